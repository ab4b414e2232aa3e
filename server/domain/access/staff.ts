/** An account that is logged in to the console. */
import { type Capability, may, type Role } from '../../../contract/console/capabilities.ts'
import type { AccountRow } from './accounts.sql.ts'
import type { SessionRow } from './sessions.sql.ts'

export type Staff = {
  readonly session: SessionRow
  readonly account: AccountRow
  /** The communities of its roles, and the sub communities of clubs among them. */
  readonly roles: ReadonlyMap<number, Role>
}

export function staffOf(session: SessionRow, account: AccountRow): Staff {
  return { session, account, roles: new Map(account.communities.map(({ communityId, role }) => [communityId, role])) }
}

/** The communities in which the account may do this; all that it reaches when nothing is asked. */
export function communitiesWhere({ roles }: Staff, capability: Capability | undefined): readonly number[] {
  const all = [...roles]
  const able = capability === undefined ? all : all.filter(([, role]) => may(role, capability))
  return able.map(([communityId]) => communityId)
}
