/** The parts of *Money*, but the table of places. */
import { Segments } from '../../ui/Segments.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { Row } from './Row.tsx'
import { Several } from './Several.tsx'
import { TypedField, TypedInput } from './TypedField.tsx'
import { useBoard } from './useBoard.ts'
import { useMoney } from './useMoney.ts'

export function Fee() {
  const { words } = useBoard()
  const { entries, currency } = useMoney()
  return (
    <TypedField
      at="/payouts/feeCents"
      kind="cents"
      label={words.parts.fee}
      before={words.sides({ count: entries })}
      after={currency}
    />
  )
}

export function Added() {
  const { words, settings } = useBoard()
  const { currency, flights, moneyText } = useMoney()
  const purses = flights.map(({ name, purseCents }) =>
    [flights.length > 1 && name, moneyText(purseCents)].filter(Boolean).join(' '),
  )
  const hint = settings.payouts ? words.purseIs({ purse: purses.join(', ') }) : undefined
  return (
    <TypedField
      at="/payouts/addedCents"
      kind="cents"
      label={words.parts.added}
      after={currency}
      {...(hint !== undefined && { hint })}
    />
  )
}

/** Whether a player can win on several leaderboards, and which prize is kept. */
export function OnePrize() {
  const { settings, set, detail, next, words } = useBoard()
  const { setup } = useEvent()
  const onePrize = settings.payouts?.onePrize
  const at = '/payouts/onePrize'
  const label = words.parts.onePrize
  const value = onePrize ? (onePrize.rule ?? 'precedence') : ''
  const options = Object.entries(words.onePrizes).map(([one, name]) => ({ value: one, words: name }))
  const group = onePrize?.group ?? words.onePrizeGroup
  const shared = (next ?? detail).sharesPrizeWith
  const names = setup.leaderboards.flatMap(one => (shared.includes(one.leaderboardId) ? [one.name] : []))
  return (
    <>
      <Row {...{ at, label }}>
        {({ 'aria-invalid': _, ...ids }) => (
          <Segments
            {...{ label, value, options }}
            about={{ ...ids, 'data-at': `${at}/rule` }}
            onChoose={rule => set(at, rule === '' ? undefined : { group, ...(rule === 'higherMoney' && { rule }) })}
          />
        )}
      </Row>
      {onePrize && (
        <TypedField
          at={`${at}/group`}
          kind="text"
          look=""
          maxLength={60}
          from={null}
          label={words.onePrizeWith}
          hint={names.length > 0 ? words.sharesWith({ names: names.join(', ') }) : words.sharesWithNobody}
        />
      )}
    </>
  )
}

/** What is taken out of the purse before the places are paid. */
export function CarveOuts() {
  const { settings, words } = useBoard()
  const { carveOuts = [] } = settings.payouts ?? {}
  return (
    <Row at="/payouts/carveOuts" label={words.parts.carveOuts} hint={words.carveOutsHint}>
      {() => (
        <Several
          list={carveOuts}
          at="/payouts/carveOuts"
          most={20}
          nameOf={n => carveOuts[n]?.name || words.carveOut({ n: n + 1 })}
          add={words.addCarveOut}
          begin={() => ({ name: words.carveOut({ n: carveOuts.length + 1 }), cents: 0 })}
        >
          {n => <CarveOutFields n={n} />}
        </Several>
      )}
    </Row>
  )
}

const kindsOfCarveOut = ['cents', 'centsPerEntry', 'percentThousandths'] as const

function CarveOutFields({ n }: { readonly n: number }) {
  const { settings, set, words } = useBoard()
  const { currency } = useMoney()
  const one = settings.payouts?.carveOuts?.[n]
  const kind = kindsOfCarveOut.find(each => one && each in one) ?? 'cents'
  const at = `/payouts/carveOuts/${n}`
  const amount = `${at}/${kind}`
  const value = (one as Partial<Record<typeof kind, number>> | undefined)?.[kind]
  return (
    <>
      <TypedField at={`${at}/name`} kind="text" look="" maxLength={60} from={null} label={words.parts.name} />
      <Row at={amount} label={words.amount} from={null}>
        {ids => (
          <span class="typed">
            <TypedInput
              ids={ids}
              kind={kind === 'percentThousandths' ? 'percent' : 'cents'}
              value={value}
              onValue={next => set(amount, next ?? 0)}
            />
            {kind === 'percentThousandths' ? '%' : currency}
            <select
              class="input select"
              aria-label={words.amountIs}
              value={kind}
              onChange={({ currentTarget }) => set(at, { name: one?.name, [currentTarget.value]: 0 })}
            >
              {kindsOfCarveOut.map(each => (
                <option key={each} value={each} selected={each === kind}>
                  {words.carveOutKinds[each]}
                </option>
              ))}
            </select>
          </span>
        )}
      </Row>
    </>
  )
}

export function PotOf() {
  const { words } = useBoard()
  return <ChoiceField at="/payouts/potOf" label={words.parts.potOf} hint={words.potOfHint} choices={words.potsOf} />
}

export function EmptyPlaces() {
  const { words } = useBoard()
  return <ChoiceField at="/payouts/emptyPlaces" label={words.parts.emptyPlaces} choices={words.emptyPlaces} />
}

export function TeamPrize() {
  const { words } = useBoard()
  return <ChoiceField at="/payouts/teamPrize" label={words.parts.teamPrize} choices={words.teamPrizes} />
}
