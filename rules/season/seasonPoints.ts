import { fraction, round, toDecimal } from '../exact.ts'
import type { Explanation } from '../game.ts'
import { phrase } from '../phrases.ts'

/** A side with its position on the board of an event; null when it is not ranked. */
export type SeasonEntrant = {
  readonly id: number
  readonly position: number | null
  /** False for guests and players registered by name: they keep their place but take no points. */
  readonly takesPoints?: boolean
}

export type PointsTable = {
  /** Points for each place in hundredths, first place first. For shares of a fixed sum see `placeAmounts`. */
  readonly placesHundredths: readonly number[]
  /** Points for everybody who gets none for a place, in hundredths. */
  readonly participationHundredths?: number
}

export type EventPoints = { readonly id: number; readonly hundredths: number; readonly steps: Explanation }

/**
 * The points from one event in hundredths, for those who take points, in the order given. Level sides each receive the
 * average points of the places they fill, rounded to two decimals, halves up. Practice of professional tours.
 */
export function seasonPoints(entrants: readonly SeasonEntrant[], table: PointsTable): readonly EventPoints[] {
  const level = Map.groupBy(entrants, entrant => entrant.position)
  return entrants
    .filter(entrant => entrant.takesPoints !== false)
    .map(({ id, position }) => ({
      id,
      ...(position === null ? participation(table) : placed(position, level.get(position)?.length ?? 1, table)),
    }))
}

function placed(position: number, sharing: number, table: PointsTable): Omit<EventPoints, 'id'> {
  const places = Array.from({ length: sharing }, (_, index) => table.placesHundredths[position - 1 + index] ?? 0)
  const total = places.reduce((sum, points) => sum + points, 0)
  if (total === 0) return participation(table)
  const hundredths = round(fraction(total, sharing))
  const result = `${toDecimal(hundredths, 2)}`
  if (sharing === 1) return { hundredths, steps: [{ what: phrase('pointsOfPlace', { place: position }), result }] }
  const what = phrase('pointsOfPlaces', { first: position, last: position + sharing - 1 })
  const formula = `(${places.map(points => `${toDecimal(points, 2)}`).join(' + ')}) / ${sharing}`
  return { hundredths, steps: [{ what, formula, result }] }
}

function participation({ participationHundredths = 0 }: PointsTable): Omit<EventPoints, 'id'> {
  const step = { what: phrase('participation'), result: `${toDecimal(participationHundredths, 2)}` }
  return { hundredths: participationHundredths, steps: [step] }
}
