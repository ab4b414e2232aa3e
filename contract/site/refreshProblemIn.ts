import type { RefreshProblemCode, RefreshProblemWords } from '../handicapRefreshes/refreshProblems.ts'

/** The sentence that says why a line is of no use. */
export function refreshProblemIn(
  words: RefreshProblemWords,
  { code, values }: { readonly code: RefreshProblemCode; readonly values: Readonly<Record<string, string>> },
): string {
  return (words[code] as (values: Readonly<Record<string, string>>) => string)(values)
}
