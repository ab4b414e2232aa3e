import type { TableProblemCode } from '../../../contract/playerLists/tableProblems.ts'
import { worded } from '../../../contract/words/spoken.ts'
import type { ScreenWords } from '../../ui/words.ts'

/** A sentence for each thing that the reader of tables asks. */
export type ProblemWords = ScreenWords<'bringInList'>['problems']

/** The sentence of a problem. */
export function problemIn(
  words: ProblemWords,
  { code, values }: { readonly code: TableProblemCode; readonly values: Readonly<Record<string, string>> },
): string {
  return worded(words, code, values) ?? code
}
