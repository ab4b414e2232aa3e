/** Lists as clubs have them, brought in by a director who uses only the words on the screen. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testWorkbook } from '../server/kernel/table/testWorkbook.ts'
import { importOpenDay } from '../test/playedEvent.ts'
import { type ConsoleBrowser, startConsole } from './consoleBrowser.ts'
import { looksRight } from './looksRight.ts'
import { paced, within } from './paced.ts'

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
})
afterAll(() => browser.close())

const firsts = ['Ana', 'Bo', 'Cora', 'Dan', 'Ema', 'Finn', 'Gil', 'Hana', 'Ivo', 'Jana', 'Kim', 'Lia']
const lasts = ['Alder', 'Birch', 'Cedar', 'Elder', 'Hazel', 'Larch', 'Maple']
const people = lasts.flatMap(last => firsts.map(first => ({ first, last })))

type Cell = string | number | { readonly error: string }

function workbook(rows: readonly (readonly Cell[])[]): Buffer {
  const cellOf = (cell: Cell, place: string) =>
    typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : typeof cell === 'string'
        ? `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
        : `<c r="${place}" t="e"><v>${cell.error}</v></c>`
  return testWorkbook(
    rows
      .map(
        (row, at) =>
          `<row r="${at + 1}">${row.map((cell, place) => cellOf(cell, `${'ABCDEFGH'[place]}${at + 1}`)).join('')}</row>`,
      )
      .join(''),
  )
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole('heading', { name: 'Paste a list' }).waitFor()
  await page
    .getByLabel(/^or choose a file/)
    .setInputFiles({ name: 'list.xlsx', mimeType: 'application/vnd.ms-excel', buffer })
}

async function indexesOf(eventId: string): Promise<ReadonlyMap<string, number | undefined>> {
  const [handicaps, players] = await Promise.all([
    browser.world.call('searchPlayerHandicaps', { params: { eventId }, criteria: {} }),
    browser.world.call('listEventPlayers', { params: { eventId } }),
  ])
  const indexes = new Map(handicaps.map(one => [one.playerId, one.hcIndex]))
  return new Map(players.map(one => [`${one.lastName}, ${one.firstName}`, indexes.get(one.playerId)]))
}

test('a spreadsheet of 76 with five doubts is brought in within two minutes', async () => {
  const eventId = await importOpenDay(browser.world)
  const rows: readonly (readonly Cell[])[] = people.slice(0, 75).map(({ first, last }, at) => [
    at + 1,
    last,
    first,
    // One cell says that it has no value.
    at === 10 ? { error: '#N/A' } : (at % 36) + 0.5,
    at % 2 === 0 ? 'Frau' : 'Herr',
    // Two have one address.
    at === 21 ? 'player20@example.org' : `player${at}@example.org`,
    20 + (at % 50),
  ])
  const file = workbook([
    ['Sommerfest 2026'],
    ['Nr', 'Nachname', 'Vorname', 'Vg', 'Anrede', 'E-Mail', 'Alter'],
    ...rows.map((row, at) => (at === 30 ? row.with(4, 'Familie') : row)),
    // Somebody twice, and the sum below.
    rows[40]?.with(0, 76) ?? [],
    ['Gesamt: 76'],
  ])
  await browser.inPage(`/console/e/${eventId}/players/import`, async page => {
    const director = paced(page)
    await choose(page, file)
    // The heading is none that anybody knows.
    const vg = page.getByText(/^Vg .* looks like: Index/)
    await vg.waitFor()
    await page.getByText('76 lines read, 2 left out').waitFor()
    await director.click(page.getByRole('button', { name: 'Yes, Index' }))
    await vg.waitFor({ state: 'detached' })
    await page.getByText('The spreadsheet has no value here (#N/A).').waitFor()
    await looksRight(page, 'listInDoubt')
    await director.choose(page.getByRole('combobox', { name: 'Who is Jana Birch?' }), /^Somebody new/)
    await director.choose(page.getByRole('combobox', { name: 'Gender of Gil Cedar' }), 'Woman')
    await director.choose(page.getByRole('combobox', { name: 'Who is Ema Elder?' }).last(), 'Leave out')
    await director.click(page.getByRole('button', { name: 'Register 75 players' }))
    await page.getByRole('heading', { name: '75 players are registered' }).waitFor()
    within('a spreadsheet of 76 with five doubts', director.tally(), { actions: 8, seconds: 120 })
  })
  const indexes = await indexesOf(eventId)
  expect(people.slice(0, 75).map(({ first, last }) => indexes.get(`${last}, ${first}`))).toEqual(
    people.slice(0, 75).map((_, at) => (at === 10 ? undefined : (at % 36) + 0.5)),
  )
  const addresses = await browser.world.rows<{ email: string }>(
    `select details ->> 'email' as email from sign_up where event_id = ${eventId.slice(2)} order by 1`,
  )
  expect(addresses).toHaveLength(75)
})

test.each([
  ['English', 'Last name,First name,Gender,Handicap Index,Home club', 'Male', 'Female', ','],
  ['Portuguese', 'Apelido;Nome próprio;Sexo;Hcp exato;Clube', 'Masculino', 'Feminino', ';'],
  ['Spanish', 'Apellidos;Nombre;Sexo;Hándicap exacto;Club', 'Hombre', 'Mujer', ';'],
  ['German', 'Nachname;Vorname;Geschlecht;Stammvorgabe;Heimatclub', 'Herr', 'Frau', ';'],
  ['French', 'Nom;Prénom;Sexe;Index;Club', 'Homme', 'Femme', ';'],
])('a list in %s needs no word', async (_, heading, man, woman, separator) => {
  const eventId = await importOpenDay(browser.world)
  const lines = people
    .slice(0, 24)
    .map(({ first, last }, at) =>
      [last, first, at % 2 ? man : woman, `${(at % 30) + 1}${separator === ',' ? '.' : ','}4`, 'Royal Dunes'].join(
        separator,
      ),
    )
  await browser.inPage(`/console/e/${eventId}/players/import`, async page => {
    await page.getByRole('heading', { name: 'Paste a list' }).waitFor()
    const director = paced(page)
    await director.paste([heading, ...lines].join('\n'))
    await page.getByText('24 lines read').waitFor()
    await director.click(page.getByRole('button', { name: 'Register 24 players' }))
    await page.getByRole('heading', { name: '24 players are registered' }).waitFor()
    within(`a list with the heading ${heading}`, director.tally(), { actions: 2, seconds: 30 })
  })
  const indexes = await indexesOf(eventId)
  expect([...indexes.values()].toSorted((a = 0, b = 0) => a - b)).toEqual(lines.map((__, at) => at + 1.4))
})

test('a column of a refresh is said to be something else, and the list is read again', async () => {
  const eventId = await importOpenDay(browser.world)
  await browser.inPage(`/console/e/${eventId}/players/import`, async page => {
    await page.getByRole('heading', { name: 'Paste a list' }).waitFor()
    await paced(page).paste('Name,Index,Gender\nAna Alder,12.4,F\nBo Birch,3,M')
    await page.getByRole('button', { name: 'Register 2 players' }).click()
    await page.getByRole('heading', { name: '2 players are registered' }).waitFor()
    await page.goto(new URL(`/console/e/${eventId}/handicaps`, page.url()).href)
    await page.getByRole('heading', { name: 'Paste the new indexes' }).waitFor()
    await paced(page).paste('Name,Vg,Age\nAna Alder,11.9,31\nBo Birch,2,44')
    await page.getByRole('button', { name: 'Yes, Index' }).click()
    await page.getByText('2 change, 0 unchanged').waitFor()
    await looksRight(page, 'refreshRead')
  })
})

test('a list that comes again: its changes are ticked, those made here are not, and who is not in it leaves with a tick', async () => {
  const eventId = await importOpenDay(browser.world)
  await browser.inPage(`/console/e/${eventId}/players/import`, async page => {
    const bringIn = async (...lines: readonly string[]) => {
      await page.getByRole('textbox', { name: 'Paste a list' }).fill(['Name;Sex;HCP', ...lines].join('\n'))
      await page.getByRole('button', { name: 'Read the list' }).click()
    }
    await bringIn('Alder, Una;F;10,1', 'Birch, Duo;M;11,2', 'Cedar, Tre;M;12,3')
    await page.getByRole('button', { name: 'Register 3 players' }).click()
    await page.getByText('3 players are registered').first().waitFor()
    await browser.world.rows(
      `update player_handicap h set hc_index_tenths = 150 from player p
       where p.player_id = h.player_id and h.event_id = ${eventId.slice(2)} and p.last_name = 'Birch'`,
    )
    await page.goto(new URL(`/console/e/${eventId}/players/import`, page.url()).href)
    await bringIn('Alder, Una;F;9,9', 'Birch, Duo;M;11,4')
    await page.getByText('2 differences for people already here').waitFor()
    expect(await page.getByRole('checkbox', { name: 'Una Alder: handicap index 10.1 → 9.9' }).isChecked()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Duo Birch: handicap index 15.0 → 11.4' }).isChecked()).toBe(false)
    await page.getByText(/here but not in the list/).click()
    await looksRight(page, 'listAgain')
    await page.getByRole('checkbox', { name: 'Tre Cedar leaves' }).check()
    await page.getByRole('button', { name: 'Change 1, take 1 out' }).click()
    await page.getByText('1 has a new index. 1 left the event.').waitFor()
  })
  const indexes = await indexesOf(eventId)
  expect(['Alder, Una', 'Birch, Duo', 'Cedar, Tre'].map(name => indexes.get(name))).toEqual([9.9, 15, undefined])
})
