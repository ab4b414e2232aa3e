/** The home of a club and its list of events, live: what another director does appears by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'

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
