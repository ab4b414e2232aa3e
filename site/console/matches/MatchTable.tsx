import { Icon } from '../../ui/Icon.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { HoleStrip } from './HoleStrip.tsx'
import type { Part, Words } from './Matches.tsx'
import {
  type Flight,
  isUnderWay,
  leaderOf,
  type Match,
  nameOf,
  nextHole,
  startOf,
  stateOf,
  strokesOf,
  type Which,
} from './match.ts'
import { seatOf, useSeats } from './useSeats.ts'

type MatchTableProps = {
  readonly part: Part
  readonly openId: string | undefined
  readonly onOpen: (matchId: string) => void
  readonly words: Words
}

/** The matches of each flight, one a row: who, how it stands, and where they are. */
export function MatchTable({ part, openId, onOpen, words }: MatchTableProps) {
  const places = useSeats(part, words)
  return (
    <div ref={places.root} class={places.carried === undefined ? 'match-list' : 'match-list carrying'}>
      {part.round.flights.map(flight => (
        <section class="panel" key={flight.flightId ?? 0}>
          <table class="list matches">
            <caption>
              {flight.name ?? part.board.name} <span class="quiet">{aboutFlight(flight, words)}</span>
            </caption>
            <thead class="hidden">
              <tr>
                <th scope="col">{words.time}</th>
                <th scope="col">{words.side}</th>
                <th scope="col">{words.state}</th>
                <th scope="col">{words.side}</th>
                <th scope="col">{words.where}</th>
              </tr>
            </thead>
            <tbody>
              {flight.matches.length === 0 && (
                <tr>
                  <td colSpan={5} class="quiet">
                    {words.none}
                  </td>
                </tr>
              )}
              {flight.matches.map((match, at) => (
                <Row
                  key={match.matchId}
                  {...{ match, flight, carried: places.carried, onOpen, words }}
                  isOpen={match.matchId === openId}
                  isFirst={at === 0}
                />
              ))}
            </tbody>
          </table>
          <Free {...{ flight, carried: places.carried, words }} />
        </section>
      ))}
      <p class="quiet">{words.strip}</p>
    </div>
  )
}

/** How many are in a flight, and who has nobody to play. */
function aboutFlight({ sides, matches, bye, without }: Flight, words: Words): string {
  const alone = bye === undefined ? without : [bye]
  const about = words.flightSums({ sides: sides.length, matches: matches.length })
  if (alone.length === 0) return about
  const names = nameOf(alone.slice(0, 3), sides)
  if (bye !== undefined) return `${about} ${words.hasBye({ name: names })}`
  return `${about} ${words.without({ count: alone.length })}`
}

type RowProps = {
  readonly match: Match
  readonly flight: Flight
  readonly isOpen: boolean
  readonly isFirst: boolean
  /** The seat of the side that is carried. */
  readonly carried: string | undefined
  readonly onOpen: (matchId: string) => void
  readonly words: Words
}

function Row({ match, flight, isOpen, isFirst, carried, onOpen, words }: RowProps) {
  const { timeZone } = useEvent().setup
  const names = nameOf(match.a.sideIds, flight.sides)
  return (
    <tr class={isOpen ? 'chosen' : ''} aria-current={isOpen ? 'true' : undefined}>
      <td class="tee-time">{match.start && startOf(match.start, timeZone)}</td>
      <th scope="row" class="first-side">
        <Side which="a" {...{ match, flight, isFirst, carried, words }} />
      </th>
      <td class="middle">
        <button
          type="button"
          class="match-state"
          aria-label={words.openMatch({
            a: names,
            b: nameOf(match.b.sideIds, flight.sides),
            state: stateOf(match, timeZone, words),
          })}
          onClick={() => onOpen(match.matchId)}
        >
          <strong>{stateOf(match, timeZone, words)}</strong>
          <HoleStrip match={match} />
        </button>
      </td>
      <td class="second-side">
        <Side which="b" {...{ match, flight, isFirst, carried, words }} />
      </td>
      <td class="end where">
        <Where match={match} words={words} />
      </td>
    </tr>
  )
}

type SideProps = Omit<RowProps, 'isOpen' | 'onOpen'> & { readonly which: Which }

/** A side with what it receives; bold while it leads. It can be lifted and put onto another one. */
function Side({ which, match, flight, isFirst, carried, words }: SideProps) {
  const side = match[which]
  const strokes = strokesOf(side, words)
  const seat = seatOf({ matchId: match.matchId, which })
  return (
    <button
      type="button"
      class={`match-side ${leaderOf(match) === which ? 'leads' : ''} ${carried === seat ? 'carried' : ''}`}
      data-slot
      data-person={seat}
      data-place={seat}
      tabIndex={isFirst && which === 'a' ? 0 : -1}
    >
      <bdi>{nameOf(side.sideIds, flight.sides)}</bdi>
      {strokes !== '' && <small>{strokes}</small>}
    </button>
  )
}

/** Who has no match: put onto a side, somebody takes its place. */
function Free({ flight, carried, words }: Pick<RowProps, 'flight' | 'carried' | 'words'>) {
  const free = flight.bye === undefined ? flight.without : [flight.bye]
  if (free.length === 0) return null
  return (
    <p class="match-free">
      <span class="quiet">{words.free}</span>
      {free.map(sideId => (
        <button
          key={sideId}
          type="button"
          class={`match-side ${carried === seatOf({ sideId }) ? 'carried' : ''}`}
          data-slot
          data-person={seatOf({ sideId })}
          data-place={seatOf({ sideId })}
          tabIndex={-1}
        >
          <bdi>{nameOf([sideId], flight.sides)}</bdi>
        </button>
      ))}
    </p>
  )
}

function Where({ match, words }: { readonly match: Match; readonly words: Words }) {
  if (match.finished) return <span class="quiet">{words.final}</span>
  const hole = nextHole(match)
  if (!isUnderWay(match) || hole === undefined) return <span class="quiet">{words.toCome}</span>
  return (
    <span class="state is-live">
      <Icon name="live" />
      {words.onHole({ hole })}
    </span>
  )
}
