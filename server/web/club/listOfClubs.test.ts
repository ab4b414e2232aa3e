import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneConnection, rowsRead } from '../../../test/growth/rowsRead.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { listOfClubs } from './listOfClubs.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(oneConnection)
  await world.rows(`
    insert into community (community_id, name, name_key, home, created_at)
    select 1000 + n, 'Club ' || n, 'club ' || lpad(n::text, 3, '0'), 'public', now() from generate_series(1, 250) n`)
  await events(1240, 'in progress', 2)
  await events(1002, 'published', 1)
  await events(1002, 'draft', 1)
  await events(1003, 'published', 3, '2026-04-01')
})
afterAll(() => world.close())

const events = (communityId: number, state: string, count: number, date = '2026-05-02') =>
  world.rows(`
    insert into event (community_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, created_at)
    select ${communityId}, 'S', 'Cup', 'cup', '${date}', '${date}', 'UTC', '${state}', now(), now()
    from generate_series(1, ${count})`)

async function clubsOnPage(): Promise<readonly string[]> {
  const text = (await listOfClubs(world.service, 'en'))?.text ?? ''
  return [...text.matchAll(/<bdi>(.*?)<\/bdi><\/a><span>(.*?)<\/span>/g)].map(([, name, words]) =>
    `${name} ${words?.replaceAll(/<[^>]+>/g, '')}`.trim(),
  )
}

test('a club with an event in play stands first, wherever its name would put it; then the first by name', async () => {
  const clubs = await clubsOnPage()
  expect(clubs.slice(0, 4)).toEqual(['Club 240 2 live now', 'Club 1', 'Club 2 1 event ahead', 'Club 3'])
  expect(clubs).toHaveLength(200)
  expect(clubs.at(-1)).toBe('Club 199')
})

test('events that are over or not yet shown are not read', async () => {
  const before = await rowsRead(world, clubsOnPage)
  for (const state of ['official', 'draft', 'completed']) await events(1001, state, 200)
  await events(1001, 'published', 200, '2026-04-01')
  const after = await rowsRead(world, clubsOnPage)
  expect(before.get('community')).toBeLessThan(250 * 2)
  expect(after.get('event')).toBe(before.get('event'))
})
