import { useState } from 'preact/hooks'
import { useQuery } from '../../ui/data.ts'
import { lazy } from '../../ui/lazy.tsx'
import { moneyText } from '../../ui/money.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import { ownStyle } from '../ownStyle.ts'
import { BoardLine } from './BoardLine.tsx'
import type { Words } from './Results.tsx'
import { type Flight, lastPaid, type Row, type Standings } from './rows.ts'

const WhyDialog = lazy(() => Promise.all([import('./WhyDialog.tsx'), ownStyle('why')]).then(([one]) => one.WhyDialog))

type BoardProps = {
  readonly standings: Standings
  readonly flight: Flight
  readonly board: LeaderboardSummary
  /** The standings are those of an earlier moment: what the cards of now show is left out. */
  readonly isPast: boolean
  readonly words: Words
}

/** What should be settled before the results are right. Standings say it in English, the leaderboard in the reader's language. */
export function Warnings({ eventId, leaderboardId }: Pick<Standings, 'eventId' | 'leaderboardId'>) {
  const board = useQuery('getLeaderboard', { params: { eventId, leaderboardId } })
  return (
    <>
      {board.data?.warnings.map(one => (
        <p class="banner" key={one}>
          {one}
        </p>
      ))}
    </>
  )
}

/** What the columns of a board are. */
export type Columns = {
  readonly toPar: boolean
  readonly rounds: boolean
  readonly line: boolean
  readonly thru: boolean
  readonly money: boolean
}

/** A flight of a leaderboard as it stands: places with their reasons, rounds that are in, and prizes. */
export function Board({ standings, flight, board, isPast, words }: BoardProps) {
  const [asked, ask] = useState<Row | undefined>()
  const params = { eventId: board.eventId, leaderboardId: board.leaderboardId }
  const inPlay = useQuery('getRoundInPlay', isPast ? undefined : { params })
  const sides = new Map(inPlay.data?.sides.map(one => [one.sideId, one]))
  const { rows } = flight
  const columns = {
    toPar: rows.some(({ toPar }) => toPar !== null),
    rounds: standings.rounds.length > 1,
    line: rows.some(({ sideId }) => sides.has(sideId)),
    thru: !standings.final,
    money: standings.flights.some(({ purseCents }) => purseCents !== undefined),
  }
  const last = lastPaid(rows)
  const money = (cents: number) => moneyText(cents, standings.currency)
  return (
    <div class="scrolls">
      <table class="list results">
        <caption class="hidden">{[standings.name, flight.name].filter(Boolean).join(', ')}</caption>
        <Head columns={columns} standings={standings} words={words} />
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={12} class="quiet">
                {words.nobody}
              </td>
            </tr>
          )}
          {rows.map((row, at) => (
            <BoardLine
              key={row.sideId}
              {...{ row, standings, columns, words, money }}
              side={sides.get(row.sideId)}
              isLastPaid={at === last}
              onAsk={() => ask(row)}
            />
          ))}
        </tbody>
      </table>
      {asked && <WhyDialog row={asked} board={board} words={words} onClose={() => ask(undefined)} />}
    </div>
  )
}

type HeadProps = { readonly columns: Columns; readonly standings: Standings; readonly words: Words }

function Head({ columns, standings: { rounds, unit, currentRound }, words }: HeadProps) {
  const round = rounds.length > 1 && currentRound !== null ? words.roundLine({ round: currentRound }) : words.round
  return (
    <thead>
      <tr>
        <th scope="col">{words.place}</th>
        <th scope="col">{words.name}</th>
        {columns.line && (
          <th scope="col" class="end rare">
            {words.handicapShort}
          </th>
        )}
        {columns.toPar && (
          <th scope="col" class="end">
            {words.toPar}
          </th>
        )}
        {columns.line && (
          <th scope="col" class="rare">
            {round}
          </th>
        )}
        {columns.thru && (
          <th scope="col" class="end">
            {words.thru}
          </th>
        )}
        {columns.rounds &&
          rounds.map(one => (
            <th scope="col" class="end rare" key={one.round}>
              {words.roundShort({ round: one.round })}
            </th>
          ))}
        <th scope="col" class={columns.toPar ? 'end rare' : 'end'}>
          {words.value[unit]}
        </th>
        {columns.money && (
          <th scope="col" class="end">
            {words.prize}
          </th>
        )}
        <th scope="col" class="end">
          <span class="hidden">{words.why}</span>
        </th>
      </tr>
    </thead>
  )
}
