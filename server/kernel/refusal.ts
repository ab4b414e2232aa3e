import type { RefusalCode } from '../../contract/errors.ts'
import { filledDetail } from '../../contract/refusalWords.ts'
import type { Value } from '../../contract/words/say.ts'
import type { FieldError, Refused } from './refuse.ts'

/** A person's mistake or a rule of the domain: answered with the code's status, nothing changed. The message is the `detail`. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** Which of the details of the code it is, where there are several. */
  readonly reason: string | undefined
  /** What fills the blanks of the detail. */
  readonly values: Readonly<Record<string, Value>>
  readonly errors: readonly FieldError[]
  readonly headers: Readonly<Record<string, string>>
  /** See `rows` of what a refusal is given. */
  readonly rows: readonly string[]
  /** Who changed them last, where that is known. */
  theirs: { readonly by?: string; readonly at: string } | undefined
  constructor(...[code, ...more]: Refused<RefusalCode>) {
    const reason = more.find(one => typeof one === 'string')
    const { errors = [], headers = {}, rows = [], ...values } = more.find(one => typeof one === 'object') ?? {}
    super(filledDetail(code, reason, values))
    this.code = code
    this.reason = reason
    this.values = values as Readonly<Record<string, Value>>
    this.errors = errors
    this.headers = headers
    this.rows = rows
    this.theirs = undefined
  }
}

/** Refuses with whatever code: for requests that are no operations, and so declare none. */
export function refuse(...refused: Refused<RefusalCode>): never {
  throw new Refusal(...refused)
}

/** A refusal that leaves what was written before it, such as a count of tries. */
export class StoredRefusal extends Refusal {}
