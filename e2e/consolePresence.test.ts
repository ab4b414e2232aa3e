/** Two directors in one event see each other, and lose nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, saved, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

test('two directors see who else is here and what is in hand, and nobody when the other has gone', () =>
  browser.inPage('/console/e/S-110/teeSheet', async first => {
    const others = first.getByRole('list', { name: 'Also here' })
    const ana = first.locator('[data-person="1"]')
    await ana.waitFor()
    await browser.inPage(
      '/console/e/S-110/teeSheet',
      async second => {
        await others.getByText('The manager').waitFor({ state: 'attached' })
        await second.getByRole('list', { name: 'Also here' }).getByText('The director').waitFor({ state: 'attached' })
        await second.locator('[data-person="1"]').click()
        await first.locator('[data-person="1"].held').waitFor()
        expect(await ana.getAttribute('title')).toBe('The manager is working on this')
        await second.keyboard.press('Escape')
        await first.locator('[data-person="1"]:not(.held)').waitFor()
        await second.goto(`${browser.base}/console/e/S-110/players`)
        await second
          .getByRole('row', { name: /Costa, Bruno/ })
          .getByText('Costa, Bruno')
          .dblclick()
        await first.locator('[data-person="2"].held').waitFor()
      },
      { as: 'manager' },
    )
    await others.waitFor({ state: 'detached' })
    await first.locator('[data-person="2"]:not(.held)').waitFor()
  }))

test('what is typed into a cell stays with its player while somebody else changes the field', () =>
  browser.inPage('/console/e/S-110/players', async page => {
    const melo = page.getByRole('row', { name: /Melo, Filipe/ })
    const { call } = staffCalls(browser.world)
    await melo.getByText('20.1').dblclick()
    await page.keyboard.type('7')
    const params = { eventId: 'S-110', playerId: 9 }
    await call('withdrawPlayer', { params, query: {}, body: {} })
    await page.getByRole('row', { name: /In, Walter/ }).waitFor({ state: 'detached' })
    await page.keyboard.type('.5')
    await page.keyboard.press('Enter')
    await melo.getByText('7.5').waitFor()
    const index = async () =>
      (await call('listRegistrations', { params: { eventId: 'S-110' } })).players.map(one => one.handicap?.hcIndex)
    await expect.poll(index).toContain(7.5)
  }))

test('a proxy that answers while the server starts anew takes nothing back, and what was missed is shown', () =>
  browser.inPage('/console/e/S-110/players', async (page, context) => {
    const { call } = staffCalls(browser.world)
    const params = { eventId: 'S-110' }
    let down: 'fetch' | 'eventsource' | undefined
    let streamsRefused = 0
    await context.route('**/*', async route => {
      const kind = route.request().resourceType()
      if (kind !== down) return route.continue()
      if (kind === 'eventsource') streamsRefused += 1
      return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' })
    })
    const melo = page.getByRole('row', { name: /Melo, Filipe/ })
    await melo.waitFor()
    down = 'fetch'
    await melo.getByText('7.5').dblclick()
    await page.keyboard.type('8.5')
    await page.keyboard.press('Enter')
    await page.getByText('1 not sent: no connection').waitFor()
    down = undefined
    await saved(page)
    const index = async () => (await call('listRegistrations', { params })).players.map(one => one.handicap?.hcIndex)
    expect(await index()).toContain(8.5)

    down = 'eventsource'
    await page.reload()
    await expect.poll(() => streamsRefused).toBeGreaterThan(0)
    await call('withdrawPlayer', { params: { ...params, playerId: 3 }, query: {}, body: {} })
    down = undefined
    await melo.waitFor()
    await page.getByText('Live', { exact: true }).waitFor()
    await page.getByRole('row', { name: /Dias, Carla/ }).waitFor({ state: 'detached' })
    await call('withdrawPlayer', { params: { ...params, playerId: 6 }, query: {}, body: {} })
    await melo.waitFor({ state: 'detached' })
  }))
