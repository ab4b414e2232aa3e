/** The parts of *Who counts* that are about handicaps: how much of them counts, and how high they may be. */
import { percentOf } from '../../../rules/handicap/allowances.ts'
import type { Settings } from './boardDraft.ts'
import { Row } from './Row.tsx'
import { Several } from './Several.tsx'
import { TypedField, TypedInput } from './TypedField.tsx'
import { useBoard } from './useBoard.ts'
import { valueAt } from './valueAt.ts'

/** How much of the course handicap counts; empty is as the event says. */
export function Allowance() {
  const { words } = useBoard()
  return <PercentField at="/allowance" label={words.parts.allowance} hint={words.allowances.hint} />
}

type PercentFieldProps = {
  readonly at: string
  readonly label: string
  readonly hint?: string
  readonly from?: null
}

/** A whole percentage; that of a recommended allowance which was chosen by name. */
function PercentField({ at, label, hint, from }: PercentFieldProps) {
  const { settings, set } = useBoard()
  const value = valueAt(settings, at) as Settings['allowance']
  return (
    <Row {...{ at, label, hint, from }}>
      {ids => (
        <span class="typed">
          <TypedInput {...{ ids }} kind="whole" value={percentOf(value)} onValue={percent => set(at, percent)} /> %
        </span>
      )}
    </Row>
  )
}

/** Flights that are counted with another allowance. */
export function AllowanceOfFlights() {
  const { settings, detail, words } = useBoard()
  const { allowanceOfFlights: list = [] } = settings
  const free = detail.flights.filter(flight => !list.some(one => one.flightId === flight.flightId))
  const nameOf = (n: number) => detail.flights.find(one => one.flightId === list[n]?.flightId)?.name ?? ''
  return (
    <Row at="/allowanceOfFlights" label={words.parts.allowanceOfFlights}>
      {() => (
        <Several
          list={list}
          at="/allowanceOfFlights"
          most={list.length + free.length}
          nameOf={nameOf}
          add={words.allowances.addFlight}
          begin={() => ({ flightId: free[0]?.flightId ?? 0, allowance: 100 })}
        >
          {n => <AllowanceOfFlight n={n} />}
        </Several>
      )}
    </Row>
  )
}

function AllowanceOfFlight({ n }: { readonly n: number }) {
  const { settings, set, detail, words } = useBoard()
  const at = `/allowanceOfFlights/${n}`
  const taken = settings.allowanceOfFlights ?? []
  const { flightId } = taken[n] ?? {}
  const options = detail.flights.filter(
    one => one.flightId === flightId || !taken.some(other => other.flightId === one.flightId),
  )
  return (
    <>
      <Row at={`${at}/flightId`} label={words.allowances.flight} from={null}>
        {ids => (
          <select
            {...ids}
            class="input select"
            value={String(flightId)}
            onChange={event => set(`${at}/flightId`, Number(event.currentTarget.value))}
          >
            {options.map(one => (
              <option key={one.flightId} value={String(one.flightId)} selected={one.flightId === flightId}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </Row>
      <PercentField at={`${at}/allowance`} label={words.parts.allowance} from={null} />
    </>
  )
}

/** The highest index and the highest playing handicap, for men and for women. */
export function Limits() {
  const { words } = useBoard()
  const { allowances: said } = words
  return (
    <>
      {(['M', 'F'] as const).map(gender => {
        const who = gender === 'M' ? said.men : said.women
        return [
          <TypedField
            key={`${gender}-index`}
            at={`/limits/${gender}/index`}
            kind="index"
            label={`${who}: ${said.index}`}
          />,
          <TypedField
            key={`${gender}-playing`}
            at={`/limits/${gender}/playing`}
            kind="whole"
            label={`${who}: ${said.playing}`}
            hint={said.limitHint}
          />,
        ]
      })}
    </>
  )
}
