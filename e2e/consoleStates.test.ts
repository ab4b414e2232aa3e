/** The console in the states that are rarely looked at, for everybody: nothing there yet, refused, without a connection; and its dialogs in the colours of the reader. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleScreen, pathOf } from '../contract/site/consoleScreens.ts'
import { importOpenDay } from '../test/playedEvent.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { openRegistration, publicPath, send, stranger } from '../test/testForms.ts'
import type { WorldAccount } from '../test/world.rows.ts'
import { sampled } from '../tools/sampled.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'
import { beyondDialogs, looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
let emptyEvent = ''
beforeAll(async () => {
  browser = await startConsole()
  const { world } = browser
  await world.rows(
    `insert into community (community_id, name, name_key, created_at) values (900, 'Dunas Golf', 'dunas golf', now())`,
  )
  await world.rows(
    `insert into administrator_community (community_id, administrator_id, role)
    select 900, administrator_id, 'director' from administrator where email = 'director@example.com'`,
  )
  emptyEvent = await importOpenDay(world)
  const params = { eventId: 'S-110' }
  await staffCalls(world).call(
    'setHandicaps',
    { params, body: { players: [{ playerId: 2, hcIndex: 6.4 }] } },
    'director',
  )
  await openRegistration(world, {
    fieldLimit: 5,
    questions: [{ id: 'bus', text: 'Do you come by bus?', kind: 'yesNo' }],
  })
  await send(world, await publicPath(world), stranger(1, { q_bus: 'No' }))
})
afterAll(() => browser.close())

const ofClub = [
  'home',
  'events',
  'courses',
  'numbers',
  'members',
  'communityLog',
] as const satisfies readonly ConsoleScreen[]
const ofEvent = [
  'overview',
  'setup',
  'leaderboards',
  'registration',
  'players',
  'bringIn',
  'handicaps',
  'teams',
  'flights',
  'teeSheet',
  'ready',
  'print',
  'checkIn',
  'control',
  'cards',
  'results',
  'messages',
  'log',
] as const satisfies readonly ConsoleScreen[]

/** The screen with everything that it reads. */
async function waitForScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

test.each(sampled([...ofClub, ...ofEvent], 3))('%s with nothing there yet', async screen =>
  browser.inPage(pathOf(screen, { communityId: '900', eventId: emptyEvent }), async page => {
    await waitForScreen(page)
    await looksRight(page, `empty-${screen}`)
  }),
)

test.each(sampled([...ofClub, ...ofEvent, 'staff', 'interface'] as const, 2))('%s of strangers', async screen =>
  browser.inPage(pathOf(screen, { communityId: '4', eventId: 'S-400' }), async page => {
    await waitForScreen(page)
    await looksRight(page, `refused-${screen}`)
    // The catalogue of courses is for everybody.
    if (screen === 'courses') return
    // Asking again would not help.
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Go to the events' }).click()
    await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
  }),
)

test.each(sampled(ofEvent, 2))('%s for who may only look', async screen =>
  browser.inPage(
    pathOf(screen, { eventId: 'S-110' }),
    async page => {
      await waitForScreen(page)
      await looksRight(page, `viewer-${screen}`)
    },
    { as: 'viewer' },
  ),
)

test.each(sampled(ofEvent, 2))('%s without a connection', async screen =>
  browser.inPage(pathOf(screen, { eventId: 'S-110' }), async page => {
    await waitForScreen(page)
    await page.context().setOffline(true)
    // What was not read before cannot be read now, and comes by itself when there is a connection again.
    await page.keyboard.press('g')
    await page.keyboard.press(screen === 'teams' ? 'g' : 't')
    await page.getByRole('heading', { level: 1, name: 'This cannot be shown' }).waitFor()
    await looksRight(page, `offline-${screen}`)
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: screen === 'teams' ? 'Log' : 'Teams' }).waitFor()
  }),
)

test('a dialog whose files do not come without a connection says so, and the page begins anew with one', () =>
  browser.inPage('/console/e/S-110/players', async page => {
    await waitForScreen(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^Waiting list/ }).click()
    const dialog = page.getByRole('dialog', { name: 'This cannot be shown' })
    await dialog.getByText('No answer.').waitFor()
    await looksRight(page, 'dialog-not-loaded')
    const again = dialog.getByRole('button', { name: 'Try again' })
    await again.click()
    await dialog.getByText('No answer.').waitFor()
    await page.context().setOffline(false)
    // Chromium may take a request for offline that is made just after, and one press would be lost; the press before may still ask.
    const isGone = async () => {
      await page.evaluate(`document.querySelector('dialog[open] button[type=submit]')?.click()`)
      return (await dialog.count()) === 0
    }
    await expect.poll(isGone).toBe(true)
    await page.getByRole('button', { name: /^Waiting list/ }).click()
    await page.getByRole('button', { name: /Offer the place to/ }).waitFor()
  }))

