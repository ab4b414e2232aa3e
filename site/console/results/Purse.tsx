import { moneyText } from '../../ui/money.ts'
import type { Words } from './Results.tsx'
import { type Flight, paidPlaces, wonCents } from './rows.ts'

type PurseProps = { readonly flight: Flight; readonly currency: string | undefined; readonly words: Words }

/** What each place of a flight pays, as bars that add up to what is paid out. */
export function Purse({ flight: { rows, purseCents, undistributedCents = 0 }, currency, words }: PurseProps) {
  if (purseCents === undefined) return null
  const money = (cents: number) => moneyText(cents, currency)
  const places = paidPlaces(rows)
  const most = Math.max(1, ...places.map(({ cents }) => cents))
  const won = wonCents(rows)
  return (
    <section class="panel" aria-labelledby="purse-head">
      <header class="panel-head">
        <h2 id="purse-head">{words.purse}</h2>
        <span class="end quiet">{money(purseCents)}</span>
      </header>
      {places.length > 0 && (
        <ul class="purse-bars">
          {places.map(({ label, sides, cents }) => (
            <li key={label}>
              <span>{sides > 1 ? words.severalAt({ label, sides }) : label}</span>
              <span class="track" aria-hidden="true">
                <i style={{ inlineSize: `${(100 * cents) / most}%` }} />
              </span>
              <span class="end">{money(cents)}</span>
            </li>
          ))}
        </ul>
      )}
      <p class="purse-sum">
        <span>{words.paidOut}</span>
        <strong>{money(won)}</strong>
      </p>
      {undistributedCents > 0 && <p class="quiet padded">{words.leftOver({ amount: money(undistributedCents) })}</p>}
      {won > purseCents && <p class="banner">{words.overPurse({ amount: money(won - purseCents) })}</p>}
    </section>
  )
}
