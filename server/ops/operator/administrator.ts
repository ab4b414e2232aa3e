import { roles } from '../../../contract/roles/capabilities.ts'
import { accountOf } from '../../domain/access/accounts.sql.ts'
import { deleteCodes } from '../../domain/access/codes.sql.ts'
import { createAdministrator } from '../../domain/access/createAdministrator.sql.ts'
import { newPassword } from '../../domain/access/newPassword.ts'
import { removePasskeys } from '../../domain/access/passkeys.sql.ts'
import { recordForAccount } from '../../domain/access/recordForAccount.ts'
import { endSessions } from '../../domain/access/sessions.sql.ts'
import { makePasswordLink } from '../../domain/accounts/passwordLink.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { profiles } from '../import/event.sql.ts'
import { administratorWithEmail } from './administrators.sql.ts'
import { command, idOf, OperatorError, textOf, UsageError } from './command.ts'
import { requireCommunities } from './community.ts'
import { emailOf, passwordLine } from './credential.ts'

export const administratorCreate = command({
  name: 'administrator create',
  args: [],
  options: {
    email: { value: 'E-MAIL', required: true, what: 'the name of the login' },
    name: { value: 'NAME', required: true, what: 'first and last name' },
    community: { value: 'ID', required: true, many: true, what: 'the communities that the account administers' },
    role: { value: 'ROLE', what: `${roles.join(', ')}; director if left out` },
    player: {
      value: 'PLAYER_ID',
      what: 'which player the administrator is; that player then cannot score with a link',
    },
  },
  summary: 'Creates an account of the web site and prints its password, once',
  async run({ options, shell }) {
    const email = emailOf(options.email)
    const name = textOf(options.name, '--name', 100)
    const role = roles.find(known => known === (options.role ?? 'director'))
    if (!role) throw new UsageError(`--role must be one of ${roles.join(', ')}.`)
    const playerId = options.player === undefined ? undefined : idOf(options.player, '--player')
    const { password, passwordHash } = await newPassword()
    const id = await shell.write(async (tx, origin) => {
      const communityIds = await requireCommunities(tx, options.community)
      if (await administratorWithEmail(tx, emailKey(email))) throw new OperatorError(`${email} already has an account.`)
      if (playerId !== undefined) {
        const [player] = await profiles(tx, { playerIds: [playerId], emailKeys: [], handicapIds: [] })
        if (!player) throw new OperatorError(`There is no player ${playerId}.`)
      }
      return createAdministrator(
        tx,
        { email, name, role, passwordHash, communityIds, playerId, emailProven: false },
        origin,
      )
    })
    shell.print(`Created administrator ${id} "${name}" (${role}) for ${email}.`)
    shell.print(passwordLine(password))
  },
})

export const administratorLink = command({
  name: 'administrator link',
  args: ['E-MAIL'],
  options: {},
  summary: 'Prints a link with which the account sets a new password; it works once, for half an hour',
  async run({ args: [given = ''], shell }) {
    const email = emailOf(given)
    const token = await shell.write(async (tx, { now }) => {
      const id = await administratorWithEmail(tx, emailKey(email))
      if (id === undefined) throw new OperatorError(`There is no account with the address ${email}.`)
      return makePasswordLink(tx, id, false, now)
    })
    shell.print(`${shell.config.baseUrl}/console/password/${token}`)
  },
})

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export const administratorRecover = command({
  name: 'administrator recover',
  args: ['E-MAIL'],
  options: {},
  summary: 'Switches the second factors of an account off, for somebody who has lost them, and ends its sessions',
  help: 'Make sure first that it is the person: from now on the password alone logs in. Codes, recovery codes and passkeys are forgotten; the audit of its communities says so.',
  async run({ args: [given = ''], shell }) {
    const email = emailOf(given)
    const { codes, passkeys, sessions } = await shell.write(async (tx, origin) => {
      const id = await administratorWithEmail(tx, emailKey(email))
      const account = id === undefined ? undefined : await accountOf(tx, id)
      if (!account) throw new OperatorError(`There is no account in force with the address ${email}.`)
      const { administratorId } = account
      const codes = await deleteCodes(tx, administratorId)
      const passkeys = await removePasskeys(tx, administratorId)
      if (!codes && passkeys === 0) throw new OperatorError(`${email} has no second factor.`)
      await recordForAccount(tx, account, 'administrator.factorsRemoved', origin)
      return { codes, passkeys, sessions: await endSessions(tx, { administratorId }, origin.now) }
    })
    const removed = [...(codes ? ['the app for codes'] : []), ...(passkeys > 0 ? [counted(passkeys, 'passkey')] : [])]
    shell.print(`Removed ${removed.join(' and ')} of ${email}; ${counted(sessions, 'session')} ended.`)
  },
})
