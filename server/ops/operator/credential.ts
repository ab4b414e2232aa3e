import { isEmail } from '../../../contract/formats.ts'
import type { Scope } from '../../../contract/operation.ts'
import { newPassword } from '../../domain/access/newPassword.ts'
import { allCredentials, credentialInForce } from '../../domain/credentials/credentials.sql.ts'
import { newCredential } from '../../domain/credentials/newCredential.ts'
import { revoke } from '../../domain/credentials/revoke.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { refuse } from '../../kernel/refusal.ts'
import { command, idOf, OperatorError, textOf, UsageError } from './command.ts'
import { requireCommunities } from './community.ts'

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
    'read-only': { what: 'it may read and change nothing, such as a display board' },
  },
  summary: 'Issues a credential of the interface and prints its password, once',
  async run({ options, shell }) {
    const email = emailOf(options.email)
    const intendedUse = textOf(options.use, '--use', 1000)
    const { password, passwordHash } = await newPassword()
    const id = await shell.write(async (tx, origin) => {
      const communityIds = await requireCommunities(tx, options.community)
      const wanted = { email, intendedUse, passwordHash, communityIds, scope: scopeIn(options) }
      return newCredential(refuse, tx, wanted, undefined, origin)
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
    for (const { credentialId, email, communities, scope, intendedUse, createdAt, revokedAt } of credentials) {
      const state = revokedAt === null ? `since ${createdAt.slice(0, 10)}` : `revoked ${revokedAt.slice(0, 10)}`
      shell.print(
        `${credentialId}  ${email}  communities ${communities.join(', ')}  ${scope}  ${state}  ${intendedUse}`,
      )
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
      await revoke(tx, credential, origin)
      return credential.email
    })
    shell.print(`Revoked the credential of ${email}.`)
  },
})

/** What a credential may do, by its option on the command line. */
export function scopeIn(options: { readonly 'read-only': boolean }): Scope {
  return options['read-only'] ? 'read' : 'read write'
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
