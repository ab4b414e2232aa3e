import type { Static } from 'typebox'
import type { Recipe, RecipeEvent } from '../../../contract/recipes/console.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { type NounWords, wordsIn } from '../../../contract/words/wordsIn.ts'

type Plan = Static<typeof RecipeEvent>

const shotgun = { kind: 'shotgun', at: '13:00', groupsOf: 4 } as const
const teeTimes = { kind: 'tee times', at: '08:00', minutes: 10, groupsOf: 4 } as const
const net = { score: 'net' }
const gross = { score: 'gross' }

type RecipeWords = NounWords['recipes']

/** So many rounds of strokes, a day after the other, with a gross and a net leaderboard over all of them. */
function strokes(rounds: number, { boards, everybody }: RecipeWords, cuts?: Board['cuts']): Plan {
  const flights = [{ name: everybody }]
  return {
    settings: { allocPct: 95, start: teeTimes },
    leaderboards: [
      { name: boards.gross, format: 'strokePlay', settings: gross, flights, ...(cuts && { cuts }) },
      { name: boards.net, format: 'strokePlay', settings: net, flights, ...(cuts && { cuts }) },
    ],
    rounds: Array.from({ length: rounds }, (_, at) => ({ day: at + 1 })),
  }
}

type Board = NonNullable<Plan['leaderboards']>[number]
type RecipeId =
  | 'memberGuest'
  | 'medal'
  | 'stableford'
  | 'scramble'
  | 'fourBall'
  | 'matchPlay'
  | 'twoRounds'
  | 'fourRounds'
  | 'skins'

/** The events that every community can begin with. Allowances are those recommended in Appendix C of the Rules of Handicapping. */
function plansIn(words: RecipeWords): Readonly<Record<RecipeId, Plan>> {
  const { boards } = words
  const flights = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: words.flight({ number: at + 1 }) }))
  return {
    memberGuest: {
      registrationType: 'Closed',
      settings: { allocPct: 85, start: shotgun },
      leaderboards: [
        { name: boards.netBestBall, format: 'fourBall', settings: net, flights: flights(5) },
        { name: boards.skins, format: 'skins', settings: net, flights: flights(5) },
      ],
    },
    medal: {
      settings: { allocPct: 95, start: teeTimes },
      leaderboards: [
        { name: boards.net, format: 'strokePlay', settings: net, flights: flights(2) },
        { name: boards.gross, format: 'strokePlay', settings: gross },
      ],
    },
    stableford: {
      settings: { allocPct: 95, start: teeTimes },
      leaderboards: [{ name: words.stableford.name, format: 'stableford', settings: net, flights: flights(2) }],
    },
    scramble: {
      settings: { teamAllowance: 'scramble4', start: shotgun },
      leaderboards: [
        { name: boards.net, format: 'scramble', settings: net },
        { name: boards.gross, format: 'scramble', settings: gross },
      ],
    },
    fourBall: {
      settings: { allocPct: 85, start: teeTimes },
      leaderboards: [{ name: words.fourBall.name, format: 'fourBall', settings: net }],
    },
    matchPlay: {
      settings: { allocPct: 100, start: teeTimes },
      leaderboards: [{ name: words.matchPlay.name, format: 'matchPlay', sides: 'players', settings: net }],
    },
    twoRounds: strokes(2, words),
    fourRounds: strokes(4, words, [{ afterRound: 2, low: 50 }]),
    skins: {
      settings: { allocPct: 95, start: teeTimes },
      leaderboards: [
        { name: boards.netSkins, format: 'skins', settings: net },
        { name: boards.grossSkins, format: 'skins', settings: gross },
      ],
    },
  }
}

/** The recipes as a director reads them. What they make is named in the same language. */
export function productRecipes(language: Language): readonly Static<typeof Recipe>[] {
  const { recipes: words } = wordsIn(language)
  return Object.entries(plansIn(words)).map(([recipeId, event]) => {
    const { name, description } = words[recipeId as RecipeId]
    return { recipeId, name, description, event, own: false }
  })
}
