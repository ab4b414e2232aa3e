import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

/** How many rows the planner believes a table to have. */
async function believed(table: string): Promise<number> {
  const [row] = await world.rows<{ rows: number }>(`select reltuples::int as rows from pg_class where relname = $1`, [
    table,
  ])
  return row?.rows ?? 0
}

test('after a command that has written, the planner knows the tables that have grown', async () => {
  // Only the command is to look at the tables here, not PostgreSQL by itself, which does once a minute.
  await world.rows(`
    alter table player set (autovacuum_enabled = false);
    alter table event set (autovacuum_enabled = false);
    insert into player (first_name, last_name, first_name_key, last_name_key, gender, created_at)
      select 'P', 'L' || n, 'p', 'l' || n, 'M', now() from generate_series(1, 2000) n;
    select pg_stat_force_next_flush()`)
  const before = await believed('event')
  expect(await believed('player')).toBeLessThan(2000)
  const { code, errors } = await tryCommand(world.url, ['community', 'list'])
  expect(code, errors).toBe(0)
  expect(await believed('player'), 'a command that reads looks at nothing').toBeLessThan(2000)
  expect((await tryCommand(world.url, ['community', 'identity', '1', '--colour', '#123456'])).code).toBe(0)
  expect(await believed('player')).toBeGreaterThanOrEqual(2000)
  expect(await believed('event')).toBe(before)
})
