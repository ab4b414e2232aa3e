import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { eventNumber } from '../../server/domain/access/visibleEvent.ts'
import { communityId } from './mountLists.ts'

type Entry = {
  readonly entryId: string
  readonly playerId: number
  readonly hole: number
  readonly strokes: number
  readonly scorer: number
  readonly device: string
  readonly deviceSequence: number
  readonly tappedAt: string
}

const json = 'application/json; charset=utf-8'

/**
 * Durable writes of one statement each, which is a transaction by itself: the assignment was measured quicker so than as two
 * between `begin` and `commit`, though they go to the database together. Nothing says later who did it, no webhook hears of it,
 * no page of the event learns of it, and nothing is looked at first: whether the event, the flight or the player are there,
 * what state they are in, or who asks.
 */
export function mountWrites(app: FastifyInstance, pool: pg.Pool): void {
  mountCard(app, pool)
  mountAssignment(app, pool)
}

/**
 * The card is not judged: no second scorer, no signature, no order of taps, no state of the round; every entry is `accepted`
 * and whoever writes last wins. A key that was used fails instead of answering again.
 */
function mountCard(app: FastifyInstance, pool: pg.Pool): void {
  app.post<{ Params: { id: string }; Body: readonly Entry[] }>('/v1/events/:id/scores', async (request, reply) => {
    const entries = request.body
    const [first] = entries
    const strokes = Array.from({ length: 18 }, (_, hole) => entries.find(one => one.hole === hole + 1)?.strokes ?? null)
    const answer = JSON.stringify(entries.map(({ entryId }) => ({ entryId, result: 'accepted' })))
    await pool.query({
      name: 'card',
      text: `
        with key as (
          insert into idempotency (actor, key, fingerprint, answer, created_at) values ('peer', $1, 'x', $2, $3)),
        log as (
          insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
          select $4, $5, e, 'P', $6, 'score', h, v, 'M', $7, 'peer', $8, s, t, $3
          from unnest($9::uuid[], $10::int[], $11::int[], $12::bigint[], $13::timestamptz[]) as x(e, h, v, s, t)
          on conflict do nothing)
        insert into card (community_id, event_id, side, side_id, strokes, has_score, updated_at) values ($4, $5, 'P', $6, $14, true, $3)
        on conflict (community_id, event_id, side, side_id) do update
          set strokes = excluded.strokes, version = card.version + 1, updated_at = excluded.updated_at`,
      values: [
        request.headers['idempotency-key'],
        answer,
        new Date(),
        communityId,
        eventNumber(request.params.id),
        first?.playerId,
        String(first?.scorer),
        first?.device,
        entries.map(one => one.entryId),
        entries.map(one => one.hole),
        entries.map(one => one.strokes),
        entries.map(one => one.deviceSequence),
        entries.map(one => one.tappedAt),
        strokes,
      ],
    })
    return reply.header('content-type', json).send(answer)
  })
}

/** The statement does not see what it has put itself: the player is taken from there, the others from the table. */
function mountAssignment(app: FastifyInstance, pool: pg.Pool): void {
  app.post<{ Params: { id: string; flight: string; player: string } }>(
    '/v1/events/:id/flights/:flight/players/:player',
    async (request, reply) => {
      const { id, flight, player } = request.params
      const { rows } = await pool.query({
        name: 'assign',
        text: `
          with put as (
            insert into flight_player (community_id, leaderboard_id, player_id, flight_id, event_id)
            select $1, leaderboard_id, $2, flight_id, $3 from flight where community_id = $1 and flight_id = $4
            on conflict (community_id, leaderboard_id, player_id) do update set flight_id = excluded.flight_id
            returning player_id, event_id)
          select json_build_object('id', f.flight_id, 'leaderboardId', f.leaderboard_id, 'name', f.name, 'players', (
              select json_agg(json_strip_nulls(json_build_object('playerId', p.player_id, 'firstName', p.first_name, 'lastName', p.last_name,
                'suffix', p.suffix, 'handle', coalesce(m.handle, r.handle))) order by p.last_name_key, p.first_name_key, p.player_id)
              from (
                select player_id, event_id from put
                union all
                select player_id, event_id from flight_player where community_id = $1 and flight_id = $4 and player_id <> $2) x
              join player p using (player_id)
              join registration r on r.community_id = $1 and r.event_id = x.event_id and r.player_id = x.player_id
              left join membership m on m.community_id = $1 and m.player_id = x.player_id))::text as text
          from flight f where f.community_id = $1 and f.flight_id = $4`,
        values: [communityId, player, eventNumber(id), flight],
      })
      return reply.header('content-type', json).send(rows[0].text)
    },
  )
}
