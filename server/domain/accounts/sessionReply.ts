import type { Session } from '../../../contract/sessions/console.ts'
import { timestampText } from '../../kernel/database/timestampText.ts'
import { version } from '../../kernel/version.ts'
import type { AccountRow } from '../access/accounts.sql.ts'
import { expiryOf, isFresh } from '../access/sessions.ts'
import { isHeldBack, lacksSecondFactor, type Staff } from '../access/staff.ts'
import type { DomainService } from '../operation/domainService.ts'

/** Who is logged in, as the console is told. */
export function sessionReply(staff: Staff, { config }: DomainService, now: Temporal.Instant): Session {
  const { session, account } = staff
  return {
    account: accountReply(account),
    communities: account.communities.map(({ clubCommunityId, rehearsalOf, ...community }) => ({
      ...community,
      ...(rehearsalOf !== null && { rehearsalOf }),
      ...(clubCommunityId !== null && { clubCommunityId }),
    })),
    isFresh: isFresh(session, now) && !lacksSecondFactor(staff),
    isHeldBack: isHeldBack(staff, config.environment),
    expiresAt: timestampText(expiryOf(session)),
    environment: config.environment,
    version,
  }
}

/** The account, as the console is told. */
export function accountReply({ communities, player, emailProven, ...account }: AccountRow): Session['account'] {
  return { ...account, ...(player && { player }) }
}
