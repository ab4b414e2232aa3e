/** `recordScores` with a whole card of 18 holes against its own statements in one pipelined transaction, and against three by hand. */
import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import { visibleEvent } from '../server/domain/access/visibleEvent.ts'
import { record } from '../server/domain/audit/record.ts'
import { recordEntries } from '../server/domain/scores/recordEntries.ts'
import { claimKey, keepAnswer } from '../server/http/idempotency.ts'
import type { Transaction } from '../server/kernel/database/connect.ts'
import { withClient } from '../server/kernel/database/migrate.ts'
import type { Sql } from '../server/kernel/database/sql.ts'
import { refuse } from '../server/kernel/refusal.ts'
import { cardOf } from './cardOf.ts'
import { type Compared, compareTurns } from './compare.ts'
import { inOwnProcess } from './inOwnProcess.ts'
import { startPeer } from './peers/startPeer.ts'
import { type BenchService, listening, startBenchService } from './service.ts'

export const eventId = 7000
export const players = 20_000
export const firstOfOurs = 200_001
export const firstOfPeer = firstOfOurs + players
const firstOfHand = firstOfPeer + players + 1
/** The card that the statements are taken from; the peer puts the ids of each request in place of these. */
const pattern = { playerId: firstOfPeer + players, entry: '7a7a7a7a', key: 'pattern-key' }

export async function benchRecording(): Promise<readonly Compared[]> {
  const bench = await startBenchService()
  try {
    await withClient(bench.databaseUrl, client => client.query(event))
    const peer = await peerOf(bench, await statements(bench))
    const byHand = await startPeer(bench.databaseUrl)
    try {
      const path = `/v1/events/S-${eventId}/scores`
      const what = 'POST /v1/events/{id}/scores, 18 holes, with Idempotency-Key'
      await requireSameCards(bench, [
        { url: `${bench.url}${path}`, playerId: firstOfOurs, authorization: bench.authorization },
        { url: peer.url, playerId: firstOfPeer, authorization: '' },
        { url: `${byHand.url}${path}`, playerId: firstOfHand, authorization: '' },
      ])
      const ours = cards(`${bench.url}${path}`, firstOfOurs, { authorization: bench.authorization })
      return [
        await compareTurns(
          { what, peer: 'the same statements, pipelined', wanted: 0.6 },
          ours,
          cards(peer.url, firstOfPeer, {}),
        ),
        await compareTurns(
          { what: 'the same', peer: 'three statements by hand' },
          ours,
          cards(`${byHand.url}${path}`, firstOfHand, {}),
        ),
      ]
    } finally {
      await byHand.close()
      await peer.close()
    }
  } finally {
    await bench.close()
  }
}

/** An event in play, with the players of both sides and of the peers. */
export const event = `
  delete from webhook_delivery; delete from webhook;
  insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, created_at)
    values (1, ${eventId}, 'S', 'Bench', 'bench', '2026-06-10', '2026-06-10', 'Europe/Lisbon', 'in progress', now(), now());
  insert into event_course (community_id, event_id, course_id, position) values (1, ${eventId}, 1, 1);
  insert into player (player_id, first_name, last_name, last_name_key, first_name_key, gender, created_at)
    select n, 'Player', 'No' || n, 'no' || n, 'player', 'M', now() from generate_series(${firstOfOurs}, ${firstOfHand + players}) n;
  insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
    select 1, ${eventId}, player_id, true, now(), last_name_key, first_name_key from player
    where player_id between ${firstOfOurs} and ${firstOfHand + players} or player_id = 1;
  analyze player; analyze registration`

type Asked = { readonly url: string; readonly playerId: number; readonly authorization: string }

/** Each is sent the same strokes of a player of its own: the results and the card that is kept have to be the same. */
async function requireSameCards({ databaseUrl }: BenchService, asked: readonly Asked[]): Promise<void> {
  const kept = await Promise.all(
    asked.map(async ({ url, playerId, authorization }) => {
      // The statements that the peer repeats are those of a card of fours.
      const entries = cardOf(playerId, 1).map(entry => ({ ...entry, strokes: 4 }))
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(entries),
      })
      const answer = (await response.json()) as readonly { readonly entryId: string; readonly result: string }[]
      const results = entries.map(({ entryId }) => answer.find(one => one.entryId === entryId)?.result)
      const { rows } = await withClient(databaseUrl, client =>
        client.query(
          `select c.strokes, count(*)::int as entries from card c join score_entry s using (community_id, event_id, side, side_id)
            where c.community_id = 1 and c.event_id = $1 and c.side_id = $2 group by c.strokes`,
          [eventId, playerId],
        ),
      )
      return JSON.stringify({ results, rows })
    }),
  )
  if (new Set(kept).size !== 1) throw new Error(`Cards differ: ${kept.join('\n')}`)
}

