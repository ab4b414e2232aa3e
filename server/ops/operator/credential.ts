import { randomBytes } from 'node:crypto'
import { isEmail } from '../../../contract/formats.ts'
import { createCredential, type NewCredential } from '../../domain/access/createCredential.sql.ts'
import { hashPassword } from '../../domain/access/passwords.ts'
import { type Origin, record } from '../../domain/audit/record.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { command, idOf, OperatorError, textOf, UsageError } from './command.ts'
import { requireCommunities } from './community.ts'
import { allCredentials, credentialInForce, revoke } from './credentials.sql.ts'

export const credentialIssue = command({
  name: 'credential issue',
  args: [],
  options: {
    email: { value: 'E-MAIL', required: true, what: 'e-mail address of the user; becomes the name of the login' },
    community: {
      value: 'ID',
      required: true,
      many: true,
      what: 'the communities that it reaches; a club includes its sub communities',
    },
    use: { value: 'TEXT', required: true, what: 'what it is for' },
  },
  summary: 'Issues a credential of the interface and prints its password, once',
  async run({ options, shell }) {
    const email = emailOf(options.email)
    const intendedUse = textOf(options.use, '--use', 1000)
    const { password, passwordHash } = await newPassword()
    const id = await shell.write(async (tx, origin) => {
      const communityIds = await requireCommunities(tx, options.community)
      return issue(tx, { email, intendedUse, passwordHash, communityIds }, origin)
    })
    shell.print(`Issued credential ${id} for ${email}.`)
    shell.print(passwordLine(password))
  },
})

export const credentialList = command({
  name: 'credential list',
  args: [],
  options: {},
  summary: 'Lists the credentials, including revoked ones',
  async run({ shell }) {
    const credentials = await shell.read(allCredentials)
    if (credentials.length === 0) shell.print('There is no credential yet.')
    for (const { credentialId, email, communities, intendedUse, createdAt, revokedAt } of credentials) {
      const state = revokedAt === null ? `since ${createdAt.slice(0, 10)}` : `revoked ${revokedAt.slice(0, 10)}`
      shell.print(`${credentialId}  ${email}  communities ${communities.join(', ')}  ${state}  ${intendedUse}`)
    }
  },
})

export const credentialRevoke = command({
  name: 'credential revoke',
  args: ['ID|E-MAIL'],
  options: {},
  summary: 'Revokes a credential; its tokens end within a second on every server',
  async run({ args: [given = ''], shell }) {
    const by = given.includes('@') ? { emailKey: emailKey(given) } : { id: idOf(given, 'The credential') }
    const email = await shell.write(async (tx, origin) => {
      const credential = await credentialInForce(tx, by)
      if (!credential) throw new OperatorError(`There is no valid credential ${given}. "credential list" shows them.`)
      const { credentialId, communities } = credential
      await revoke(tx, credentialId, origin.now)
      for (const communityId of communities) {
        await record(
          tx,
          { communityId, kind: 'credential.revoked', subject: { credentialId }, before: { email: credential.email } },
          origin,
        )
      }
      return credential.email
    })
    shell.print(`Revoked the credential of ${email}.`)
  },
})

/** Issues a credential unless the address has one in force. */
export async function issue(tx: Transaction, credential: NewCredential, origin: Origin): Promise<number> {
  const existing = await credentialInForce(tx, { emailKey: emailKey(credential.email) })
  if (existing) {
    throw new OperatorError(
      `${existing.email} has credential ${existing.credentialId} already, for communities ${existing.communities.join(', ')}. Revoke it first.`,
    )
  }
  return createCredential(tx, credential, origin)
}

/** A password that nobody has to remember: 144 random bits. */
export async function newPassword(): Promise<{ readonly password: string; readonly passwordHash: string }> {
  const password = randomBytes(18).toString('base64url')
  return { password, passwordHash: await hashPassword(password) }
}

/** The line that shows a password once. */
export function passwordLine(password: string): string {
  return `Password: ${password}\nIt is shown this once and stored nowhere.`
}

/** An e-mail address on the command line. Throws {@link UsageError}. */
export function emailOf(text: string): string {
  const email = text.trim()
  if (email.length > 254 || !isEmail(email))
    throw new UsageError(`"${text}" is not an e-mail address. Use one such as anna@example.com.`)
  return email
}
