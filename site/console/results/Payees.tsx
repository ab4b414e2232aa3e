import { useState } from 'preact/hooks'
import type { Reply } from '../../ui/call.ts'
import { moneyText } from '../../ui/money.ts'
import { language } from '../../ui/words.ts'
import { useEvent } from '../frame/useEvent.ts'
import { PayDialog } from './PayDialog.tsx'
import type { Words } from './Results.tsx'

type Settlement = Reply<'getSettlement'>
export type Payee = Settlement['payees'][number]

type PayeesProps = {
  readonly settlement: Settlement
  readonly eventId: string
  readonly mayPay: boolean
  readonly words: Words
}

/** Everybody who wins money, over all leaderboards, and what was handed out. */
export function Payees({ settlement, eventId, mayPay, words }: PayeesProps) {
  const { setup } = useEvent()
  const [paying, pay] = useState<Payee | undefined>()
  const { currency, payees, purses } = settlement
  const money = (cents: number) => moneyText(cents, currency)
  const boardName = new Map(setup.leaderboards.map(({ leaderboardId, name }) => [leaderboardId, name]))
  const sum = (of: (payee: Payee) => number) => payees.reduce((all, payee) => all + of(payee), 0)
  const wonOf = (purse: Settlement['purses'][number]) =>
    payees
      .flatMap(({ prizes }) => prizes)
      .filter(({ leaderboardId, flight }) => leaderboardId === purse.leaderboardId && flight === purse.flight)
      .reduce((all, { cents }) => all + cents, 0)
  if (purses.length === 0 && payees.length === 0) return <p class="quiet">{words.noPrizes}</p>
  return (
    <section class="panel scrolls" aria-label={words.payees}>
      {purses.map(purse => {
        const above = wonOf(purse) - purse.purseCents
        const board = [purse.name, purse.flight].filter(Boolean).join(', ')
        return (
          above > 0 && (
            <p class="banner" key={board}>
              {words.abovePurse({ board, above: money(above) })}
            </p>
          )
        )
      })}
      <table class="list">
        <caption>
          {words.payees}{' '}
          <span class="quiet">
            {words.paidSoFar({
              given: money(sum(({ given }) => given?.cents ?? 0)),
              due: money(sum(({ dueCents }) => dueCents)),
            })}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col" class="end">
              {words.due}
            </th>
            <th scope="col">{words.given}</th>
            <th scope="col" class="end">
              <span class="hidden">{words.pay}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {payees.map(payee => (
            <tr key={payee.payeeId ?? payee.name}>
              <th scope="row">
                {payee.name}
                <small>
                  {payee.prizes
                    .map(({ leaderboardId, flight, label, cents }) =>
                      [boardName.get(leaderboardId), flight, label, money(cents)].filter(Boolean).join(' '),
                    )
                    .join(' · ')}
                </small>
              </th>
              <td class="end">{money(payee.dueCents)}</td>
              <td>
                <Paid payee={payee} money={money} words={words} />
              </td>
              <td class="end">
                {mayPay && payee.payeeId !== undefined && (
                  <button type="button" class="button tight" onClick={() => pay(payee)}>
                    {payee.given ? words.change : words.pay}
                    <span class="hidden"> {payee.name}</span>
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {paying && (
        <PayDialog payee={paying} eventId={eventId} currency={currency} words={words} onClose={() => pay(undefined)} />
      )}
    </section>
  )
}

type PaidProps = { readonly payee: Payee; readonly money: (cents: number) => string; readonly words: Words }

function Paid({ payee: { dueCents, given }, money, words }: PaidProps) {
  const { timeZone } = useEvent().setup
  const open = dueCents - (given?.cents ?? 0)
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone })
  return (
    <>
      {given && money(given.cents)}{' '}
      {open > 0 && <span class="tag warn">{words.stillDue({ amount: money(open) })}</span>}
      {open < 0 && <span class="tag harm">{words.tooMuch({ amount: money(-open) })}</span>}
      {open === 0 && given && <span class="tag good">{words.paid}</span>}
      {given && (
        <small>
          {paidInWords(given, day, words)}
          {given.note !== undefined && ` · ${given.note}`}
        </small>
      )}
    </>
  )
}

type Given = NonNullable<PaidProps['payee']['given']>

function paidInWords({ method, at, by }: Given, days: Intl.DateTimeFormat, words: PaidProps['words']): string {
  const said = { method: words.methods[method] ?? method, day: days.format(new Date(at)) }
  return by === undefined ? words.paidOn(said) : words.paidBy({ ...said, by })
}
