import type { Role } from '../../../contract/roles/capabilities.ts'
import { languageOf } from '../../../contract/words/languageOf.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Config } from '../../kernel/config.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { mailed, type Sender } from '../../kernel/mail/mailed.ts'
import { accountForLogin, accountOf } from '../access/accounts.sql.ts'
import { endInvitationsTo } from '../access/invitations.sql.ts'
import { insertOneTimeLink } from '../access/oneTimeLinks.sql.ts'
import { hashOfToken, newToken } from '../access/sessions.ts'
import { type Origin, record } from '../audit/record.ts'

const goodForDays = 7

export type Invitation = {
  readonly communityId: number
  readonly email: string
  readonly role: Role
  readonly by: { readonly administratorId: number; readonly name: string }
  /** Of whoever is invited where it is known, else of whoever invites; an account has its own. */
  readonly language: Language
}

/** What goes into the mail. `language`: of an account with this address. */
export type WrittenInvitation = { readonly token: string; readonly email: string; readonly language: Language }

/**
 * Makes a link that works once, for a week, and answers its token. It takes the place of what the community has sent to this
 * address before. `byMail`: nobody is shown it. Somebody with an account is written to at the address of that account.
 */
export async function writeInvitation(
  tx: Transaction,
  { communityId, email: typed, role, by, language }: Invitation,
  byMail: boolean,
  origin: Origin,
): Promise<WrittenInvitation> {
  const known = await accountForLogin(tx, emailKey(typed))
  const account = known && (await accountOf(tx, known.administratorId))
  const email = account?.email ?? typed
  const token = newToken()
  const link = { purpose: 'invitation', communityId, role, email, createdBy: by.administratorId } as const
  const expiresAt = origin.now.add({ hours: 24 * goodForDays })
  await endInvitationsTo(tx, emailKey(email), communityId, origin.now)
  await insertOneTimeLink(tx, link, { tokenHash: hashOfToken(token), now: origin.now, expiresAt, byMail })
  await record(tx, { communityId, kind: 'administrator.invited', subject: {}, after: { role, email } }, origin)
  return { token, email, language: languageOf(account?.locale ?? '') ?? language }
}

/** Mails the invitation. Where mail is not set up its address is answered, for whoever invites to pass on; else nobody but the person gets it. */
export async function sendInvitation(
  { config, database }: Sender & { readonly config: Pick<Config, 'baseUrl' | 'mail'> },
  { role, by }: Invitation,
  community: string,
  { token, email, language }: WrittenInvitation,
): Promise<{ readonly url?: string; readonly mailed: boolean }> {
  const url = `${config.baseUrl}/console/invitation/${token}`
  if (!config.mail) return { url, mailed: false }
  const { invitation: words, roles } = wordsIn(language).mails
  const isMailed = await mailed(
    { config, database },
    {
      about: 'invitation',
      fromName: community,
      to: email,
      subject: words.subject({ name: by.name, community }),
      lines: [
        words.invites({ name: by.name, community, role: roles[role] }),
        words.open({ days: goodForDays }),
        url,
        words.ignore,
      ],
    },
  )
  return { mailed: isMailed }
}
