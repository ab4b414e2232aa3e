import type { Static } from 'typebox'
import type { Recipe, RecipeEvent } from '../../../contract/recipes/console.ts'

type Plan = Static<typeof RecipeEvent>

const everybody = [{ name: 'Everybody' }]
const flights = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Flight ${at + 1}` }))
const shotgun = { kind: 'shotgun', at: '13:00', groupsOf: 4 } as const
const teeTimes = { kind: 'tee times', at: '08:00', minutes: 10, groupsOf: 4 } as const
const net = { score: 'net' }

/** So many rounds of strokes, a day after the other, with a gross and a net leaderboard over all of them. */
function strokes(rounds: number): Plan {
  return {
    settings: { allocPct: 95, start: teeTimes },
    leaderboards: [
      { name: 'Gross', format: 'strokePlay', settings: { score: 'gross' }, flights: everybody },
      { name: 'Net', format: 'strokePlay', settings: net, flights: everybody },
    ],
    rounds: Array.from({ length: rounds }, (_, at) => ({ day: at + 1 })),
  }
}

/** The events that every community can begin with. Allowances are those recommended in Appendix C of the Rules of Handicapping. */
const plans: Readonly<Record<string, { readonly name: string; readonly description: string; readonly event: Plan }>> = {
  memberGuest: {
    name: 'Member-guest',
    description:
      'Pairs of a member and a guest: net best ball of the two and net skins, each in five flights. Shotgun start.',
    event: {
      registrationType: 'Closed',
      settings: { allocPct: 85, start: shotgun },
      leaderboards: [
        { name: 'Net best ball', format: 'fourBall', settings: net, flights: flights(5) },
        { name: 'Skins', format: 'skins', settings: net, flights: flights(5) },
      ],
    },
  },
  medal: {
    name: 'Medal',
    description: 'Stroke play over one round, gross and net, the net in two flights.',
    event: {
      settings: { allocPct: 95, start: teeTimes },
      leaderboards: [
        { name: 'Net', format: 'strokePlay', settings: net, flights: flights(2) },
        { name: 'Gross', format: 'strokePlay', settings: { score: 'gross' } },
      ],
    },
  },
  stableford: {
    name: 'Stableford',
    description: 'Net Stableford points over one round in two flights.',
    event: {
      settings: { allocPct: 95, start: teeTimes },
      leaderboards: [{ name: 'Stableford', format: 'stableford', settings: net, flights: flights(2) }],
    },
  },
  scramble: {
    name: 'Scramble',
    description: 'Teams of four play one ball, net and gross. Shotgun start.',
    event: {
      settings: { teamAllowance: 'scramble4', start: shotgun },
      leaderboards: [
        { name: 'Net', format: 'scramble', settings: net },
        { name: 'Gross', format: 'scramble', settings: { score: 'gross' } },
      ],
    },
  },
  fourBall: {
    name: 'Four-ball',
    description: 'Pairs, the better net ball of the two on every hole.',
    event: {
      settings: { allocPct: 85, start: teeTimes },
      leaderboards: [{ name: 'Four-ball', format: 'fourBall', settings: net }],
    },
  },
  matchPlay: {
    name: 'Match play',
    description: 'Matches of sides against each other, net, with the strokes off the lowest handicap.',
    event: {
      settings: { allocPct: 100, start: teeTimes },
      leaderboards: [{ name: 'Match play', format: 'matchPlay', settings: net }],
    },
  },
  twoRounds: {
    name: 'Two rounds of strokes',
    description: 'Stroke play over two days, gross and net.',
    event: strokes(2),
  },
  fourRounds: {
    name: 'Four rounds of strokes',
    description: 'Stroke play over four days, gross and net, with a cut of the best 50 and ties after two rounds.',
    event: {
      ...strokes(4),
      leaderboards: strokes(4).leaderboards?.map(board => ({ ...board, cuts: [{ afterRound: 2, low: 50 }] })),
    } as Plan,
  },
  skins: {
    name: 'Skins day',
    description: 'Gross and net skins over one round, carried over.',
    event: {
      settings: { allocPct: 95, start: teeTimes },
      leaderboards: [
        { name: 'Net skins', format: 'skins', settings: net },
        { name: 'Gross skins', format: 'skins', settings: { score: 'gross' } },
      ],
    },
  },
}

export const productRecipes: readonly Static<typeof Recipe>[] = Object.entries(plans).map(([recipeId, plan]) => ({
  recipeId,
  ...plan,
  own: false,
}))
