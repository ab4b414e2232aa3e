/** The pages of a staff link on a phone in the sun and without a pointer: the desk of the morning and the first tee. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { start } from '../test/testCards.ts'
import { sampled } from '../tools/sampled.ts'
import { type ConsoleBrowser, saved, startConsole } from './consoleBrowser.ts'
import { faintTexts } from './faintTexts.ts'
import { enhanced, hindrances } from './hindrances.ts'
import { type Focused, focused, tabWalk } from './tabWalk.ts'

const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk: BrowserContextOptions = { viewport: { width: 390, height: 844 } }

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  await start(browser.world)
  await browser.world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [
      { teePairingId: 5021, playerIds: [1, 3] },
      { teePairingId: 5022, playerIds: [2, 6] },
    ],
  })
})
afterAll(() => browser.close())

const purposes = ['checkIn', 'starter'] as const
type Purpose = (typeof purposes)[number]

/** One is here and has paid, one does not come; the others are missing. Nobody has started. */
beforeEach(async () => {
  await browser.world.rows('delete from group_start')
  await browser.world.rows('delete from check_in')
  const say = (playerId: number, said: object) => ({
    entryId: crypto.randomUUID(),
    playerId,
    seenAt: '2026-06-10T07:30:00Z',
    ...said,
  })
  const entries = [say(1, { state: 'here' }), say(1, { paid: true }), say(6, { state: 'noShow' })]
  await staffCalls(browser.world).call('setCheckIns', { params: { eventId: 'S-110' }, body: { entries } as never })
})

/** A browser that is logged in nowhere, with the page of a new link. */
const inPage = async (purpose: Purpose, options: BrowserContextOptions, work: (page: Page) => Promise<void>) => {
  const made = await staffCalls(browser.world).call('createStaffLink', {
    params: { eventId: 'S-110' },
    body: { purpose, label: 'Pedro’s phone' },
  })
  await browser.inPage(new URL(made.url).pathname, work, options)
}

const first = (page: Page, purpose: Purpose) =>
  purpose === 'checkIn'
    ? page.getByRole('button', { name: 'Here: Costa, Bruno' })
    : page.getByRole('button', { name: /^Gone / })

/** What each page can look like during a morning, and how it comes to look so. */
const looks: Readonly<Record<Purpose, Readonly<Record<string, (page: Page) => Promise<unknown>>>>> = {
  checkIn: {
    'as it opens': async () => undefined,
    'in the order of names': page => page.getByText('By name').click(),
    'with nobody of a name': page => page.getByRole('searchbox').fill('Nobody'),
    'with a menu': page => page.getByRole('button', { name: 'Menu for Costa, Bruno' }).click(),
    'without a network': async page => {
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Paid: Costa, Bruno' }).click()
      await page.getByText('1 on this device only').waitFor()
    },
  },
  starter: {
    'as it opens': async () => undefined,
    'after a group has gone': page => first(page, 'starter').click(),
    'without a network': async page => {
      await page.context().setOffline(true)
      await first(page, 'starter').click()
      await page.getByText('1 on this device only').waitFor()
    },
  },
}
const all = purposes.flatMap(purpose => Object.keys(looks[purpose]).map(look => [purpose, look] as const))

test.each(sampled(all, 3))(
  '%s %s: every text stands out 7 to 1, targets are 44 pixels, nothing is wider than a phone',
  (purpose, look) =>
    inPage(purpose, phone, async page => {
      await first(page, purpose).waitFor()
      await looks[purpose][look]?.(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await faintTexts(page), colorScheme).toEqual([])
        expect(await hindrances(page, enhanced), colorScheme).toEqual([])
      }
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
      const small = await page
        .locator('button:visible, summary:visible, .find:visible, .segments label:visible')
        .evaluateAll(own =>
          own.flatMap(one => {
            const { width, height } = one.getBoundingClientRect()
            return Math.min(width, height) < 44 ? [`${one.textContent?.trim()} ${width} x ${height}`] : []
          }),
        )
      expect(small).toEqual([])
    }),
)

test('a text that is too faint is found', () =>
  inPage('checkIn', phone, async page => {
    await first(page, 'checkIn').waitFor()
    await page.evaluate(`document.querySelectorAll('.desk-row strong').forEach(own => own.style.opacity = '.6')`)
    expect((await faintTexts(page)).length).toBeGreaterThan(0)
  }))

test('the desk is worked by keys alone: a player is found, is here, has paid, does not come', () =>
  inPage('checkIn', desk, async page => {
    await first(page, 'checkIn').waitFor()
    const names = await tabWalk(page)
    for (const name of ['Here: Costa, Bruno', 'Paid: Costa, Bruno', 'Menu for Costa, Bruno'])
      expect(
        names.filter(one => one.replaceAll('\n', ' ').startsWith(name)),
        name,
      ).toHaveLength(1)
    const tabTo = async (name: string) => {
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab')
        const own = await page.evaluate<Focused>(focused)
        if (own.name.replaceAll('\n', ' ').startsWith(name)) return
      }
      expect.fail(`Tab does not lead to ${name}.`)
    }
    await tabTo('Find a player')
    await page.keyboard.type('costa')
    await page.getByRole('button', { name: 'Here: Silva, Ana' }).waitFor({ state: 'detached' })
    await tabTo('Here: Costa')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Here: Costa, Bruno', pressed: true }).waitFor()
    await tabTo('Paid: Costa')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Paid: Costa, Bruno', pressed: true }).waitFor()
    await tabTo('Menu for Costa')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'No-show' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'No-show' }).waitFor()
    await tabTo('No-show')
    await page.keyboard.press('Enter')
    await page.locator('[data-person="2"] small', { hasText: 'No-show' }).waitFor()
    await saved(page)
  }))

test('the first tee is worked by keys alone: a group goes, and comes back', () =>
  inPage('starter', desk, async page => {
    await first(page, 'starter').waitFor()
    const names = await tabWalk(page)
    expect(names.filter(one => one.startsWith('Gone '))).toHaveLength(1)
    await first(page, 'starter').focus()
    await page.keyboard.press('Enter')
    const undo = page.getByRole('button', { name: /^Undo: / })
    // A second tap in the same place does not count, for a moment.
    await undo.and(page.locator('[aria-disabled=false]')).waitFor()
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate<Focused>(focused)).name.startsWith('Undo')) break
    }
    await page.keyboard.press('Enter')
    await undo.waitFor({ state: 'detached' })
    await saved(page)
    expect(await browser.world.rows('select undone from group_start order by entry_number')).toEqual([
      { undone: false },
      { undone: true },
    ])
  }))
