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

/**
 * Writes in one round trip each, durable. The card is not judged: no second scorer, no signature, no order of taps, no state of
 * the round, no webhook, nothing that says later who did it; whoever writes last wins.
 */
export function mountWrites(app: FastifyInstance, pool: pg.Pool): void {
  app.post<{ Params: { id: string }; Body: readonly Entry[] }>('/v1/events/:id/scores', async (request, reply) => {
    const eventId = eventNumber(request.params.id)
    const entries = request.body
    const playerId = entries[0]?.playerId
    const now = new Date()
    const strokes = Array.from({ length: 18 }, (_, hole) => entries.find(one => one.hole === hole + 1)?.strokes ?? null)
    const answer = JSON.stringify(entries.map(({ entryId }) => ({ entryId, result: 'accepted' })))
    await together(pool, [
      [
        'insert into idempotency (actor, key, fingerprint, answer, created_at) values ($1, $2, $3, $4, $5)',
        ['peer', request.headers['idempotency-key'], 'x', answer, now],
      ],
      [
        `insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
          select $1, $2, e, 'P', $3, 'score', h, v, 'M', $4, 'peer', $5, s, t, $6
          from unnest($7::uuid[], $8::int[], $9::int[], $10::bigint[], $11::timestamptz[]) as x(e, h, v, s, t)
          on conflict do nothing`,
        [
          communityId,
          eventId,
          playerId,
          String(entries[0]?.scorer),
          entries[0]?.device,
          now,
          entries.map(one => one.entryId),
          entries.map(one => one.hole),
          entries.map(one => one.strokes),
          entries.map(one => one.deviceSequence),
          entries.map(one => one.tappedAt),
        ],
      ],
      [
        `insert into card (community_id, event_id, side, side_id, strokes, has_score, updated_at) values ($1, $2, 'P', $3, $4, true, $5)
          on conflict (community_id, event_id, side, side_id) do update set strokes = excluded.strokes, version = card.version + 1, updated_at = excluded.updated_at`,
        [communityId, eventId, playerId, strokes, now],
      ],
    ])
    return reply.header('content-type', 'application/json; charset=utf-8').send(answer)
  })

  app.post<{ Params: { id: string; flight: string; player: string } }>(
    '/v1/events/:id/flights/:flight/players/:player',
    async (request, reply) => {
      const { id, flight, player } = request.params
      const [, answer] = await together(pool, [
        [
          `insert into flight_player (community_id, leaderboard_id, player_id, flight_id, event_id)
            select $1, leaderboard_id, $2, flight_id, $3 from flight where community_id = $1 and flight_id = $4
            on conflict (community_id, leaderboard_id, player_id) do update set flight_id = excluded.flight_id`,
          [communityId, player, eventNumber(id), flight],
        ],
        [
          `select json_build_object('id', f.flight_id, 'leaderboardId', f.leaderboard_id, 'name', f.name, 'players', (
              select json_agg(json_strip_nulls(json_build_object('playerId', p.player_id, 'firstName', p.first_name, 'lastName', p.last_name,
                'suffix', p.suffix, 'handle', coalesce(m.handle, r.handle))) order by p.last_name_key, p.first_name_key, p.player_id)
              from flight_player x
              join player p using (player_id)
              join registration r using (community_id, event_id, player_id)
              left join membership m using (community_id, player_id)
              where x.community_id = f.community_id and x.flight_id = f.flight_id))::text as text
            from flight f where f.community_id = $1 and f.flight_id = $2`,
          [communityId, flight],
        ],
      ])
      return reply.header('content-type', 'application/json; charset=utf-8').send(answer?.rows[0].text)
    },
  )
}

type Statement = readonly [text: string, values: readonly unknown[]]

/** Several statements as one transaction in one round trip; what they answer, in their order. */
async function together(pool: pg.Pool, statements: readonly Statement[]): Promise<readonly pg.QueryResult[]> {
  const client = await pool.connect()
  try {
    const begun = client.query('begin')
    const sent = statements.map(([text, values]) => client.query({ name: nameOf(text), text, values: [...values] }))
    const [, ...answers] = await Promise.all([begun, ...sent, client.query('commit')])
    return answers
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text) ?? `w${names.size}`
  names.set(text, known)
  return known
}
