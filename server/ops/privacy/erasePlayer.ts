import { said } from '../../../contract/words/say.ts'
import { holdOperators } from '../../domain/access/operators.sql.ts'
import { requireOperatorLeft } from '../../domain/accounts/requireOperatorLeft.ts'
import { handle } from '../../domain/operation/handler.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { erasePlayer as erase, planErasure } from '../personalData/erasePlayer.ts'
import { erasedName } from '../personalData/redactPerson.ts'
import { accountsOfPlayer } from './privacy.sql.ts'

export const erasePlayer = handle(
  'erasePlayer',
  async ({ tx, params: { playerId }, body, caller, service, requestId, now, record, refuse }) => {
    const plan = await planErasure(tx, playerId, now)
    if (!plan) return refuse('NOT_FOUND', 'anyPlayer', { playerId })
    const { firstName, lastName } = erasedName(playerId)
    const erased = { playerId, name: `${firstName} ${lastName}` }
    if (plan.isErased) return erased
    const { profile, events, taken } = plan
    if (nameKey(body.name) !== nameKey(`${profile.first_name} ${profile.last_name}`))
      requireNone(refuse, [{ pointer: '/name', message: said('fields.isNotWhatThisPlayer') }])
    const running = events.filter(({ isRunning }) => isRunning)
    if (running.length > 0 && body.alsoRegistered !== true)
      refuse('ERASURE_BLOCKED', { events: running.map(({ name, publicId }) => `${name} (${publicId})`).join(', ') })
    if (taken.accounts > 0) {
      const operators = await holdOperators(tx)
      requireOperatorLeft(refuse, operators, await accountsOfPlayer(tx, playerId), service.config.environment)
    }
    await erase(tx, plan, { actor: caller.actor, requestId, now, record })
    return erased
  },
)
