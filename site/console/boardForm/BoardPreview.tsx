import { useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { Segments } from '../../ui/Segments.tsx'
import { toParText } from '../results/toParText.ts'
import { useBoard } from './useBoard.ts'
import { useMoney } from './useMoney.ts'

type Flight = Reply<'getStandings'>['flights'][number]
type Row = Flight['rows'][number]

const mostShown = 15

/** How the cards of now stand when they are counted as the draft says. */
export function BoardPreview() {
  const { now, next, isDirty, detail, words } = useBoard()
  const [chosen, choose] = useState('0')
  const flights = next?.standings ?? now?.flights ?? []
  const flight = flights[Number(chosen)] ?? flights[0]
  const options = flights.map(({ name = '' }, at) => ({ value: String(at), words: name }))
  const warnings = (next ?? detail).warnings
  const before = now?.flights.find(one => one.flightId === flight?.flightId)
  return (
    <section class="panel" id="counted" aria-labelledby="counted-head" aria-busy={isDirty && !next}>
      <header class="panel-head">
        <h2 id="counted-head">{words.counted}</h2>
      </header>
      {flights.length > 1 && (
        <div class="which">
          <Segments label={words.flights} value={chosen} options={options} onChoose={choose} />
        </div>
      )}
      {flight && flight.rows.length > 0 ? (
        <Rows {...{ flight, before }} />
      ) : (
        <p class="quiet padded">{words.nobodyCounts}</p>
      )}
      {warnings.map(one => (
        <p class="banner" role="status" key={one}>
          {one}
        </p>
      ))}
    </section>
  )
}

function Rows({ flight, before }: { readonly flight: Flight; readonly before: Flight | undefined }) {
  const { words, now, isDirty } = useBoard()
  const rows = flight.rows.slice(0, mostShown)
  const paid = rows.findLastIndex(row => (row.payoutCents ?? 0) > 0)
  const isMoney = rows.some(row => row.payoutCents !== undefined)
  const toPar = rows.some(row => row.toPar !== null)
  return (
    <>
      <table class="counted">
        <caption class="hidden">{words.counted}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.place}</th>
            <th scope="col">{words.parts.name}</th>
            <th scope="col" class="r">
              {toPar ? words.columns.toPar : words.columns.value}
            </th>
            <th scope="col" class="r">
              {words.columns.thru}
            </th>
            {isMoney && (
              <th scope="col" class="r">
                {words.columns.prize}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Line
              key={row.sideId}
              {...{ row, before, toPar, isMoney }}
              isLastPaid={at === paid && at < rows.length - 1}
            />
          ))}
        </tbody>
      </table>
      <p class="foot-note">
        {words.entries({ count: flight.entries })} {now && isDirty && before !== flight && words.movedOnes}
      </p>
    </>
  )
}

type LineProps = {
  readonly row: Row
  readonly before: Flight | undefined
  readonly toPar: boolean
  readonly isMoney: boolean
  /** Nobody below wins anything. */
  readonly isLastPaid: boolean
}

function Line({ row, before, toPar, isMoney, isLastPaid }: LineProps) {
  const { next, words } = useBoard()
  const { moneyText } = useMoney()
  const decided = next?.decided?.find(one => one.sideId === row.sideId)
  const look = [isMoved(row, before) && 'moved', isLastPaid && 'last-paid'].filter(Boolean).join(' ')
  return (
    <tr class={look}>
      <td>{row.label}</td>
      <th scope="row">
        {row.name}
        {decided && <small>{decided.by}</small>}
      </th>
      <td class={`r par ${(row.toPar ?? 0) < 0 ? 'under' : ''}`}>
        {toPar && row.toPar !== null ? toParText(row.toPar) : row.value}
      </td>
      <td class="r quiet">{row.thru > 0 && (row.status === 'complete' ? words.columns.in : row.thru)}</td>
      {isMoney && <td class="r money">{row.payoutCents ? moneyText(row.payoutCents) : ''}</td>}
    </tr>
  )
}

/** Whether the side stands elsewhere, or wins something else, than it does now. */
function isMoved(row: Row, before: Flight | undefined): boolean {
  const was = before?.rows.find(one => one.sideId === row.sideId)
  return !was || was.label !== row.label || (was.payoutCents ?? 0) !== (row.payoutCents ?? 0)
}
