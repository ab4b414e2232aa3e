/** An account that is logged in to the console. */
import { type Capability, may, type Role } from '../../../contract/roles/capabilities.ts'
import type { Config } from '../../kernel/config.ts'
import type { AccountRow } from './accounts.sql.ts'
import type { SessionRow } from './sessions.sql.ts'

export type Staff = {
  readonly session: SessionRow
  readonly account: AccountRow
  /** The communities of its roles, and the sub communities of clubs among them. */
  readonly roles: ReadonlyMap<number, Role>
}

/** The person behind a session, with the role in each community. */
export function staffOf(session: SessionRow, account: AccountRow): Staff {
  return { session, account, roles: new Map(account.communities.map(({ communityId, role }) => [communityId, role])) }
}

/** Whether the account has a second factor and nobody has proved it in this session. */
export function lacksSecondFactor({ session, account }: Pick<Staff, 'session' | 'account'>): boolean {
  return hasSecondFactor(account) && !session.secondFactor
}

/** Whether the account has codes of an app, or a passkey. */
export function hasSecondFactor({ hasCodes, passkeys }: Pick<AccountRow, 'hasCodes' | 'passkeys'>): boolean {
  return hasCodes || passkeys > 0
}

/**
 * Whether the console is closed to this session but for its own account: who runs an installation needs a second factor. Testing
 * environments are open to everybody anyway.
 */
export function isHeldBack({ session, account }: Staff, environment: Config['environment']): boolean {
  return environment === 'production' && account.operator && !(hasSecondFactor(account) && session.secondFactor)
}

/** The communities in which the account may do this; all that it reaches when nothing is asked. */
export function communitiesWhere({ roles }: Staff, capability: Capability | undefined): readonly number[] {
  const all = [...roles]
  const able = capability === undefined ? all : all.filter(([, role]) => may(role, capability))
  return able.map(([communityId]) => communityId)
}
