import { Spark } from '../../ui/Spark.tsx'
import { handicapLabel } from '../../ui/words.ts'
import type { Columns } from './Board.tsx'
import type { Words } from './Results.tsx'
import { type Row, roundTotals, type SideInPlay, type Standings, totalOf } from './rows.ts'
import { toParText } from './toParText.ts'

type LineProps = {
  readonly row: Row
  readonly standings: Standings
  readonly columns: Columns
  readonly side: SideInPlay | undefined
  /** A line across the table says that the prizes end here. */
  readonly isLastPaid: boolean
  readonly money: (cents: number) => string
  readonly words: Words
  readonly onAsk: () => void
}

/** A side of a leaderboard: a total stands only where the rounds are in. */
export function BoardLine({ row, standings, columns, side, isLastPaid, money, words, onAsk }: LineProps) {
  const isShared = standings.final && row.tied && (row.payoutCents ?? 0) > 0
  return (
    <>
      <tr class={isShared ? 'shared' : undefined}>
        <td>{row.label}</td>
        <th scope="row">{row.name}</th>
        {columns.line && <td class="end quiet rare">{handicapLabel(side?.playingHandicap)}</td>}
        {columns.toPar && <ToPar strokes={row.toPar} />}
        {columns.line && <td class="rare">{side && <Spark toPar={side.toPar} />}</td>}
        {columns.thru && <td class="end">{thruText(row, words)}</td>}
        <Totals {...{ row, standings, columns }} />
        {columns.money && <td class="end money">{row.payoutCents ? prizeText(row, money, words) : ''}</td>}
        <td class="end">
          {row.thru > 0 && (
            <button
              type="button"
              class="button plain tight"
              aria-label={words.whyTitle({ name: row.name })}
              onClick={onAsk}
            >
              {words.why}
            </button>
          )}
        </td>
      </tr>
      {isLastPaid && (
        <tr class="prizes-end">
          <td colSpan={12}>
            <span>{words.prizesToHere}</span>
          </td>
        </tr>
      )}
    </>
  )
}

/** Under par as on boards: what is under is red. */
function ToPar({ strokes }: { readonly strokes: number | null }) {
  if (strokes === null) return <td />
  return (
    <td class={strokes < 0 ? 'end par under' : strokes === 0 ? 'end par even' : 'end par'}>{toParText(strokes)}</td>
  )
}

function Totals({ row, standings, columns }: Pick<LineProps, 'row' | 'standings' | 'columns'>) {
  // Strokes on different holes are not compared; points and skins are what was won so far.
  const value = columns.toPar ? totalOf(row, standings) : row.value
  return (
    <>
      {columns.rounds &&
        roundTotals(row, standings).map((total, at) => (
          <td class="end rare" key={standings.rounds[at]?.round}>
            {total}
          </td>
        ))}
      <td class={columns.toPar ? 'end rare' : 'end'}>
        <strong>{value}</strong>
      </td>
    </>
  )
}

function thruText({ thru, status }: Row, words: Words): string {
  if (status === 'complete') return words.finishedShort
  return thru > 0 ? String(thru) : ''
}

/** What the side wins, and what each of its players gets of it. */
function prizeText({ payoutCents = 0, playerPayoutsCents }: Row, money: (cents: number) => string, words: Words) {
  const shares = [...new Set(playerPayoutsCents ?? [])]
  return shares.length === 1 && shares[0] !== undefined && playerPayoutsCents && playerPayoutsCents.length > 1
    ? words.each({ amounts: money(shares[0]) })
    : money(payoutCents)
}
