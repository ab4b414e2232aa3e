import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCards } from '../../../test/playedEvent.ts'
import { openRegistration } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const setState = (eventId: string, state: string, reason?: string) =>
  world.call('setEventState', { params: { eventId }, body: { state, reason } as never })
const pathOf = async (id: 'getOverviewLink' | 'getResultsLink', eventId: string) =>
  new URL((await world.call(id, { params: { eventId } })).url).pathname
const open = async (url: string) => (await world.app.inject({ url })).payload
const score = (strokes: readonly (number | null)[]) =>
  recordCards(world, 'S-110', [{ playerId: 1, strokes: [...strokes, ...Array(18 - strokes.length).fill(null)] }])

/** What the masthead says of the state of S-110, in English. */
async function stateOf(): Promise<string | undefined> {
  const page = await open(await pathOf('getOverviewLink', 'S-110'))
  return /class="state is-\w+">(?:<svg.*?<\/svg>)([^<]*)</.exec(page)?.[1]
}

/** Registration with these settings; pages are kept until they hear of a change. */
async function registers(given: Parameters<typeof openRegistration>[1], type?: string) {
  await openRegistration(world, given, type)
  await world.rows(
    `insert into change (community_id, event_id, at, kind, subject) values (1, 110, now(), 'event.changed', '{}')`,
  )
  world.service.changes.touched([{ communityId: 1, eventId: 110, kind: 'event.changed' }])
}

test('before play the masthead says as players say it how one gets in, then when it starts', async () => {
  const closes = '2026-06-01T18:00'
  const said: readonly (readonly [Parameters<typeof registers>, string])[] = [
    [[{}], 'Registration open'],
    [[{ fieldLimit: 12, mode: 'ballot', closes }], 'Registration open, 12 places by lot'],
    [[{ fieldLimit: 6 }], 'Registration open, 1 place left'],
    [[{ fieldLimit: 5 }], 'Full, waiting list open'],
    [[{ fieldLimit: 5, waitingList: false }], 'Full'],
    [[{ opens: '2026-05-20T08:00' }], 'Registration opens 20 May 2026, 08:00'],
    [[{}, 'Closed'], 'Starts Wednesday 09:00'],
  ]
  for (const [given, words] of said) {
    await registers(...given)
    await expect.poll(stateOf).toBe(words)
  }
  await registers({})
})

test('before, it says how to register; during, who leads; after, who won', async () => {
  const overview = await pathOf('getOverviewLink', 'S-110')
  const before = await open(overview)
  expect(before).toMatch(/<dt>Registration<\/dt><dd>open until /)
  expect(before).not.toContain('Now on the boards')
  expect(before).not.toContain('On the course')

  await setState('S-110', 'in progress')
  expect(await stateOf()).toBe('Starts Wednesday 09:00')
  await score([3, 4])
  expect(await stateOf()).toBe('Playing: 1 group out')
  const during = await open(overview)
  expect(during).toContain('Now on the boards')
  expect(during).toMatch(/mini-board.*?Ana Silva<\/bdi><\/a><span class="quiet">2<\/span><span class="par under">−\d/)
  expect(during).not.toContain('Winners')
  // A total of two holes would read as a good one.
  const results = await open(await pathOf('getResultsLink', 'S-110'))
  expect(results).toMatch(/data-id="1">(?:(?!<\/tr>).)*<td class="end minor strong">–<\/td>/)

  // Two holes played from the first: the group is on the third.
  expect(during).toContain('aria-label="Groups on the holes: hole 3: 1"')
  expect(during).toMatch(/<dt>Hole 3<\/dt><dd><p><bdi>Ana Silva<\/bdi>/)

  await score(Array(18).fill(4))
  expect(await stateOf()).toBe('All groups in')
  await setState('S-110', 'completed')
  expect(await stateOf()).toBe('Results, not official yet')
  expect(await open(overview)).toMatch(/Winners, not official yet.*?class="winner board-ground">.*?<bdi>/)
  await setState('S-110', 'official')
  expect(await open(overview)).toContain('<h2>Winners</h2>')
  expect(await stateOf()).toBe('Results official')
})

test('the round in play is drawn beside the holes played, and a total waits until the round is in', async () => {
  await setState('S-110', 'completed', 'Proof')
  await setState('S-110', 'in progress')
  const page = await open(await pathOf('getResultsLink', 'S-110'))
  expect(page).toMatch(/F<\/span><span class="hidden">finished<\/span><svg class="spark" viewBox="0 0 90 20"/)
  expect(page).toMatch(/data-id="1".*?<td class="end minor strong">72<\/td>/)
})

test('a round that is suspended alone suspends the pages of its event, and no other', async () => {
  await setState('S-101', 'in progress')
  await setState('S-101', 'suspended', 'Fog')
  const overview = await pathOf('getOverviewLink', 'M-100')
  expect(await open(overview)).toContain('Play is suspended: Fog')
  await setState('S-102', 'in progress')
  expect(await open(overview)).not.toContain('Play is suspended')
  await setState('M-100', 'suspended', 'Lightning')
  expect(await open(await pathOf('getOverviewLink', 'S-102'))).toContain('Play is suspended: Lightning')
  expect(await open(await pathOf('getOverviewLink', 'S-101'))).toContain('Play is suspended: Fog')
})
