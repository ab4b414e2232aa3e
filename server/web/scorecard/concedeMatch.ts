import type { Static } from 'typebox'
import type { ConcedeBody } from '../../../contract/site/scorecard.ts'
import { visibleEvent } from '../../domain/access/visibleEvent.ts'
import { leaderboard } from '../../domain/leaderboards/leaderboards.sql.ts'
import { membersOf } from '../../domain/leaderboards/sides.ts'
import { refuse } from '../../kernel/refusal.ts'
import { requireNone } from '../../kernel/refuse.ts'
import type { LiveBoard } from '../../live/boardInput.ts'
import { holdMatches, writeMatches } from '../../live/matches/changeMatches.ts'
import { type MadeMatch, matchId } from '../../live/matches/matchId.ts'
import { outcomeErrors } from '../../live/matches/outcomeErrors.ts'
import { wholeOutcome } from '../../live/matches/wholeOutcome.ts'
import type { Service } from '../../live/service.ts'
import { inRound } from './recordTaps.ts'
import { type ScoringLink, scorerOf } from './scoringLink.ts'

/**
 * Gives up a match for the side of the scorer, before it is over; nobody takes that back. Rules of Golf 3.2b. Refuses with
 * `NOT_FOUND` a match that is none, with `UNAUTHORIZED` one of others, with `VALIDATION` one that is over.
 */
export async function concedeMatch(
  service: Service,
  link: ScoringLink,
  { scorer, roundId, leaderboardId, matchId: id }: Static<typeof ConcedeBody>,
  requestId: string,
): Promise<void> {
  scorerOf(link, scorer)
  await inRound(service, link, roundId, `player:${scorer}`, requestId, async ({ tx, event: round, origin }) => {
    const { communityId } = link
    const row = await leaderboard(tx, communityId, leaderboardId)
    const event = row && (await visibleEvent(tx, row.publicEventId, [communityId]))
    if (!event || event.registrationEventId !== round.registrationEventId) return refuse('NOT_FOUND', 'leaderboard')
    const doing = { tx, event, leaderboardId, refuse, record: origin.record }
    const held = await holdMatches(doing)
    const match = held.matches.find(one => matchId(one) === id) ?? refuse('NOT_FOUND', 'match')
    const own = (['a', 'b'] as const).find(which => plays(held.live, match[which], scorer))
    if (own === undefined) return refuse('UNAUTHORIZED', 'card')
    const outcome = wholeOutcome({ winner: own === 'a' ? 'b' : 'a', by: 'concession' })
    requireNone(refuse, match.outcome ? [] : outcomeErrors(held.live, match, outcome))
    if (match.outcome) return
    await writeMatches(
      doing,
      held,
      held.matches.map(one => (one === match ? { ...match, outcome } : one)),
      {
        kind: 'leaderboard.matchChanged',
        sideIds: [...membersOf(match.a), ...membersOf(match.b)],
        said: { result: outcome.result },
      },
    )
  })
}

/** Whether a player is one of this side of a match, or of its team. */
function plays({ flights }: LiveBoard, side: MadeMatch['a'], playerId: number): boolean {
  const ids = membersOf(side)
  return flights.some(({ members }) =>
    members.some(
      ({ sideId, players }) => ids.includes(sideId) && players.some(({ summary }) => summary.playerId === playerId),
    ),
  )
}
