/** What the operations of the domain share: all of the service but what is live. */

import type { Config } from '../../kernel/config.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { Admission } from '../../kernel/http/admission.ts'
import type { Secrets } from '../../kernel/secrets.ts'
import type { Callers } from '../access/callers.ts'
import type { Sessions } from '../access/sessions.ts'
import type { Tokens } from '../access/tokens.ts'

export type DomainService = {
  readonly config: Config
  readonly secrets: Secrets
  readonly database: Database
  readonly tokens: Tokens
  readonly callers: Callers
  readonly sessions: Sessions
  readonly admission: Admission
  /** Admission to password checks: a few at once, so that a flood of logins takes nothing from scores. */
  readonly logins: Admission
  /** The clock; tests give their own. */
  readonly clock: () => Temporal.Instant
  /** In tests: an answer or a refusal that its entry does not declare is a fault. */
  readonly strict: boolean
}
