import type { Config } from './config.ts'
import { withClient } from './database/migrate.ts'
import { firstFingerprint, knownFingerprint, madeWithSecret, writeFingerprint } from './database/secret.sql.ts'
import { fingerprintsOf } from './secrets.ts'

/** The database was used with another secret; the message says what would end and what continues. */
export class SecretError extends Error {}

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
  const where = config.secret === undefined ? `The secret in ${config.dataDir}/secret` : 'SECRET'
  throw new SecretError(
    `${where} is not the one that this database was used with. With it ${trouble} would end. To continue, set SECRET to the one of before. To change it on purpose, keep this one and set SECRET_PREVIOUS to the one of before for a day. If the one of before is lost, run "caddiemaster accept-new-secret".`,
  )
}

/** What ends with another secret, in words. */
export function whatWouldEnd({ programs, codeApps, webhooks }: Awaited<ReturnType<typeof madeWithSecret>>): string {
  const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
  return [
    'all web links of events',
    `the tokens of ${counted(programs, 'program', 'programs')}`,
    `the apps for codes of ${counted(codeApps, 'account', 'accounts')}`,
    `and the signatures of ${counted(webhooks, 'webhook', 'webhooks')}`,
  ].join(', ')
}
