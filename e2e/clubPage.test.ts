/** What players can sign up for on the page of a club, in a real browser. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRegistration } from '../test/testForms.ts'
import { tryCommand } from '../test/tryCommand.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { looksRight } from './looksRight.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  const { world } = browser
  await openRegistration(world, { fieldLimit: 5, closes: '2026-06-08T18:00' })
  await world.rows(
    `update event set registration_type = 'Online Questionnaire', settings = '{"registration":{"opens":"2026-05-20T09:00"}}' where event_id = 200`,
  )
  for (const communityId of ['1', '2'])
    await tryCommand(world.url, ['community', 'identity', communityId, '--home', 'public'])
})
afterAll(() => browser.close())

test('a player comes from the page of the club to the form in one press, and reads when another registration opens', () =>
  browser.inPage(
    '/c/1',
    async page => {
      const line = page.getByRole('listitem').filter({ hasText: 'Medal' })
      await line.getByText('All places taken').waitFor()
      const later = page.getByRole('listitem').filter({ hasText: 'Ladies Day' })
      expect(await later.innerText()).toMatch(/Alvor Ladies[\s\S]*20 May 2026 at 09:00[\s\S]*Opens soon/)
      await looksRight(page, 'clubPage')
      await page.getByRole('link', { name: 'Join the waiting list: Medal' }).click()
      await page.getByRole('button', { name: 'Join the waiting list' }).waitFor()
    },
    { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  ))
