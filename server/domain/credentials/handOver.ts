import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { mailed } from '../../kernel/mail/mailed.ts'
import { languageOfAddress } from '../access/languageOfAddress.ts'
import { newPassword } from '../access/newPassword.ts'
import type { DomainService } from '../operation/domainService.ts'
import { communitiesThatAsk } from './accessRequests.sql.ts'
import { linkHours, makeCredentialLink } from './credentialLink.ts'
import { credentialInForce } from './credentials.sql.ts'

type Given = { readonly credentialId: number; readonly email: string }

/**
 * Brings the contact of a credential to the password: mails a link behind which it is made. Where mail is not set up the
 * password is made now, for the operator to pass on. `work` writes what comes with it; `null`: there is no hash yet. `language`:
 * of the operator, for a contact of whom none is known.
 */
export async function handOver(
  { config, database, logins }: Pick<DomainService, 'config' | 'database' | 'logins'>,
  now: Temporal.Instant,
  language: Language,
  work: (tx: Transaction, passwordHash: string | null) => Promise<Given>,
): Promise<{ readonly credentialId: number; readonly mailed: boolean; readonly password?: string }> {
  if (!config.mail) {
    const { password, passwordHash } = await logins.run('write', newPassword)
    const { credentialId } = await database.write('everything', tx => work(tx, passwordHash))
    return { credentialId, mailed: false, password }
  }
  const { credentialId, email, names, token, reads } = await database.write('everything', async tx => {
    const given = await work(tx, null)
    const reached = await credentialInForce(tx, { id: given.credentialId })
    const communities = await communitiesThatAsk(tx, reached?.communities ?? [])
    const names = communities.map(one => one.name).join(', ')
    const reads = (await languageOfAddress(tx, given.email)) ?? language
    return { ...given, names, reads, token: await makeCredentialLink(tx, given.credentialId, now) }
  })
  const words = wordsIn(reads).letters.access
  const isMailed = await mailed(
    { config, database },
    {
      about: 'access',
      fromName: 'Caddiemaster',
      to: email,
      subject: words.subject,
      lines: [
        words.may({ email, communities: names }),
        words.open({ hours: linkHours }),
        `${config.baseUrl}/console/credential/${token}`,
        words.ignore,
      ],
    },
  )
  return { credentialId, mailed: isMailed }
}
