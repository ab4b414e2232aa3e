import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneConnection, rowsRead } from '../../../test/growth/rowsRead.ts'
import { importOfficial, recordCards } from '../../../test/playedEvent.ts'
import { openRegistration } from '../../../test/testForms.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { frontDoor } from './frontDoor.ts'

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

const text = async () => (await frontDoor(world.service, 'en'))?.shown.text ?? ''

async function clubsOnPage(): Promise<readonly string[]> {
  const [, clubs = ''] = (await text()).split('<ul class="panel clubs">')
  return [...clubs.matchAll(/<bdi>(.*?)<\/bdi><\/a><span>(.*?)<\/span>/g)].map(([, name, words]) =>
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
  for (const state of ['official', 'draft', 'completed']) await events(1001, state, 200, '2026-04-01')
  await events(1001, 'published', 200, '2026-04-01')
  const after = await rowsRead(world, clubsOnPage)
  expect(before.get('community')).toBeLessThan(250 * 2)
  expect(after.get('event')).toBe(before.get('event'))
})

test('who leads now, where to register and who won last are on it, of clubs with a public page only', async () => {
  const start = async () => (await world.app.inject({ url: '/' })).payload.split('<h2>Sample events')[0]
  await openRegistration(world, { fieldLimit: 7 })
  await world.call('setEventState', { params: { eventId: 'S-120' }, body: { state: 'in progress' } as never })
  await recordCards(world, 'S-120', [{ playerId: 1, strokes: [3, ...Array(17).fill(null)] }])
  await importOfficial(world, { name: 'Spring Cup', date: '2026-04-29', totals: [70, 71] })
  const shown = ['No Flights', 'Ana Silva', 'thru 1', 'Medal', '2 of 7 places left', 'Spring Cup', 'Player 00001', '70']
  const before = await start()
  for (const text of shown.filter(one => one !== '70')) expect(before).not.toContain(text)
  await tryCommand(world.url, ['community', 'identity', '1', '--home', 'public'])
  await expect.poll(start).toContain('No Flights')
  const page = await start()
  for (const text of shown) expect(page).toContain(text)
  await recordCards(world, 'S-120', [{ playerId: 1, strokes: [3, 4, ...Array(16).fill(null)] }])
  expect(await start()).toContain('thru 2')
})
