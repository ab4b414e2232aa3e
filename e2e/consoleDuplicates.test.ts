/** Duplicates in a real browser: found, compared, merged and parted again, by mouse and by keys, on a desk and a phone. */
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'

let browser: ConsoleBrowser
beforeEach(async () => {
  browser = await startConsole()
  await browser.world.rows(`
    insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, email, email_key, created_at, creator_community_id, keeper_community_id)
      values (900, 'Brunno', 'Costa', 'brunno', 'costa', 'M', 'b.costa@example.com', 'b.costa@example.com', now(), 1, 1),
        (901, 'Elsa M.', 'Reis', 'elsa m.', 'reis', 'F', null, null, now(), 1, 1);
    insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
      select 1, player_id, true, true, last_name_key, first_name_key, now() from player where player_id in (900, 901);
    update player set dob = '1970-01-02' where player_id in (2, 900)`)
})
afterEach(() => browser.close())

const operator = { as: 'operator' } as const
const path = '/console/operator/duplicates'
const hash = async () =>
  (
    await browser.world.rows<{ hash: string }>(
      `select md5((select string_agg(p::text, '|' order by p::text) from player p) || (select string_agg(m::text, '|' order by m::text) from membership m)
        || (select string_agg(r::text, '|' order by r::text) from registration r) || (select string_agg(c::text, '|' order by c::text) from card c)) as hash`,
    )
  )[0]?.hash

async function waitForScreen(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Duplicates' }).waitFor()
  await page.waitForLoadState('networkidle')
}

test('a pair is found, compared and merged with two presses, and parted again with one', () =>
  browser.inPage(
    path,
    async page => {
      await waitForScreen(page)
      await page.getByText('similar name, same birthday').waitFor()
      const before = await hash()
      let actions = 0
      const press = async (name: string | RegExp) => {
        actions += 1
        await page.getByRole('button', { name }).click()
      }
      await press('Compare Bruno Costa with Brunno Costa')
      const dialog = page.getByRole('dialog', { name: 'One person?' })
      await dialog.getByText(/^Moves: 1 membership/).waitFor()
      // Whoever plays is kept; what the other one has is lost.
      expect(await dialog.getByRole('radio', { name: 'Keep Bruno Costa, 2' }).isChecked()).toBe(true)
      const mail = dialog.getByRole('row', { name: /^E-mail/ })
      expect(await mail.innerText()).toMatch(/bruno@example.com\s+b.costa@example.com\s*will be lost/)
      expect(await hindrances(page)).toEqual([])
      await press('Merge')
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('Brunno Costa (900) into Bruno Costa (2)').waitFor()
      expect(actions).toBe(2)
      expect(await page.getByRole('button', { name: /^Compare Bruno/ }).count()).toBe(0)
      expect(await hash()).not.toBe(before)
      await press('Undo the merge of Brunno Costa into Bruno Costa')
      await page.getByRole('button', { name: /^Compare Bruno/ }).waitFor()
      expect(actions).toBe(3)
      expect(await hash()).toBe(before)
    },
    operator,
  ))

test('by keys the other one is kept, and what stands in the way is said in place of the button', () =>
  browser.inPage(
    path,
    async page => {
      await waitForScreen(page)
      await page.getByRole('button', { name: 'Compare Elsa Reis with Elsa M. Reis' }).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/^Moves:/).waitFor()
      await page.keyboard.press('ArrowRight')
      expect(await dialog.getByRole('radio', { name: 'Keep Elsa M. Reis, 901' }).isChecked()).toBe(true)
      await dialog.getByText(/2 registrations/).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await browser.world.rows(`
        insert into registration (community_id, event_id, player_id, by_profile, registered_at, last_name_key, first_name_key)
          values (1, 110, 901, true, now(), 'reis', 'elsa m.');
        update membership set given_email = 'bruno@example.com', given_email_key = 'bruno@example.com' where player_id = 901`)
      await page.reload()
      await waitForScreen(page)
      await page.getByText('same e-mail').waitFor()
      await page.getByRole('button', { name: 'Compare Bruno Costa with Elsa M. Reis' }).click()
      await dialog.getByText(/^Both are registered for/).waitFor()
      expect(await dialog.getByRole('button', { name: 'Merge' }).count()).toBe(0)
      expect(await hindrances(page)).toEqual([])
    },
    operator,
  ))

test('two who are not the same go from the list, and come back when that was a mistake', () =>
  browser.inPage(
    path,
    async page => {
      await waitForScreen(page)
      await page.getByRole('button', { name: 'Elsa Reis and Elsa M. Reis are not the same' }).click()
      await page.getByText('Elsa Reis and Elsa M. Reis are two people').first().waitFor()
      await page.getByRole('button', { name: /^Compare Elsa/ }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await page.getByRole('button', { name: /^Compare Elsa/ }).waitFor()
      await browser.world.rows('delete from membership where player_id > 899; delete from player where player_id > 899')
      await page.reload()
      await page.getByRole('heading', { name: 'No duplicates found' }).waitFor()
    },
    operator,
  ))

test.each([
  ['a desk in the dark', { colorScheme: 'dark' }],
  ['a phone', { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }],
] as const)('nothing hinders anybody, list and comparison, on %s', (_, options) =>
  browser.inPage(
    path,
    async page => {
      await waitForScreen(page)
      expect(await hindrances(page)).toEqual([])
      await page.getByRole('button', { name: 'Compare Bruno Costa with Brunno Costa' }).click()
      await page.getByText(/^Moves:/).waitFor()
      expect(await hindrances(page)).toEqual([])
      const width = await page.evaluate<number>('document.documentElement.clientWidth')
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    },
    { ...operator, ...options },
  ),
)

test('who does not run the installation sees nobody', () =>
  browser.inPage(path, async page => {
    await page.getByRole('heading', { name: 'This is for operators only' }).waitFor()
    expect(await page.getByText('Costa').count()).toBe(0)
  }))
