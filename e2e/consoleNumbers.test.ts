/** A club as its owner sets it up, in a real browser. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

const path = '/console/c/1/settings'
const emblem =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#0b5d3b"/></svg>'

test('an owner names the club, gives it a colour, a logo and a currency, and opens its page', () =>
  browser.inPage(
    path,
    async page => {
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
      await page.getByLabel('Name', { exact: true }).fill('Alvor Golf')
      await page.getByLabel('Colour').fill('#5c1f2e')
      await page.getByLabel('Logo', { exact: true }).setInputFiles({
        name: 'emblem.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(emblem),
      })
      await page.getByLabel('Currency of prizes').selectOption('EUR')
      await page.getByLabel('Public page of the club').check()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('link', { name: 'Open the page' }).waitFor()
      await page.waitForLoadState('networkidle')
      await looksRight(page, 'numbers')
      await page.getByRole('link', { name: 'Open the page' }).click()
      await page.getByRole('heading', { name: 'Alvor Golf' }).waitFor()
      expect(await page.locator('img.crest').getAttribute('src')).toMatch(/^data:image\/png;base64,/)
    },
    { as: 'manager' },
  ))

test('a club without a logo has the same letters in the rail, in the preview and over its page', () =>
  browser.inPage(
    path,
    async page => {
      const body = { name: 'Ria Formosa Golf Club', logo: null, home: 'public' } as const
      await staffCalls(browser.world).call('updateCommunity', { params: { communityId: 1 }, body })
      await page.reload()
      await page.locator('.club-preview .crest').waitFor()
      expect(await page.locator('.crest').allTextContents()).toEqual(['RF', 'RF'])
      await page.getByRole('link', { name: 'Open the page' }).click()
      await page.getByRole('heading', { name: 'Ria Formosa Golf Club' }).waitFor()
      expect(await page.locator('.crest').allTextContents()).toEqual(['RF'])
    },
    { as: 'manager' },
  ))

test('what another owner changed meanwhile is said beside the field, and then either stays', () =>
  browser.inPage(
    path,
    async page => {
      const currency = page.getByLabel('Currency of prizes')
      await currency.waitFor()
      const { call } = staffCalls(browser.world)
      await call('updateCommunity', { params: { communityId: 1 }, body: { currency: 'GBP' } })
      await currency.selectOption('USD')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText(/is now "GBP"\. The manager changed it, /).waitFor()
      expect(await currency.inputValue()).toBe('USD')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.locator('#main').getByText('Saved', { exact: true }).waitFor()
      expect(await browser.world.rows('select currency from community where community_id = 1')).toEqual([
        { currency: 'USD' },
      ])
    },
    { as: 'manager' },
  ))

test('a picture that is no logo is refused beside its field', () =>
  browser.inPage(
    path,
    async page => {
      await page.getByLabel('Logo', { exact: true }).setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: Buffer.from('hello'),
      })
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('The logo must be a PNG or an SVG file').waitFor()
    },
    { as: 'manager' },
  ))

test('a club makes a sub community, and its owner is in it at once', () =>
  browser.inPage(
    path,
    async page => {
      await page.getByRole('button', { name: 'New sub community' }).click()
      const dialog = page.getByRole('dialog', { name: 'New sub community' })
      await dialog.getByLabel('Name').fill('Alvor Ladies')
      await dialog.getByRole('button', { name: 'Create' }).click()
      await dialog.getByText('"Alvor Ladies" already exists').waitFor()
      await dialog.getByLabel('Name').fill('Alvor Juniors')
      await dialog.getByRole('button', { name: 'Create' }).click()
      await page.getByRole('heading', { level: 1, name: 'Alvor Juniors' }).waitFor()
      await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
      await page.getByLabel('Name', { exact: true }).waitFor()
      expect(await page.getByRole('button', { name: 'New sub community' }).count()).toBe(0)
    },
    { as: 'manager' },
  ))

test('a director is not offered the screen', () =>
  browser.inPage(path, async page => {
    await page.getByText(/Ask/).first().waitFor()
    expect(await page.getByRole('link', { name: 'Settings', exact: true }).count()).toBe(0)
  }))
