/** How players register for an event on its pages: when, how many, and what they are asked. */
import Type, { type Static } from 'typebox'
import { listOf, strictObject, text } from '../../../contract/shapes.ts'
import type { FieldError } from '../../kernel/refuse.ts'

const optional = Type.Optional
const localTime = (description: string) =>
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
    description: `${description} Local time of the event.`,
  })
const asked = (what: string) =>
  optional(Type.Enum(['no', 'optional', 'required'], { description: `${what}; \`optional\` if left out.` }))

const Question = strictObject(
  {
    id: Type.String({
      pattern: '^[A-Za-z0-9_-]{1,40}$',
      description: 'Name of the answer; it stays when the text changes.',
    }),
    text: text(300, 'What is asked.'),
    kind: Type.Enum(['text', 'choice', 'yesNo']),
    choices: optional(listOf(text(100, 'One of the answers.'), { least: 2, most: 30 })),
    required: optional(Type.Boolean({ description: 'false if left out.' })),
  },
  { title: 'RegistrationQuestion' },
)

export const GivenRegistrationSettings = strictObject(
  {
    opens: optional(localTime('When registration opens; at once if left out.')),
    closes: optional(localTime('When it closes; with the start of the event if left out.')),
    fieldLimit: optional(Type.Integer({ minimum: 1, maximum: 5000, description: 'Places; without end if left out.' })),
    waitingList: optional(Type.Boolean({ description: 'Who finds no place may wait for one; true if left out.' })),
    offerHours: optional(
      Type.Integer({
        minimum: 1,
        maximum: 720,
        description: 'Hours in which a free place is to be accepted; 24 if left out.',
      }),
    ),
    mode: optional(
      Type.Enum(['first come', 'ballot'], {
        description:
          '`first come` if left out. `ballot`: lots are drawn after the close; needs `closes` and `fieldLimit`.',
      }),
    ),
    questions: optional(listOf(Question, { most: 30 })),
    consent: optional(Type.String({ minLength: 1, maxLength: 4000, description: 'What everybody has to agree to.' })),
    asksTee: optional(Type.Boolean({ description: 'Players choose their tee; false if left out.' })),
    details: optional(
      strictObject(
        { phone: asked('Phone number'), dob: asked('Date of birth'), handicap: asked('Handicap id or index') },
        { title: 'AskedDetails' },
      ),
    ),
  },
  { title: 'RegistrationSettings', description: 'The registration pages of the event; of no meaning on a round.' },
)

type SettingsInput = Static<typeof GivenRegistrationSettings>
export type Question = Static<typeof Question>
export type Asked = 'no' | 'optional' | 'required'

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
  const given = (event.settings as { readonly registration?: SettingsInput }).registration ?? {}
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

/** The contradictions in given settings, by JSON pointer inside them. */
export function registrationErrors(given: SettingsInput): readonly FieldError[] {
  const { opens, closes, mode, fieldLimit, questions = [] } = given
  const ids = questions.map(({ id }) => id)
  return [
    ...[...Object.entries({ opens, closes })].flatMap(([name, local]) =>
      local === undefined || isMoment(local) ? [] : [{ pointer: `/${name}`, message: 'is not a date and time' }],
    ),
    ...(opens !== undefined && closes !== undefined && opens >= closes
      ? [{ pointer: '/closes', message: 'must be after opens' }]
      : []),
    ...(mode === 'ballot' && closes === undefined ? [{ pointer: '/closes', message: 'is needed by a ballot' }] : []),
    ...(mode === 'ballot' && fieldLimit === undefined
      ? [{ pointer: '/fieldLimit', message: 'is needed by a ballot' }]
      : []),
    ...questions.flatMap(({ id, kind, choices }, index) => [
      ...(ids.indexOf(id) < index ? [{ pointer: `/questions/${index}/id`, message: 'stands there twice' }] : []),
      ...((kind === 'choice') === (choices !== undefined)
        ? []
        : [
            {
              pointer: `/questions/${index}/choices`,
              message: 'belong to a question of the kind choice, and it needs them',
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
