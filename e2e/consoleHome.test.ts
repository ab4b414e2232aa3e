/** The home of a club and its list of events, live: what another director does appears by itself. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { mondayMedal } from '../test/mondayMedal.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

const newEvent = (name: string, startDate: string, communityId = 1) =>
  staffCalls(browser.world).call('createEvent', {
    params: { communityId },
    body: { name, startDate, timeZone: 'Europe/Lisbon', courseIds: [1] },
  })

test('an event that another director makes appears on the home, and so does its state', () =>
  browser.inPage('/console/c/1', async page => {
    await page.getByText('Live', { exact: true }).first().waitFor()
    const { eventId } = await newEvent('Spring cup', '2026-05-20')
    const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Spring cup' }) })
    await line.getByText('Draft').waitFor()
    await staffCalls(browser.world).call('setEventState', { params: { eventId }, body: { state: 'published' } })
    await line.getByText('Published').waitFor()
  }))

test('an event of a sub community appears in the list of its club, in all tabs, over one stream', () =>
  browser.inPage('/console/c/1/events', async (page, context) => {
    await page.getByText('Live', { exact: true }).first().waitFor()
    const streams: string[] = []
    context.on('request', request => /\/stream(\?|$)/.test(request.url()) && streams.push(request.url()))
    const other = await context.newPage()
    await other.goto(`${browser.base}/console/c/1/events`)
    for (const one of [page, other]) {
      await one.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
      await one.getByText('Live', { exact: true }).first().waitFor()
    }
    await newEvent('Ladies cup', '2099-05-20', 2)
    for (const one of [page, other]) await one.getByRole('link', { name: 'Ladies cup' }).waitFor()
    // The second tab hears the first one.
    expect(streams).toEqual([])
  }))

/** The medal of Wednesday, with a tie for the money; the cup of May, full to the half, and that of last year with its rounds. */
const week = `${mondayMedal};
  insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, created_at, settings)
  values (1, 920, 'S', 'May Cup 2025', 'may cup 2025', '2025-05-17', '2025-05-17', 'Europe/Lisbon', 'official', now(), now(), '{}'),
    (1, 921, 'S', 'May Cup 2026', 'may cup 2026', '2026-05-16', '2026-05-16', 'Europe/Lisbon', 'published', now(), now(),
      '{"registration":{"fieldLimit":8}}');
  insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
  select 1, d.event, p.player_id, true, d.at::timestamptz, p.last_name_key, p.first_name_key
  from (values (920, 1, '2025-04-10T10:00:00Z'), (920, 2, '2025-04-11T10:00:00Z'), (920, 3, '2025-05-16T10:00:00Z'),
    (921, 1, '2026-04-20T10:00:00Z')) as d (event, id, at) join player p on p.player_id = d.id;
  insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
  select 1, e, 'P', n, array_fill(4::smallint, array[18]), s, s <> 'NS', 1, now()
  from (values (110, 1, 'SIGNED'), (110, 2, 'SIGNED'), (110, 3, 'WD'), (110, 6, 'NS'), (920, 1, 'SIGNED'), (920, 2, 'SIGNED')) as v (e, n, s)`

test("Monday's three questions are answered from Home: who came, what needs me, and how the next ones fill", () =>
  browser.inPage('/console/c/1', async page => {
    await browser.world.rows(week)
    await page.reload()
    const panel = (name: string) => page.getByRole('region', { name })
    await panel('Who came').getByText('2 came · 1 withdrew · 1 did not come · 1 without a card').waitFor()
    const next = panel('How the next ones fill').getByRole('listitem').filter({ hasText: 'May Cup 2026' })
    await next.getByText('1 of 8 places').waitFor()
    await next.getByText('1 behind last year').waitFor()
    await panel('The season so far').getByText('events').waitFor()
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
      expect(await hindrances(page)).toEqual([])
      await looksRight(page, 'home')
    }
    await panel('Needs you').getByRole('link', { name: 'Open results: One tie keeps Medal open' }).click()
    await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor()
  }))
