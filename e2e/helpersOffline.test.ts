/** Pages of helpers on a device without a network: closed, opened again, tapped on, and each tap sent once when the network is back. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffLinkPurpose } from '../contract/staffLinks/console.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { atMost } from '../tools/counts.ts'
import { saved } from './consoleBrowser.ts'
import { type GolfDay, startGolfDay } from './golfDay.ts'

let day: GolfDay
beforeAll(async () => {
  day = await startGolfDay()
})
afterAll(() => day.close())

/** A new link of the round, and its address through the network. */
async function linkFor(purpose: StaffLinkPurpose, label: string) {
  const { staffLinkId, url } = await staffCalls(day.world).call(
    'createStaffLink',
    { params: { eventId: 'S-110' }, body: { purpose, label, until: '2026-06-17T23:00:00Z' } },
    'director',
  )
  return { staffLinkId, address: `${day.network.url}${new URL(url).pathname}` }
}

/** Waits until the device has everything that the page needs. */
const waitForCachedPage = (page: Page) =>
  page.evaluate('navigator.serviceWorker.ready.then(() => caches.match("/staff/")).then(page => page.status)')

const entries = async (table: 'check_in' | 'group_start' | 'official_note') =>
  (await day.world.rows<{ id: string }>(`select entry_id::text as id from ${table} where event_id = 110`)).length

const here = (page: Page, name: string) => page.getByRole('button', { name: `Here: ${name}` })
const people = ['Silva, Ana', 'Costa, Bruno', 'Dias, Carla', 'Melo, Filipe']

/**
 * So many taps, one player after the other, each as often as the others. A tap says the opposite of what its row shows, which is
 * what is on the disk of the device.
 */
async function tapPeople(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const row = here(page, people[at % people.length] ?? '')
    const shown = await row.getAttribute('aria-pressed')
    await row.click()
    await expect.poll(() => row.getAttribute('aria-pressed')).not.toBe(shown)
  }
}

test('a desk that was closed without a network opens with the last list, and 54 taps arrive once each', async () => {
  const { address } = await linkFor('checkIn', 'Pedro’s tablet')
  let tablet = await day.phone()
  let page = await tablet.newPage()
  await page.goto(address)
  await tapPeople(page, 1)
  await saved(page)
  await waitForCachedPage(page)
  const before = await entries('check_in')
  await day.network.set(false)
  await tapPeople(page, 28)
  await page.getByText('28 on this device only').waitFor()
  await page.getByText(/^No connection\. The list is from \d\d:\d\d\./).waitFor()

  tablet = await tablet.reopen()
  page = await tablet.newPage()
  await page.goto(address)
  await page.getByText('28 on this device only').waitFor()
  await page.getByText(/^No connection\. The list is from \d\d:\d\d\./).waitFor()
  const pressed = () => Promise.all(people.map(name => here(page, name).getAttribute('aria-pressed')))
  await expect.poll(pressed).toEqual(['false', 'true', 'true', 'true'])
  await tapPeople(page, 26)
  await page.getByText('54 on this device only').waitFor()
  expect(await entries('check_in')).toBe(before)

  await day.network.set(true)
  await page.evaluate('dispatchEvent(new Event("online"))')
  await page.getByText(/^Saved \d/).waitFor({ timeout: atMost(60_000) })
  expect(await entries('check_in')).toBe(before + 54)
  await page.getByText(/^No connection/).waitFor({ state: 'detached' })
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await entries('check_in')).toBe(before + 54)
  await tablet.close()
})

/** Sends all groups off and takes it back, in turns; a tap counts once the one before it has settled. */
async function tapStarts(page: Page, count: number): Promise<void> {
  const gone = page.getByRole('heading', { name: 'Everybody has gone' })
  const go = page.getByRole('button', { name: /^All gone/ })
  for (let at = 0; at < count; at++) {
    await gone.or(go).waitFor()
    const isGone = await gone.isVisible()
    const button = isGone ? page.getByRole('button', { name: /^Undo/ }) : go
    await button.and(page.locator('[aria-disabled=false]')).click()
    await (isGone ? go : gone).waitFor()
  }
}

