import { Icon } from '../../ui/Icon.tsx'
import { percentLabel } from '../../ui/words.ts'
import { amountsOf, moreFor, slicesOf, sumOf, tableWith, valuesOf, type WayOut, waysOut } from './purse.ts'
import { useBoard } from './useBoard.ts'
import { useMoney } from './useMoney.ts'

/** All places of a flight in one bar beside its purse; what is too much is hatched, with the ways out. */
export function Pot({ at }: { readonly at: number }) {
  const { words } = useBoard()
  const { flights, payouts, moneyText } = useMoney()
  const flight = flights[at]
  if (!flight) return null
  const { purseCents, name } = flight
  const amounts = amountsOf(payouts, purseCents)
  const paid = sumOf(amounts)
  const whole = Math.max(paid, purseCents, 1)
  const texts = { paid: moneyText(paid), purse: moneyText(purseCents) }
  const part = (cents: number) => ({ flexGrow: cents })
  return (
    <div class="pot">
      {flights.length > 1 && <p class="lab">{name}</p>}
      <div class="bar" role="img" aria-label={words.potIs(texts)}>
        {slicesOf(amounts, purseCents).map(({ inside, over }, n) => (
          <span key={String(n)} class="slice" style={part(inside + over)}>
            {inside > 0 && <i style={part(inside)}>{inside * 12 > whole && moneyText(inside)}</i>}
            {over > 0 && <i class="over" style={part(over)} />}
          </span>
        ))}
        {paid < purseCents && <span class="rest" style={part(purseCents - paid)} />}
      </div>
      <p aria-hidden="true">
        <span>{words.placesPay(texts)}</span> <b>{words.purse(texts)}</b>
      </p>
      <TooMuch at={at} />
    </div>
  )
}

const hundredPercent = 100_000

/** That a table of its own comes to more than there is, and the ways out as buttons. */
function TooMuch({ at }: { readonly at: number }) {
  const { set, words } = useBoard()
  const { flights, payouts, entries, moneyText } = useMoney()
  const { table, addedCents = 0 } = payouts
  const flight = flights[at]
  if (!flight || typeof table !== 'object') return null
  const isMoney = 'cents' in table
  const values = valuesOf(table)
  const most = isMoney ? flight.purseCents : hundredPercent
  const ways = waysOut(values, most, isMoney)
  if (ways.length === 0) return null
  const text = (value: number) => (isMoney ? moneyText(value) : percentLabel(value / 1000))
  const needed = (cents: number) => moreFor(cents, payouts, flight.entries, entries)
  const take = (way: WayOut) =>
    way.kind === 'clubAdds'
      ? set('/payouts/addedCents', addedCents + needed(way.cents))
      : set('/payouts/table', tableWith(table, way.values))
  const says = (way: WayOut) => {
    if (way.kind === 'clubAdds') return words.waysOut.clubAdds({ amount: text(needed(way.cents)) })
    if (way.kind === 'firstLess') return words.waysOut.firstLess({ amount: text(way.values[0] ?? 0) })
    return words.waysOut.dropLast({ n: values.length, amount: text(sumOf(way.values)) })
  }
  return (
    <div class="banner warn" role="status">
      <Icon name="warn" />
      <span>{words.tooMuch({ amount: text(sumOf(values) - most) })}</span>
      <span class="acts">
        {ways.map(way => (
          <button key={way.kind} type="button" class="button tight" onClick={() => take(way)}>
            {says(way)}
          </button>
        ))}
      </span>
    </div>
  )
}
