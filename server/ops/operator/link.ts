import { said } from '../../../contract/words/say.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { record } from '../../domain/audit/record.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type LinkPurpose, linkPurposes } from '../../web/links/linkPurpose.ts'
import { renewLink } from '../../web/links/renewLink.ts'
import { profiles } from '../import/event.sql.ts'
import { command, idOf, OperatorError, UsageError } from './command.ts'
import { isRegistered } from './links.sql.ts'
import { requireEvent } from './requireEvent.ts'

const purposes = Object.keys(linkPurposes).join(', ')

export const linkRegenerate = command({
  name: 'link regenerate',
  args: ['EVENT', 'PURPOSE'],
  options: { player: { value: 'PLAYER_ID', what: said('commands.linkRegenerate.player') } },
  summary: said('commands.linkRegenerate.summary'),
  help: said('commands.linkRegenerate.help', { purposes }),
  async run({ args: [publicId = '', given = ''], options, shell }) {
    const purpose = purposeOf(given)
    const playerId = options.player === undefined ? undefined : idOf(options.player, '--player')
    if (playerId !== undefined && !linkPurposes[purpose].personal) {
      throw new UsageError(said('operator.usage.noPersonalLink', { purpose }))
    }
    const generation = await shell.write(async (tx, origin) => {
      const event = await requireEvent(tx, publicId)
      if (purpose === 'registration' && event.kind === 'R') {
        throw new OperatorError(said('operator.events.registerForWhole', { id: `M-${event.parentEventId}` }))
      }
      if (playerId !== undefined) await requirePlayer(tx, event, purpose, playerId)
      const change = await renewLink(tx, event, purpose, playerId)
      await record(tx, change, origin)
      return change.after.generation
    })
    const ended = { purpose, event: publicId, generation }
    shell.print(
      playerId === undefined
        ? said('operator.links.ended', ended)
        : said('operator.links.endedOf', { ...ended, player: playerId }),
    )
  },
})

function purposeOf(given: string): LinkPurpose {
  const found = Object.keys(linkPurposes).find((purpose): purpose is LinkPurpose => purpose === given)
  if (!found) throw new UsageError(said('operator.usage.mustBeOneOf', { what: 'PURPOSE', known: purposes }))
  return found
}

/** A player who scores is registered; a player who registers has a profile. */
async function requirePlayer(
  tx: Transaction,
  event: VisibleEvent,
  purpose: LinkPurpose,
  playerId: number,
): Promise<void> {
  const [player] = await profiles(tx, { playerIds: [playerId], emailKeys: [], handicapIds: [] })
  if (!player) throw new OperatorError(said('operator.players.none', { id: playerId }))
  if (purpose !== 'scoring') return
  if (await isRegistered(tx, event.communityId, event.registrationEventId, playerId)) return
  throw new OperatorError(said('operator.players.notRegistered', { id: playerId }))
}
