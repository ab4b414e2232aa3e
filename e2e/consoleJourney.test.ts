/** From an empty community to printed scorecards, as a director does it, counted: the headline script of the console. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scriptNames } from '../test/scriptNames.ts'
import { canRead } from '../test/testPrintouts.ts'
import { sampled } from '../tools/sampled.ts'
import { type ConsoleBrowser, saved, startConsole } from './consoleBrowser.ts'
import { paced, within } from './paced.ts'
import { isPrintout, pagesOfCards } from './pagesOfCards.ts'

const communityId = 900
const firstNames = ['Rui', 'Pedro', 'Tiago', 'Nuno', 'Jorge', 'Luis', 'Vasco', 'Simon', 'Piet', 'Erik', 'Marco', 'Aldo']
const lastNames = ['Abreu', 'Barros', 'Calado', 'Duarte', 'Esteves', 'Faria', 'Gouveia', 'Horta', 'Inglês', 'Jardim']
const everybody = lastNames.flatMap(last => firstNames.map(first => [first, last] as const))
const members = everybody.slice(0, 59)
const guests = [...Object.values(scriptNames).slice(0, 24), ...everybody.slice(60, 96)]

let browser: ConsoleBrowser
beforeAll(async () => {
  browser = await startConsole()
  const { world } = browser
  // A community with its members and nothing else: no event, no team, no flight.
  await world.rows(
    `insert into community (community_id, name, name_key, created_at) values ($1, 'Dunas Golf', 'dunas golf', now())`,
    [communityId],
  )
  await world.rows(
    `insert into administrator_community (community_id, administrator_id, role)
    select $1, administrator_id, 'director' from administrator where email = 'director@example.com'`,
    [communityId],
  )
  await world.rows('insert into credential_community (credential_id, community_id) values (1, $1)', [communityId])
  for (const [at, [firstName, lastName]] of members.entries())
    await world.call('createPlayer', {
      body: {
        communityId,
        member: true,
        firstName,
        lastName,
        // The second one plays the women's tee.
        gender: at === 1 ? 'F' : 'M',
        email: `member.${at}@example.com`,
      },
    })
})
afterAll(() => browser.close())

/**
 * Sixty lines as a spreadsheet copies them; the last member is on no list. Nobody gets no stroke, so that every row has a dot; two and
 * two pairs have the same handicap, so that every flight has an even number of them.
 */
const lines = Array.from({ length: 60 }, (_, at) => {
  const [first, last] = members[at] ?? ['Zeferino', 'Zagalo']
  const [guestFirst, guestLast] = guests[at] ?? ['', '']
  const pair = 3 + Math.floor(at / 2) * 0.9
  const [own, theirs] = [
    ['+1.2', '32.0'],
    ['10.0', '20.0'],
    ['12,4', '27.0'],
    ['24.0', '16.0'],
  ][at] ?? [pair.toFixed(1), (pair + 2).toFixed(1)]
  return `${last}, ${first}\t${own}\t${guestLast}, ${guestFirst}\t${theirs}`
}).join('\n')

/**
 * By hand, from Alvor Links (par 72, white 72.4/131, red 73.3/129, stroke indexes 7 3 15 1 9 11 17 5 13 8 4 16 2 10 12 18 6 14) and 85 %:
 * index x slope / 113 + rating - par, times 0.85, rounded.
 */
const counted = {
  // -1.2 x 131 / 113 + 0.4 = -0.99; x 0.85 = -0.84. One stroke is given back where it is easiest: stroke index 18 is hole 16.
  'Rui Abreu': { handicap: '+1', received: [], givenBack: [16] },
  // 10.0 x 129 / 113 + 1.3 = 12.72; x 0.85 = 10.81. Stroke indexes 1 to 11.
  'Pedro Abreu': { handicap: '11', received: [1, 2, 4, 5, 6, 8, 10, 11, 13, 14, 17], givenBack: [] },
  // 12.4 x 131 / 113 + 0.4 = 14.78; x 0.85 = 12.56. Stroke indexes 1 to 13.
  'Tiago Abreu': { handicap: '13', received: [1, 2, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 17], givenBack: [] },
  // 24.0 x 131 / 113 + 0.4 = 28.22; x 0.85 = 23.99. One everywhere and a second one on the stroke indexes 1 to 6.
  'Nuno Abreu': {
    handicap: '24',
    received: [1, 2, 2, 3, 4, 4, 5, 6, 7, 8, 8, 9, 10, 11, 11, 12, 13, 13, 14, 15, 16, 17, 17, 18],
    givenBack: [],
  },
}

/** A screen by the rail at the side. */
const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: new RegExp(`^${name}`) })

