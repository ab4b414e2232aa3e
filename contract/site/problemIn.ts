import { worded } from '../words/spoken.ts'

/** What can be wrong, by its code, with the values that its sentence may name. */
type Problems = Readonly<Record<string, readonly string[]>>

/** A sentence for each problem, whose blanks are among its values: one that is missing does not compile. */
export type ProblemWords<All extends Problems> = {
  readonly [Code in keyof All]: string | ((values: Readonly<Record<All[Code][number], string>>) => string)
}

/** The sentence of a problem: `problemIn<typeof tableProblems>(words.problems, problem)`. */
export function problemIn<All extends Problems>(
  words: ProblemWords<All>,
  { code, values }: { readonly code: keyof All & string; readonly values: Readonly<Record<string, string>> },
): string {
  return worded(words, code, values) ?? code
}
