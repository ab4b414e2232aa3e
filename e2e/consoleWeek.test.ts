/** What a director meets in a week with lists of their own: each a small thing that was wrong once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../test/staffCalls.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

test('the form of a new event follows its recipe, also the one that is chosen first', () =>
  browser.inPage('/console/c/1/events/new', async page => {
    page.setDefaultTimeout(15_000)
    const start = page.getByRole('group', { name: 'Start', exact: true })
    await page.getByRole('radio', { name: /Member-guest/ }).waitFor()
    expect(await start.getByRole('radio', { name: 'Shotgun' }).isChecked()).toBe(true)
    expect(await page.locator('input[type=time]').inputValue()).toBe('13:00')
    await page.getByRole('radio', { name: /^Medal/ }).check()
    expect(await start.getByRole('radio', { name: 'Tee times' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: /Member-guest/ }).check()
    await page.getByLabel('Name', { exact: true }).fill('Guests')
    await page.getByRole('button', { name: 'Create the event' }).click()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const { event } = await staffCalls(browser.world).call('getEventSetup', { params: { eventId } })
    expect(event.own).toMatchObject({ start: { kind: 'shotgun', at: '13:00', groupsOf: 4 }, allocPct: 85 })
  }))

test('the cards screen says what Out and In are, compares them only with whole nines, and forgets what is mended', () =>
  browser.inPage('/console/e/S-110/cards?show=all&group=5021', async page => {
    page.setDefaultTimeout(15_000)
    const line = page.locator('[data-card="P-1"]')
    const box = (name: string) => line.getByRole('textbox', { name, exact: true })
    await page.getByText('Out and In are the totals of the two nines').waitFor()
    await line.getByRole('textbox', { name: /^Hole 1 par/ }).fill('5')
    await box('Out').fill('40')
    await line.getByText('Out is checked once each of its holes has strokes.').waitFor()
    await line.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Ana Silva’s card is saved').waitFor()

    // Refused by the server, whatever the reason: no place of a field is read out, and the next change ends it.
    const refusal = {
      code: 'VALIDATION',
      detail: 'The field "/out" must be the total of its nine holes.',
      errors: [{ pointer: '/out', message: 'must be the total of its nine holes' }],
    }
    const path = '**/cards/P-1*'
    await page.route(path, route =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 400, json: refusal }) : route.continue(),
    )
    await line.getByRole('textbox', { name: /^Hole 2 par/ }).fill('4')
    await line.getByRole('button', { name: 'Save' }).click()
    await line.getByRole('alert').getByText('a value must be the total of its nine holes.').waitFor()
    expect(await line.textContent()).not.toContain('/out')
    await line.getByRole('textbox', { name: /^Hole 2 par/ }).fill('5')
    await line.getByRole('alert').waitFor({ state: 'detached' })
  }))

const printed = () =>
  browser.world.rows<{ document: string; page: string }>(
    'select document, page from printed where event_id = 110 order by document, page',
  )

test('to open a document is to look at it: only who prints says that it is on paper', () =>
  browser.inPage('/console/e/S-110/print', async (page, context) => {
    page.setDefaultTimeout(15_000)
    const opened: string[] = []
    context.on('request', one => void (one.url().includes('/printout?') && opened.push(one.url())))
    await page.getByRole('checkbox', { name: 'Choose Tee sheet', exact: true }).check()
    await page.getByRole('button', { name: 'View only' }).click()
    await expect.poll(() => opened.length).toBe(1)
    await page.keyboard.press('o')
    await expect.poll(() => opened.length).toBe(2)
    expect(await printed()).toEqual([])
    await page.keyboard.press('p')
    await page.getByText('current', { exact: true }).waitFor()
    expect(await printed()).toEqual([{ document: 'teeSheet', page: 'all' }])
  }))

test('the cards of one group are printed from its menu', () =>
  browser.inPage('/console/e/S-110/teeSheet', async (page, context) => {
    page.setDefaultTimeout(15_000)
    const opened = context.waitForEvent('request', one => one.url().includes('/printout?'))
    await page.getByRole('button', { name: 'Menu for group 09:00' }).click()
    await page.getByRole('menuitem', { name: 'Print the cards' }).click()
    const url = new URL((await opened).url())
    expect(url.searchParams.get('pages')).toBe('scorecards:5021')
    const pdf = await context.request.get(url.href)
    expect((await pdf.body()).subarray(0, 4).toString()).toBe('%PDF')
    await expect
      .poll(async () => (await printed()).filter(({ document }) => document === 'scorecards'))
      .toEqual([{ document: 'scorecards', page: 'group-5021' }])
  }))

test.each([
  ['language', /^Language/, 'Your account', 'director'],
  ['idioma', /^Language/, 'Your account', 'director'],
  ['copy', /^Copy an event/, 'New event', 'director'],
  ['copiar', /^Copy an event/, 'New event', 'director'],
  ['time zone', /^Time zone/, 'Set-up', 'director'],
  ['fuso', /^Time zone/, 'Set-up', 'director'],
  ['staff', /^Staff/, 'Staff', 'manager'],
  ['convidar', /^Staff/, 'Staff', 'manager'],
  ['season', /^(?:Numbers|Events)/, 'Your club in numbers', 'director'],
  ['época', /^(?:Numbers|Events)/, 'Your club in numbers', 'director'],
] as const)('Ctrl K finds “%s”', (typed, option, heading, as) =>
  browser.inPage(
    '/console/e/S-110/setup',
    async page => {
      page.setDefaultTimeout(15_000)
      await page.getByRole('heading', { level: 1, name: 'Set-up' }).waitFor()
      await page.keyboard.press('Control+k')
      const options = page.getByRole('dialog').getByRole('option')
      await page.keyboard.type(typed)
      await options.first().filter({ hasText: option }).waitFor()
      await options
        .filter({ hasText: heading === 'Your club in numbers' ? /^Numbers/ : option })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      if (heading === 'New event')
        expect(await page.getByRole('radio', { name: /^One of your events/ }).isChecked()).toBe(true)
    },
    { as },
  ),
)

