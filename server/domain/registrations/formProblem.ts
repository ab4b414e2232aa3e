import { type Said, say } from '../../../contract/words/say.ts'

/** Why a form is not accepted. `errors`: what is wrong, by name of field; `problem` is about the form as a whole. */
export class FormProblem extends Error {
  readonly problem: Said
  readonly errors: ReadonlyMap<string, Said>
  constructor(problem: Said, errors: ReadonlyMap<string, Said> = new Map()) {
    super(say(problem, 'en'))
    this.problem = problem
    this.errors = errors
  }
}
