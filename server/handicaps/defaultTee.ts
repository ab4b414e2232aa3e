import type { PlayedCourse, PlayedTee } from '../events/courses.sql.ts'
import type { EventSettings } from '../events/settings.ts'

/**
 * The tee of somebody who has none: the one that the settings give the gender where it is on one of the courses, else the
 * gender's tee with the lowest id on the first course. Undefined when that course has no tee for the gender.
 */
export function defaultTee(
  courses: readonly PlayedCourse[],
  gender: 'M' | 'F',
  { defaultTees }: EventSettings,
): PlayedTee | undefined {
  const chosen = courses.flatMap(({ tees }) => tees).find(tee => tee.teeId === defaultTees[gender])
  return chosen ?? courses[0]?.tees.find(tee => tee.gender === gender)
}
