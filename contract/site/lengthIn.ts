/** Lengths of holes in the unit of their course, or in that of the club. They are kept in yards, whatever the unit (decision 116). */
export const lengthUnits = ['yards', 'metres'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** In what a club shows lengths: as the card of the course has them, or all in one unit (decision 136). */
export const lengthsShown = ['course', ...lengthUnits] as const
export type LengthsShown = (typeof lengthsShown)[number]

/** A yard in metres, exactly (international yard of 1959). */
export const metresInYard = 0.9144

/** A length as it is kept, from what stands on the card of the course. */
export function yardsOf(length: number, unit: LengthUnit): number {
  return unit === 'metres' ? Math.round(length / metresInYard) : length
}

/**
 * A length that is kept, in whole yards or metres. What stands in metres on the card of the course comes back as it was,
 * because a yard is shorter than a metre.
 */
export function lengthIn(unit: LengthUnit, yards: number): number {
  return unit === 'metres' ? Math.round(yards * metresInYard) : yards
}

/** In what the lengths of a course are shown. */
export function unitShown(lengths: LengthsShown, ofCourse: LengthUnit): LengthUnit {
  return lengths === 'course' ? ofCourse : lengths
}
