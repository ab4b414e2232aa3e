/** What the people of a club and an operator do between events, counted: the most actions and seconds that each job may take. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { openRegistration, publicPath, send, stranger } from '../test/testForms.ts'
import { worldNow } from '../test/world.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { paced, within } from './paced.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  await browser.world.rows(manyMembers)
})
afterAll(() => browser.close())

const asOwner = { as: 'manager' } as const
const asOperator = { as: 'operator' } as const

/** 300 more members; one of the ladies did not come; somebody is there twice. */
const manyMembers = `
  insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, created_at, creator_community_id, keeper_community_id)
    select 5000 + n, 'Player', 'Number ' || n, 'player', 'number ' || n, 'M', now(), 1, 1 from generate_series(1, 300) n;
  insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
    select 1, player_id, true, true, last_name_key, first_name_key, now() from player where player_id > 5000;
  insert into check_in (community_id, event_id, entry_id, player_id, state, seen_at, actor)
    values (2, 200, gen_random_uuid(), 4, 'noShow', '2026-05-01T08:00:00Z', 'administrator:1');
  insert into player (player_id, first_name, last_name, first_name_key, last_name_key, gender, dob, created_at, creator_community_id, keeper_community_id)
    values (900, 'Brunno', 'Costa', 'brunno', 'costa', 'M', '1970-01-02', now(), 1, 1);
  insert into membership (community_id, player_id, member, details_confirmed, last_name_key, first_name_key, created_at)
    values (1, 900, true, true, 'costa', 'brunno', now());
  update player set dob = '1970-01-02' where player_id = 2`

