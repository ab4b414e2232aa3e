/** What the whole service shares: made once at the start, given to every handler. */
import type { Callers } from './access/callers.ts'
import type { Tokens } from './access/tokens.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import type { Admission } from './http/admission.ts'
import type { Live } from './live/live.ts'
import type { Secrets } from './secrets.ts'

export type Service = Live & {
  readonly config: Config
  readonly secrets: Secrets
  readonly database: Database
  readonly tokens: Tokens
  readonly callers: Callers
  readonly admission: Admission
  /** The clock; tests give their own. */
  readonly clock: () => Temporal.Instant
  /** In tests: an answer or a refusal that its entry does not declare is a fault. */
  readonly strict: boolean
}
