import type { ComponentChildren, ComponentType } from 'preact'
import { leaderboardType } from '../../../rules/formats/leaderboardType.ts'
import { useEvent } from '../frame/useEvent.ts'
import { Allowance, AllowanceOfFlights, Limits } from './AllowanceParts.tsx'
import { CupTeams } from './CupTeams.tsx'
import { Added, CarveOuts, EmptyPlaces, Fee, OnePrize, PotOf, TeamPrize } from './MoneyParts.tsx'
import { PlaceTable } from './PlaceTable.tsx'
import { Best, FormatSettings, Holes, OneBall, Pars, Rounds, Sides, Wheel } from './PlayParts.tsx'
import { type CardName, isOwn, type PartName, parts, partsOf } from './parts.ts'
import { TieNet, TiePlaces, TieSteps } from './TieParts.tsx'
import { useBoard } from './useBoard.ts'
import { Amateurs, Cuts, MinimumField } from './WhoParts.tsx'

/** The types in which players as well as teams can meet. */
const typesOfMatches = [leaderboardType.createdMatches, leaderboardType.fieldMatches, leaderboardType.teamMatch]

/** The control of each part. */
const controls: Readonly<Record<PartName, ComponentType>> = {
  settings: FormatSettings,
  rounds: Rounds,
  holes: Holes,
  best: Best,
  pars: Pars,
  oneBall: OneBall,
  wheel: Wheel,
  cupTeams: CupTeams,
  sides: Sides,
  allowance: Allowance,
  allowanceOfFlights: AllowanceOfFlights,
  limits: Limits,
  cuts: Cuts,
  minimumField: MinimumField,
  amateurs: Amateurs,
  steps: TieSteps,
  net: TieNet,
  places: TiePlaces,
  fee: Fee,
  added: Added,
  table: PlaceTable,
  onePrize: OnePrize,
  carveOuts: CarveOuts,
  potOf: PotOf,
  emptyPlaces: EmptyPlaces,
  teamPrize: TeamPrize,
}

/** One of the four cards of the form: what is usual, and behind *More* what is rare. */
export function Card({ name, children }: { readonly name: CardName; readonly children?: ComponentChildren }) {
  const { draft, settings, detail, next, now, formats, words } = useBoard()
  const { rounds } = useEvent()
  const { usual, rare } = partsOf(name, settings, {
    format: draft.format,
    choosesSides: typesOfMatches.some(({ id }) => id === formats.find(one => one.id === draft.format)?.typeId),
    isMulti: rounds.length > 1,
    isTeam: (next ?? detail).team,
    isPot: now?.format === draft.format && now.columns.some(({ key }) => key === 'wonCents'),
    hasFlights: detail.flights.length > 1,
  })
  return (
    <section class="panel form-card" id={`card-${name}`} aria-labelledby={`card-${name}-head`}>
      <h2 id={`card-${name}-head`}>{words.cards[name]}</h2>
      {children}
      <Controls names={usual} />
      {rare.length > 0 && <More names={rare} />}
    </section>
  )
}

function Controls({ names }: { readonly names: readonly PartName[] }) {
  return (
    <>
      {names.map(name => {
        const Control = controls[name]
        return <Control key={name} />
      })}
    </>
  )
}

/** The rare settings of a card, and how many of them are the leaderboard's own; open where one of them is refused. */
function More({ names }: { readonly names: readonly PartName[] }) {
  const { settings, words, errorIn } = useBoard()
  const own = names.filter(name => isOwn(name, settings))
  const listed = (some: readonly PartName[]) => some.map(name => words.parts[name]).join(', ')
  const wrong = names.some(name => errorIn(`/settings${parts[name].at}`) !== undefined)
  return (
    <details class="more" open={wrong || undefined}>
      <summary>
        <b>{words.more}</b>
        <span>{listed(names)}</span>
        <span class={own.length > 0 ? 'end own' : 'end'}>
          {own.length === 0
            ? words.moreUsual({ count: names.length })
            : words.moreOwn({ own: own.length, of: names.length, names: listed(own) })}
        </span>
      </summary>
      <Controls names={names} />
    </details>
  )
}
