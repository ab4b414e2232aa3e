/** What somebody changes in one window is true in the other ones: while they are open, when one comes back to them, and in other tabs. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../test/staffCalls.ts'
import { atMost } from '../tools/counts.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
let staff: StaffCalls
beforeAll(async () => {
  browser = await startConsole()
  staff = staffCalls(browser.world)
})
afterAll(() => browser.close())

/** Somebody else does it; `shows` waits until the window says so. */
async function within2s(deed: () => Promise<unknown>, shows: () => Promise<unknown>): Promise<void> {
  await deed()
  const began = performance.now()
  await shows()
  expect(performance.now() - began).toBeLessThan(atMost(2000))
}

const linkOf = (page: Page) => page.getByRole('link', { name: 'Open: Results', exact: true })

test('a link that is renewed is dead nowhere: the other window has the new one', () =>
  browser.inPage('/console/e/S-110/links', async page => {
    const before = await linkOf(page).getAttribute('href')
    let renewed = ''
    await within2s(
      async () => {
        const params = { eventId: 'S-110', purpose: 'results' } as const
        renewed = (await staff.call('regenerateLink', { params, body: {} })).url
      },
      () => expect.poll(() => linkOf(page).getAttribute('href')).toBe(renewed),
    )
    expect(renewed).not.toBe(before)
  }))

const rita = { communityId: 1, firstName: 'Rita', lastName: 'Sousa', gender: 'F', email: 'rita@example.com' } as const

test('a member who is added stands in the list of another window', () =>
  browser.inPage('/console/c/1/members', async page => {
    await page.getByText('Silva, Ana').first().waitFor()
    await within2s(
      () => staff.call('createPlayer', { body: rita }),
      () => page.getByText('Sousa, Rita').first().waitFor(),
    )
  }))

test('a player whose name changes has the new one in an event, which knows nothing of the change', () =>
  browser.inPage('/console/e/S-110/players', async page => {
    await page.getByText('Silva').first().waitFor()
    await within2s(
      () => staff.call('updatePlayerName', { params: { playerId: 1 }, body: { firstName: 'Ana', lastName: 'Serra' } }),
      () => page.getByText('Serra').first().waitFor(),
    )
    await staff.call('updatePlayerName', { params: { playerId: 1 }, body: { firstName: 'Ana', lastName: 'Silva' } })
    await page.getByText('Silva').first().waitFor()
  }))

test('a recipe that is kept can be chosen in another window, also by who left the screen and comes back', () =>
  browser.inPage('/console/c/1/events/new', async page => {
    await page.getByRole('radio', { name: /Member-guest/ }).waitFor()
    const params = { communityId: 1 }
    await within2s(
      () => staff.call('saveRecipe', { params, body: { eventId: 'S-110', name: 'Medal of the month' } }),
      () => page.getByRole('radio', { name: /Medal of the month/ }).waitFor(),
    )
    await page.getByRole('link', { name: 'Courses', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor()
    await staff.call('saveRecipe', { params, body: { eventId: 'S-110', name: 'Winter league' } })
    await page.goBack()
    await page.getByRole('radio', { name: /Winter league/ }).waitFor()
  }))

const holes = Array.from({ length: 18 }, (_, at) => ({ hole: at + 1, par: 4, hc: at + 1 }))
const white = { gender: 'M' as const, name: 'White', par: 72, rating: 71.4, slope: 128, holes }
const course = { communityId: 1, name: 'Lagos Links', city: 'Lagos', country: 'PT', tees: [white] }

test('the role of a colleague, and a course', () =>
  browser.inPage(
    '/console/c/1/staff',
    async page => {
      const row = page.getByRole('listitem').filter({ hasText: 'The scorer' })
      await row.waitFor()
      await within2s(
        () => staff.call('updateStaff', { params: { communityId: 1, administratorId: 13 }, body: { role: 'starter' } }),
        () => expect.poll(() => row.getByRole('combobox').inputValue()).toBe('starter'),
      )
      await page.goto(`${browser.base}/console/c/1/courses`)
      await page.getByText('Alvor').first().waitFor()
      await within2s(
        () => staff.call('createCourse', { body: course }),
        () => page.getByText('Lagos Links').first().waitFor(),
      )
    },
    { as: 'manager' },
  ))

test('another tab of who runs the installation sees what was done in the first', () =>
  browser.inPage(
    '/console/operator/communities',
    async (page, context) => {
      await page.getByText('Alvor Golf Club').first().waitFor()
      const other = await context.newPage()
      await other.goto(`${browser.base}/console/operator/communities`)
      await other.getByText('Alvor Golf Club').first().waitFor()
      await within2s(
        () =>
          staff.call('updateCommunity', {
            params: { communityId: 1 },
            body: { name: { from: 'Alvor Golf Club', to: 'Alvor Golf' } },
          }),
        () =>
          Promise.all(
            [page, other].map(one =>
              one
                .getByText(/Alvor Golf(?! Club)/)
                .first()
                .waitFor(),
            ),
          ),
      )
    },
    { as: 'operator' },
  ))