test('a starter’s phone that was closed without a network opens, and 54 taps about groups arrive once each', async () => {
  // A shotgun of three groups: each tap is about all of them.
  await day.world.rows(
    `insert into tee_pairing (community_id, event_id, tee_pairing_id, course_id, tee_time, tee_hole, tee_group)
    select community_id, event_id, 7000 + hole, course_id, tee_time, hole, tee_group
    from tee_pairing, unnest(array[3, 6]) hole where tee_pairing_id = 5021;
    update tee_pairing_player set tee_pairing_id = 7000 + player_id where event_id = 110 and player_id in (3, 6)`,
  )
  const { address } = await linkFor('starter', 'Rita’s phone')
  let phone = await day.phone()
  let page = await phone.newPage()
  await page.goto(address)
  await page.getByRole('region', { name: 'Next' }).waitFor()
  await waitForCachedPage(page)
  await day.network.set(false)
  await tapStarts(page, 9)
  await page.getByText('9 on this device only').waitFor()

  phone = await phone.reopen()
  page = await phone.newPage()
  await page.goto(address)
  await page.getByText('9 on this device only').waitFor()
  await page.getByText(/^No connection\. The list is from/).waitFor()
  await tapStarts(page, 9)
  await page.getByText('18 on this device only').waitFor()
  expect(await entries('group_start')).toBe(0)
  await day.network.set(true)
  await page.evaluate('dispatchEvent(new Event("online"))')
  await page.getByText(/^Saved \d/).waitFor({ timeout: atMost(60_000) })
  expect(await entries('group_start')).toBe(54)
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await entries('group_start')).toBe(54)
  await phone.close()
})

test('an official’s phone that was closed without a network opens with the groups, and each note arrives once', async () => {
  const { address } = await linkFor('official', 'Hugo’s phone')
  let phone = await day.phone()
  let page = await phone.newPage()
  const open = () => page.getByRole('button', { name: /^Open \d\d:\d\d 1A/ }).first()
  const warn = () => page.getByRole('button', { name: 'Time warning' })
  await page.goto(address)
  await open().waitFor()
  await waitForCachedPage(page)
  await day.network.set(false)
  await open().click()
  for (let count = 0; count < 5; count++) await warn().click()
  await page.getByText('5 on this device only').waitFor()

  phone = await phone.reopen()
  page = await phone.newPage()
  await page.goto(address)
  await page.getByText('5 on this device only').waitFor()
  await open().click()
  for (let count = 0; count < 4; count++) await warn().click()
  await page.getByText('9 on this device only').waitFor()
  expect(await entries('official_note')).toBe(0)
  await day.network.set(true)
  await page.evaluate('dispatchEvent(new Event("online"))')
  await page.getByText(/^Saved \d/).waitFor({ timeout: atMost(60_000) })
  expect(await entries('official_note')).toBe(9)
  await phone.close()
})

test('a link that ended while the device was away is said to have ended, and what was tapped stays on the device', async () => {
  const { address, staffLinkId } = await linkFor('checkIn', 'Vera’s tablet')
  const tablet = await day.phone()
  const page = await tablet.newPage()
  await page.goto(address)
  await here(page, 'Silva, Ana').waitFor()
  await waitForCachedPage(page)
  const before = await entries('check_in')
  await day.network.set(false)
  await tapPeople(page, 3)
  await page.getByText('3 on this device only').waitFor()
  await staffCalls(day.world).call('endStaffLink', { params: { eventId: 'S-110', staffLinkId } }, 'director')
  await day.network.set(true)
  await page.getByText('This link has ended. Ask the committee for a new one.').waitFor()
  await page.getByText('3 on this device only').waitFor()
  expect(await here(page, 'Silva, Ana').count()).toBe(0)
  await page.goto(address)
  await page.getByText(/not yet sent is still on this device/).waitFor()
  // Names are not for whoever finds the device.
  const names = `new Promise(done => {
    const opening = indexedDB.open('caddiemaster-staff-links')
    opening.onsuccess = () => {
      const all = opening.result.transaction('answers').objectStore('answers').getAll()
      all.onsuccess = () => done(JSON.stringify(all.result))
    }
  })`
  expect(await page.evaluate(names)).not.toContain('Silva')
  expect(await entries('check_in')).toBe(before)

  await page.goto((await linkFor('checkIn', 'Vera’s new tablet')).address)
  await page.getByText(/^Saved \d/).waitFor({ timeout: atMost(60_000) })
  expect(await entries('check_in')).toBe(before + 3)
  await tablet.close()
})
