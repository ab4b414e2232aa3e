/** Why a line of a table of handicap indexes is of no use: a code, with the values for its sentence. */
import Type from 'typebox'
import { strictObject } from '../shapes.ts'

/** The blanks of each sentence. */
export const refreshProblems = {
  noLines: [],
  noIndexColumn: [],
  /** Nothing says whose an index is. */
  noPersonColumn: [],
  notAPlayerId: ['value'],
  notADate: ['value'],
  /** Nothing says which number is the day and which the month. */
  unclearDate: ['value'],
  notAnIndex: ['value'],
  noIndex: [],
  /** The list says that there is none: NH, WD. */
  noIndexSaid: ['value'],
  namesNobody: [],
  notRegistered: [],
  twoPeople: ['name', 'other'],
  /** The number or the address is that of somebody with another name. */
  otherName: ['name', 'value'],
  otherHcId: ['name', 'value'],
  standsTwice: ['name', 'other'],
  sameRevision: ['name', 'value'],
  /** Its revision is after the date that is asked for. */
  tooLate: ['value', 'asOf'],
} as const

export type RefreshProblemCode = keyof typeof refreshProblems
export type RefreshProblem = {
  readonly [Code in RefreshProblemCode]: {
    readonly code: Code
    readonly values: Readonly<Record<(typeof refreshProblems)[Code][number], string>>
  }
}[RefreshProblemCode]

export const UselessLine = strictObject(
  {
    line: Type.Integer({ minimum: 1, maximum: 1_048_576, description: 'Number of the line.' }),
    code: Type.Enum(Object.keys(refreshProblems) as RefreshProblemCode[], { description: 'Why it is unusable.' }),
    values: Type.Record(Type.String(), Type.String({ maxLength: 500 }), {
      description: 'The values for its sentence.',
    }),
  },
  { title: 'UselessLine' },
)
