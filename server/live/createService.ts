/** Creates what all requests of a server share, on a database that is ready. The server, tests and benchmarks use it alike. */
import { createCallers } from '../domain/access/callers.ts'
import { createCredentialUses } from '../domain/access/credentialUses.ts'
import { createSessions } from '../domain/access/sessions.ts'
import { createStaffLinkCallers } from '../domain/access/staffLinkCallers.ts'
import { createTokens } from '../domain/access/tokens.ts'
import type { Config } from '../kernel/config.ts'
import { connect, type Written } from '../kernel/database/connect.ts'
import { createReplica } from '../kernel/database/replica.ts'
import { createForeignFiles } from '../kernel/foreign/foreignFiles.ts'
import { createAdmission, loginLimits, usualLimits } from '../kernel/http/admission.ts'
import { log } from '../kernel/log.ts'
import { readSecrets } from '../kernel/secrets.ts'
import { createLive } from './live.ts'
import type { Service } from './service.ts'

export type ServiceOptions = {
  readonly clock: () => Temporal.Instant
  readonly strict: boolean
  /** How long a read waits for its turn before it is refused; 2000 when absent. */
  readonly readPatienceMs?: number
  /** Called when a connection to the database breaks. */
  readonly onError: (error: Error) => void
}

/** Creates the service. `url` is the database address that requests use. `close` ends everything that it holds open, database connections last. */
export function createService(
  config: Config,
  url: string,
  { clock, strict, onError, readPatienceMs }: ServiceOptions,
): { readonly service: Service; readonly close: () => Promise<void> } {
  const secrets = readSecrets(config)
  const onWritten = (written: readonly Written[]) => live.changes.touched(written)
  const database = connect({ url, poolSize: config.poolSize, onError, onWritten })
  const { replicaDatabaseUrl, poolSize } = config
  const replica =
    replicaDatabaseUrl === undefined
      ? undefined
      : createReplica({
          url: replicaDatabaseUrl,
          primary: database,
          poolSize,
          say: sentence => log('warn', sentence),
        })
  const tokens = createTokens(secrets.tokenKeys, config.environment)
  const callers = createCallers(database, tokens)
  const sessions = createSessions(database)
  const credentialUses = createCredentialUses(database)
  const staffLinks = createStaffLinkCallers(database, secrets)
  const admission = createAdmission(usualLimits(config.poolSize, readPatienceMs))
  const logins = createAdmission(loginLimits)
  const foreignFiles = createForeignFiles()
  // A private database has only one server, so there is nobody else to notify.
  const live = createLive({ database, clock, sharedUrl: config.databaseUrl && url })
  return {
    service: {
      config,
      secrets,
      database,
      replica,
      tokens,
      callers,
      sessions,
      credentialUses,
      staffLinks,
      admission,
      logins,
      foreignFiles,
      clock,
      strict,
      ...live,
    },
    close: async () => {
      await Promise.all([live.changes.close(), live.presence.close(), foreignFiles.close()])
      await Promise.all([database.close(), replica?.close()])
    },
  }
}
