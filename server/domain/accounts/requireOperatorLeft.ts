import type { Config } from '../../kernel/config.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import type { OperatorRow } from '../access/operators.sql.ts'
import { hasSecondFactor } from '../access/staff.ts'

/**
 * Refuses with `OPERATOR_BLOCKED` when nobody who can log in would run the installation once these accounts do not. In production
 * an operator without a second factor cannot (decision 052).
 */
export function requireOperatorLeft(
  refuse: Refuse<'OPERATOR_BLOCKED'>,
  operators: readonly OperatorRow[],
  leaving: readonly number[],
  environment: Config['environment'],
): void {
  const able = operators.filter(one => environment !== 'production' || hasSecondFactor(one))
  if (able.every(one => leaving.includes(one.administratorId))) refuse('OPERATOR_BLOCKED', 'last')
}
