import { say } from '../../../contract/words/say.ts'
import type { FieldError } from '../../kernel/refuse.ts'
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

/** The problems for a person who has the file open: line, place and reason, one per line of the answer. */
export function describeProblems({ problems }: ImportProblem, text: string): string {
  const lines = problems.slice(0, mostShown).map(({ pointer, message }) => {
    const value = pointer === '' ? 'the file' : pointer
    return `  line ${lineOf(text, pointer)}, ${value}: ${say(message, 'en')}`
  })
  const more = problems.length > mostShown ? [`  and ${problems.length - mostShown} more`] : []
  return [...lines, ...more].join('\n')
}
