import { isEmail } from '../../../contract/formats.ts'
import { said } from '../../../contract/words/say.ts'
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
  summary: said('commands.playerEmail.summary'),
  help: said('commands.playerEmail.help'),
  async run({ args: [player = '', address = ''], shell }) {
    const playerId = idOf(player, 'PLAYER')
    const email = address.trim()
    if (!isEmail(email) || email.length > 254) throw new UsageError(said('operator.usage.noEmail', { given: address }))
    await shell.write(async (tx, origin) => {
      const [profile] = await lockProfiles(tx, [playerId])
      if (!profile || profile.by_name) throw new OperatorError(said('operator.players.noProfile', { id: playerId }))
      const { unproven, keeper_community_id: communityId } = profile
      const fields = { email, email_key: emailKey(email), email_community_id: null, unproven }
      await uniqueIdentity(refuse, writeProfile(tx, playerId, fields)).catch(error => {
        throw error instanceof Refusal ? new OperatorError(said('operator.players.addressTaken')) : error
      })
      if (communityId === null) return
      const change = { communityId, kind: 'player.changed', subject: { playerId } }
      await record(tx, { ...change, before: { email: profile.email }, after: { email } }, origin)
    })
    shell.print(said('operator.players.address', { id: playerId, email }))
  },
})
