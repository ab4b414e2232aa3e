import { roles } from '../../../contract/roles/capabilities.ts'
import { said } from '../../../contract/words/say.ts'
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
    email: { value: 'E-MAIL', required: true, what: said('commands.administratorCreate.email') },
    name: { value: 'NAME', required: true, what: said('commands.administratorCreate.name') },
    community: { value: 'ID', required: true, many: true, what: said('commands.administratorCreate.community') },
    role: { value: 'ROLE', what: said('commands.administratorCreate.role', { roles: roles.join(', ') }) },
    player: {
      value: 'PLAYER_ID',
      what: said('commands.administratorCreate.player'),
    },
  },
  summary: said('commands.administratorCreate.summary'),
  async run({ options, shell }) {
    const email = emailOf(options.email)
    const name = textOf(options.name, '--name', 100)
    const role = roles.find(known => known === (options.role ?? 'director'))
    if (!role) throw new UsageError(said('operator.usage.mustBeOneOf', { what: '--role', known: roles.join(', ') }))
    const playerId = options.player === undefined ? undefined : idOf(options.player, '--player')
    const { password, passwordHash } = await newPassword()
    const id = await shell.write(async (tx, origin) => {
      const communityIds = await requireCommunities(tx, options.community)
      if (await administratorWithEmail(tx, emailKey(email)))
        throw new OperatorError(said('operator.administrators.exists', { email }))
      if (playerId !== undefined) {
        const [player] = await profiles(tx, { playerIds: [playerId], emailKeys: [], handicapIds: [] })
        if (!player) throw new OperatorError(said('operator.players.none', { id: playerId }))
      }
      return createAdministrator(
        tx,
        { email, name, role, passwordHash, communityIds, playerId, emailProven: false },
        origin,
      )
    })
    shell.print(said('operator.administrators.created', { id, name, role, email }))
    shell.print(passwordLine(password))
  },
})

export const administratorLink = command({
  name: 'administrator link',
  args: ['E-MAIL'],
  options: {},
  summary: said('commands.administratorLink.summary'),
  async run({ args: [given = ''], shell }) {
    const email = emailOf(given)
    const token = await shell.write(async (tx, { now }) => {
      const id = await administratorWithEmail(tx, emailKey(email))
      if (id === undefined) throw new OperatorError(said('operator.administrators.none', { email }))
      return makePasswordLink(tx, id, false, now)
    })
    shell.print(`${shell.config.baseUrl}/console/password/${token}`)
  },
})

export const administratorRecover = command({
  name: 'administrator recover',
  args: ['E-MAIL'],
  options: {},
  summary: said('commands.administratorRecover.summary'),
  help: said('commands.administratorRecover.help'),
  async run({ args: [given = ''], shell }) {
    const email = emailOf(given)
    const { codes, passkeys, sessions } = await shell.write(async (tx, origin) => {
      const id = await administratorWithEmail(tx, emailKey(email))
      const account = id === undefined ? undefined : await accountOf(tx, id)
      if (!account) throw new OperatorError(said('operator.administrators.noneInForce', { email }))
      const { administratorId } = account
      const codes = await deleteCodes(tx, administratorId)
      const passkeys = await removePasskeys(tx, administratorId)
      if (!codes && passkeys === 0) throw new OperatorError(said('operator.administrators.noFactor', { email }))
      await recordForAccount(tx, account, 'administrator.factorsRemoved', origin)
      return { codes, passkeys, sessions: await endSessions(tx, { administratorId }, origin.now) }
    })
    const all = [
      ...(codes ? [said('operator.administrators.codes')] : []),
      ...(passkeys > 0 ? [said('operator.administrators.passkeys', { count: passkeys })] : []),
    ]
    shell.print(said('operator.administrators.removed', { factors: { all }, email, sessions }))
  },
})
