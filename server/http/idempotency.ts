/**
 * Idempotency-Key: the key is written first in the transaction of the write and its answer last, so that both stand or
 * neither. A repetition gets the first answer while the caller still reaches the community that was written to.
 */
import { hash } from 'node:crypto'
import { databaseCode, type Scope, type Transaction } from '../kernel/database/connect.ts'
import { sql } from '../kernel/database/sql.ts'
import { Refusal } from '../kernel/refusal.ts'

/** `actor`: who calls, `credential:7` or `administrator:3`. */
export type IdempotentRequest = { readonly actor: string; readonly key: string; readonly fingerprint: string }

/** What makes two requests the same: method, path, query and body. */
export function fingerprint(method: string, url: string, body: unknown): string {
  return hash('sha256', `${method} ${url}\n${JSON.stringify(body) ?? ''}`, 'base64url')
}

type StoredRequest = {
  readonly fingerprint: string
  readonly communityId: number | null
  readonly answer: string | null
}

/**
 * Claims the key for this request, or answers with what the first request with it was answered.
 * Refuses with `IDEMPOTENCY_IN_PROGRESS`, `IDEMPOTENCY_KEY_REUSED`, and `UNAUTHORIZED` when the community is out of reach now.
 */
export async function claimKey(
  tx: Transaction,
  request: IdempotentRequest,
  scope: Scope,
  now: Temporal.Instant,
): Promise<string | undefined> {
  const expired = now.subtract({ hours: 24 }).toString()
  const claimed = await claim(tx, request, now.toString(), expired)
  if (claimed) return undefined
  const kept = await tx.first(
    sql<StoredRequest>`select fingerprint, community_id as "communityId", answer from idempotency where actor = ${request.actor} and key = ${request.key}`,
  )
  if (!kept) throw inProgress()
  if (kept.fingerprint !== request.fingerprint) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
  if (kept.communityId !== null && scope !== 'everything' && !scope.includes(kept.communityId))
    throw new Refusal('UNAUTHORIZED', 'firstRequest')
  if (kept.answer === null) throw inProgress()
  return kept.answer
}

async function claim(tx: Transaction, request: IdempotentRequest, now: string, expired: string): Promise<boolean> {
  const { actor, key } = request
  try {
    // A first request that still runs holds the row: wait for it 200 ms, no longer. The wall shows callers their own keys only.
    const row = await tx.first(
      sql`
        insert into idempotency (actor, key, fingerprint, created_at)
        select ${actor}, ${key}, ${request.fingerprint}, ${now}::timestamptz
        from (select set_config('lock_timeout', '200ms', true) as wait, set_config('caddiemaster.actor', ${actor}, true) as actor offset 0) s
        where s.wait is not null and s.actor is not null
        on conflict (actor, key) do update set fingerprint = excluded.fingerprint, created_at = excluded.created_at, answer = null, community_id = null
          where idempotency.created_at < ${expired}::timestamptz
        returning set_config('lock_timeout', '4s', true)`,
    )
    return row !== undefined
  } catch (error) {
    if (databaseCode(error) === '55P03') throw inProgress()
    throw error
  }
}

/** Keeps the answer for repetitions; `communityId` is where the request wrote. */
export async function keepAnswer(
  tx: Transaction,
  request: IdempotentRequest,
  answer: string,
  communityId: number | undefined,
): Promise<void> {
  await tx.rows(
    sql`update idempotency set answer = ${answer}, community_id = ${communityId ?? null}::bigint where actor = ${request.actor} and key = ${request.key}`,
  )
}

/** Gives the key free again in a transaction that is kept although the request was refused. */
export async function releaseKey(tx: Transaction, { actor, key }: IdempotentRequest): Promise<void> {
  await tx.rows(sql`update idempotency set created_at = 'epoch' where actor = ${actor} and key = ${key}`)
}

function inProgress(): Refusal {
  return new Refusal('IDEMPOTENCY_IN_PROGRESS')
}
