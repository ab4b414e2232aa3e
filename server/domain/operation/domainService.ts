/** What the operations of the domain share: all of the service except its live parts. */

import type { Config } from '../../kernel/config.ts'
import type { Database } from '../../kernel/database/connect.ts'
import type { Replica } from '../../kernel/database/replica.ts'
import type { ForeignFiles } from '../../kernel/foreign/foreignFiles.ts'
import type { Admission } from '../../kernel/http/admission.ts'
import type { Secrets } from '../../kernel/secrets.ts'
import type { Callers } from '../access/callers.ts'
import type { CredentialUses } from '../access/credentialUses.ts'
import type { Sessions } from '../access/sessions.ts'
import type { StaffLinkCallers } from '../access/staffLinkCallers.ts'
import type { Tokens } from '../access/tokens.ts'

export type DomainService = {
  readonly config: Config
  readonly secrets: Secrets
  readonly database: Database
  /** For the reads whose entries say `fromReplica`; undefined where there is none. */
  readonly replica: Replica | undefined
  readonly tokens: Tokens
  readonly callers: Callers
  readonly sessions: Sessions
  readonly credentialUses: CredentialUses
  readonly staffLinks: StaffLinkCallers
  readonly admission: Admission
  /** Admission to password checks: a few at a time, so that a flood of logins does not slow down scores. */
  readonly logins: Admission
  /** Reads what people upload, in a process of its own. */
  readonly foreignFiles: ForeignFiles
  /** The clock; tests give their own. */
  readonly clock: () => Temporal.Instant
  /** For tests: a reply or refusal that the entry does not declare is an error. */
  readonly strict: boolean
}
