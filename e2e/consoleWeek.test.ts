/** What a director meets in a week with lists of their own: each a small thing that was wrong once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

test('the form of a new event follows its recipe, also the one that is chosen first', () =>
  browser.inPage('/console/c/1/events/new', async page => {
    page.setDefaultTimeout(15_000)
    const start = page.getByRole('group', { name: 'Start', exact: true })
    await page.getByRole('radio', { name: /Member-guest/ }).waitFor()
    expect(await start.getByRole('radio', { name: 'Shotgun' }).isChecked()).toBe(true)
    expect(await page.locator('input[type=time]').inputValue()).toBe('13:00')
    await page.getByRole('radio', { name: /^Medal/ }).check()
    expect(await start.getByRole('radio', { name: 'Tee times' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: /Member-guest/ }).check()
    await page.getByLabel('Name', { exact: true }).fill('Guests')
    await page.getByRole('button', { name: 'Create the event' }).click()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const { event } = await staffCalls(browser.world).call('getEventSetup', { params: { eventId } })
    expect(event.own).toMatchObject({ start: { kind: 'shotgun', at: '13:00', groupsOf: 4 }, allocPct: 85 })
  }))
