import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  // Next to the events of the world five of one day each, with a name that sorts before the dates do.
  await world.rows(`
    insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, state, state_at, time_zone, registration_type, flights_enabled, created_at, settings)
    select 1, 900 + n, 'S', 'Zero ' || n, 'zero ' || n, date '2027-01-01' + n, date '2027-01-03' + n, 'draft', '2026-01-01Z', 'America/New_York', 'Closed', true, now(), '{}'
    from generate_series(1, 5) n`)
})
afterAll(() => world.close())

const search = async (criteria: object, as?: 'ladies') =>
  (await world.call('searchEvents', { criteria: { communityId: 1, ...criteria } }, as ? { as } : {})).map(
    ({ eventId }) => eventId,
  )

test('the newest come first, or the oldest where it is asked for, and ids decide between equals', async () => {
  const rows = await world.rows<{ id: string }>(
    `select case kind when 'M' then 'M-' else 'S-' end || event_id as id from event where community_id = 1 and kind <> 'R' order by start_date desc, name_key, event_id`,
  )
  expect(rows.length).toBeGreaterThan(7)
  expect(await search({})).toEqual(rows.map(({ id }) => id))
  const ascending = await search({ sortAsc: true })
  expect(ascending.slice(-5)).toEqual(['S-901', 'S-902', 'S-903', 'S-904', 'S-905'])
  expect(ascending).toHaveLength(rows.length)
})

test('each date is a limit of its own, and belongs to what it limits', async () => {
  expect(await search({ startDateFrom: '2027-01-03', startDateTo: '2027-01-05' })).toEqual(['S-904', 'S-903', 'S-902'])
  expect(await search({ startDateFrom: '2027-01-03', startDateTo: '2027-01-05', sortAsc: true })).toEqual([
    'S-902',
    'S-903',
    'S-904',
  ])
  expect(await search({ endDateFrom: '2027-01-07' })).toEqual(['S-905', 'S-904'])
  expect(await search({ endDateTo: '2027-01-05', startDateFrom: '2027-01-01' })).toEqual(['S-902', 'S-901'])
})

async function pagesOf(search: string): Promise<readonly string[][]> {
  const headers = { authorization: `Bearer ${world.token('club')}` }
  const pages: string[][] = []
  let url = `/v1/events?${search}`
  while (url !== '') {
    const page = await world.app.inject({ url, headers })
    pages.push(page.json().map(({ eventId }: { eventId: string }) => eventId))
    url = /<http:\/\/test\.local([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? ''
  }
  return pages
}

test.each(['sortAsc=false', 'sortAsc=true'])(
  'pages go on where the last one ended, also within a day: %s',
  async order => {
    await world.rows(`update event set start_date = '2027-01-04' where event_id in (902, 903)`)
    const whole = (await pagesOf(`communityId=1&${order}`)).flat()
    expect(whole.indexOf('S-903') - whole.indexOf('S-902')).toBe(1)
    for (const limit of [1, 2, 3])
      expect((await pagesOf(`communityId=1&${order}&limit=${limit}`)).flat(), String(limit)).toEqual(whole)
    await world.rows(`update event set start_date = date '2027-01-01' + (event_id - 900)::int where event_id > 900`)
  },
)

test('maxResults caps the whole, and limit divides it into pages', async () => {
  expect(await pagesOf('communityId=1&maxResults=3&limit=2')).toEqual([['S-905', 'S-904'], ['S-903']])
  expect(await search({ maxResults: 1, sortAsc: true })).toHaveLength(1)
})

test('for a player: events of the communities of the player, those of the registrations, and those without', async () => {
  const mine = await search({ forPlayerId: 1, includeSubCommunities: true, forRegisteredPlayer: true })
  const registered = await world.rows<{ id: string }>(
    `select case e.kind when 'M' then 'M-' else 'S-' end || e.event_id as id from registration r join event e using (community_id, event_id) where r.player_id = 1 and community_id in (1, 2, 3)`,
  )
  expect(mine.toSorted()).toEqual(registered.map(({ id }) => id).toSorted())
  const all = await search({ forPlayerId: 1 })
  expect(all).toEqual(await search({}))
  const others = await search({ forPlayerId: 1, forRegisteredPlayer: false })
  expect([...others, ...(await search({ forPlayerId: 1, forRegisteredPlayer: true }))].toSorted()).toEqual(
    all.toSorted(),
  )
  // A player of the ladies alone, and one whom the club does not see.
  expect(await search({ forPlayerId: 4 })).toEqual([])
  expect(await search({ forPlayerId: 8, forRegisteredPlayer: false })).toEqual([])
  // Who is registered for the whole event plays its rounds.
  const rounds = { eventIds: ['S-101', 'S-102'], forPlayerId: 1, forRegisteredPlayer: true }
  expect((await search(rounds)).toSorted()).toEqual(['S-101', 'S-102'])
  const refused = await world
    .call('searchEvents', { criteria: { communityId: 1, forRegisteredPlayer: true } })
    .catch(e => e)
  expect(refused).toMatchObject({ code: 'VALIDATION', problem: { errors: [{ pointer: '/forRegisteredPlayer' }] } })
})

test('courses are joined by or, and what the caller cannot see matches nothing', async () => {
  const one = await search({ courseIds: [1] })
  expect(one.length).toBeGreaterThan(0)
  expect(await search({ courseIds: [1, 9] })).toEqual(one)
  expect(await search({ courseIds: [9] })).toEqual([])
  expect(await search({ communityId: 2, courseIds: [1] }, 'ladies')).toEqual(
    await search({ communityId: 2, courseIds: [1] }),
  )
})

test('an event says where it is, whether it is locked, and on which clock', async () => {
  const find = async (eventId: string) =>
    (await world.call('searchEvents', { criteria: { communityId: 1, eventIds: [eventId] } }))[0]
  await world.rows(`update course set city = 'Dallas', state = 'US-TX', country = 'US' where course_id = 1`)
  expect(await find('M-100')).toMatchObject({ city: 'Dallas', state: 'TX', locked: false, timeZone: 'Europe/Lisbon' })
  expect(await find('S-901')).toMatchObject({ locked: false, timeZone: 'America/New_York' })
  expect(await find('S-901')).not.toHaveProperty('city')
  await world.rows(`update event set state = 'official' where event_id = 100`)
  expect(await find('M-100')).toMatchObject({ locked: true })
  expect(await find('S-101')).toMatchObject({ locked: true })
  await world.rows(`update event set state = 'cancelled' where event_id = 901`)
  expect(await find('S-901')).toMatchObject({ locked: true })
})
