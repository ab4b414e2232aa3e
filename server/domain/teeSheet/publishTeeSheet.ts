import { timestampText } from '../../kernel/database/timestampText.ts'
import { handle } from '../operation/handler.ts'
import {
  deletePublishedTeeSheet,
  placedPlayers,
  publication,
  publishedDifferences,
  writePublishedTeeSheet,
} from './publishedTeeSheet.sql.ts'
import { requireRound } from './requireTeePairings.ts'
import { tellTeeTimes } from './tellTeeTimes.ts'

export const publishTeeSheet = handle(
  'publishTeeSheet',
  async ({ event, body, caller, now, service, tx, record, refuse }) => {
    requireRound(refuse, event)
    const { communityId, eventId } = event
    const before = await publication(tx, event)
    const differing = before ? await publishedDifferences(tx, communityId, [eventId]) : []
    const playerIds = before ? differing.map(({ playerId }) => playerId) : await placedPlayers(tx, event)
    const { published, tell } = body
    if (published) await writePublishedTeeSheet(tx, event, { at: timestampText(now), actor: caller.actor })
    else await deletePublishedTeeSheet(tx, event)
    const whom = tell?.whom === 'everybody' ? [...playerIds, ...(await placedPlayers(tx, event))] : playerIds
    // Once the round has begun everybody sees the groups as they are, and no mail is sent.
    const isAhead = (await publication(tx, event))?.holds === true
    const ids = isAhead ? [...new Set(whom)] : []
    const told = published && tell ? await tellTeeTimes(tx, event, ids, tell.language) : undefined
    if (published || before)
      await record({
        communityId,
        eventId,
        kind: published ? 'teePairing.published' : 'teePairing.unpublished',
        subject: { playerIds },
        ...(told && tell && { after: { whom: tell.whom, reached: told.reached } }),
      })
    const isMailSetUp = service.config.mail !== undefined
    return { published, changed: playerIds.length, ...(told && { told: { ...told, isMailSetUp } }) }
  },
)
