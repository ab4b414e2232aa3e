import type { ClubIdentity } from './clubIdentity.ts'
import { isolated } from './names.ts'
import type { PrintedGroup } from './printedGroups.ts'

/** What the forms of an event are drawn from. */
export type FormSheet = {
  readonly club: ClubIdentity
  readonly eventName: string
  /** In words. */
  readonly dates: string
  readonly groups: readonly PrintedGroup[]
  /** Address of the page of results. */
  readonly resultsUrl: string
}

/** The round, the course and the day of a group on one line; a round that is called like its event is not named again. */
export function whereAndWhen({ eventName }: FormSheet, { roundName, courseName, date }: PrintedGroup): string {
  return [roundName === eventName ? '' : (roundName ?? ''), courseName, date].filter(Boolean).map(isolated).join(' · ')
}
