/** Every screen of the console in a real browser: who gets in, what it weighs, on a phone and on a desk, and for everybody. */

import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ConsoleScreen, consoleScreens, pathOf } from '../contract/site/consoleScreens.ts'
import { staffLinkPurposes } from '../contract/staffLinks/console.ts'
import { consoleApp } from '../server/web/console/consoleApp.ts'
import { staffCalls } from '../test/staffCalls.ts'
import type { WorldAccount } from '../test/world.rows.ts'
import { sampled } from '../tools/sampled.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  const { organiserId } = await staffCalls(browser.world).call('createStaffLink', {
    params: { eventId: 'S-110' },
    body: { purpose: 'organiser', label: 'Company Ltd', places: 3 },
  })
  ids.organiserId = String(organiserId)
})
afterAll(() => browser.close())

const ids = { communityId: '1', eventId: 'S-110', courseId: '1', playerId: '1', organiserId: '' }
/** Every screen, so that a new one is looked at too: its heading, and who sees it. */
const screensOf: Readonly<Record<ConsoleScreen, readonly [heading: string, as?: WorldAccount]>> = {
  home: ['Alvor Golf Club'],
  events: ['Events'],
  newEvent: ['New event'],
  courses: ['Courses'],
  course: ['Alvor Links'],
  clubSettings: ['Settings', 'manager'],
  staff: ['Staff', 'manager'],
  interface: ['Interface', 'manager'],
  numbers: ['Your club in numbers'],
  members: ['Members'],
  member: ['Members'],
  bringInMembers: ['Bring members in'],
  eventFile: ['Bring an event in from a file'],
  communityLog: ['Club log'],
  overview: ['Overview'],
  setup: ['Set-up'],
  leaderboards: ['Leaderboards'],
  registration: ['Registration'],
  players: ['Players'],
  bringIn: ['Bring players in'],
  handicaps: ['Handicaps'],
  teams: ['Teams'],
  flights: ['Flights'],
  matches: ['Matches'],
  teeSheet: ['Tee sheet'],
  ready: ['Ready to start'],
  print: ['Print'],
  checkIn: ['Check-in'],
  control: ['Control room'],
  cards: ['Cards'],
  results: ['Results'],
  messages: ['Messages'],
  links: ['Links'],
  organiser: ['Your people'],
  log: ['Log'],
  operatorAccess: ['Access', 'operator'],
  duplicates: ['Duplicates', 'operator'],
  communities: ['Communities', 'operator'],
  accounts: ['Accounts', 'operator'],
  privacy: ['Privacy', 'operator'],
  account: ['Your account'],
}
const screens = (Object.keys(screensOf) as ConsoleScreen[]).map(screen => {
  const [heading, as = 'director'] = screensOf[screen]
  return [screen, heading, as] as const
})
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }

/** Words that stand beyond the edge of the screen, where nothing scrolls to them. */
const cutWords = (width: number) => `(() => {
  const scrolls = node => node && (/auto|scroll/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement))
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  const cut = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim() === '' || scrolls(node.parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (range.getBoundingClientRect().right > ${width + 1}) cut.push(node.data)
  }
  return cut
})()`

/** The screen with everything that it reads. */
async function waitForScreen(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForLoadState('networkidle')
}

test('without a session the browser is sent to the login, and comes back to where it wanted', async () => {
  const response = await fetch(`${browser.base}/console/e/S-110/players?show=noTime`, { redirect: 'manual' })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/console/login?to=%2Fconsole%2Fe%2FS-110%2Fplayers%3Fshow%3DnoTime')
})

test('when the session has ended the next thing that is asked leads to the login, and back from there', () =>
  browser.inPage('/console/e/S-110', async (page, context) => {
    await waitForScreen(page, 'Overview')
    await context.clearCookies()
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('to')).toBe('/console/e/S-110/teams')
  }))

test('no first screen weighs more than 70 KB compressed, without the font', async () => {
  const { files, style, ownStyles, script, ahead, aheadOfLink } = await consoleApp()
  const all = [
    ...(Object.keys(consoleScreens) as ConsoleScreen[]).map(screen => [screen, ahead(screen, 'en')] as const),
    ...staffLinkPurposes.map(purpose => [purpose, aheadOfLink(purpose, 'en')] as const),
  ]
  for (const [screen, scripts] of all) {
    const needed = [style, ownStyles[screen] ?? [], script, scripts].flat()
    const bytes = needed.reduce((sum, path) => sum + gzipSync(files.get(path)?.content.bytes ?? '').length, 0)
    expect(bytes, screen).toBeLessThanOrEqual(70 * 1024)
    expect(bytes, screen).toBeGreaterThan(10 * 1024)
  }
})

const looked = sampled(screens, 3)

