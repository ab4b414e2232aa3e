/** Why a form is not taken. `errors`: what is wrong, by the name of the field; the message is about the whole form. */
export class FormProblem extends Error {
  readonly errors: ReadonlyMap<string, string>
  constructor(message: string, errors: ReadonlyMap<string, string> = new Map()) {
    super(message)
    this.errors = errors
  }
}
