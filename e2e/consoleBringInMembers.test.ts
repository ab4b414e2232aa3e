/** A club's list becomes members, in a real browser: pasted, read, decided, added. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { hindrances } from './hindrances.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

/** One who is a member, three who are new, of whom one has no address and one has that of somebody else. */
const list = [
  'Name\tE-mail\tSex',
  'Dias, Carla\t\tF',
  'Sousa, Rita\trita@dunas.example\tF',
  'Moura, Ivo\tivo@dunas.example\tM',
  'Neto, Zé\t\tM',
].join('\n')

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Paste a list' }).fill(text)
  await page.getByRole('button', { name: 'Read the list' }).click()
}

const inCommunity = () =>
  browser.world.rows<{ name: string; member: boolean }>(
    `select p.last_name as name, m.member from membership m join player p using (player_id)
     where m.community_id = 1 and p.email like '%dunas.example' order by 1`,
  )

test('a list is pasted on Members, and everybody on it who is new is added with one press', () =>
  browser.inPage('/console/c/1/members', async page => {
    await page.getByRole('button', { name: 'Bring a list in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bring members in' }).waitFor()
    await paste(page, list)
    await page.getByText('3 new, 1 already here').waitFor()
    await page.getByText('There is no e-mail address, which a new profile needs').waitFor()
    await looksRight(page, 'bringInMembers')
    expect(await inCommunity()).toEqual([])
    await page.getByRole('button', { name: 'Add 2 people' }).click()
    await page.getByText('2 people have been added').first().waitFor()
    expect(await inCommunity()).toEqual([
      { name: 'Moura', member: true },
      { name: 'Sousa', member: true },
    ])
    await looksRight(page, 'membersTakenIn')
    await page.getByRole('button', { name: 'See the members' }).click()
    await page.getByRole('link', { name: 'Sousa, Rita' }).waitFor()

    // The same list again has nothing left to do.
    await page.getByRole('button', { name: 'Bring a list in' }).click()
    await paste(page, list)
    await page.getByText('1 new, 3 already here').waitFor()
    expect(await page.getByRole('button', { name: 'Nobody to add' }).isDisabled()).toBe(true)
  }))

test('whoever is refused is named with the reason, and keeps nobody else out', () =>
  browser.inPage('/console/c/1/members/import', async page => {
    const [{ email } = { email: '' }] = await browser.world.rows<{ email: string }>(
      'select email from player where player_id = 1',
    )
    await paste(page, `Name\tE-mail\tSex\nLopes, Eva\t${email}\tF\nVaz, Ana\tana.vaz@example.com\tF`)
    // The address is that of a member with another name.
    const who = page.getByRole('combobox', { name: 'Who is Lopes, Eva?' })
    await page.getByText(/belongs to/).waitFor()
    await who.selectOption('new')
    await page.getByRole('button', { name: 'Add 2 people' }).click()
    await page.getByText('1 person has been added').first().waitFor()
    await page.getByText('Lopes, Eva').waitFor()
    expect(await hindrances(page)).toEqual([])
  }))

test('a network that goes takes nobody from the list: the next press goes on with those who are left', () =>
  browser.inPage('/console/c/1/members/import', async page => {
    await paste(page, 'Name\tE-mail\tSex\nPires, Ema\tema@pires.example\tF\nReis, Gil\tgil@reis.example\tM')
    await page.getByText('2 new').waitFor()
    // The first gets through, then nobody answers.
    let calls = 0
    await page.route('**/v1/players', route => (calls++ === 0 ? route.continue() : route.abort()))
    await page.getByRole('button', { name: 'Add 2 people' }).click()
    await page.getByText('1 of 2 done').waitFor()
    await page.getByRole('button', { name: 'Add 1 person' }).waitFor()
    await page.unroute('**/v1/players')
    await page.getByRole('button', { name: 'Add 1 person' }).click()
    await page.getByText('2 people have been added').first().waitFor()
  }))
