import { isDeepStrictEqual } from 'node:util'
import { approximately } from '../../exact.ts'
import type { Hole } from '../../game.ts'
import { phrase } from '../../phrases.ts'
import { breakTies } from '../../standings/breakTies.ts'
import { type CountbackSettings, type CountbackSide, countback, countbackMethods } from '../../standings/countback.ts'
import { positions } from '../../standings/positions.ts'
import { type Check, fromInput } from '../vector.ts'

type CardsIn = {
  readonly method?: string
  /** How ties are broken; by the last holes if left out. */
  readonly ties?: keyof typeof countbackMethods
  readonly holes?: number
  readonly cards: readonly (readonly (number | null)[])[]
  readonly playingHandicaps?: readonly number[]
  readonly totals?: readonly number[]
}

type NetIn = Readonly<Record<string, number>> & { readonly playingHandicap: number; readonly holes?: number }

export const standingsKinds: Readonly<Record<string, Check>> = {
  countback: vector => {
    const expected = vector.fields.out as { readonly best?: number; readonly positions?: readonly number[] }
    const result = countback(...tied(vector.fields.in as CardsIn))
    const first = expected.positions?.reduce((low, position) => (position < low ? position : low)) ?? 1
    const found = { positions: positionsFrom(first, result.order), best: result.order[0]?.[0] }
    return { expected, found: Object.fromEntries(Object.entries(found).filter(([key]) => key in expected)) }
  },
  rankWithCountback: fromInput<CardsIn>(input => {
    const [sides, settings] = tied(input)
    const totals =
      input.totals ?? input.cards.map(card => card.reduce<number>((total, value) => total + (value ?? 0), 0))
    const ranked = positions(totals, (a, b) => (settings.wins === 'low' ? a - b : b - a))
    return { positions: breakTies(ranked, sides, settings).positions.map(place => place?.position ?? null) }
  }),
  countbackNet: fromInput<NetIn>(input => {
    const count = (segment: number) => {
      const gross = input[`grossLast${segment}`]
      return gross === undefined ? undefined : netOfLast(segment, gross, input)
    }
    return { netLast9: count(9), netLast6: count(6), netLast3: count(3), netLast1: count(1) }
  }),
}

function tied(input: CardsIn): [readonly CountbackSide[], CountbackSettings] {
  const wins = input.method && /point|stableford/i.test(input.method) ? 'high' : 'low'
  const sides = input.cards.map((values, index) => {
    const playingHandicap = input.playingHandicaps?.[index]
    return {
      rounds: [{ holes: holes(values.length), values, ...(playingHandicap === undefined ? {} : { playingHandicap }) }],
    }
  })
  return [sides, { steps: countbackMethods[input.ties ?? 'lastHoles'], wins }]
}

function positionsFrom(first: number, order: readonly (readonly number[])[]): readonly number[] {
  const found: number[] = []
  let position = first
  for (const group of order) {
    for (const index of group) found[index] = position
    position += group.length
  }
  return found
}

/** The net value of the last so many holes, out of a countback of a card that took all its strokes on the last hole. */
function netOfLast(count: number, gross: number, { playingHandicap, holes: length = 18 }: NetIn): number | undefined {
  const values = Array.from({ length }, (_, index) => (index === length - 1 ? gross : 0))
  const side = { rounds: [{ holes: holes(length), values, playingHandicap }] }
  const { comparisons } = countback([side, side], { steps: ['lastHoles'], wins: 'low' })
  const from = length - count + 1
  const last = count === 1 ? phrase('hole', { hole: length }) : phrase('holesFromTo', { first: from, last: length })
  const value = comparisons.find(({ segment }) => isDeepStrictEqual(segment, last))?.values[0]
  return value ? approximately(value) : undefined
}

function holes(count: number): readonly Hole[] {
  return Array.from({ length: count }, (_, index) => ({ number: index + 1, par: 4, strokeIndex: index + 1 }))
}
