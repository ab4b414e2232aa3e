import type { Reply } from '../../ui/call.ts'
import { moneyText } from '../../ui/money.ts'
import type { Words } from './Results.tsx'

type DeskProps = {
  readonly check: Reply<'checkResults'>
  readonly settlement: Reply<'getSettlement'>
  /** Of the event. */
  readonly state: string
  readonly words: Words
}

type Step = { readonly name: keyof Words['steps']; readonly text: string; readonly done: boolean }

/** The last hour as a line: cards, differences, ties, prizes, official. What is next is in brass. */
export function DeskLine(props: DeskProps) {
  const steps = stepsOf(props)
  const next = steps.findIndex(({ done }) => !done)
  return (
    <ol class="panel desk-line">
      {steps.map(({ name, text, done }, at) => (
        <li
          key={name}
          class={done ? 'done' : at === next ? 'is-next' : undefined}
          aria-current={at === next ? 'step' : undefined}
        >
          <strong>{props.words.steps[name]}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}

function stepsOf({ check: { cards, ties }, settlement, state, words }: DeskProps): readonly Step[] {
  const isOver = state === 'completed' || state === 'official'
  const { above, won, purse } = sumsOf(settlement)
  const money = (cents: number) => moneyText(cents, settlement.currency)
  return [
    {
      name: 'cards',
      text: cards.all === 0 ? words.noCards : words.cardsSigned({ signed: cards.all - cards.unsigned, all: cards.all }),
      done: cards.all > 0 && cards.unsigned === 0,
    },
    {
      name: 'differences',
      text: words.differencesOpen({ count: cards.differing }),
      done: isOver && cards.differing === 0,
    },
    {
      name: 'ties',
      text: tiesText({ count: ties.length, state, words }),
      done: state === 'official' || (isOver && ties.length === 0),
    },
    {
      name: 'prizes',
      text:
        purse === 0
          ? words.noMoney
          : above > 0
            ? words.overPurse({ amount: money(above) })
            : words.paidOf({ given: money(won), purse: money(purse) }),
      done: isOver && above === 0,
    },
    {
      name: 'official',
      text: state === 'official' ? words.officialNow : words.officialThen,
      done: state === 'official',
    },
  ]
}

/** All purses of the event, what is won of them, and what prizes pay above the purse that they come from. */
export function sumsOf({ purses, payees }: Reply<'getSettlement'>) {
  const prizes = payees.flatMap(payee => payee.prizes)
  const wonOf = (purse: Reply<'getSettlement'>['purses'][number]) =>
    prizes
      .filter(({ leaderboardId, flight }) => leaderboardId === purse.leaderboardId && flight === purse.flight)
      .reduce((all, { cents }) => all + cents, 0)
  return {
    purse: purses.reduce((sum, { purseCents }) => sum + purseCents, 0),
    won: prizes.reduce((sum, { cents }) => sum + cents, 0),
    above: purses.reduce((sum, purse) => sum + Math.max(0, wonOf(purse) - purse.purseCents), 0),
  }
}

function tiesText({
  count,
  state,
  words,
}: {
  readonly count: number
  readonly state: string
  readonly words: Words
}): string {
  if (state === 'official') return words.tiesShared({ count })
  return state === 'completed' ? words.tiesOpen({ count }) : words.tiesLater
}
