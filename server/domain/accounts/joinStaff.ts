import type { Transaction } from '../../kernel/database/connect.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { accountForLogin } from '../access/accounts.sql.ts'
import { isBlocked } from '../access/blockedAccounts.sql.ts'
import { codeApp } from '../access/codes.sql.ts'
import { createAdministrator } from '../access/createAdministrator.sql.ts'
import { type OneTimeLinkRow, oneTimeLink, spendLink } from '../access/oneTimeLinks.sql.ts'
import { hashOfToken } from '../access/sessions.ts'
import { writeRole } from '../access/staff.sql.ts'
import { record } from '../audit/record.ts'
import { communityName } from '../communities/communityName.sql.ts'

export type Invitation = {
  readonly communityId: number
  readonly communityName: string
  readonly role: NonNullable<OneTimeLinkRow['role']>
  readonly email: string
  /** Somebody has an account with this address: it joins with its own password. */
  readonly administratorId: number | undefined
  /** That account has codes: joining asks for one. */
  readonly hasCodes: boolean
  readonly linkId: number
}

/** The invitation behind a link; undefined when it was accepted, has expired or never was, or when the account is blocked. Looking changes nothing. */
export async function openInvitation(
  tx: Transaction,
  token: string,
  now: Temporal.Instant,
): Promise<Invitation | undefined> {
  const link = await oneTimeLink(tx, 'invitation', hashOfToken(token), now)
  if (!link || link.communityId === null || link.role === null || link.email === null) return undefined
  const { linkId, communityId, role, email } = link
  if (await isBlocked(tx, emailKey(email))) return undefined
  const account = await accountForLogin(tx, emailKey(email))
  const administratorId = account?.administratorId
  const hasCodes = administratorId !== undefined && (await codeApp(tx, administratorId)) !== undefined
  const name = await communityName(tx, communityId)
  return { linkId, communityId, communityName: name, role, email, administratorId, hasCodes }
}

/** Gives the account of the invitation its role; makes the account when there is none. Undefined when another request was faster. */
export async function joinStaff(
  tx: Transaction,
  token: string,
  newAccount: { readonly name: string; readonly passwordHash: string } | undefined,
  now: Temporal.Instant,
): Promise<number | undefined> {
  const invitation = await openInvitation(tx, token, now)
  if (!invitation || !(await spendLink(tx, invitation.linkId, now))) return undefined
  const { communityId, role, email, administratorId } = invitation
  if (administratorId === undefined) {
    if (!newAccount) return undefined
    const account = { ...newAccount, email, role, communityIds: [communityId], playerId: undefined }
    return createAdministrator(tx, account, { now })
  }
  await writeRole(tx, communityId, administratorId, role)
  const change = { communityId, kind: 'administrator.joined', subject: { administratorId }, after: { role } }
  await record(tx, change, { actor: `administrator:${administratorId}`, now })
  return administratorId
}
