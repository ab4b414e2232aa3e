/** What a write reads, counted by the database: rows, not seconds. */
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What the planner knows: nothing, as after a start, or how the tables were when they were small. */
const statistics = {
  'never analysed': `
    update pg_class set reltuples = -1, relpages = 0, relallvisible = 0 where relname in ('score_entry', 'card');
    delete from pg_statistic where starelid in ('score_entry'::regclass, 'card'::regclass)`,
  'analysed while small': 'analyze score_entry, card',
} as const
const tables = Object.keys(statistics) as readonly (keyof typeof statistics)[]

let world: World
afterEach(() => world.close())

async function start(known: keyof typeof statistics): Promise<void> {
  // One connection, so that it can be told to hand in what it has counted.
  world = await startWorld({ DATABASE_POOL: '1' })
  // As in production. Of a commit that is not on the disk the database does not remember which entries of an index it left dead.
  const [named] = await world.rows<{ name: string }>('select quote_ident(current_database()) as name')
  await world.rows(`alter database ${named?.name} set synchronous_commit = on`)
  await world.rows(`alter table score_entry set (autovacuum_enabled = false)`)
  await world.rows(`alter table card set (autovacuum_enabled = false)`)
  await world.rows(`update event set state = 'in progress' where event_id = 110`)
  await world.rows(statistics[known])
}

/** Rows of the log and of the cards that were read since the start, by indexes and without. */
async function rowsRead(): Promise<number> {
  await world.service.database.read([1], tx => tx.rows(sql`select pg_stat_force_next_flush()`))
  const [row] = await world.rows<{ read: number }>(
    `select (select sum(idx_tup_read) from pg_stat_user_indexes where relname in ('score_entry', 'card'))
      + (select sum(seq_tup_read) from pg_stat_user_tables where relname in ('score_entry', 'card')) as read`,
  )
  return Number(row?.read)
}

let sequence = 1000
function tap(playerId: number, hole: number, deviceSequence = ++sequence) {
  return {
    entryId: randomUUID(),
    playerId,
    hole,
    strokes: 4 + (sequence % 3),
    scorer: playerId,
    device: 'phone-1',
    deviceSequence,
    tappedAt: '2026-06-10T08:00:00Z',
  }
}

const record = (entries: readonly ReturnType<typeof tap>[]) =>
  world.call('recordScores', { params: { eventId: 'S-110' }, body: [...entries] })

/** The rows that a tap reads, on average of several, so that plans for any values are among them. */
async function rowsOfTap(playerId: number): Promise<number> {
  const before = await rowsRead()
  for (let hole = 1; hole <= 9; hole += 1) await record([tap(playerId, hole)])
  return ((await rowsRead()) - before) / 9
}

test.each(tables)(
  'a card with thousands of entries costs a tap no more than a fresh one, in tables %s',
  async known => {
    await start(known)
    const changes = (count: number) => Array.from({ length: count }, (_, index) => tap(2, 1 + (index % 18)))
    const cardOf = () => world.call('getCard', { params: { eventId: 'S-110', cardId: 'P-2' } })
    const before = (await cardOf()).version
    await record(changes(36))
    const fresh = await rowsOfTap(2)
    const first = changes(1)
    await record(first)
    for (let request = 0; request < 6; request += 1) await record(changes(500))
    // Late ones, which never stood.
    await record(Array.from({ length: 500 }, (_, index) => tap(2, 1 + (index % 18), 1 + index)))
    // The first one after them reads what the last request has marked, and clears it away.
    await record(changes(1))
    let taps = 0
    const ofTap = () => {
      taps += 9
      return rowsOfTap(2)
    }
    // While PostgreSQL looks at tables of this database by itself, nothing in it counts as dead.
    await expect.poll(ofTap, { timeout: atMost(60_000) }).toBeLessThanOrEqual(fresh)
    const card = await cardOf()
    expect(card.version).toBe(before + 36 + 9 + 1 + 3000 + 500 + 1 + taps)
    const [kept] = await world.rows(`select version from card where event_id = 110 and side = 'P' and side_id = 2`)
    expect(kept).toEqual({ version: card.version })
    const history = await world.call('getCardHistory', { params: { eventId: 'S-110', cardId: 'P-2' } })
    expect(history.length).toBe(card.version)
    expect(await record(first)).toEqual([{ entryId: first[0]?.entryId, result: 'duplicate' }])
  },
)

test.each(tables)('a tap reads the log of its card and no other, in tables %s', async known => {
  await start(known)
  await world.rows(`
    insert into score_entry (community_id, event_id, entry_id, side, side_id, kind, hole, value, register, scorer, actor, device, device_sequence, tapped_at, received_at)
    select 1, 110, gen_random_uuid(), 'P', case when n % 2 = 0 then 6 else 100000 + n / 18 end, 'score', 1 + n % 18, 4, 'P', 'player:9', 'player:9', 'd', n, now(), now()
    from generate_series(1, 10000) n`)
  expect(await rowsOfTap(1)).toBeLessThan(60)
})
