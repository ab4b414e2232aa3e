import type { RefreshProblemCode } from '../handicapRefreshes/refreshProblems.ts'
import type { words as english } from '../words/en/screens/handicaps.ts'
import { type Spoken, worded } from '../words/spoken.ts'

/** The sentence that says why a line is of no use. */
export function refreshProblemIn(
  words: Spoken<typeof english>['useless'],
  { code, values }: { readonly code: RefreshProblemCode; readonly values: Readonly<Record<string, string>> },
): string {
  return worded(words, code, values) ?? code
}
