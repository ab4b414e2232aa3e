import type { RefusalCode } from '../../contract/errors.ts'
import type { FieldError } from './refuse.ts'

/** A person's mistake or a rule of the domain: answered with the code's status, nothing changed. `detail` says what to do next. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly errors: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>
  constructor(
    code: RefusalCode,
    detail: string,
    errors: readonly FieldError[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail)
    this.code = code
    this.errors = errors
    this.headers = headers
  }
}

/** Refuses with whatever code: for requests that are no operations, and so declare none. */
export function refuse(...refusal: ConstructorParameters<typeof Refusal>): never {
  throw new Refusal(...refusal)
}

/** A refusal that leaves what was written before it, such as a count of tries. */
export class StoredRefusal extends Refusal {
  constructor({ code, message, errors, headers }: Refusal) {
    super(code, message, errors, headers)
  }
}
