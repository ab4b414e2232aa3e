/** The body of every refusal: problem details (RFC 9457) with the stable `code`. */

import Type from 'typebox'
import { type RefusalCode, refusalCodes, refusals } from './errors.ts'
import { kebabCase, meaningOf } from './refusalWords.ts'
import { listOf, strictObject, timestamp } from './shapes.ts'
import { said, say } from './words/say.ts'

/** What fills the blanks of a sentence. A program that knows the sentences by their codes says them in its own language. */
const Values = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), {
  description:
    'What fills the blanks of the sentence: texts, numbers, sentences that have a `code` and `values` of their own, and lists of these (`all`, `any`).',
})

export const Problem = strictObject(
  {
    type: Type.String({ maxLength: 2000, description: 'Address of the page that explains the code.' }),
    title: Type.String({ maxLength: 200, description: 'Short heading of the code, the same every time.' }),
    status: Type.Integer({ minimum: 400, maximum: 599, description: 'Status of the answer.' }),
    detail: Type.String({ maxLength: 2000, description: 'What to do next.' }),
    code: Type.Enum([...refusalCodes], { description: 'Stable, for programs.' }),
    reason: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'Which of the code’s sentences `detail` is, where there are several. Stable.',
      }),
    ),
    values: Type.Optional(Values),
    requestId: Type.String({ maxLength: 200, description: 'The `X-Request-Id` of the answer.' }),
    errors: Type.Optional(
      listOf(
        strictObject(
          {
            pointer: Type.String({ maxLength: 2000, description: 'JSON pointer to what is wrong.' }),
            message: Type.String({ maxLength: 2000, description: 'What the value must be, in English.' }),
            code: Type.String({ maxLength: 100, description: 'Which sentence `message` is. Stable, for programs.' }),
            values: Type.Optional(Values),
            present: Type.Optional(
              Type.Unknown({ description: 'For something that somebody else changed: what it is now.' }),
            ),
          },
          { title: 'ProblemError' },
        ),
        { description: 'Each place in the request that is wrong, 20 at most.' },
      ),
    ),
    theirs: Type.Optional(
      strictObject(
        {
          by: Type.Optional(Type.String({ maxLength: 200, description: 'Name of the account.' })),
          at: timestamp,
        },
        { title: 'ChangedBy', description: 'Who changed the same thing last, in the console.' },
      ),
    ),
  },
  { title: 'Problem' },
)

/** The body of a refusal as an example; `baseUrl` without a slash at the end. */
export function exampleProblem(code: RefusalCode, baseUrl: string) {
  const { status, title } = refusals[code]
  const problem = {
    type: `${baseUrl}/problems/${kebabCase(code)}`,
    title,
    status,
    detail: meaningOf(code),
    code,
    requestId: '01KA5T3WQ8P4',
  }
  return code === 'VALIDATION'
    ? {
        ...problem,
        errors: [
          { pointer: '/communityId', message: say(said('fields.mustBeWholeNumber'), 'en'), code: 'mustBeWholeNumber' },
        ],
      }
    : problem
}
