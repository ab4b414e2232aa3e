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

export const publishTeeSheet = handle('publishTeeSheet', async ({ event, body, caller, now, tx, record, refuse }) => {
  requireRound(refuse, event)
  const { communityId, eventId } = event
  const before = await publication(tx, event)
  const differing = before ? await publishedDifferences(tx, communityId, [eventId]) : []
  const playerIds = before ? differing.map(({ playerId }) => playerId) : await placedPlayers(tx, event)
  const { published } = body
  if (published) await writePublishedTeeSheet(tx, event, { at: timestampText(now), actor: caller.actor })
  else await deletePublishedTeeSheet(tx, event)
  if (published || before)
    await record({
      communityId,
      eventId,
      kind: published ? 'teePairing.published' : 'teePairing.unpublished',
      subject: { playerIds },
    })
  return { published, changed: playerIds.length }
})
