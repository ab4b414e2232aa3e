/** The places that are paid, as bars that add up beside the purse. */
import { prizeTables } from '../../../rules/payouts/prizeTables.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Pot } from './Pot.tsx'
import { amountsOf, tableWith, valuesOf } from './purse.ts'
import { Row } from './Row.tsx'
import { TypedInput } from './TypedField.tsx'
import { useBoard } from './useBoard.ts'
import { useMoney } from './useMoney.ts'

const mostShown = 10

/** Which table, its places, and what they come to. */
export function PlaceTable() {
  const { settings, words, errorAt } = useBoard()
  const { flights } = useMoney()
  const at = '/payouts/table'
  const error = errorAt(`/settings${at}`) ?? errorAt(`/settings${at}/percentThousandths`)
  return (
    <Row {...{ at, error }} label={words.parts.table}>
      {({ 'data-at': _, ...ids }) => (
        <div class="places-paid">
          <TableChoice ids={ids} />
          {settings.payouts && (
            <>
              <Places />
              {flights.map((flight, n) => (
                <Pot key={flight.name} at={n} />
              ))}
            </>
          )}
        </div>
      )}
    </Row>
  )
}

function TableChoice({
  ids,
}: {
  readonly ids: { readonly id: string; readonly 'aria-describedby': string | undefined }
}) {
  const { settings, set, words } = useBoard()
  const { flights, payouts } = useMoney()
  const { table } = settings.payouts ?? {}
  const value =
    table === undefined || typeof table === 'string' ? (table ?? '') : 'cents' in table ? 'cents' : 'percent'
  const choose = (next: string) => {
    const named = typeof table === 'string' ? prizeTables[table] : prizeTables.threePlaces
    // What is edited begins with what was paid so far.
    if (next === 'cents') set('/payouts/table', { cents: [...amountsOf(payouts, flights[0]?.purseCents ?? 0)] })
    else if (next === 'percent') set('/payouts/table', { percentThousandths: [...named.percentThousandths] })
    else set('/payouts/table', next === '' ? undefined : next)
  }
  const names = settings.payouts ? words.tables : { ...words.tables, '': words.noMoney }
  return (
    <select
      {...ids}
      data-at="/payouts/table"
      class="input select"
      value={value}
      onChange={event => choose(event.currentTarget.value)}
    >
      {Object.entries(names).map(([one, name]) => (
        <option key={one} value={one} selected={one === value}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** One line for each place: what it is paid, as a bar as long as it is beside the first, and who stands there. */
function Places() {
  const { settings, set, words } = useBoard()
  const { flights, payouts } = useMoney()
  const { table } = payouts
  const own = typeof table === 'object' ? table : undefined
  const [first] = flights
  const amounts = amountsOf(payouts, first?.purseCents ?? 0)
  const shown = own ? amounts : amounts.slice(0, mostShown)
  const most = Math.max(1, ...amounts)
  const add = () => own && set('/payouts/table', tableWith(own, [...valuesOf(own), valuesOf(own).at(-1) ?? 0]))
  const drop = () => own && set('/payouts/table', tableWith(own, valuesOf(own).slice(0, -1)))
  return (
    <>
      <ol class="places">
        {shown.map((cents, n) => (
          <Place key={String(n)} {...{ n, cents, most }} name={flights.length === 1 ? (first?.names[n] ?? '') : ''} />
        ))}
      </ol>
      {amounts.length > shown.length && (
        <p class="hint">{words.morePlaces({ count: amounts.length - shown.length })}</p>
      )}
      {own && (
        <p class="add-step">
          <button type="button" class="button tight" onClick={add}>
            <Icon name="add" />
            {words.addPlace}
          </button>
          {amounts.length > 1 && (
            <button type="button" class="button plain tight" onClick={drop}>
              {words.dropPlace}
            </button>
          )}
          {settings.payouts?.table !== undefined && 'percentThousandths' in own && (
            <span class="quiet small">{words.percentOfPurse}</span>
          )}
        </p>
      )}
    </>
  )
}

type PlaceProps = { readonly n: number; readonly cents: number; readonly most: number; readonly name: string }

function Place({ n, cents, most, name }: PlaceProps) {
  const { set, errorAt, words } = useBoard()
  const { payouts, moneyText } = useMoney()
  const { table } = payouts
  const own = typeof table === 'object' ? table : undefined
  const field = own && 'percentThousandths' in own ? 'percentThousandths' : 'cents'
  const at = `/payouts/table/${field}/${n}`
  const label = words.place({ n: n + 1 })
  const error = own && errorAt(`/settings${at}`)
  return (
    <li class={own ? undefined : 'read'}>
      <span>{label}</span>
      {own && (
        <TypedInput
          ids={{ 'data-at': at, 'aria-invalid': error !== undefined }}
          label={label}
          kind={field === 'cents' ? 'cents' : 'percent'}
          value={valuesOf(own)[n]}
          onValue={value => set(at, value ?? 0)}
        />
      )}
      {(!own || field !== 'cents') && <span class="amount">{moneyText(cents)}</span>}
      <span class="bar" aria-hidden="true">
        <i style={{ width: `${(cents / most) * 100}%` }} />
      </span>
      <span class="who">{name}</span>
    </li>
  )
}