/** The clock of the browser is that of the server, which is long before today. */
async function atWorldNow(page: Page): Promise<void> {
  await page.clock.setFixedTime(worldNow)
  await page.reload()
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

test('the no-shows of one group, and who they are: 2 actions', () =>
  browser.inPage('/console/c/1/numbers', async page => {
    const group = page.locator('label', { hasText: 'Alvor Ladies' })
    await group.waitFor()
    const secretary = paced(page)
    await secretary.click(group)
    const figure = page.locator('.figures div', { hasText: 'No-shows' }).getByRole('link', { name: '1', exact: true })
    await secretary.click(figure)
    await page.getByRole('link', { name: 'Lima, Duarte' }).waitFor()
    within('the no-shows of a group', secretary.tally(), { actions: 2, seconds: 10 })
    expect(await page.getByRole('link', { name: 'Silva, Ana' }).count()).toBe(0)
  }))

test('one of 300 members is found and gets a handle: 5 actions', () =>
  browser.inPage('/console/c/1/members', async page => {
    await page.getByRole('searchbox').waitFor()
    const secretary = paced(page)
    await secretary.fill(page.getByRole('searchbox'), 'dias')
    await secretary.click(page.getByRole('link', { name: 'Dias, Carla' }))
    await secretary.click(button(page, 'Change handle: Alvor Golf Club'))
    await secretary.fill(page.getByLabel('Handle', { exact: true }), 'Cacá')
    await secretary.press('Enter')
    await page.getByRole('dialog', { name: 'Dias, Carla' }).getByText('“Cacá”').waitFor()
    within('a handle for one of many', secretary.tally(), { actions: 5, seconds: 15 })
  }))

test('a list of members is brought in: 3 actions', () =>
  browser.inPage('/console/c/1/members', async page => {
    const list = Array.from({ length: 20 }, (_, at) => `Dunas ${at}, Rita\trita${at}@dunas.example\tF`)
    await button(page, 'Bring a list in').waitFor()
    const secretary = paced(page)
    await secretary.click(button(page, 'Bring a list in'))
    await page.getByRole('textbox', { name: 'Paste a list' }).waitFor()
    await secretary.paste(['Name\tE-mail\tSex', ...list].join('\n'))
    await page.getByText('20 new').waitFor()
    await secretary.click(button(page, 'Add 20 people'))
    await page.getByText('20 people have been added').first().waitFor()
    within('a list of 20 members', secretary.tally(), { actions: 3, seconds: 30 })
  }))

test('registration is opened to everybody with a limit: 3 actions; a higher limit says first who gets a place: 2 more', () =>
  browser.inPage('/console/e/S-120/registration', async page => {
    const { world } = browser
    await atWorldNow(page)
    await page.getByText('Players cannot register themselves').waitFor()
    const director = paced(page)
    await director.choose(page.getByLabel('Who may register'), 'Everybody, on the public page')
    await director.fill(page.getByLabel('Places', { exact: true }), '40')
    await director.click(button(page, 'Save'))
    await page.getByText(/^Open until/).waitFor()
    within('registration opened with a limit', director.tally(), { actions: 3, seconds: 15 })

    await openRegistration(world, { fieldLimit: 5 })
    for (const number of [1, 2]) await send(world, await publicPath(world), stranger(number))
    await page.goto(`${browser.base}/console/e/S-110/registration`)
    await page.getByText('5 registered').waitFor()
    const again = paced(page)
    await again.fill(page.getByLabel('Places', { exact: true }), '6')
    await page.getByText(/A place will be offered to .*Guest 1\./).waitFor()
    const limit = () =>
      world.rows(`select settings -> 'registration' -> 'fieldLimit' as places from event where event_id = 110`)
    expect(await limit()).toEqual([{ places: 5 }])
    await again.click(button(page, 'Save'))
    await expect.poll(limit).toEqual([{ places: 6 }])
    within('a limit is raised', again.tally(), { actions: 2, seconds: 10 })
  }))

test('somebody is invited: 5 actions; a role is changed: 1; a role is taken away: 2', () =>
  browser.inPage(
    '/console/c/1/staff',
    async page => {
      const line = page.getByRole('listitem').filter({ hasText: 'starter@example.com' })
      await line.waitFor()
      const dialog = page.getByRole('dialog')
      const inviting = paced(page)
      await inviting.click(button(page, 'Invite'))
      await inviting.fill(dialog.getByLabel('E-mail'), 'rui@example.com')
      await inviting.choose(dialog.getByLabel('Role'), /starter/i)
      await inviting.press('Enter')
      await dialog.getByLabel('Link').waitFor()
      await inviting.click(dialog.getByRole('button', { name: 'Done' }))
      await page.getByRole('listitem').filter({ hasText: 'rui@example.com' }).waitFor()
      within('somebody is invited', inviting.tally(), { actions: 5, seconds: 15 })

      const roles = () =>
        browser.world.rows('select role from administrator_community where community_id = 1 and administrator_id = 14')
      const changing = paced(page)
      await changing.choose(line.getByRole('combobox'), /scorer/i)
      await expect.poll(roles).toEqual([{ role: 'scorer' }])
      within('a role is changed', changing.tally(), { actions: 1, seconds: 5 })

      const removing = paced(page)
      await removing.click(line.getByRole('button', { name: /^Remove/ }))
      await removing.click(dialog.getByRole('button', { name: 'Remove' }))
      await line.waitFor({ state: 'detached' })
      expect(await roles()).toEqual([])
      within('a role is taken away', removing.tally(), { actions: 2, seconds: 10 })
    },
    asOwner,
  ))

test('the results link is made anew, and the papers that carry the old code are named: 3 actions', async () => {
  const { call } = staffCalls(browser.world)
  const params = { eventId: 'S-110' }
  const { documents } = await call('listDocuments', { params })
  for (const { document, pages } of documents.filter(one => one.pages.length > 0)) {
    const body = { pages: pages.map(({ page, version }) => ({ page, version })) }
    await call('markPrinted', { params: { ...params, document }, body })
  }
  await browser.inPage('/console/e/S-110/links', async page => {
    const open = page.getByRole('link', { name: 'Open: Results', exact: true })
    const old = await open.getAttribute('href')
    const director = paced(page)
    await director.click(button(page, 'Menu for Results'))
    await director.click(page.getByRole('menuitem', { name: 'Make a new link' }))
    const dialog = page.getByRole('dialog', { name: 'A new link: Results?' })
    await dialog.getByText(/^Paper out of date: /).waitFor()
    await director.click(dialog.getByRole('button', { name: 'Make a new link' }))
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => open.getAttribute('href')).not.toBe(old)
    within('the results link made anew', director.tally(), { actions: 3, seconds: 10 })
  })
})

