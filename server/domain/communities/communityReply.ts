import type { Static } from 'typebox'
import type { CommunitySettings } from '../../../contract/communities/console.ts'
import type { Config } from '../../kernel/config.ts'
import type { Identity } from './writeIdentity.sql.ts'

/** A community, as its owner is told. */
export function communityReply(
  communityId: number,
  { name, colour, logo, home, currency, language, clock, lengths, expectedRows }: Identity,
  { baseUrl }: Config,
): Static<typeof CommunitySettings> {
  return {
    communityId,
    name,
    ...(colour !== null && { colour }),
    ...(logo !== null && { logo }),
    home,
    ...(currency !== null && { currency }),
    ...(language !== null && { language }),
    clock,
    lengths,
    expectedRows,
    homeUrl: `${baseUrl}/c/${communityId}`,
  }
}
