import { may } from '../../../contract/roles/capabilities.ts'
import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { accountForLogin, accountOf, writeChoices, writePassword } from '../access/accounts.sql.ts'
import { isBlocked } from '../access/blockedAccounts.sql.ts'
import { createAdministrator } from '../access/createAdministrator.sql.ts'
import { holdAccount } from '../access/holdAccount.sql.ts'
import { type OneTimeLinkRow, oneTimeLink, spendLink } from '../access/oneTimeLinks.sql.ts'
import { proveAddress } from '../access/proveAddress.ts'
import { hashOfToken } from '../access/sessions.ts'
import { holdStaff, staffOfCommunity, writeRole } from '../access/staff.sql.ts'
import { record } from '../audit/record.ts'
import { communityName } from '../communities/communityName.sql.ts'
import { endWithoutRight } from './endWithoutRight.ts'
import { isOwnerLeft } from './requireOwnerLeft.ts'

export type Invitation = {
  readonly communityId: number
  readonly communityName: string
  readonly role: NonNullable<OneTimeLinkRow['role']>
  readonly email: string
  readonly linkId: number
  readonly byMail: boolean
}

/**
 * The invitation behind a link; undefined when it was accepted, has ended or never was, or when whoever sent it may invite
 * nobody any more. Looking changes nothing, and says nothing about accounts.
 */
export async function openInvitation(
  tx: Transaction,
  token: string,
  now: Temporal.Instant,
): Promise<Invitation | undefined> {
  const link = await oneTimeLink(tx, 'invitation', hashOfToken(token), now)
  if (!link || link.communityId === null || link.role === null || link.email === null) return undefined
  const { linkId, communityId, role, email, createdBy, byMail } = link
  if (!(await mayInvite(tx, createdBy, communityId))) return undefined
  return { linkId, communityId, communityName: await communityName(tx, communityId), role, email, byMail }
}

/** Owners invite, and operators, who make communities. */
async function mayInvite(tx: Transaction, administratorId: number | null, communityId: number): Promise<boolean> {
  const account = administratorId === null ? undefined : await accountOf(tx, administratorId)
  if (!account) return false
  const role = account.communities.find(one => one.communityId === communityId)?.role
  return account.operator || (role !== undefined && may(role, 'community.manage'))
}

/** The account that the address of the invitation has, which joins with its own password; a link to an unproven one makes it anew. */
export type Joining =
  | { readonly administratorId: number }
  | { readonly name: string; readonly passwordHash: string; readonly language: Language }

/**
 * `gone`: another request was faster, or the invitation has ended. `known`: the address has an account, whose password is
 * needed. `unproven`: nobody has shown that the password is this person's: a new one is needed. `lastOwner`: nobody would own the community.
 */
export type NotJoined = 'gone' | 'known' | 'unproven' | 'lastOwner'
export type Joined = { readonly administratorId: number } | NotJoined

/** Gives the account of the invitation its role; makes the account when there is none. */
export async function joinStaff(
  tx: Transaction,
  token: string,
  joining: Joining,
  now: Temporal.Instant,
): Promise<Joined> {
  const invitation = await openInvitation(tx, token, now)
  if (!invitation) return 'gone'
  const { communityId, role, email, byMail, linkId } = invitation
  // Whoever was faster has made the account since, and spent the link with it.
  const unlessGone = async (answer: NotJoined) => ((await openInvitation(tx, token, now)) ? answer : 'gone')
  const key = emailKey(email)
  const login = await accountForLogin(tx, key)
  if (login) await holdAccount(tx, login.administratorId)
  if (await isBlocked(tx, key)) return unlessGone('known')
  const account = login && (await accountOf(tx, login.administratorId))
  const isFirstProof = account !== undefined && byMail && !account.emailProven
  if ('administratorId' in joining && isFirstProof) return unlessGone('unproven')
  if (!('administratorId' in joining) && account && !isFirstProof) return unlessGone('known')
  await holdStaff(tx, communityId)
  const staff = await staffOfCommunity(tx, communityId)
  if (account && role !== 'manager' && !isOwnerLeft(staff, account.administratorId)) return 'lastOwner'
  if (!(await spendLink(tx, linkId, now))) return 'gone'
  if (!('administratorId' in joining) && !account) {
    const made = { ...joining, email, role, communityIds: [communityId], playerId: undefined, emailProven: byMail }
    return { administratorId: await createAdministrator(tx, made, { now }) }
  }
  if (!account) return 'gone'
  const { administratorId } = account
  if (!('administratorId' in joining)) {
    await proveAddress(tx, account, now)
    await writePassword(tx, administratorId, joining.passwordHash)
    const { locale, letterKeys, player } = account
    await writeChoices(tx, administratorId, {
      name: joining.name,
      locale,
      letterKeys,
      playerId: player?.playerId ?? null,
    })
  }
  await writeRole(tx, communityId, administratorId, role)
  await endWithoutRight(tx, administratorId, { actor: `administrator:${administratorId}`, now })
  const change = { communityId, kind: 'administrator.joined', subject: { administratorId }, after: { role } }
  await record(tx, change, { actor: `administrator:${administratorId}`, now })
  return { administratorId }
}
