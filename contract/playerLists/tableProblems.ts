/** What a reader of tables asks about somebody on a line: a code, with the values for its sentence. */
import Type, { type Static } from 'typebox'
import { strictObject } from '../shapes.ts'

/** The blanks of each sentence. */
export const tableProblems = {
  /** There is nothing where the name belongs. */
  noName: [],
  /** What stands there is no name of a person. */
  noPerson: ['value'],
  /** One word, which may be the first or the last name. */
  oneName: ['value'],
  notAnIndex: ['value'],
  /** An index of nine holes, as it was kept before 2020. */
  nineHoleIndex: ['value'],
  notAnEmail: ['value'],
  notAGender: ['value'],
  notAnId: ['value'],
  /** The spreadsheet itself says that it has no value there. */
  errorCell: ['value'],
  /** The line has more cells than the heading, so that what it has may stand in the wrong columns. */
  moreCells: ['value'],
  /** The number in the list belongs to somebody with another name. */
  numberOfOther: ['value', 'name'],
  /** The address in the list belongs to somebody with another name. */
  emailOfOther: ['value', 'name'],
  /** Somebody of this name has another number. */
  otherNumber: ['value', 'name'],
  /** Another line has the same address. */
  emailTwice: ['value', 'line'],
  /** Another line has the same number. */
  numberTwice: ['value', 'line'],
  /** Another line has the same person. */
  personTwice: ['line'],
} as const

export type TableProblemCode = keyof typeof tableProblems
export type TableProblem = {
  readonly [Code in TableProblemCode]: {
    readonly code: Code
    readonly values: Readonly<Record<(typeof tableProblems)[Code][number], string>>
  }
}[TableProblemCode]

export const TableProblem = strictObject(
  {
    code: Type.Enum(Object.keys(tableProblems) as TableProblemCode[]),
    values: Type.Record(Type.String(), Type.String({ maxLength: 200 }), {
      description: 'The values for its sentence.',
    }),
  },
  { title: 'TableProblem' },
)

export type TableProblemSaid = Static<typeof TableProblem>
