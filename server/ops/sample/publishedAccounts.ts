/** The accounts of the sample data: everybody can read their passwords in the source. */
import type pg from 'pg'

// Hashes of demo-fairway-2026 and other-fairway-2026, so that the same data come out every time.
export const demoHash =
  '$argon2id$v=19$m=19456,t=2,p=1$6N/csvPVlYhhEt0UomBDkQ$zTPxiijF7iqcSVgeZL7Zex1dqpzRpPLwkeSmSuVoL4k'
export const otherHash =
  '$argon2id$v=19$m=19456,t=2,p=1$hTTq8NinUKwgk1nEF9RCKw$O+8jH4pVPKQZlgWZ/T6BaZjKex8VKkDJLUk81J12GTQ'

const published = [demoHash, otherHash]

/** The addresses of accounts of people and programs that anybody can log in with. */
export async function publishedAccounts(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ email: string }>(
    `select email from administrator where revoked_at is null and password_hash = any($1)
     union select email from credential where revoked_at is null and password_hash = any($1) order by 1`,
    [published],
  )
  return rows.map(({ email }) => email)
}

/** Ends them and their sessions. */
export async function disablePublishedAccounts(client: pg.Client): Promise<void> {
  await client.query(
    `update session set ended_at = clock_timestamp() where ended_at is null and administrator_id in
       (select administrator_id from administrator where password_hash = any($1))`,
    [published],
  )
  for (const table of ['administrator', 'credential'])
    await client.query(
      `update ${table} set revoked_at = clock_timestamp() where revoked_at is null and password_hash = any($1)`,
      [published],
    )
}
