/** The token of a staff link: what it names, and a signature of that, so that nothing that is stored makes one. */
import { isSameSignature, signatureOf } from '../../kernel/keys/signature.ts'
import type { Secrets } from '../../kernel/secrets.ts'

export type StaffLinkName = { readonly communityId: number; readonly staffLinkId: number }

/** The token of a staff link: community, link, and a signature over both. */
export function staffLinkToken(
  { linkKey }: Pick<Secrets, 'linkKey'>,
  { communityId, staffLinkId }: StaffLinkName,
): string {
  return `${communityId}-${staffLinkId}-${signatureOf(linkKey, ['staff', communityId, staffLinkId])}`
}

/** What a token names; undefined when we did not make it. */
export function readStaffLinkToken(secrets: Pick<Secrets, 'linkKey'>, token: string): StaffLinkName | undefined {
  const [, community, link] = /^([1-9][0-9]{0,14})-([1-9][0-9]{0,14})-/.exec(token) ?? []
  if (community === undefined || link === undefined) return undefined
  const name = { communityId: Number(community), staffLinkId: Number(link) }
  return isSameSignature(staffLinkToken(secrets, name), token) ? name : undefined
}
