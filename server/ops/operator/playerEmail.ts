import { isEmail } from '../../../contract/formats.ts'
import { record } from '../../domain/audit/record.ts'
import { lockProfiles } from '../../domain/players/merge.sql.ts'
import { uniqueIdentity } from '../../domain/players/uniqueIdentity.ts'
import { writeProfile } from '../../domain/players/writeProfile.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { command, idOf, OperatorError, UsageError } from './command.ts'

export const playerEmail = command({
  name: 'player email',
  args: ['PLAYER', 'ADDRESS'],
  options: {},
  summary: 'Sets the e-mail address of a player who asked for it',
  help: 'It counts as confirmed by the player: personal links are mailed there, whichever club sends them. Make sure that it really is the player who asks.',
  async run({ args: [player = '', address = ''], shell }) {
    const playerId = idOf(player, 'PLAYER')
    const email = address.trim()
    if (!isEmail(email) || email.length > 254)
      throw new UsageError(`"${address}" is not an e-mail address. Use one such as anna@example.com.`)
    await shell.write(async (tx, origin) => {
      const [profile] = await lockProfiles(tx, [playerId])
      if (!profile || profile.by_name) throw new OperatorError(`There is no profile ${playerId}.`)
      const { unproven, keeper_community_id: communityId } = profile
      const fields = { email, email_key: emailKey(email), email_community_id: null, unproven }
      await uniqueIdentity(refuse, writeProfile(tx, playerId, fields)).catch(error => {
        throw error instanceof Refusal
          ? new OperatorError('Another profile has this address. If it is the same person, see "player merge".')
          : error
      })
      if (communityId === null) return
      const change = { communityId, kind: 'player.changed', subject: { playerId } }
      await record(tx, { ...change, before: { email: profile.email }, after: { email } }, origin)
    })
    shell.print(`Player ${playerId} has the address ${email}.`)
  },
})
