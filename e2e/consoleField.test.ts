/** A place that becomes free, and what is kept about a registration, in a real browser; and what two have changed, on every form. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordCards } from '../test/playedEvent.ts'
import { staffCalls } from '../test/staffCalls.ts'
import { openRegistration, publicPath, send, stranger } from '../test/testForms.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  await openRegistration(browser.world, {
    fieldLimit: 5,
    questions: [{ id: 'bus', text: 'Do you come by bus?', kind: 'yesNo' }],
  })
  for (const number of [1, 2, 3])
    await send(browser.world, await publicPath(browser.world), stranger(number, { q_bus: 'No' }))
})
afterAll(() => browser.close())

const states = async () =>
  (
    await browser.world.rows<{ state: string }>(
      `select s.state from sign_up s join player p using (player_id) where s.event_id = 110 and p.by_name order by p.last_name`,
    )
  ).map(({ state }) => state)

test('a late entry gets group and flight in one step, after a look at what follows, and is taken back in one', () =>
  browser.inPage('/console/e/S-110/players', async page => {
    const places = () =>
      browser.world.rows(
        `select p.last_name as name, t.tee_pairing_id as "group", f.flight_id as flight
         from registration r join player p using (player_id)
           left join tee_pairing_player t on t.event_id = r.event_id and t.player_id = r.player_id
           left join flight_player f on f.event_id = r.event_id and f.player_id = r.player_id
         where r.event_id = 110 order by 1, 2, 3`,
      )
    const before = await places()
    await page.getByRole('button', { name: 'Late entry' }).click()
    const dialog = page.getByRole('dialog', { name: 'Late entry' })
    await dialog.getByLabel('Who plays').fill('Lia Late 18.2')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Gender of Lia Late').selectOption({ label: 'Woman' })
    await dialog.getByLabel('Plays in').selectOption('5021')
    await dialog.getByLabel('Medal Net').selectOption({ label: 'High' })
    await dialog.getByText('Medal Net: 1 changes place').waitFor()
    await dialog.getByRole('button', { name: 'Register', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const after = await places()
    expect(after.filter(one => !before.some(other => JSON.stringify(other) === JSON.stringify(one)))).toEqual([
      { name: 'Late', group: 5021, flight: 2022 },
    ])
    await page.getByRole('link', { name: /^Log/ }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Lia Late' })
      .getByRole('button', { name: /^Undo/ })
      .first()
      .click()
    const asked = page.getByRole('dialog')
    await asked.getByRole('button', { name: 'Undo', exact: true }).click()
    await asked.waitFor({ state: 'detached' })
    expect(await places()).toEqual(before)
  }))

test('a withdrawal offers the place to the first on the waiting list, who is named before', () =>
  browser.inPage('/console/e/S-110/players', async page => {
    await page
      .getByRole('row', { name: /Melo, Filipe/ })
      .getByRole('checkbox')
      .check()
    // The first look at what follows is lost on the way, and taken again.
    await page.route('**/withdrawal?preview=true', route => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Withdraw this player?' })
    await dialog.getByRole('checkbox', { name: /Offer the place to .*Guest 1/ }).waitFor()
    // The row is gone before everything was read again: what closes then is not what was opened meanwhile.
    const read = Promise.withResolvers<void>()
    await page.route('**/readiness*', async route => {
      await read.promise
      await route.continue()
    })
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await states()).toEqual(['offered', 'waiting', 'waiting'])
    await page.getByRole('button', { name: /^Waiting list/ }).click()
    const list = page.getByRole('dialog', { name: 'Waiting list' })
    await list.waitFor()
    const answered = page.waitForResponse(/readiness/)
    read.resolve()
    await answered
    await list.getByRole('button', { name: /Offer the place to .*Guest 3/ }).click()
    await list.getByText('offered until').nth(1).waitFor()
    expect(await states()).toEqual(['offered', 'waiting', 'offered'])
  }))

test('what two have written about one registration is shown from both sides, and the rest of mine is kept', () =>
  browser.inPage('/console/e/S-110/players', async page => {
    await page
      .getByRole('row', { name: /Costa, Bruno/ })
      .getByText('Costa, Bruno')
      .dblclick()
    const details = page.getByRole('dialog', { name: 'Bruno Costa' })
    await details.getByLabel('Note').fill('Paid in cash')
    await details.getByLabel('Paid').fill('40,50')
    const { call } = staffCalls(browser.world)
    const params = { eventId: 'S-110', playerId: 2 }
    await call('updateRegistration', { params, body: { note: 'Pays on the day' } })
    await details.getByRole('button', { name: 'Save' }).click()
    const asked = page.getByRole('dialog', { name: /has changed this since/ })
    await asked.getByRole('row', { name: 'Note Pays on the day Paid in cash' }).waitFor()
    await asked.getByRole('button', { name: 'Keep theirs' }).click()
    await asked.waitFor({ state: 'detached' })
    await expect.poll(() => details.getByLabel('Note').inputValue()).toBe('Pays on the day')
    const { players } = await call('listRegistrations', { params: { eventId: 'S-110' } })
    expect(players.find(one => one.playerId === 2)).toMatchObject({ note: 'Pays on the day', paidCents: 4050 })
  }))

