/** How players register for an event on its own pages: from when to when, how many, what they are asked. */

import type {
  Asked,
  GivenRegistrationSettings,
  Question,
} from '../../../contract/settings/givenRegistrationSettings.ts'
import { said } from '../../../contract/words/say.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { isEventYear, notEventYear } from './isEventYear.ts'

/** The settings in force. */
export type RegistrationSettings = {
  readonly opens: Temporal.Instant | undefined
  /** From this moment on nobody can sign up. */
  readonly closes: Temporal.Instant
  /** Midnight at the start of the first day: from then on no places are offered. */
  readonly begins: Temporal.Instant
  readonly fieldLimit: number | undefined
  readonly waitingList: boolean
  readonly offerHours: number
  readonly mode: 'first come' | 'ballot'
  readonly questions: readonly Question[]
  readonly consent: string | undefined
  readonly asksTee: boolean
  readonly details: Readonly<Record<'phone' | 'dob' | 'handicap', Asked>>
}

/** The settings in force in an event, defaults included. They were validated when they were written. */
export function registrationSettings(event: {
  readonly settings: unknown
  readonly timeZone: string
  readonly startDate: string
}): RegistrationSettings {
  const given = (event.settings as { readonly registration?: GivenRegistrationSettings }).registration ?? {}
  const instant = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(event.timeZone).toInstant()
  const begins = instant(event.startDate)
  return {
    opens: given.opens === undefined ? undefined : instant(given.opens),
    closes: given.closes === undefined ? begins : instant(given.closes),
    begins,
    fieldLimit: given.fieldLimit,
    waitingList: given.waitingList ?? true,
    offerHours: given.offerHours ?? 24,
    mode: given.mode ?? 'first come',
    questions: given.questions ?? [],
    consent: given.consent,
    asksTee: given.asksTee ?? false,
    details: { phone: 'optional', dob: 'optional', handicap: 'optional', ...given.details },
  }
}

/** What contradicts itself in given settings, by JSON pointer inside them. */
export function registrationErrors(given: GivenRegistrationSettings): readonly FieldError[] {
  const { opens, closes, mode, fieldLimit, questions = [] } = given
  const ids = questions.map(({ id }) => id)
  return [
    ...[...Object.entries({ opens, closes })].flatMap(([name, local]) => {
      if (local === undefined) return []
      if (!isEventYear(local)) return [{ pointer: `/${name}`, message: notEventYear }]
      return isMoment(local) ? [] : [{ pointer: `/${name}`, message: said('fields.isNotDateTime') }]
    }),
    ...(opens !== undefined && closes !== undefined && opens >= closes
      ? [{ pointer: '/closes', message: said('fields.mustBeAfterOpens') }]
      : []),
    ...(mode === 'ballot' && closes === undefined
      ? [{ pointer: '/closes', message: said('fields.isNeededByBallot') }]
      : []),
    ...(mode === 'ballot' && fieldLimit === undefined
      ? [{ pointer: '/fieldLimit', message: said('fields.isNeededByBallot') }]
      : []),
    ...questions.flatMap(({ id, kind, choices }, index) => [
      ...(ids.indexOf(id) < index ? [{ pointer: `/questions/${index}/id`, message: said('fields.standsTwice') }] : []),
      ...((kind === 'choice') === (choices !== undefined)
        ? []
        : [
            {
              pointer: `/questions/${index}/choices`,
              message: said('fields.belongQuestionKindChoiceNeeds'),
            },
          ]),
    ]),
  ]
}

function isMoment(local: string): boolean {
  try {
    Temporal.PlainDateTime.from(local, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}
