/** Ids from before the published ones: the migration moves those in the database, an import those in a file. Both say the same. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withPublishedIds } from '../../../contract/files/formerIds.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { migrationsFolder } from '../../kernel/database/migrate.ts'

/** What each of the fifteen types was, by the id that it has now. */
const types = [1, 2, 8, 101, 9, 3, 16, 102, 5, 10, 6, 12, 103, 104, 105]
const before = {
  typeId: 3,
  note: 'said "typeId": 3',
  list: [{ type_id: 15 }, { type_id: 1 }, { hcProviderId: 1 }, { given_hc_provider_id: 3, hc_provider_id: 13 }],
}
const after = {
  typeId: 8,
  note: 'said "typeId": 3',
  list: [{ type_id: 105 }, { type_id: 1 }, { hcProviderId: 3 }, { given_hc_provider_id: 1, hc_provider_id: 13 }],
}

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('a file of before is read with the ids of now', () => {
  for (const [index, type] of types.entries())
    expect(JSON.parse(withPublishedIds(JSON.stringify({ row: { type_id: index + 1 } })))).toEqual({
      row: { type_id: type },
    })
  expect(JSON.parse(withPublishedIds(JSON.stringify(before)))).toEqual(after)
})

test('the migration moves leaderboards, players, the log, steps, recipes and kept answers, each once', async () => {
  const text = JSON.stringify(before)
  await world.rows(`
    delete from flight_player; delete from flight_team; delete from flight; delete from leaderboard where event_id <> 110;
    update leaderboard set type_id = 1;
    insert into leaderboard (community_id, leaderboard_id, event_id, name, type_id, format_id, team, position)
    select 1, 7000 + n, 110, 'Board ' || n, n, 'stableford', false, 100 + n from generate_series(1, 15) n;
    update player set hc_provider_id = null, hc_id = null;
    update player set hc_provider_id = 1, hc_id = '77' where player_id = 1;
    update player set hc_provider_id = 3, hc_id = '77' where player_id = 2;
    update player set hc_provider_id = 20, hc_id = '77' where player_id = 3;
    update membership set given_hc_provider_id = 3 where player_id = 4;
    insert into step (community_id, step_id, event_id, at, actor, operation, rows) values (1, gen_random_uuid(), 110, now(), 'account:1', 'renameTeam', '${text}');
    insert into idempotency (actor, key, fingerprint, answer, created_at) values ('credential:1', 'k', 'f', '${text}', now());
    insert into audit (community_id, event_id, at, actor, action, subject, before, after) values (1, 110, now(), 'account:1', 'leaderboard.changed', '{}', null, '${text}')`)
  await world.rows(readFileSync(join(migrationsFolder, '141_published_ids.sql'), 'utf8'))
  expect(
    await world.rows(
      'select leaderboard_id - 7000 as was, type_id as is from leaderboard where leaderboard_id > 7000 order by 1',
    ),
  ).toEqual(types.map((is, index) => ({ was: index + 1, is })))
  expect(
    await world.rows('select player_id, hc_provider_id as provider from player where hc_id is not null order by 1'),
  ).toEqual([
    { player_id: 1, provider: 3 },
    { player_id: 2, provider: 1 },
    { player_id: 3, provider: 20 },
  ])
  expect(
    await world.rows('select given_hc_provider_id as given from membership where given_hc_provider_id is not null'),
  ).toEqual([{ given: 1 }])
  expect(await world.rows('select rows from step')).toEqual([{ rows: after }])
  expect(await world.rows('select after from audit where after is not null')).toEqual([{ after }])
  const [kept] = await world.rows<{ answer: string }>('select answer from idempotency')
  expect(JSON.parse(kept?.answer ?? '')).toEqual(after)
  expect(
    await world.rows('select provider_id, code, name from handicap_provider where provider_id in (1, 3) order by 1'),
  ).toEqual([
    { provider_id: 1, code: 'ENGLAND_GOLF', name: 'England Golf' },
    { provider_id: 3, code: 'GHIN', name: 'USGA' },
  ])
})
