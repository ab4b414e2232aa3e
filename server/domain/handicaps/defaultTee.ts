import type { PlayedCourse, PlayedTee } from '../courses/courses.sql.ts'
import type { EventSettings } from '../events/eventSettings.ts'

/**
 * The tee of a player who has chosen none: the one in the settings for the gender, if it is on one of the courses, else the
 * gender's tee with the lowest id on the first course that has one. Undefined when no course has a tee for the gender.
 * `teeInEffect` is the same rule in SQL, for a round.
 */
export function defaultTee(
  courses: readonly PlayedCourse[],
  gender: 'M' | 'F',
  { defaultTees }: EventSettings,
): PlayedTee | undefined {
  const tees = courses.flatMap(course => course.tees)
  return tees.find(tee => tee.teeId === defaultTees[gender]) ?? tees.find(tee => tee.gender === gender)
}
