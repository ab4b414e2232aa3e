/** Makes what a server shares, over a database that is ready; used by the server, the tests and the benchmarks alike. */
import { createCallers } from './access/callers.ts'
import { createTokens } from './access/tokens.ts'
import type { Config } from './config.ts'
import { connect } from './database/connect.ts'
import { createAdmission, usualLimits } from './http/admission.ts'
import { createLive } from './live/live.ts'
import { readSecrets } from './secrets.ts'
import type { Service } from './service.ts'

export type ServiceOptions = {
  readonly clock: () => Temporal.Instant
  readonly strict: boolean
  /** Hears of connections to the database that break. */
  readonly onError: (error: Error) => void
}

/** `url` is the address of the database as its owner. `close` ends what the service holds open, the database connections last. */
export function createService(
  config: Config,
  url: string,
  { clock, strict, onError }: ServiceOptions,
): { readonly service: Service; readonly close: () => Promise<void> } {
  const secrets = readSecrets(config)
  const database = connect({ url, poolSize: config.poolSize, onError })
  const tokens = createTokens(secrets.tokenKeys, config.environment)
  const callers = createCallers(database, tokens)
  const admission = createAdmission(usualLimits(config.poolSize))
  // A private database has one server only: nobody else has to be told of changes.
  const live = createLive({ database, clock, sharedUrl: config.databaseUrl && url })
  return {
    service: { config, secrets, database, tokens, callers, admission, clock, strict, ...live },
    close: async () => {
      await live.changes.close()
      await database.close()
    },
  }
}