test('a change of the set-up names what changes with it, and how many', () =>
  browser.inPage('/console/e/S-110/setup', async page => {
    page.setDefaultTimeout(15_000)
    const allowance = page.getByRole('row', { name: /^Allowance/ }).locator('input')
    await allowance.fill('40')
    // Others change something meanwhile: the screen is drawn again, and what is being typed stays.
    await staffCalls(browser.world).call(
      'updateEvent',
      { params: { eventId: 'S-110' }, body: { name: 'Medal of June' } },
      'director',
    )
    await page.getByText('Medal of June').first().waitFor()
    await allowance.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change: Allowance' })
    await dialog.getByText(/^\d+ handicaps? changes?\.$/).waitFor()
    expect(await dialog.textContent()).not.toContain('other thing')
  }))

test('“The same for Skins” holds until it is taken back', async () => {
  const staff = staffCalls(browser.world)
  const body = { name: 'Guests', startDate: '2027-03-06', timeZone: 'Europe/Lisbon', courseIds: [1], recipe: 'skins' }
  const setup = await staff.call('createEvent', { params: { communityId: 1 }, body })
  const { eventId } = setup.event
  const person = (lastName: string, hcIndex: number) => ({ lastName, firstName: 'Ana', gender: 'F' as const, hcIndex })
  await staff.call('importPlayers', {
    params: { eventId },
    body: { lines: [4, 8, 15, 16].map((index, at) => ({ line: at + 1, people: [person(`Reis ${index}`, index)] })) },
  })
  await browser.inPage(`/console/e/${eventId}/flights`, async page => {
    page.setDefaultTimeout(15_000)
    const same = (name: string) => page.getByLabel(`The same for ${name}`)
    const board = (name: string) => page.getByText(name, { exact: true }).first().click()
    await same('Gross skins').check()
    await page.getByLabel('into flights').fill('2')
    await page.getByRole('button', { name: 'Apply to Net skins and Gross skins' }).click()
    await page.getByText(/^Saved \d/).waitFor()
    await board('Gross skins')
    await same('Net skins').waitFor()
    expect(await same('Net skins').isChecked()).toBe(true)
    await page.reload()
    await same('Net skins').waitFor()
    expect(await same('Net skins').isChecked()).toBe(true)
    await same('Net skins').uncheck()
    await board('Net skins')
    await same('Gross skins').waitFor()
    expect(await same('Gross skins').isChecked()).toBe(false)
  })
  // Another device sees it from the flights themselves.
  await browser.inPage(`/console/e/${eventId}/flights`, async page => {
    await page.getByLabel('The same for Gross skins').waitFor()
    expect(await page.getByLabel('The same for Gross skins').isChecked()).toBe(true)
  })
})

test('a new event is in the time zone of its course, else of the club, never of the browser', async () => {
  const { call } = staffCalls(browser.world)
  const body = { name: 'Away', startDate: '2027-03-06', timeZone: 'Atlantic/Azores', courseIds: [2] }
  await call('createEvent', { params: { communityId: 1 }, body })
  await call('createEvent', { params: { communityId: 1 }, body: { ...body, timeZone: 'Europe/Madrid', courseIds: [] } })
  const form = '/console/c/1/events/new'
  await browser.inPage(
    form,
    async page => {
      page.setDefaultTimeout(15_000)
      const zone = page.getByLabel('Time zone', { exact: true })
      await expect.poll(() => zone.inputValue()).toBe('Europe/Madrid')
      await page.getByLabel('Course', { exact: true }).selectOption('2')
      expect(await zone.inputValue()).toBe('Atlantic/Azores')
      await page.route('**/recipes', async route => {
        const { timeZone: _, ...rest } = await (await route.fetch()).json()
        await route.fulfill({ json: { ...rest, courseTimeZones: [] } })
      })
      await page.reload()
      await zone.waitFor()
      expect(await zone.inputValue()).toBe('')
      expect(await zone.evaluate(one => (one as HTMLSelectElement).required)).toBe(true)
    },
    { timezoneId: 'Asia/Tokyo' },
  )
})

test('a course that is pasted in metres says so and stays in metres', () =>
  browser.inPage('/console/c/1/courses/new', async page => {
    page.setDefaultTimeout(15_000)
    const metres = Array.from({ length: 18 }, (_, at) => 301 + 7 * at)
    const indexes = [7, 3, 15, 1, 9, 11, 17, 5, 13, 8, 4, 16, 2, 10, 12, 18, 6, 14]
    const text = [
      ['Hole', ...metres.map((_, at) => at + 1), 'CR', 'Slope'],
      ['Par', ...metres.map(() => 4)],
      ['SI', ...indexes],
      ['Yellow men', ...metres, '71.1', '130'],
    ]
      .map(row => row.join('\t'))
      .join('\n')
    await page.getByRole('textbox').first().fill(text)
    await page.getByRole('button', { name: 'Read it' }).click()
    await page.getByText('Metres', { exact: true }).click()
    await page.getByText('Lengths in metres').waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Campo dos Metros')
    await page.getByRole('button', { name: 'Create the course' }).click()
    await page.getByRole('heading', { level: 1, name: 'Campo dos Metros' }).waitFor()
    await page.getByText('Lengths in metres').waitFor()
    const cells = await page
      .getByRole('row', { name: /^Yellow/ })
      .getByRole('cell')
      .allTextContents()
    expect(cells.slice(0, 3)).toEqual(['301', '308', '315'])
  }))
