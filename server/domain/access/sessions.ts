/** Sessions of the console: a random token in a cookie, its hash in the database, read at each request and kept for one second. */
import { hash, randomBytes } from 'node:crypto'
import type { Database } from '../../kernel/database/connect.ts'
import { accountOf } from './accounts.sql.ts'
import type { Caller } from './callers.ts'
import { keptForASecond } from './keptForASecond.ts'
import { type SessionRow, sessionWithHash, touchSession } from './sessions.sql.ts'
import { communitiesWhere, staffOf } from './staff.ts'

export type Sessions = {
  /** The caller behind the token of a session; undefined when it is none, has ended or was left alone for too long. */
  readonly of: (token: string, now: Temporal.Instant) => Promise<Caller | undefined>
  readonly forget: (token: string) => void
}

const idleHours = 12
const sharedIdleHours = 2
/** A session ends after so long, however much it is used. */
export const longestHours = 14 * 24
const freshMinutes = 10
/** A session is noted as seen when it was not for so long: not at every request. */
const seenMinutes = 5

/** The sessions of a server: each is read once a second at most, and ended ones are out within that time. */
export function createSessions(database: Database): Sessions {
  const kept = keptForASecond<Caller | undefined>()
  const load = (token: string, now: Temporal.Instant) =>
    database.write('everything', async tx => {
      const session = await sessionWithHash(tx, hashOfToken(token))
      if (!session || Temporal.Instant.compare(expiryOf(session), now) <= 0) return undefined
      const account = await accountOf(tx, session.administratorId)
      if (!account) return undefined
      if (isBefore(session.seenAt, now.subtract({ minutes: seenMinutes })))
        await touchSession(tx, session.sessionId, now)
      const staff = staffOf(session, account)
      return {
        actor: `administrator:${account.administratorId}`,
        communities: communitiesWhere(staff, undefined),
        staff,
      }
    })
  return {
    of: (token, now) => kept.get(token, () => load(token, now)),
    forget: kept.forget,
  }
}

/** A new token: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: nothing that opens anything. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

/** When a session ends if nobody uses it from now on. */
export function expiryOf({ createdAt, seenAt, shared }: Pick<SessionRow, 'createdAt' | 'seenAt' | 'shared'>) {
  const idle = Temporal.Instant.from(seenAt).add({ hours: shared ? sharedIdleHours : idleHours })
  const longest = Temporal.Instant.from(createdAt).add({ hours: longestHours })
  return Temporal.Instant.compare(idle, longest) < 0 ? idle : longest
}

/** Whether the person proved who it is within the last ten minutes. */
export function isFresh({ provedAt }: Pick<SessionRow, 'provedAt'>, now: Temporal.Instant): boolean {
  return !isBefore(provedAt, now.subtract({ minutes: freshMinutes }))
}

function isBefore(moment: string, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(moment), other) < 0
}
