import { said, say } from '../../../contract/words/say.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import type { Line } from '../../kernel/saidError.ts'
import { lineOf } from './lineOf.ts'

/** A file that cannot be imported: what does not fit, and where. Nothing of it was imported. */
export class ImportProblem extends Error {
  readonly problems: readonly FieldError[]
  constructor(problems: readonly FieldError[]) {
    super(problems.map(({ pointer, message }) => `${pointer || '/'}: ${say(message, 'en')}`).join('\n'))
    this.problems = problems
  }
}

const mostShown = 20

/** The problems for a person who has the file open: line, place and reason of each. */
export function describeProblems({ problems }: ImportProblem, text: string): readonly Line[] {
  const lines = problems.slice(0, mostShown).map(({ pointer, message }): Line => {
    const place = pointer === '' ? said('operator.files.wholeFile') : pointer
    return ['  ', said('operator.files.line', { line: lineOf(text, pointer), place, problem: message })]
  })
  const more = problems.length - mostShown
  return more > 0 ? [...lines, ['  ', said('operator.files.more', { count: more })]] : lines
}
