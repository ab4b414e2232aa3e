import { Link } from '../../ui/router.tsx'
import { handicapLabel } from '../../ui/words.ts'
import { useEvent } from '../frame/useEvent.ts'
import { mayIn } from '../session.ts'
import type { Part, Words } from './Matches.tsx'
import { type Flight, leaderOf, type Match, nameOf, stateOf, strokesOf, type Which } from './match.ts'
import { OutcomeForm } from './OutcomeForm.tsx'

type OpenMatchProps = { readonly part: Part; readonly match: Match; readonly words: Words }

/** One match hole by hole, and how it ended. */
export function OpenMatch({ part, match, words }: OpenMatchProps) {
  const { setup, eventId } = useEvent()
  const flight = part.round.flights.find(one => one.matches.includes(match))
  if (!flight) return null
  const names = { a: nameOf(match.a.sideIds, flight.sides), b: nameOf(match.b.sideIds, flight.sides) }
  const leader = leaderOf(match)
  return (
    <section class="panel open-match" aria-label={words.between(names)}>
      <div class="versus board-ground">
        <Head which="a" {...{ match, flight, words }} />
        <span class={`plate ${leader ? `leads-${leader}` : ''}`}>{stateOf(match, setup.timeZone, words)}</span>
        <Head which="b" {...{ match, flight, words }} />
      </div>
      <Holes {...{ match, names, words }} />
      {match.outcome?.by === 'concession' ? (
        <p class="conceded quiet">
          {words.stands}{' '}
          <Link to="log" params={{ eventId }}>
            {words.toLog}
          </Link>
        </p>
      ) : (
        mayIn(setup.communityId, 'event.edit') && <OutcomeForm {...{ part, match, names, words }} />
      )}
    </section>
  )
}

type HeadProps = { readonly which: Which; readonly match: Match; readonly flight: Flight; readonly words: Words }

/** A side with the handicap of each of its players and the strokes of the match. */
function Head({ which, match, flight, words }: HeadProps) {
  const side = match[which]
  const balls = side.sideIds.flatMap(id => flight.sides.find(one => one.sideId === id)?.balls ?? [])
  const handicaps = balls.map(({ hcPlaying }) => handicapLabel(hcPlaying ?? undefined)).join(', ')
  const leader = leaderOf(match)
  return (
    <div class={leader !== null && leader !== which ? 'behind' : ''}>
      <b class="serif">
        <bdi>{nameOf(side.sideIds, flight.sides)}</bdi>
      </b>
      <small>{[words.playsOff({ handicaps }), strokesOf(side, words)].filter(one => one !== '').join(', ')}</small>
    </div>
  )
}

type HolesProps = {
  readonly match: Match
  readonly names: Readonly<Record<Which, string>>
  readonly words: Words
}

/** The holes in the order of play, each in the colour of who has won it. */
function Holes({ match, names, words }: HolesProps) {
  const played = match.holes.slice(0, match.thru)
  const won = (who: Which | 'halved') => played.filter(({ winner }) => winner === who).length
  const said = { a: names.a, b: names.b, halved: words.halved }
  return (
    <div class="holes-of-match">
      <ol class="match-holes">
        {match.holes.map(({ hole, winner }, at) => {
          const kind = at < match.thru ? winner : null
          return (
            <li key={hole} class={kind ?? 'open'}>
              {hole}
              <span class="hidden"> {kind === null ? words.open : said[kind]}</span>
            </li>
          )
        })}
      </ol>
      {played.length > 0 && (
        <p class="legend">
          <span class="a">{words.holesOf({ name: names.a, holes: won('a') })}</span>
          <span class="b">{words.holesOf({ name: names.b, holes: won('b') })}</span>
          <span class="halved">{words.halvedHoles({ holes: won('halved') })}</span>
        </p>
      )}
    </div>
  )
}
