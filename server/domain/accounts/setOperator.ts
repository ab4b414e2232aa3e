import { accountOf } from '../access/accounts.sql.ts'
import { holdOperators, writeOperator } from '../access/operators.sql.ts'
import { recordForAccount } from '../access/recordForAccount.ts'
import { hasSecondFactor } from '../access/staff.ts'
import { handle } from '../operation/handler.ts'
import { endWithoutRight } from '../staff/endWithoutRight.ts'
import { requireOperatorLeft } from './requireOperatorLeft.ts'

export const setOperator = handle(
  'setOperator',
  async ({ tx, params, body, caller, service, requestId, now, logSecurityEvent, refuse }) => {
    const { administratorId } = params
    const { operator } = body
    const { environment } = service.config
    const operators = await holdOperators(tx)
    const account = (await accountOf(tx, administratorId)) ?? refuse('NOT_FOUND', 'account', { administratorId })
    if (account.operator === operator) return { administratorId, operator }
    if (!operator) requireOperatorLeft(refuse, operators, [administratorId], environment)
    // Whoever knew the password alone would set up a second factor of his own, and run the installation.
    else if (environment === 'production' && !hasSecondFactor(account))
      refuse('OPERATOR_BLOCKED', 'noSecondFactor', { name: account.name })
    await writeOperator(tx, administratorId, operator)
    const origin = { actor: caller.actor, requestId, now }
    await recordForAccount(
      tx,
      account,
      operator ? 'administrator.operatorGiven' : 'administrator.operatorTaken',
      origin,
    )
    if (!operator) await endWithoutRight(tx, administratorId, origin)
    // An account without a role has no community with an audit.
    logSecurityEvent(operator ? 'operator.given' : 'operator.taken', {
      administratorId: caller.staff.account.administratorId,
      ofAdministratorId: administratorId,
    })
    return { administratorId, operator }
  },
)
