import type { Language } from '../../contract/words/languages.ts'
import type { ClubIdentity } from './clubIdentity.ts'
import { isolated } from './names.ts'
import type { PrintedGroup } from './printedGroups.ts'

/** The data from which the forms of an event are drawn. */
export type FormSheet = {
  readonly club: ClubIdentity
  readonly eventName: string
  /** In words. */
  readonly dates: string
  readonly groups: readonly PrintedGroup[]
  /** What counts of the round, where the committee has shortened it. */
  readonly shortened?: string
  /** The address of the results page. */
  readonly resultsUrl: string
  /** In which the form is written. */
  readonly language: Language
}

/** Round, course and date of a group on one line; a round with the name of its event is not named again. */
export function whereAndWhen({ eventName }: FormSheet, { roundName, courseName, date }: PrintedGroup): string {
  return [roundName === eventName ? '' : (roundName ?? ''), courseName, date].filter(Boolean).map(isolated).join(' · ')
}
