import type { Database } from '../../kernel/database/connect.ts'
import type { Secrets } from '../../kernel/secrets.ts'
import type { Caller } from './callers.ts'
import { keptForASecond } from './keptForASecond.ts'
import { type OpenStaffLink, staffLinkOf } from './openStaffLink.sql.ts'
import { readStaffLinkToken } from './staffLinkToken.ts'

export type LinkCaller = Caller & { readonly link: OpenStaffLink }

export type StaffLinkCallers = {
  /** The helper behind a staff link; undefined when the link opens nothing, or does not any more. */
  readonly of: (token: string, now: Temporal.Instant) => Promise<LinkCaller | undefined>
}

/** Finds out which helper sends a request. What it finds is kept for a second; a token that we did not make asks nobody. */
export function createStaffLinkCallers(database: Database, secrets: Secrets): StaffLinkCallers {
  const kept = keptForASecond<OpenStaffLink | undefined>()
  return {
    async of(token, now) {
      const name = readStaffLinkToken(secrets, token)
      if (!name) return undefined
      const { communityId, staffLinkId } = name
      const load = () => database.read([communityId], tx => staffLinkOf(tx, communityId, staffLinkId))
      const link = await kept.get(`${communityId}-${staffLinkId}`, load)
      if (!link || Temporal.Instant.compare(Temporal.Instant.from(link.until), now) <= 0) return undefined
      return { communities: [communityId], actor: `staffLink:${staffLinkId}`, link }
    },
  }
}
