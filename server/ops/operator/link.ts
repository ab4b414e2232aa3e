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
  options: { player: { value: 'PLAYER_ID', what: 'the personal link of this player (scoring, registration)' } },
  summary: 'Ends a web link of an event and replaces it with a new one',
  help: `PURPOSE is one of ${purposes}. Registration belongs to a whole event: name the multi-round event, not its round.`,
  async run({ args: [publicId = '', given = ''], options, shell }) {
    const purpose = purposeOf(given)
    const playerId = options.player === undefined ? undefined : idOf(options.player, '--player')
    if (playerId !== undefined && !linkPurposes[purpose].personal) {
      throw new UsageError(`There is no personal link for ${purpose}; leave --player out.`)
    }
    const generation = await shell.write(async (tx, origin) => {
      const event = await requireEvent(tx, publicId)
      if (purpose === 'registration' && event.kind === 'R') {
        throw new OperatorError(`Players register for M-${event.parentEventId}, not for its round. Name that event.`)
      }
      if (playerId !== undefined) await requirePlayer(tx, event, purpose, playerId)
      const change = await renewLink(tx, event, purpose, playerId)
      await record(tx, change, origin)
      return change.after.generation
    })
    const whose = playerId === undefined ? '' : ` of player ${playerId}`
    shell.print(
      `The old link${whose} to ${purpose} of ${publicId} has ended. The interface answers the new one, generation ${generation}.`,
    )
  },
})

function purposeOf(given: string): LinkPurpose {
  const found = Object.keys(linkPurposes).find((purpose): purpose is LinkPurpose => purpose === given)
  if (!found) throw new UsageError(`PURPOSE must be one of ${purposes}.`)
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
  if (!player) throw new OperatorError(`There is no player ${playerId}.`)
  if (purpose !== 'scoring') return
  if (await isRegistered(tx, event.communityId, event.registrationEventId, playerId)) return
  throw new OperatorError(`Player ${playerId} is not registered for the event.`)
}
