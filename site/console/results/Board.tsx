import { useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { useQuery } from '../../ui/data.ts'
import { lazy } from '../../ui/lazy.tsx'
import { moneyText } from '../../ui/money.ts'
import type { LeaderboardSummary } from '../frame/leaderboardSummary.ts'
import type { Words } from './Results.tsx'
import { levelWith } from './ties.ts'
import { toParText } from './toParText.ts'
import { Winners } from './Winners.tsx'

const TieDialog = lazy(() => import('./TieDialog.tsx').then(one => one.TieDialog))
const WhyDialog = lazy(() => import('./WhyDialog.tsx').then(one => one.WhyDialog))

type Standings = Reply<'getStandings'>
export type Row = Standings['flights'][number]['rows'][number]

type BoardProps = {
  readonly standings: Standings
  readonly board: LeaderboardSummary
  readonly mayEdit: boolean
  readonly words: Words
}

/** What should be settled before the results are right. Standings say it in English, the leaderboard in the reader's language. */
function Warnings({ eventId, leaderboardId }: Pick<Standings, 'eventId' | 'leaderboardId'>) {
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

/** A leaderboard as it stands: places with their reasons, ties to break, prizes and what is left of the purse. */
export function Board({ standings, board, mayEdit, words }: BoardProps) {
  const [asked, ask] = useState<Row | undefined>()
  const [tied, breakTie] = useState<readonly Row[] | undefined>()
  const { currency, final, flights, unit } = standings
  const money = (cents: number) => moneyText(cents, currency)
  // Skins and contests pay what was won on each, whoever has as many.
  const mayBreakTies = mayEdit && final && unit !== 'skins' && unit !== 'shares'
  const sumsOf = (purse: number, won: number, left: number) =>
    won > purse
      ? words.sumsAbove({ purse: money(purse), given: money(won), above: money(won - purse) })
      : words.sums({ purse: money(purse), given: money(won), left: money(left) })
  const hasMoney = flights.some(({ purseCents }) => purseCents !== undefined)
  return (
    <>
      {standings.warnings && <Warnings {...standings} />}
      {!final && <p class="quiet">{words.notFinal}</p>}
      {board.format === 'winnerTrash' && (
        <Winners rows={flights.flatMap(({ rows }) => rows)} board={board} mayEdit={mayEdit} words={words} />
      )}
      {flights.map(({ flightId, name, rows, purseCents, undistributedCents = 0 }) => (
        <section class="panel scrolls" key={flightId ?? 0}>
          <table class="list">
            <caption>
              {name ?? standings.name}
              {purseCents !== undefined && (
                <span class="quiet"> {sumsOf(purseCents, wonCents(rows), undistributedCents)}</span>
              )}
            </caption>
            <thead>
              <tr>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.name}</th>
                <th scope="col" class="end">
                  {words.value[unit]}
                </th>
                {hasMoney && (
                  <th scope="col" class="end">
                    {words.prize}
                  </th>
                )}
                <th scope="col" class="end">
                  <span class="hidden">{words.why}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.length === 0 && (
                <tr>
                  <td colSpan={5} class="quiet">
                    {words.nobody}
                  </td>
                </tr>
              )}
              {rows.map((row, at) => {
                const level = levelWith(rows, row)
                return (
                  <tr key={row.sideId}>
                    <td>{row.label}</td>
                    <th scope="row">{row.name}</th>
                    <td class="end">
                      {row.value}
                      {row.toPar !== null && (
                        <small>
                          <span class="hidden">{words.toPar} </span>
                          {toParText(row.toPar)}
                        </small>
                      )}
                    </td>
                    {hasMoney && <td class="end">{row.payoutCents ? prizeText(row, money, words) : ''}</td>}
                    <td class="end">
                      {mayBreakTies && level.length > 1 && rows.indexOf(level[0] ?? row) === at && (
                        <button type="button" class="button tight" onClick={() => breakTie(level)}>
                          {words.resolve}
                        </button>
                      )}
                      {row.thru > 0 && (
                        <button
                          type="button"
                          class="button plain tight"
                          aria-label={words.whyTitle({ name: row.name })}
                          onClick={() => ask(row)}
                        >
                          {words.why}
                        </button>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      ))}
      {asked && <WhyDialog row={asked} board={board} words={words} onClose={() => ask(undefined)} />}
      {tied && <TieDialog rows={tied} board={board} words={words} onClose={() => breakTie(undefined)} />}
    </>
  )
}

/** What the side wins, and what each of its players gets of it. */
function prizeText({ payoutCents = 0, playerPayoutsCents }: Row, money: (cents: number) => string, words: Words) {
  const shares = [...new Set(playerPayoutsCents ?? [])]
  return shares.length === 1 && shares[0] !== undefined && playerPayoutsCents && playerPayoutsCents.length > 1
    ? words.each({ amounts: money(shares[0]) })
    : money(payoutCents)
}

/** What the rows have won together. */
function wonCents(rows: readonly Row[]): number {
  return rows.reduce((sum, { payoutCents = 0 }) => sum + payoutCents, 0)
}