type Opened = { readonly path: string; readonly as?: WorldAccount; readonly open: (page: Page) => Promise<void> }
const dialogs: Readonly<Record<string, Opened>> = {
  'replace a player': {
    path: '/console/e/S-110/players',
    async open(page) {
      await page.getByRole('checkbox', { name: 'Choose Dias, Carla' }).check()
      await page.getByRole('button', { name: 'Replace', exact: true }).click()
    },
  },
  wishes: {
    path: '/console/e/S-110/teeSheet',
    async open(page) {
      await page.getByRole('button', { name: 'Fill' }).first().click()
      await page.getByRole('button', { name: 'Wishes …' }).click()
    },
  },
  'publish a tee sheet': {
    path: '/console/e/S-110/teeSheet',
    open: page => page.getByRole('button', { name: 'Publish', exact: true }).click(),
  },
  'publish and tell': {
    path: '/console/e/S-110/teeSheet',
    async open(page) {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await page.getByLabel('Tell by e-mail').selectOption('everybody')
      await page.getByText(/gets? an e-mail/).waitFor()
    },
  },
  'withdraw a player and offer the place': {
    path: '/console/e/S-110/players',
    async open(page) {
      await page
        .getByRole('row', { name: /Melo, Filipe/ })
        .getByRole('checkbox')
        .check()
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await page.getByRole('checkbox', { name: /Offer the place to/ }).waitFor()
    },
  },
  'look at the waiting list': {
    path: '/console/e/S-110/players',
    async open(page) {
      await page.getByRole('button', { name: /^Waiting list/ }).click()
      await page.getByRole('button', { name: /Offer the place to/ }).waitFor()
    },
  },
  'see what is kept of a registration': {
    path: '/console/e/S-110/players',
    async open(page) {
      await page
        .getByRole('row', { name: /Costa, Bruno/ })
        .getByText('Costa, Bruno')
        .dblclick()
      await page.getByRole('dialog').getByLabel('Note').waitFor()
    },
  },
  'show a link as a code': {
    path: '/console/e/S-110/links',
    open: page => page.getByRole('button', { name: 'Code: Tee sheet', exact: true }).click(),
  },
  'make a link anew': {
    path: '/console/e/S-110/links',
    open: async page => {
      await page.getByRole('button', { name: 'Menu for Players', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Make a new link' }).click()
    },
  },
  'make a sub community': {
    path: '/console/c/1/settings',
    as: 'manager',
    open: page => page.getByRole('button', { name: 'New sub community' }).click(),
  },
  'take a step back': {
    path: '/console/e/S-110/log',
    async open(page) {
      await page.getByRole('button', { name: /^Undo/ }).first().click()
    },
  },
  'invite staff': {
    path: '/console/c/1/staff',
    as: 'manager',
    open: page => page.getByRole('button', { name: 'Invite' }).click(),
  },
  'an app for codes': {
    path: '/console/account',
    open: page => page.getByRole('button', { name: 'Switch on' }).click(),
  },
}

/** Whether an edge parts an element from what is behind it. */
const hasEdge = `(own => {
  const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(own)
  return (borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1) || (outlineStyle === 'solid' && parseFloat(outlineWidth) >= 1)
})(document.querySelector('dialog[open]'))`

test.each(sampled(Object.keys(dialogs), 2))('the dialog to %s in the colours of the reader', name => {
  const { path, as = 'director', open } = dialogs[name] as Opened
  return browser.inPage(
    path,
    async page => {
      await waitForScreen(page)
      await open(page)
      await page.getByRole('dialog').waitFor()
      await page.waitForLoadState('networkidle')
      for (const [width, height] of [
        [360, 780],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/forced-${name}-${width}.png` })
        expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
        expect(await page.evaluate<number>(beyondDialogs), 'pixels beyond the edge of the dialog').toBe(0)
        expect(await page.evaluate<boolean>(hasEdge), 'the dialog has an edge').toBe(true)
        // Axe reads the colours of the page, and not those that the browser puts in their place.
        expect(await hindrances(page, axe => axe.disableRules('color-contrast'))).toEqual([])
      }
    },
    { forcedColors: 'active', as },
  )
})
