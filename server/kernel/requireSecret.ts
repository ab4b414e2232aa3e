import { join } from 'node:path'
import { type Listed, said } from '../../contract/words/say.ts'
import type { Config } from './config.ts'
import { withClient } from './database/migrate.ts'
import { firstFingerprint, knownFingerprint, madeWithSecret, writeFingerprint } from './database/secret.sql.ts'
import { SaidError } from './saidError.ts'
import { fingerprintsOf } from './secrets.ts'

/** The database was used with another secret; the message says what would end and what continues. */
export class SecretError extends SaidError {}

/**
 * Compares the secret of the settings with the one that the database was used with, and remembers it: at the first start, and when
 * `SECRET_PREVIOUS` shows that it was changed on purpose. Throws {@link SecretError} for any other.
 */
export async function requireSecret(config: Config, ownerUrl: string): Promise<void> {
  const { present, previous } = fingerprintsOf(config)
  const trouble = await withClient(ownerUrl, async client => {
    const known = (await knownFingerprint(client)) ?? (await firstFingerprint(client, present))
    if (known === present) return undefined
    if (known === previous) await writeFingerprint(client, present)
    return known === previous ? undefined : whatWouldEnd(await madeWithSecret(client))
  })
  if (trouble === undefined) return
  const what =
    config.secret === undefined ? said('operator.secrets.inFile', { path: join(config.dataDir, 'secret') }) : 'SECRET'
  throw new SecretError(said('operator.secrets.other', { what, ending: trouble }))
}

/** What ends with another secret. */
export function whatWouldEnd({ programs, codeApps, webhooks }: Awaited<ReturnType<typeof madeWithSecret>>): Listed {
  return {
    all: [
      said('operator.secrets.links'),
      said('operator.secrets.programs', { count: programs }),
      said('operator.secrets.codeApps', { count: codeApps }),
      said('operator.secrets.webhooks', { count: webhooks }),
    ],
  }
}
