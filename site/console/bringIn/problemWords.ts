import type { TableProblemCode, tableProblems } from '../../../contract/playerLists/tableProblems.ts'

/** A sentence for each thing that the reader of tables asks, with its blanks. */
export type ProblemWords = {
  readonly [Code in TableProblemCode]: (
    values: Readonly<Record<(typeof tableProblems)[Code][number], string>>,
  ) => string
}

/** The sentence of a problem. */
export function problemIn(
  words: ProblemWords,
  { code, values }: { readonly code: TableProblemCode; readonly values: Readonly<Record<string, string>> },
): string {
  return (words[code] as (values: Readonly<Record<string, string>>) => string)(values)
}