test('a name of the event that two have changed is shown from both sides', () =>
  browser.inPage('/console/e/S-110/setup', async page => {
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Autumn Medal')
    const { call } = staffCalls(browser.world)
    const params = { eventId: 'S-110' }
    await call('updateEvent', { params, body: { name: 'Medal of the club' } })
    await name.press('Enter')
    const asked = page.getByRole('dialog', { name: /has changed this since/ })
    await asked.getByRole('row', { name: 'Name Medal of the club Autumn Medal' }).waitFor()
    await asked.getByRole('button', { name: 'Use mine' }).click()
    await asked.waitFor({ state: 'detached' })
    await expect.poll(async () => (await call('getEventSetup', { params })).event.name).toBe('Autumn Medal')
  }))

test('a leaderboard that two have changed keeps what only one has changed, and asks about the rest', () =>
  browser.inPage('/console/e/S-110/leaderboards?board=1021', async page => {
    await page.getByLabel('Name', { exact: true }).fill('Net of mine')
    await page.getByLabel('Broken by', { exact: true }).selectOption('lastHoles')
    const { call } = staffCalls(browser.world)
    const params = { eventId: 'S-110', leaderboardId: 1021 }
    await call('updateLeaderboard', {
      params,
      body: { name: 'Net of theirs', settings: { payouts: { feeCents: 1000 } }, reason: 'Agreed' },
    })
    const reason = page.getByLabel('Reason')
    if (await reason.isVisible()) await reason.fill('Agreed')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const asked = page.getByRole('dialog', { name: /has changed this since/ })
    await asked.getByRole('row', { name: 'Name Net of theirs Net of mine' }).waitFor()
    await asked.getByRole('button', { name: 'Keep theirs' }).click()
    await asked.waitFor({ state: 'detached' })
    await expect
      .poll(async () => {
        const { name, settings } = await call('getLeaderboard', { params })
        return [name, settings.payouts?.feeCents, settings.ties?.steps]
      })
      .toEqual(['Net of theirs', 1000, 'lastHoles'])
  }))

test('publishing a tee sheet says before who is told, and who has no address', () =>
  browser.inPage('/console/e/S-110/teeSheet', async page => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish the tee sheet?' })
    await dialog.getByLabel('Tell by e-mail').selectOption('everybody')
    await dialog.getByText(/gets? an e-mail/).waitFor()
    await dialog.getByText('Mail is not set up').waitFor()
    await dialog.getByRole('button', { name: /^Publish/ }).click()
    await dialog.waitFor({ state: 'detached' })
    const { publication } = await staffCalls(browser.world).call('getTeeSheet', { params: { eventId: 'S-110' } })
    expect(publication?.holds).toBe(true)
  }))

test('a pair that loses a player gets a ball by lot, named before it is drawn, and does without it again', async () => {
  const staff = staffCalls(browser.world)
  const params = { eventId: 'S-110' }
  const into = (playerId: number, teamId: number) => ({ playerId, from: null, to: teamId })
  await staff.call('arrangeTeams', { params, body: { moves: [into(3, 3011), into(2, 3012)] } }, 'director')
  await browser.inPage('/console/e/S-110/players', async page => {
    await page
      .getByRole('row', { name: /Dias, Carla/ })
      .getByRole('checkbox')
      .check()
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Withdraw this player?' })
    await dialog.getByRole('checkbox', { name: 'Draw a ball for Eagles' }).check()
    await dialog.getByText('Drawn: Bruno Costa').waitFor()
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.goto(`${browser.base}/console/e/S-110/teams`)
    const team = page.getByRole('listitem').filter({ hasText: 'Eagles' })
    await team.getByText('drawn', { exact: true }).waitFor()
    await team.getByRole('button', { name: 'Menu for Eagles' }).click()
    await page.getByRole('menuitem', { name: 'Drop the drawn ball' }).click()
    await team.getByText('drawn', { exact: true }).waitFor({ state: 'detached' })
    expect(await staff.call('listDrawnBalls', { params })).toEqual([])
  })
})

test('money above the purse is said before a leaderboard is saved, and where it is paid', async () => {
  const { call } = staffCalls(browser.world)
  const params = { eventId: 'S-110', leaderboardId: 1021 }
  const table = { cents: [12_000, 8000] }
  await call('updateLeaderboard', {
    params,
    body: { settings: { payouts: { addedCents: 25_000, table } }, reason: 'Purse' },
  })
  await browser.inPage('/console/e/S-110/leaderboards?board=1021', async page => {
    await page.getByLabel('Added money', { exact: true }).fill('150')
    await page
      .getByText(/pays 200\.00, more than the purse of/)
      .first()
      .waitFor()
    await page.getByRole('heading', { name: 'What follows' }).waitFor()
    expect((await call('getLeaderboard', { params })).settings.payouts?.addedCents).toBe(25_000)
  })
  await call('updateLeaderboard', {
    params,
    body: { settings: { payouts: { addedCents: 15_000, table } }, reason: 'Less' },
  })
  await browser.world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } })
  const cards = [1, 2].map(playerId => ({ playerId, strokes: Array(18).fill(3 + playerId) }))
  await recordCards(browser.world, 'S-110', cards)
  await browser.world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'completed' } })
  await browser.inPage('/console/e/S-110/results', async page => {
    await page
      .getByText(/pays .* more than its purse/)
      .first()
      .waitFor()
    await page
      .getByText(/more than the purse/)
      .first()
      .waitFor()
  })
})
