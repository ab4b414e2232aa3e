/** Why a form is not accepted. `errors`: what is wrong, by name of field; the message is about the form as a whole. */
export class FormProblem extends Error {
  readonly errors: ReadonlyMap<string, string>
  constructor(message: string, errors: ReadonlyMap<string, string> = new Map()) {
    super(message)
    this.errors = errors
  }
}
