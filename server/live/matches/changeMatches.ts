/** What every change of matches has in common: the leaderboard is held, then written and recorded. */

import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Change } from '../../domain/audit/record.ts'
import { leaderboardsForUpdate, writeLeaderboard } from '../../domain/leaderboards/leaderboardChange.sql.ts'
import { typeOf } from '../../domain/leaderboards/oneBall.ts'
import { createsMatches } from '../../domain/leaderboards/sides.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { type LiveBoard, loadBoard } from '../boardInput.ts'
import { type BoardOfMatches, boardOfMatches } from './boardOfMatches.ts'
import type { MadeMatch } from './matchId.ts'

/** Who changes matches, in which leaderboard. */
export type Doing = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly leaderboardId: number
  readonly refuse: Refuse<'NOT_FOUND'>
  readonly record: (change: Change) => Promise<void>
}

/** A leaderboard whose matches are to change; nobody else changes it before the end of the transaction. */
export type Held = { readonly live: LiveBoard; readonly matches: readonly MadeMatch[] }

/** The leaderboard of exactly this event. Refuses with `NOT_FOUND` where there is none whose matches are made. */
export async function holdMatches({ tx, event, leaderboardId, refuse }: Doing): Promise<Held> {
  const [present] = await leaderboardsForUpdate(tx, event, leaderboardId)
  const live = present && createsMatches(present.formatId) && (await loadBoard(tx, event.communityId, leaderboardId))
  return live ? { live, matches: live.leaderboard.settings.matches ?? [] } : refuse('NOT_FOUND', 'leaderboard')
}

/** Writes the matches of a leaderboard and records it; `about` says who is concerned and what the log says besides. */
export async function writeMatches(
  { tx, event, leaderboardId, record }: Doing,
  { live, matches: before }: Held,
  matches: readonly MadeMatch[],
  about: {
    readonly kind: 'leaderboard.matchesMade' | 'leaderboard.matchChanged'
    readonly sideIds: readonly number[]
    readonly said: Readonly<Record<string, unknown>>
  },
): Promise<BoardOfMatches> {
  const { name, formatId, team, settings } = live.leaderboard
  const { matches: _, ...others } = settings
  const wanted: LeaderboardSettings = matches.length > 0 ? { ...others, matches: [...matches] } : others
  const typeId = typeOf(formatId, settings)?.id ?? live.format.leaderboardType.id
  await writeLeaderboard(tx, event, { leaderboardId, name, formatId, typeId, team, settings: wanted })
  const { communityId, eventId } = event
  const sides = team ? { teamIds: about.sideIds } : { playerIds: about.sideIds }
  await record({
    communityId,
    eventId,
    kind: about.kind,
    subject: { leaderboardIds: [leaderboardId], ...(about.sideIds.length > 0 && sides) },
    before: { matches: before },
    after: { matches, ...about.said },
  })
  const after = await loadBoard(tx, communityId, leaderboardId)
  if (!after) throw new Error(`Leaderboard ${leaderboardId} was written and is gone.`)
  return boardOfMatches(after)
}
