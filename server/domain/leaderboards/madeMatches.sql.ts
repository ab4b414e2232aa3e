import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'

type MadeMatch = NonNullable<LeaderboardSettings['matches']>[number]

export type MatchOfRound = Pick<MadeMatch, 'a' | 'b'> & {
  /** The event or round in which it is played. */
  readonly eventId: number
  readonly formatId: string
  readonly team: boolean
}

/** The matches that the leaderboards of an event and of its rounds name, each with the round in which it is played. */
export function madeMatches(
  tx: Transaction,
  { communityId, registrationEventId }: Pick<VisibleEvent, 'communityId' | 'registrationEventId'>,
): Promise<MatchOfRound[]> {
  const around = eventAndRounds(communityId, registrationEventId)
  return tx.rows(
    sql<MatchOfRound>`
      select r.event_id as "eventId", l.format_id as "formatId", l.team, m.made -> 'a' as a, m.made -> 'b' as b
      from leaderboard l
      join event e on e.community_id = l.community_id and e.event_id = l.event_id
      cross join lateral jsonb_array_elements(l.settings -> 'matches') with ordinality as m(made, place)
      join event r on r.community_id = l.community_id and r.event_id = ${around} and case when e.kind = 'M'
        then r.parent_event_id = e.event_id and r.round_number = coalesce((m.made ->> 'round')::int, 1)
        else r.event_id = e.event_id and coalesce((m.made ->> 'round')::int, 1) = 1 end
      where l.community_id = ${communityId} and l.event_id = ${around}
      order by l.position, l.leaderboard_id, m.place`,
  )
}
