import { emailKey } from '../../kernel/keys/emailKey.ts'
import { accountOf } from '../access/accounts.sql.ts'
import { blockOf, ownedAlone, writeBlock } from '../access/blockedAccounts.sql.ts'
import { holdAccount } from '../access/holdAccount.sql.ts'
import { endInvitationsTo } from '../access/invitations.sql.ts'
import { forgetPasswordLinks } from '../access/oneTimeLinks.sql.ts'
import { holdOperators } from '../access/operators.sql.ts'
import { recordForAccount } from '../access/recordForAccount.ts'
import { endSessions } from '../access/sessions.sql.ts'
import { handle } from '../operation/handler.ts'
import { endWithoutRight } from '../staff/endWithoutRight.ts'
import { requireOperatorLeft } from './requireOperatorLeft.ts'

export const setBlocked = handle(
  'setBlocked',
  async ({ tx, params, body, caller, service, requestId, now, logSecurityEvent, refuse }) => {
    const { administratorId } = params
    const { blocked, withoutOwner = [] } = body
    const own = caller.staff.account.administratorId
    // Held before anything is looked at: two who block each other leave one.
    const operators = await holdOperators(tx)
    await holdAccount(tx, administratorId)
    const present = (await blockOf(tx, administratorId)) ?? refuse('NOT_FOUND', 'account', { administratorId })
    if ((present.blockedAt !== null) === blocked) return { administratorId, blocked }
    if (blocked) {
      if (administratorId === own) refuse('OPERATOR_BLOCKED', 'self')
      requireOperatorLeft(refuse, operators, [administratorId], service.config.environment)
      const untold = (await ownedAlone(tx, administratorId)).filter(one => !withoutOwner.includes(one.communityId))
      if (untold.length > 0) refuse('ONLY_OWNER', { communities: untold.map(({ name }) => name).join(', ') })
      await endSessions(tx, { administratorId }, now)
      await forgetPasswordLinks(tx, administratorId)
    } else await writeBlock(tx, administratorId, undefined)
    // Of a blocked account nothing is found: it is looked at before, or after.
    const account = await accountOf(tx, administratorId)
    if (blocked) await writeBlock(tx, administratorId, now)
    const kind = blocked ? 'administrator.blocked' : 'administrator.allowed'
    const origin = { actor: caller.actor, requestId, now }
    if (account) await recordForAccount(tx, account, kind, origin)
    if (blocked && account) {
      await endInvitationsTo(tx, emailKey(account.email), undefined, now)
      await endWithoutRight(tx, administratorId, origin)
    }
    // An account without a role has no community with an audit.
    logSecurityEvent(blocked ? 'account.blocked' : 'account.allowed', {
      administratorId: own,
      ofAdministratorId: administratorId,
    })
    return { administratorId, blocked }
  },
)