describe.each(looked)('the screen %s', (screen, heading, as) => {
  const path = () => pathOf(screen, ids as never)

  test('is for everybody on a desk, light and dark', () =>
    browser.inPage(
      path(),
      async page => {
        await waitForScreen(page, heading)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect(await hindrances(page)).toEqual([])
        }
      },
      { as },
    ))

  test('fits a phone, and is for everybody there', () =>
    browser.inPage(
      path(),
      async page => {
        await waitForScreen(page, heading)
        // Not `innerWidth`: a phone makes the window wider when something stands beyond its edge.
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
          phone.viewport.width,
        )
        expect(await page.evaluate<string[]>(cutWords(phone.viewport.width))).toEqual([])
        expect(await hindrances(page)).toEqual([])
      },
      { ...phone, as },
    ))
})

describe.each(looked)('letters twice as large in the colours of the reader on the screen %s', (screen, heading, as) => {
  const path = () => pathOf(screen, ids as never)

  test.each([1440, 720])('at %i pixels no word is cut and nothing hinders anybody', width =>
    browser.inPage(
      path(),
      async page => {
        await waitForScreen(page, heading)
        await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
        expect(await page.evaluate<string[]>(cutWords(width))).toEqual([])
        // Axe reads the colours of the page, and not those that the browser puts in their place.
        expect(await hindrances(page, axe => axe.disableRules('color-contrast'))).toEqual([])
      },
      { forcedColors: 'active', viewport: { width, height: 900 }, as },
    ),
  )
})

test('on a phone the rail is a bar, and its menu leads to every screen of the event', () =>
  browser.inPage(
    '/console/e/S-110',
    async page => {
      await waitForScreen(page, 'Overview')
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      const menu = page.getByRole('navigation', { name: 'Console' })
      await menu.getByRole('link', { name: /^Tee sheet/ }).tap()
      await page.getByRole('heading', { level: 1, name: 'Tee sheet' }).waitFor()
      expect(await menu.getByRole('link', { name: /^Players/ }).isVisible()).toBe(false)
    },
    phone,
  ))

test('the keys lead through the screens, and Ctrl K finds a player by part of the name', () =>
  browser.inPage('/console/e/S-110', async page => {
    await waitForScreen(page, 'Overview')
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Tee sheet').waitFor()
    await page.keyboard.press('Escape')
    // Whoever types on at once loses no letter, on a machine that is late with everything else.
    await page.evaluate(`
      const { setTimeout } = globalThis
      globalThis.setTimeout = (work, ms = 0) => setTimeout(work, Math.max(ms, 2000))
      globalThis.requestAnimationFrame = work => setTimeout(work, 2000)`)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('silv')
    await page.getByRole('option', { name: /Silva, Ana/ }).waitFor()
    expect(await page.getByRole('combobox').inputValue()).toBe('silv')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Players' }).waitFor()
    await page.getByRole('rowheader', { name: 'Silva, Ana' }).waitFor()
    expect(await page.getByRole('rowheader').allTextContents()).toEqual([expect.stringContaining('Silva, Ana')])
  }))

test('what is opened while a dialog is closing stays open', () =>
  browser.inPage('/console/e/S-110', async page => {
    await waitForScreen(page, 'Overview')
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Tee sheet').waitFor()
    // Browsers handle keys before they tell the page that a dialog has closed.
    await page.evaluate(`
      document.querySelector('dialog').close()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
      new Promise(done => setTimeout(done, 500))`)
    expect(await page.getByRole('combobox').isVisible()).toBe(true)
  }))

test('who may not see an event is told so, and an address that opens nothing says where to go', () =>
  browser.inPage('/console/e/S-400/players', async page => {
    await page.getByRole('heading', { name: 'This cannot be shown' }).waitFor()
    await page.goto(`${browser.base}/console/e/S-110/nothing`)
    await page.getByRole('button', { name: 'Go to the events' }).click()
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
  }))

test('many leaderboards scroll in their strip, not the page, on a phone', async () => {
  await browser.world.rows(
    `insert into leaderboard (community_id, leaderboard_id, event_id, name, format_id, type_id, team, settings, position)
      select community_id, 9000 + n, event_id, 'Round ' || n || ', Stableford gross', format_id, type_id, team, settings, 10 + n
      from leaderboard, generate_series(1, 6) n where leaderboard_id = 1021`,
  )
  await browser.inPage(
    '/console/e/S-110/flights',
    async page => {
      await page.getByText('Round 6, Stableford gross').first().waitFor({ state: 'attached' })
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(360)
    },
    { viewport: { width: 360, height: 780 } },
  )
  await browser.world.rows('delete from leaderboard where leaderboard_id > 9000')
})

test('who is in no flight is shown with the handicap, and said to have none only then', () =>
  browser.inPage('/console/e/S-110/flights', async page => {
    const nobody = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Not in a flight' }) })
    await nobody.getByText(/^They have not been put into a flight/).waitFor()
    expect(await nobody.getByRole('listitem').filter({ hasText: 'Melo, Filipe' }).innerText()).toContain('20')
    await page.getByRole('button', { name: 'Make them even' }).click()
    await nobody.getByText('They have no handicap').waitFor()
    expect(await nobody.getByRole('listitem').count()).toBe(1)
    expect(await nobody.innerText()).toContain('In, Walter')
  }))
