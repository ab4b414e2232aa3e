/** Links behind which the contact of a credential makes its password, and sees it once. */
import type { Transaction } from '../../kernel/database/connect.ts'
import {
  type CredentialLinkRow,
  credentialLink,
  forgetCredentialLinks,
  insertOneTimeLink,
  spendLink,
} from '../access/oneTimeLinks.sql.ts'
import { hashOfToken, newToken } from '../access/sessions.ts'
import { record } from '../audit/record.ts'
import { credentialInForce, writeCredentialPassword } from './credentials.sql.ts'

/** How long a link opens. */
export const linkHours = 72

/** Makes a link in place of those before, and answers its token, which is kept nowhere. */
export async function makeCredentialLink(
  tx: Transaction,
  credentialId: number,
  now: Temporal.Instant,
): Promise<string> {
  const token = newToken()
  await forgetCredentialLinks(tx, credentialId)
  const expiresAt = now.add({ hours: linkHours })
  await insertOneTimeLink(
    tx,
    { purpose: 'credential', credentialId },
    { tokenHash: hashOfToken(token), now, expiresAt },
  )
  return token
}

/** The link with this token: open, used, or too old; undefined when there is none of a credential in force. Looking changes nothing. */
export async function lookAtCredentialLink(
  tx: Transaction,
  token: string,
  now: Temporal.Instant,
): Promise<(CredentialLinkRow & { readonly isOpen: boolean }) | undefined> {
  const link = await credentialLink(tx, hashOfToken(token))
  if (!link) return undefined
  const isLate = Temporal.Instant.compare(Temporal.Instant.from(link.expiresAt), now) <= 0
  return { ...link, isOpen: link.usedAt === null && !isLate }
}

/** Sets the password and uses the link up; false when it opens nothing, or another request was faster. */
export async function setCredentialPassword(
  tx: Transaction,
  token: string,
  passwordHash: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const link = await lookAtCredentialLink(tx, token, now)
  if (!link?.isOpen || !(await spendLink(tx, link.linkId, now))) return false
  const { credentialId } = link
  const credential = await credentialInForce(tx, { id: credentialId })
  if (!credential || !(await writeCredentialPassword(tx, credentialId, passwordHash))) return false
  for (const communityId of credential.communities) {
    const change = { communityId, kind: 'credential.passwordMade', subject: { credentialId } }
    await record(tx, change, { actor: `credential:${credentialId}`, now })
  }
  return true
}
