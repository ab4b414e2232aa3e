import { isEmail } from '../../../contract/formats.ts'
import type { Scope } from '../../../contract/operation.ts'
import { type Said, said } from '../../../contract/words/say.ts'
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
    email: { value: 'E-MAIL', required: true, what: said('commands.credentialIssue.email') },
    community: {
      value: 'ID',
      required: true,
      many: true,
      what: said('commands.credentialIssue.community'),
    },
    use: { value: 'TEXT', required: true, what: said('commands.credentialIssue.use') },
    'read-only': { what: said('commands.readOnly') },
  },
  summary: said('commands.credentialIssue.summary'),
  async run({ options, shell }) {
    const email = emailOf(options.email)
    const intendedUse = textOf(options.use, '--use', 1000)
    const { password, passwordHash } = await newPassword()
    const id = await shell.write(async (tx, origin) => {
      const communityIds = await requireCommunities(tx, options.community)
      const wanted = { email, intendedUse, passwordHash, communityIds, scope: scopeIn(options) }
      return newCredential(refuse, tx, wanted, undefined, origin)
    })
    shell.print(said('operator.credentials.issued', { id, email }))
    shell.print(passwordLine(password))
  },
})

export const credentialList = command({
  name: 'credential list',
  args: [],
  options: {},
  summary: said('commands.credentialList.summary'),
  async run({ shell }) {
    const credentials = await shell.read(allCredentials)
    if (credentials.length === 0) shell.print(said('operator.credentials.none'))
    for (const { credentialId, email, communities, scope, intendedUse, createdAt, revokedAt } of credentials) {
      const state =
        revokedAt === null
          ? said('operator.credentials.since', { day: createdAt.slice(0, 10) })
          : said('operator.credentials.revokedOn', { day: revokedAt.slice(0, 10) })
      const reach = said('operator.credentials.reach', { communities: communities.join(', ') })
      shell.print([`${credentialId}  ${email}  `, reach, `  ${scope}  `, state, `  ${intendedUse}`])
    }
  },
})

export const credentialRevoke = command({
  name: 'credential revoke',
  args: ['ID|E-MAIL'],
  options: {},
  summary: said('commands.credentialRevoke.summary'),
  async run({ args: [given = ''], shell }) {
    const by = given.includes('@')
      ? { emailKey: emailKey(given) }
      : { id: idOf(given, said('operator.what.credential')) }
    const email = await shell.write(async (tx, origin) => {
      const credential = await credentialInForce(tx, by)
      if (!credential) throw new OperatorError(said('operator.credentials.unknown', { given }))
      await revoke(tx, credential, origin)
      return credential.email
    })
    shell.print(said('operator.credentials.revoked', { email }))
  },
})

/** What a credential may do, by its option on the command line. */
export function scopeIn(options: { readonly 'read-only': boolean }): Scope {
  return options['read-only'] ? 'read' : 'read write'
}

/** The line that shows a password once. */
export function passwordLine(password: string): Said {
  return said('operator.credentials.password', { password })
}

/** An e-mail address on the command line. Throws {@link UsageError}. */
export function emailOf(text: string): string {
  const email = text.trim()
  if (email.length > 254 || !isEmail(email)) throw new UsageError(said('operator.usage.noEmail', { given: text }))
  return email
}
