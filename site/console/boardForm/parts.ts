/** The parts of the form: which control edits which setting, on which card it stands, and whether it is rare. Pure. */
import type { Settings } from './boardDraft.ts'
import { valueAt } from './valueAt.ts'

export const cards = ['play', 'who', 'ties', 'money'] as const
export type CardName = (typeof cards)[number]

/** What decides whether a setting means anything here. */
type Facts = {
  readonly format: string
  /** Players as well as teams can meet in it. */
  readonly choosesSides: boolean
  readonly isMulti: boolean
  readonly isTeam: boolean
  /** The purse is won hole by hole, so no place is paid. */
  readonly isPot: boolean
  readonly hasFlights: boolean
}

type PartFacts = {
  readonly card: CardName
  /** The JSON pointer of the setting; what stands below it is edited there too. */
  readonly at: string
  /** Behind *More*. */
  readonly rare?: true
  readonly applies?: (facts: Facts) => boolean
}

const overRounds = ({ isMulti }: Facts) => isMulti
const byPlaces = ({ isPot }: Facts) => !isPot

/** In the order of the form. `matches` have a screen of their own; `winners` and `playOff` are entered on *Results*. */
export const parts = {
  settings: { card: 'play', at: '/format' },
  rounds: { card: 'play', at: '/rounds', applies: overRounds },
  holes: { card: 'play', at: '/holes/numbers' },
  best: { card: 'play', at: '/best', rare: true, applies: overRounds },
  pars: { card: 'play', at: '/holes/pars', rare: true },
  sides: { card: 'play', at: '/sides', applies: ({ choosesSides }) => choosesSides },
  oneBall: { card: 'play', at: '/oneBall', rare: true },
  wheel: { card: 'play', at: '/wheel', rare: true, applies: ({ format }) => format === 'wheel' },
  cupTeams: { card: 'play', at: '/cupTeams', rare: true, applies: ({ format }) => format === 'teamMatch' },
  allowance: { card: 'who', at: '/allowance' },
  cuts: { card: 'who', at: '/cuts', applies: overRounds },
  allowanceOfFlights: {
    card: 'who',
    at: '/allowanceOfFlights',
    rare: true,
    applies: ({ hasFlights }) => hasFlights,
  },
  limits: { card: 'who', at: '/limits', rare: true },
  minimumField: { card: 'who', at: '/payouts/minimumField', rare: true },
  amateurs: { card: 'who', at: '/amateurs', rare: true },
  steps: { card: 'ties', at: '/ties/steps' },
  net: { card: 'ties', at: '/ties/net' },
  places: { card: 'ties', at: '/ties/places', rare: true },
  fee: { card: 'money', at: '/payouts/feeCents' },
  added: { card: 'money', at: '/payouts/addedCents' },
  table: { card: 'money', at: '/payouts/table', applies: byPlaces },
  onePrize: { card: 'money', at: '/payouts/onePrize' },
  carveOuts: { card: 'money', at: '/payouts/carveOuts', rare: true },
  potOf: { card: 'money', at: '/payouts/potOf', rare: true, applies: ({ hasFlights }) => hasFlights },
  emptyPlaces: { card: 'money', at: '/payouts/emptyPlaces', rare: true, applies: byPlaces },
  teamPrize: { card: 'money', at: '/payouts/teamPrize', rare: true, applies: ({ isTeam }) => isTeam },
} as const satisfies Readonly<Record<string, PartFacts>>

export type PartName = keyof typeof parts
export const partNames = Object.keys(parts) as PartName[]

const factsOf = (name: PartName): PartFacts => parts[name]

/** Whether the leaderboard has a value of its own. */
export function isOwn(name: PartName, settings: Settings): boolean {
  return valueAt(settings, parts[name].at) !== undefined
}

/** The parts of a card that mean anything, or have a value that can be taken back. */
export function partsOf(card: CardName, settings: Settings, facts: Facts) {
  const shown = partNames.filter(name => {
    const { card: own, applies = () => true } = factsOf(name)
    return own === card && (applies(facts) || isOwn(name, settings))
  })
  const isRare = (name: PartName) => factsOf(name).rare === true
  return { usual: shown.filter(name => !isRare(name)), rare: shown.filter(isRare) }
}