/** The list with and without headings: one in each run, drawn by the seed, and all with full counts. */
const headings = {
  'without headings': undefined,
  'in English': 'Name\tIndex\tPartner\tPartner index',
  'in Portuguese': 'Nome\tÍndice\tParceiro\tÍndice do parceiro',
  'in Spanish': 'Nombre y apellidos\tHándicap\tCompañero\tHándicap del compañero',
  'in German': 'Name\tStammvorgabe\tPartner\tStammvorgabe Partner',
  'in French': 'Nom et prénom\tIndex\tNom et prénom 2\tIndex 2',
}

test.each(sampled(Object.entries(headings), 1))(
  'J1: a member-guest of 60 pairs, with a list %s, from nothing to a card for each group, in 40 actions and 4 minutes',
  (_, heading) =>
    browser.inPage(
      `/console/c/${communityId}`,
      async (page, context) => {
        await page.getByRole('heading', { level: 1, name: 'Dunas Golf' }).waitFor()
        const director = paced(page)
        await director.say('new')
        await page.getByRole('option', { name: /^New event/ }).waitFor()
        await director.press('Enter')
        await page.getByRole('radio', { name: /Member-guest/ }).waitFor()
        expect(await page.getByRole('radio', { name: /Member-guest/ }).isChecked()).toBe(true)
        await director.fill(page.getByLabel('Name', { exact: true }), 'Member-Guest 2026')
        await director.fill(page.getByLabel('First day'), '2026-06-13')
        await director.choose(page.getByLabel('Course', { exact: true }), /^Alvor Links/)
        // The first event of a club: nobody knows yet where it is.
        await director.choose(page.getByLabel('Time zone', { exact: true }), 'Europe/Lisbon')
        await director.click(page.getByRole('button', { name: 'Create the event' }))
        await page.getByRole('heading', { name: 'Overview' }).waitFor()
        const eventId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

        await director.click(page.getByRole('link', { name: 'Bring players in' }))
        await page.getByRole('heading', { name: 'Paste a list' }).waitFor()
        await director.paste(heading === undefined ? lines : `${heading}\n${lines}`)
        await page.getByText('59 known, 61 new, by name').waitFor()
        await director.click(page.getByRole('button', { name: 'Register 120 players' }))
        await page.getByRole('heading', { name: '120 players are registered' }).waitFor()

        await director.click(rail(page, 'Flights'))
        await director.click(page.getByRole('button', { name: 'Make them even' }))
        await director.dragBy(page.getByRole('slider').first(), 30)
        await director.click(page.getByLabel('The same for Skins'))
        await director.click(page.getByRole('button', { name: 'Apply to Net best ball and Skins' }))
        await saved(page)

        await director.click(rail(page, 'Tee sheet'))
        await director.click(page.getByRole('button', { name: 'Fill the tee sheet' }))
        await director.choose(page.getByLabel('Keep together'), 'Flights')
        await page.getByText('30 groups').first().waitFor()
        await director.click(page.getByRole('button', { name: 'Apply' }))
        await saved(page)

        await director.click(rail(page, 'Ready to start'))
        await page.getByText('Everybody has a tee time.').waitFor()
        expect(await page.getByRole('heading', { name: /^Stop/ }).count()).toBe(0)

        await director.click(rail(page, 'Print'))
        for (const document of ['Scorecards', 'Cart signs', 'Alphabetical list'])
          await director.click(page.getByRole('checkbox', { name: `Choose ${document}`, exact: true }))
        const opened = context.waitForEvent('request', one => isPrintout(one.url()))
        await director.press('p')
        const cards = await context.request.get((await opened).url())
        const pdf = await cards.body()
        within('J1, from nothing to printed cards', director.tally(), { actions: 40, seconds: 240 })
        await page
          .getByRole('row', { name: /^Choose Scorecards Scorecards / })
          .getByText('current')
          .waitFor()

        const { world } = browser
        const teams = await world.call('listTeams', { params: { eventId } })
        expect(teams.map(one => one.players.length)).toEqual(Array(60).fill(2))
        const sheet = await world.call('listTeePairings', { params: { eventId } })
        expect(sheet.map(one => one.players.length)).toEqual(Array(30).fill(4))
        const inFlights = await world.rows(
          `select count(distinct t.flight_id)::int as flights, count(*)::int as members from flight_team t
           join leaderboard l using (community_id, leaderboard_id) where l.community_id = $1 and l.event_id = $2
         union all select count(distinct p.flight_id)::int, count(*)::int from flight_player p
           join leaderboard l using (community_id, leaderboard_id) where l.community_id = $1 and l.event_id = $2`,
          [communityId, Number(eventId.slice(2))],
        )
        expect(inFlights).toEqual([
          { flights: 5, members: 60 },
          { flights: 5, members: 120 },
        ])
        if (!canRead) return
        const pages = pagesOfCards(pdf)
        expect(pages.map(one => one.rows.length)).toEqual(Array(30).fill(4))
        const rows = pages.flatMap(one => one.rows)
        for (const [name, expected] of Object.entries(counted))
          expect(rows.find(one => one.name === name)).toEqual({ name, ...expected })
      },
      { timezoneId: 'Europe/Lisbon' },
    ),
)
