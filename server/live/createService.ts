/** Makes what a server shares, over a database that is ready; used by the server, the tests and the benchmarks alike. */
import { createCallers } from '../domain/access/callers.ts'
import { createSessions } from '../domain/access/sessions.ts'
import { createTokens } from '../domain/access/tokens.ts'
import type { Config } from '../kernel/config.ts'
import { connect } from '../kernel/database/connect.ts'
import { createAdmission, loginLimits, usualLimits } from '../kernel/http/admission.ts'
import { readSecrets } from '../kernel/secrets.ts'
import { createLive } from './live.ts'
import type { Service } from './service.ts'

export type ServiceOptions = {
  readonly clock: () => Temporal.Instant
  readonly strict: boolean
  /** How long a read waits for its turn before it is sent away; 2000 if left out. */
  readonly readPatienceMs?: number
  /** Hears of connections to the database that break. */
  readonly onError: (error: Error) => void
}

/** `url` is the address of the database as requests use it. `close` ends what the service holds open, the database connections last. */
export function createService(
  config: Config,
  url: string,
  { clock, strict, onError, readPatienceMs }: ServiceOptions,
): { readonly service: Service; readonly close: () => Promise<void> } {
  const secrets = readSecrets(config)
  const database = connect({ url, poolSize: config.poolSize, onError })
  const tokens = createTokens(secrets.tokenKeys, config.environment)
  const callers = createCallers(database, tokens)
  const sessions = createSessions(database)
  const admission = createAdmission(usualLimits(config.poolSize, readPatienceMs))
  const logins = createAdmission(loginLimits)
  // A private database has one server only: nobody else has to be told of changes.
  const live = createLive({ database, clock, sharedUrl: config.databaseUrl && url })
  return {
    service: { config, secrets, database, tokens, callers, sessions, admission, logins, clock, strict, ...live },
    close: async () => {
      await live.changes.close()
      await database.close()
    },
  }
}
