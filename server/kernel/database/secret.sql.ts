/** Which secret the rows of this database were made with. Questions of the owner, before there is a service. */
import type pg from 'pg'

/** The fingerprint that the database knows; undefined where none was written yet. */
export async function knownFingerprint(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ known: string | null }>('select secret_fingerprint as known from installation')
  return rows[0]?.known ?? undefined
}

/** Writes the fingerprint where none is yet, and answers the one that stands there now: of two servers that start at once one is first. */
export async function firstFingerprint(client: pg.Client, fingerprint: string): Promise<string> {
  const { rows } = await client.query<{ known: string }>(
    `insert into installation (secret_fingerprint) values ($1)
     on conflict (only_one) do update set secret_fingerprint = coalesce(installation.secret_fingerprint, excluded.secret_fingerprint)
     returning secret_fingerprint as known`,
    [fingerprint],
  )
  return rows[0]?.known ?? fingerprint
}

/** From now on this is the secret. */
export async function writeFingerprint(client: pg.Client, fingerprint: string): Promise<void> {
  await client.query('update installation set secret_fingerprint = $1', [fingerprint])
}

export type MadeWithSecret = { readonly programs: number; readonly codeApps: number; readonly webhooks: number }

/** How much of it ends with the secret, besides every web link. */
export async function madeWithSecret(client: pg.Client): Promise<MadeWithSecret> {
  const { rows } = await client.query<MadeWithSecret>(
    `select (select count(*)::int from credential where revoked_at is null) as programs,
       (select count(*)::int from code_app) as "codeApps", (select count(*)::int from webhook where active) as webhooks`,
  )
  const [row] = rows
  if (!row) throw new Error('Counting what was made with the secret gave no row.')
  return row
}
