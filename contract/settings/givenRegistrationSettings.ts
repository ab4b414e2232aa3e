/** How players register for an event on its own pages, as a director gives it: from when to when, how many, what they are asked. */
import Type, { type Static } from 'typebox'
import { listOf, strictObject, text } from '../shapes.ts'

const optional = Type.Optional
const localTime = (description: string) =>
  Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$',
    description: `${description} Local time of the event.`,
  })
const asked = (what: string) =>
  optional(Type.Enum(['no', 'optional', 'required'], { description: `${what}; \`optional\` if left out.` }))

export const Question = strictObject(
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
    fieldLimit: optional(Type.Integer({ minimum: 1, maximum: 5000, description: 'Places; no limit if left out.' })),
    waitingList: optional(
      Type.Boolean({ description: 'Players who do not get a place can wait for one; true if left out.' }),
    ),
    offerHours: optional(
      Type.Integer({
        minimum: 1,
        maximum: 720,
        description: 'Hours to accept a free place; 24 if left out.',
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
  { title: 'RegistrationSettings', description: 'The registration pages of the event; has no effect on a round.' },
)

export type Question = Static<typeof Question>
export type Asked = 'no' | 'optional' | 'required'
export type GivenRegistrationSettings = Static<typeof GivenRegistrationSettings>