/** Loads for some seconds with cards of players who come round once in a while, and returns cards a second. */
export function cards(url: string, firstPlayer: number, headers: Readonly<Record<string, string>>) {
  let skip = 0
  return async (seconds: number): Promise<number> => {
    const text = await inOwnProcess('loadCards.ts', { url, headers, firstPlayer, players, skip, seconds })
    const { perSecond, sent } = JSON.parse(text)
    skip = sent
    return perSecond
  }
}

/** The statements of one card, in their order, from the functions of the service and the mount. */
async function statements({ service }: BenchService): Promise<readonly Sql[]> {
  const sent: Sql[] = []
  const now = service.clock()
  const request = { actor: 'credential:1', key: pattern.key, fingerprint: 'x'.repeat(43) }
  await service.database.write([1, 2, 3], async real => {
    const tx: Transaction = noting(real, sent)
    const found = await visibleEvent(tx, `S-${eventId}`, [1, 2, 3])
    if (!found) throw new Error('The event of the bench is missing.')
    await claimKey(tx, request, [1, 2, 3], now)
    const recorder = {
      actor: 'credential:1',
      refuse,
      record: (change: Parameters<typeof record>[1]) =>
        record(tx, change, { actor: 'credential:1', requestId: randomUUID(), now }),
    }
    const entries = Array.from({ length: 18 }, (_, index) => ({
      side: 'P' as const,
      sideId: pattern.playerId,
      entryId: randomUUID().replace(/^.{8}/, pattern.entry),
      hole: index + 1,
      kind: 'score' as const,
      value: 4,
      scorer: 1,
      device: 'phone-1',
      deviceSequence: index + 1,
      tappedAt: '2026-06-10T10:00:00.000+00:00',
      reason: null,
    }))
    const judgements = await recordEntries(tx, found, recorder, entries, now)
    const answer = entries.map(({ entryId }, index) => ({ entryId, result: judgements[index] }))
    await keepAnswer(tx, request, JSON.stringify(answer), 1)
  })
  return sent
}

/** A transaction that takes down what it sends. */
function noting(tx: Transaction, sent: Sql[]): Transaction {
  function noted<Row>(statement: Sql<Row>): Sql<Row> {
    sent.push(statement)
    return statement
  }
  return { ...tx, rows: statement => tx.rows(noted(statement)), first: statement => tx.first(noted(statement)) }
}

/** Fastify and pg: one round trip from begin to commit, nothing checked, no answer looked at. */
async function peerOf(bench: BenchService, sent: readonly Sql[]) {
  const pool = new pg.Pool({
    connectionString: bench.databaseUrl,
    max: 16,
    pipeline: true,
    options: '-c role=caddiemaster_app -c enable_seqscan=off',
  })
  pool.on('error', () => undefined)
  const app = Fastify()
  app.post<{ Body: readonly { playerId: number; entryId: string }[] }>('/', async (request, reply) => {
    const [first] = request.body
    const ids = {
      playerId: first?.playerId ?? 0,
      entry: randomUUID().slice(0, 8),
      key: String(request.headers['idempotency-key']),
    }
    const client = await pool.connect()
    try {
      const begun = client.query("begin; set local caddiemaster.communities = '{1,2,3}'")
      const work = sent.map(({ text, parameters }, index) =>
        client.query({ name: `b${index}`, text, values: parameters.map(value => inPlace(value, ids)) }),
      )
      await Promise.all([begun, ...work, client.query('commit')])
      return reply.send(request.body.map(({ entryId }) => ({ entryId, result: 'accepted' })))
    } finally {
      client.release()
    }
  })
  return {
    url: await listening(app),
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}

/** A parameter of the pattern with the ids of a request. */
function inPlace(value: unknown, ids: typeof pattern): unknown {
  if (value === pattern.playerId) return ids.playerId
  if (Array.isArray(value)) return value.map(one => inPlace(one, ids))
  if (typeof value !== 'string') return value
  if (value === pattern.key) return ids.key
  return value.replaceAll(pattern.entry, ids.entry).replaceAll(String(pattern.playerId), String(ids.playerId))
}
