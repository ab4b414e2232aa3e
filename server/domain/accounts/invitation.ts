import { type Role, roleNames } from '../../../contract/console/capabilities.ts'
import type { Config } from '../../kernel/config.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { mailed, type Sender } from '../../kernel/mail/mailed.ts'
import { insertOneTimeLink } from '../access/oneTimeLinks.sql.ts'
import { hashOfToken, newToken } from '../access/sessions.ts'
import { type Origin, record } from '../audit/record.ts'

const goodForDays = 7

export type Invitation = {
  readonly communityId: number
  readonly email: string
  readonly role: Role
  readonly by: { readonly administratorId: number; readonly name: string }
}

/** Makes a link that works once, for a week, and answers its token. */
export async function writeInvitation(
  tx: Transaction,
  { communityId, email, role, by }: Invitation,
  origin: Origin,
): Promise<string> {
  const token = newToken()
  const link = { purpose: 'invitation', communityId, role, email, createdBy: by.administratorId } as const
  const expiresAt = origin.now.add({ hours: 24 * goodForDays })
  await insertOneTimeLink(tx, link, { tokenHash: hashOfToken(token), now: origin.now, expiresAt })
  await record(tx, { communityId, kind: 'administrator.invited', subject: {}, after: { role, email } }, origin)
  return token
}

/** The address of the invitation, mailed where mail is set up. */
export async function sendInvitation(
  { config, database }: Sender & { readonly config: Pick<Config, 'baseUrl' | 'mail'> },
  { email, role, by }: Invitation,
  community: string,
  token: string,
): Promise<{ readonly url: string; readonly mailed: boolean }> {
  const url = `${config.baseUrl}/console/invitation/${token}`
  const isMailed = await mailed(
    { config, database },
    {
      about: 'invitation',
      fromName: community,
      to: email,
      subject: `${by.name} invites you to ${community}`,
      lines: [
        `${by.name} invites you to ${community} as ${roleNames[role]}.`,
        `Open this link within ${goodForDays} days to join. It works once:`,
        url,
        'You do not know what this is about? Then do nothing.',
      ],
    },
  )
  return { url, mailed: isMailed }
}