test('two profiles of one person are merged: 2 actions; parted again: 1', () =>
  browser.inPage(
    '/console/operator/duplicates',
    async page => {
      await button(page, 'Compare Bruno Costa with Brunno Costa').waitFor()
      const operator = paced(page)
      await operator.click(button(page, 'Compare Bruno Costa with Brunno Costa'))
      const dialog = page.getByRole('dialog', { name: 'One person?' })
      await dialog.getByText(/^Moves: 1 membership/).waitFor()
      await operator.click(dialog.getByRole('button', { name: 'Merge' }))
      await page.getByText('Brunno Costa (900) into Bruno Costa (2)').waitFor()
      within('two profiles merged', operator.tally(), { actions: 2, seconds: 15 })
      const undoing = paced(page)
      await undoing.click(button(page, 'Undo the merge of Brunno Costa into Bruno Costa'))
      await button(page, 'Compare Bruno Costa with Brunno Costa').waitFor()
      within('a merge is taken back', undoing.tally(), { actions: 1, seconds: 10 })
    },
    asOperator,
  ))

test('a community is made with the link of its owner: 5 actions', () =>
  browser.inPage(
    '/console/operator/communities',
    async page => {
      await button(page, 'New').waitFor()
      const dialog = page.getByRole('dialog')
      const operator = paced(page)
      await operator.click(button(page, 'New'))
      await dialog.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus')).waitFor()
      await operator.type('Dunas Golf')
      await operator.fill(dialog.getByLabel('Owner’s e-mail'), 'rui@example.com')
      await operator.press('Enter')
      await dialog.getByRole('textbox', { name: 'Link' }).waitFor()
      await operator.click(dialog.getByRole('button', { name: 'Done' }))
      await page.getByRole('row', { name: /^Dunas Golf/ }).waitFor()
      within('a community with its owner', operator.tally(), { actions: 5, seconds: 15 })
    },
    asOperator,
  ))

test('somebody is made an operator: 3 actions; an account is blocked: 3', () =>
  browser.inPage(
    '/console/operator/accounts',
    async page => {
      const line = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
      const menu = (name: string) => button(page, `Actions for ${name}`)
      await menu('The director').waitFor()
      const marking = paced(page)
      await marking.click(menu('The director'))
      await marking.click(page.getByRole('menuitem', { name: 'Make an operator' }))
      await marking.click(page.getByRole('dialog').getByRole('button', { name: 'Make an operator' }))
      await line('director@example.com').getByText('Operator', { exact: true }).waitFor()
      within('an operator is made', marking.tally(), { actions: 3, seconds: 10 })

      const blocking = paced(page)
      await blocking.click(menu('The viewer'))
      await blocking.click(page.getByRole('menuitem', { name: 'Block' }))
      await blocking.click(page.getByRole('dialog').getByRole('button', { name: 'Block' }))
      await line('viewer@example.com')
        .getByText(/^Blocked /)
        .waitFor()
      within('an account is blocked', blocking.tally(), { actions: 3, seconds: 10 })
    },
    asOperator,
  ))

test('a player who asked for it is erased: 6 actions', () =>
  browser.inPage(
    '/console/operator/privacy',
    async page => {
      await page.getByRole('searchbox').waitFor()
      const operator = paced(page)
      await operator.fill(page.getByRole('searchbox'), 'filipe@example.com')
      await operator.press('Enter')
      await operator.click(button(page, 'Erase Filipe Melo'))
      const dialog = page.getByRole('dialog', { name: 'Erase Filipe Melo?' })
      await operator.fill(dialog.getByRole('textbox'), 'Filipe Melo')
      // He is registered for what is not over.
      await operator.click(dialog.getByRole('checkbox'))
      await operator.click(dialog.getByRole('button', { name: 'Erase' }))
      await page.getByRole('main').getByText('Player 6 is erased.').waitFor()
      within('a player is erased', operator.tally(), { actions: 6, seconds: 20 })
    },
    asOperator,
  ))
