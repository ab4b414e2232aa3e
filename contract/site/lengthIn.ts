/** Lengths of holes in the unit of their course. They are kept in yards, whatever the unit (decision 116). */
export type LengthUnit = 'yards' | 'metres'

export const yardsInMetre = 1.0936133

/** A length as it is kept, from what stands on the card of the course. */
export function yardsOf(length: number, unit: LengthUnit): number {
  return unit === 'metres' ? Math.round(length * yardsInMetre) : length
}

/** The length that stands on the card of the course: whole metres come back as they were, because a yard is shorter than a metre. */
export function lengthIn(unit: LengthUnit, yards: number): number {
  return unit === 'metres' ? Math.round(yards / yardsInMetre) : yards
}
