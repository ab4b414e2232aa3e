/** A round that is shortened in the control room: what follows is said first, phone, results and screen say it, and undo takes it back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entry, results, start } from '../test/testCards.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

const room = '/console/e/S-110/control'
const event = { eventId: 'S-110' }
let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  const { world } = browser
  await start(world)
  await world.call('assignPlayersToTeePairings', { params: event, body: [{ teePairingId: 5021, playerIds: [1, 3] }] })
  await world.rows(`delete from card where event_id = 110; delete from score_entry where event_id = 110`)
  const holes = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  await results(world, [
    ...holes.map(hole => entry({ hole })),
    ...holes.slice(0, 8).map(hole => entry({ hole, playerId: 1, scorer: 3 })),
  ])
})
afterAll(() => browser.close())

const words = 'Round shortened to 9 holes: 1–9 count'

test('the committee shortens a round after seeing what follows, and everybody reads it', () =>
  browser.inPage(room, async (page, context) => {
    const { world } = browser
    const phone = await context.newPage()
    const { url } = await world.call('getPlayerScoringLink', { params: { ...event, playerId: 1 } })
    await phone.goto(`${browser.base}${new URL(url).pathname}`)
    await phone.getByRole('button', { name: 'Review and sign' }).click()
    const carla = phone.getByRole('region', { name: 'Signatures of Carla Dias' })
    await carla.getByText('9 holes have no score yet.').waitFor()

    const shown = await context.newPage()
    const link = await world.call('getResultsLink', { params: event })
    await shown.goto(`${browser.base}${new URL(link.url).pathname}`)

    await page.bringToFront()
    await page.getByRole('button', { name: 'Shorten the round' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('not finished these: Ana Silva (9)', { exact: false }).waitFor()
    await dialog.getByRole('heading', { name: 'What follows' }).waitFor()
    expect(await hindrances(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Shorten the round' }).click()
    await page.getByText('is shortened to 9 holes: 1–9 count.').waitFor()

    await shown.getByText(words).waitFor()
    const tv = await world.app.inject({ url: `${new URL(link.url).pathname}/tv` })
    expect(tv.payload).toContain(words)
    await phone.bringToFront()
    await phone.getByText(words).waitFor()
    expect(await phone.getByRole('button', { name: 'Hole 10, does not count' }).count()).toBe(1)
    expect(await carla.getByText('no score yet').count()).toBe(0)
    await carla.getByRole('button', { name: /^Sign as marker/ }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Sign', exact: true }).click()
    await carla.getByText('Marker: Ana Silva').waitFor()
    expect(await hindrances(phone)).toEqual([])

    await page.bringToFront()
    await page.getByRole('button', { name: 'Undo: the shortened round' }).click()
    await page.getByText('is shortened to 9 holes').waitFor({ state: 'detached' })
    await shown.getByText(words).waitFor({ state: 'detached' })
  }))

test('holes are chosen one by one on a phone, and who does not rule is not offered it', async () => {
  const small = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true }
  await browser.inPage(
    room,
    async page => {
      await page.getByRole('button', { name: 'Shorten the round' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('What counts').selectOption('chosen')
      const submit = dialog.getByRole('button', { name: 'Shorten the round' })
      expect(await submit.isDisabled()).toBe(true)
      for (const hole of ['17', '18']) await dialog.getByText(hole, { exact: true }).click()
      await submit.click()
      await page.getByText('is shortened to 16 holes: 1–16 count.').waitFor()
      await dialog.waitFor({ state: 'detached' })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
      await page.getByRole('button', { name: 'Shorten the round' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Count all holes' }).click()
      await page.getByText('is shortened to').waitFor({ state: 'detached' })
    },
    small,
  )
  await browser.inPage(
    room,
    async page => {
      await page.locator('[data-group]').first().waitFor()
      expect(await page.getByRole('button', { name: 'Shorten the round' }).count()).toBe(0)
    },
    { as: 'scorer' },
  )
})
