import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PhoneRound } from '../../../contract/site/scorecard.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  await world.rows(`update event set state = 'in progress' where event_id in (100, 101, 110)`)
})
afterAll(() => world.close())

const say = (eventId: string, text: string | null, as?: 'director' | 'viewer') =>
  staff.call('setAnnouncement', { params: { eventId }, body: { text } }, as)
const page = async (id: 'getOverviewLink' | 'getResultsLink' | 'getTeeSheetLink', eventId: string, below = '') => {
  const { url } = await world.call(id, { params: { eventId } })
  return (await world.app.inject({ url: `${new URL(url).pathname}${below}` })).payload
}
const everywhere = async (...eventIds: readonly string[]) =>
  (
    await Promise.all(
      eventIds.flatMap(eventId => [
        page('getOverviewLink', eventId),
        page('getResultsLink', eventId),
        page('getResultsLink', eventId, '/tv'),
        page('getTeeSheetLink', eventId),
      ]),
    )
  ).map(text => /<p class="banner announced" role="note"><strong><bdi>(.*?)<\/bdi>/.exec(text)?.[1])
const phone = async () => {
  const { url } = await world.call('getPlayerScoringLink', { params: { eventId: 'S-110', playerId: 1 } })
  const headers = { 'scoring-link': `S-110/1/${url.split('/').at(-1)}` }
  return ((await world.app.inject({ url: '/scorecard/round', headers })).json() as PhoneRound).announcement
}

test('what a round announces is on the pages and screens of its whole event, until it is ended', async () => {
  expect(await everywhere('M-100', 'S-101', 'S-102')).toEqual(Array(12).fill(undefined))
  await say('S-101', ' Lunch & <b>cake</b> ')
  expect(await everywhere('M-100', 'S-101', 'S-102')).toEqual(Array(12).fill('Lunch &amp; &lt;b&gt;cake&lt;/b&gt;'))
  expect((await staff.call('listMessages', { params: { eventId: 'S-102' } })).announcement).toBe('Lunch & <b>cake</b>')
  // Another event says nothing.
  expect(await everywhere('S-110')).toEqual(Array(4).fill(undefined))
  await say('M-100', null)
  expect(await everywhere('M-100', 'S-101', 'S-102')).toEqual(Array(12).fill(undefined))
})

test('the log takes an announcement back', async () => {
  await say('S-101', 'First')
  await say('S-101', 'Second')
  const steps = await world.rows<{ id: string; rows: unknown }>(
    `select step_id as id, rows::text from step where operation = 'setAnnouncement'`,
  )
  const step = steps.find(({ rows }) => String(rows).includes('Second'))
  await staff.call('undo', { params: { eventId: 'S-101' }, body: { steps: [String(step?.id)] } })
  expect(await everywhere('S-101')).toEqual(Array(4).fill('First'))
  await say('S-101', null)
})

test('phones that keep score have it with their round', async () => {
  expect(await phone()).toBe(null)
  await say('S-110', 'Lunch is served')
  expect(await phone()).toBe('Lunch is served')
})

test('play that waits is said first, and it can be said when results are official, by directors alone', async () => {
  await world.call('setEventState', {
    params: { eventId: 'S-110' },
    body: { state: 'suspended', reason: 'Fog' } as never,
  })
  const both = await page('getResultsLink', 'S-110')
  expect(both.indexOf('Play is suspended: Fog')).toBeGreaterThan(0)
  expect(both.indexOf('Lunch is served')).toBeGreaterThan(both.indexOf('Play is suspended: Fog'))
  await world.rows(`update event set state = 'official' where event_id = 110`)
  await say('S-110', 'Prizes at 18:00', 'director')
  expect(await everywhere('S-110')).toEqual(Array(4).fill('Prizes at 18:00'))
  const { code } = await staff.refused(
    'setAnnouncement',
    { params: { eventId: 'S-110' }, body: { text: 'No' } },
    'viewer',
  )
  expect(code).toBe('ROLE_REQUIRED')
})
