/** The token of a staff link: what it names, and an HMAC over it with the key of links, so that nothing that is stored makes one. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../../kernel/secrets.ts'

export type StaffLinkName = { readonly communityId: number; readonly staffLinkId: number }

export function staffLinkToken(
  { linkKey }: Pick<Secrets, 'linkKey'>,
  { communityId, staffLinkId }: StaffLinkName,
): string {
  const signed = JSON.stringify(['staff', communityId, staffLinkId])
  const code = createHmac('sha256', linkKey).update(signed).digest('base64url')
  return `${communityId}-${staffLinkId}-${code}`
}

/** What a token names; undefined when we did not make it. */
export function readStaffLinkToken(secrets: Pick<Secrets, 'linkKey'>, token: string): StaffLinkName | undefined {
  const [, community, link] = /^([1-9][0-9]{0,14})-([1-9][0-9]{0,14})-[\w-]{43}$/.exec(token) ?? []
  if (community === undefined || link === undefined) return undefined
  const name = { communityId: Number(community), staffLinkId: Number(link) }
  return timingSafeEqual(Buffer.from(staffLinkToken(secrets, name)), Buffer.from(token)) ? name : undefined
}
