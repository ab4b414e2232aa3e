import type { getTeeSheet as entry } from '../../../contract/teeSheet/console.ts'
import type { JsonText } from '../../kernel/database/json.ts'
import { RawJson } from '../../kernel/http/reply.ts'
import { handle } from '../operation/handler.ts'
import { publication, publishedDifferences } from './publishedTeeSheet.sql.ts'
import { requireRound } from './requireTeePairings.ts'
import { teeSheet } from './teePairings.sql.ts'
import { localTime } from './teeTime.ts'

export const getTeeSheet = handle('getTeeSheet', async ({ tx, event, refuse }) => {
  requireRound(refuse, event)
  const [{ text }, published, differing] = await Promise.all([
    teeSheet(tx, event),
    publication(tx, event),
    publishedDifferences(tx, event.communityId, [event.eventId]),
  ])
  const shown = published && {
    publishedDt: published.publishedAt,
    publishedBy: published.actorName ?? undefined,
    holds: published.holds,
    differences: differing.map(({ playerId, teeTime, teeHole, teeGroup }) => ({
      playerId,
      ...(teeTime !== null && {
        teeTime: localTime(Temporal.Instant.from(teeTime), event.timeZone),
        hole: teeHole ?? undefined,
        group: teeGroup ?? undefined,
      }),
    })),
  }
  const publicationText = shown === undefined ? '' : `,"publication":${JSON.stringify(shown)}`
  return new RawJson(`{"teePairings":${text}${publicationText}}` as JsonText<(typeof entry)['reply']>)
})
