import { fraction, fromDecimal, round, toDecimal } from '../../exact.ts'
import { type PlacedSide, payPlaces } from '../../payouts/payPlaces.ts'
import { placeAmounts } from '../../payouts/prizeTables.ts'
import { splitByWeights } from '../../payouts/splitExactly.ts'
import { teamPrize } from '../../payouts/teamPrize.ts'
import { seasonPoints } from '../../season/seasonPoints.ts'
import { type Check, fromInput, type Vector } from '../vector.ts'

type SplitIn = { readonly totalCents: number; readonly weights: readonly number[] }
type TieIn = { readonly purseCents: number; readonly places: readonly number[]; readonly players: number }
type PrizesIn = {
  readonly places: Readonly<Record<string, number>>
  readonly positions: readonly (number | null)[]
}
type EventIn = {
  readonly purseCents: number
  readonly positions: readonly { readonly pos: number; readonly pros: number; readonly amateurs?: number }[]
}
type PointsRow = { readonly pos: number; readonly players: number; readonly points: number }

export const payoutKinds: Readonly<Record<string, Check>> = {
  splitExact: fromInput(splitOf),
  splitExactSum: fromInput(splitOf),
  tieSplit: fromInput<TieIn>((input, vector) => {
    const amounts = tableAmounts(input.purseCents, vector)
    const filled = input.places.map(place => amounts[place - 1] ?? 0)
    const sides = Array.from({ length: input.players }, (_, id) => ({ id, position: 1 }))
    const { payouts } = payPlaces(sides, { amountsCents: filled })
    return { potCents: sum(filled), amountsCents: descending(payouts.map(({ cents }) => cents)) }
  }),
  tiePrizes: vector => {
    const { eachByPosition } = vector.fields.out as { readonly eachByPosition: Readonly<Record<string, number>> }
    const found = eachPrize(vector.fields.in as PrizesIn)
    return { expected: paidOnly(Object.entries(eachByPosition)), found: paidOnly(found) }
  },
  teamPrizeShare: fromInput<{ readonly amount: number; readonly players: number }>(({ amount, players }) => ({
    each: equalShare(teamPrize(fromDecimal(amount, 2), players, 'split')),
  })),
  payoutEvent: fromInput<EventIn>((input, vector) => {
    const groups = input.positions.map(({ pos, pros, amateurs = 0 }) => sidesAt(pos, pros, amateurs))
    const { payouts } = payPlaces(groups.flat(), { amountsCents: tableAmounts(input.purseCents, vector) })
    let next = 0
    const byPosition = groups.map(group => {
      const paid = payouts.slice(next, next + group.length)
      next += group.length
      return descending(paid.flatMap(({ cents }, index) => (group[index]?.takesPrizes ? cents : [])))
    })
    return { amountsCentsByPos: byPosition }
  }),
  seasonPoints: vector => {
    const rows = vector.fields.rows as readonly PointsRow[]
    const table = (vector.fields.table ?? vector.file.table) as readonly number[]
    const entrants = rows.flatMap(({ pos, players }) =>
      Array.from({ length: players }, () => ({ id: pos, position: pos })),
    )
    const points = seasonPoints(entrants, { placesHundredths: table.map(value => fromDecimal(value, 2)) })
    const found = rows.map(row => toDecimal(points.find(({ id }) => id === row.pos)?.hundredths ?? 0, 2))
    return { expected: rows.map(row => row.points), found }
  },
}

function splitOf({ totalCents, weights }: SplitIn) {
  const parts = splitByWeights(
    totalCents,
    weights.map(weight => fromDecimal(weight, 3)),
  )
  return { partsCents: parts, sortedDesc: descending(parts), sum: sum(parts) }
}

/** What everybody at a position gets, a position written as text. */
function eachPrize({ places, positions }: PrizesIn): readonly (readonly [string, number])[] {
  const last = Object.keys(places).reduce((highest, place) => (Number(place) > highest ? Number(place) : highest), 0)
  const amountsCents = Array.from({ length: last }, (_, index) => fromDecimal(places[`${index + 1}`] ?? 0, 2))
  const sides = positions.map((position, id) => ({ id, position }))
  const paid = payPlaces(sides, { amountsCents }).payouts.map(({ cents }, index) => ({
    cents,
    position: positions[index] ?? null,
  }))
  const groups = Map.groupBy(paid, ({ position }) => `${position}`)
  return [...groups].map(([position, group]) => [position, equalShare(group.map(({ cents }) => cents))])
}

/** A position without an amount is the same as one that gets 0. */
function paidOnly(amounts: readonly (readonly [string, number])[]): Readonly<Record<string, number>> {
  return Object.fromEntries(amounts.filter(([, amount]) => amount !== 0))
}

function sidesAt(position: number, pros: number, amateurs: number): readonly PlacedSide[] {
  return Array.from({ length: pros + amateurs }, (_, index) => ({ id: index, position, takesPrizes: index < pros }))
}

function tableAmounts(purseCents: number, vector: Vector): readonly number[] {
  const percentages = (vector.fields.percentages ?? vector.file.percentages) as readonly number[]
  return placeAmounts({ percentThousandths: percentages.map(value => fromDecimal(value, 3)) }, purseCents)
}

function equalShare(cents: readonly number[]): number {
  return toDecimal(round(fraction(sum(cents), cents.length)), 2)
}

function descending(values: readonly number[]): readonly number[] {
  return [...values].sort((a, b) => b - a)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
