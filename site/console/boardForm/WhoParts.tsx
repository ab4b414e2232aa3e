/** The parts of *Who counts*. */
import { Link } from '../../ui/router.tsx'
import { useEvent } from '../frame/useEvent.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { Row } from './Row.tsx'
import { Several } from './Several.tsx'
import { SidesField } from './SidesField.tsx'
import { TypedField } from './TypedField.tsx'
import { useBoard } from './useBoard.ts'

/** Who is on it, flight by flight; they are divided on a screen of their own. */
export function FlightsShown() {
  const { detail, words } = useBoard()
  const { eventId } = useEvent()
  const most = Math.max(1, ...detail.flights.map(({ members }) => members))
  return (
    <div class="field-row">
      <span class="lab">{words.flights}</span>
      <div class="control">
        {detail.flights.length === 0 && <p>{words.noFlights}</p>}
        {detail.flights.length > 0 && (
          <ul class="flight-bars">
            {detail.flights.map(({ flightId, name, members }) => (
              <li key={flightId}>
                <b>{name}</b>
                <span class="bar" aria-hidden="true">
                  <i style={{ width: `${(members / most) * 100}%` }} />
                </span>
                <span>{words.members({ count: members })}</span>
              </li>
            ))}
          </ul>
        )}
        <span class="from">
          <Link to="flights" params={{ eventId }}>
            {words.divide}
          </Link>
        </span>
        {detail.unassigned > 0 && <p class="hint">{words.unassigned({ count: detail.unassigned })}</p>}
      </div>
    </div>
  )
}

/** The cuts, in the order of their rounds. */
export function Cuts() {
  const { settings, words } = useBoard()
  const { rounds } = useEvent()
  const { cuts = [] } = settings
  const last = cuts.at(-1)?.afterRound ?? 0
  return (
    <Row at="/cuts" label={words.parts.cuts} hint={cuts.length === 0 ? words.noCut : undefined}>
      {() => (
        <Several
          list={cuts}
          at="/cuts"
          most={5}
          nameOf={n => (n === 0 ? words.firstCut : words.cutNumber({ n: n + 1 }))}
          add={cuts.length === 0 ? words.addCut : words.addNextCut}
          begin={() => ({ afterRound: Math.min(last + 1, Math.max(1, rounds.length - 1)) })}
        >
          {n => <CutFields n={n} />}
        </Several>
      )}
    </Row>
  )
}

function CutFields({ n }: { readonly n: number }) {
  const { words } = useBoard()
  const { cut } = words
  const at = `/cuts/${n}`
  const plain = { from: null } as const
  return (
    <>
      <TypedField {...plain} at={`${at}/afterRound`} kind="whole" label={cut.afterRound} />
      <TypedField {...plain} at={`${at}/low`} kind="whole" label={cut.low} after={cut.lowAfter} />
      <TypedField {...plain} at={`${at}/within`} kind="whole" label={cut.within} after={cut.withinAfter} />
      <ChoiceField {...plain} at={`${at}/counts`} label={cut.counts} choices={words.cutCounts} />
      <TypedField {...plain} at={`${at}/onlyAbove`} kind="whole" label={cut.onlyAbove} after={cut.onlyAboveAfter} />
      <ChoiceField {...plain} at={`${at}/missed`} label={cut.missed} choices={words.cutMissed} />
      <ChoiceField {...plain} at={`${at}/across`} label={cut.across} choices={words.cutAcross} />
    </>
  )
}

export function MinimumField() {
  const { words } = useBoard()
  return (
    <TypedField
      at="/payouts/minimumField"
      kind="whole"
      label={words.parts.minimumField}
      hint={words.minimumFieldHint}
    />
  )
}

export function Amateurs() {
  const { words } = useBoard()
  return <SidesField at="/amateurs" label={words.parts.amateurs} hint={words.amateursHint} />
}
