import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffCalls } from '../../test/staffCalls.ts'
import { canRead, cellsOfPage, hardEvent, printed, textOfPdf } from '../../test/testPrintouts.ts'
import { startWorld, type World } from '../../test/world.ts'
import { atMost } from '../../tools/counts.ts'

let world: World
let params: { readonly eventId: string }
let paths: Readonly<Record<'overview' | 'teeSheet' | 'results', string>>
const club = { communityId: 1 }
const staff = () => staffCalls(world)

beforeAll(async () => {
  world = await startWorld()
  params = { eventId: await hardEvent(world) }
  const pathOf = async (link: Promise<{ readonly url: string }>) => new URL((await link).url).pathname
  paths = {
    overview: await pathOf(world.call('getOverviewLink', { params })),
    teeSheet: await pathOf(world.call('getTeeSheetLink', { params })),
    results: await pathOf(world.call('getResultsLink', { params })),
  }
})
afterAll(() => world.close())

const page = async (path: string) => (await world.app.inject({ url: path })).payload.replaceAll('\u00a0', ' ')
/** The times in the cells of a page, each once. */
const times = async (path = paths.teeSheet) => [
  ...new Set(cellsOfPage(await page(path)).filter(text => /\d:\d\d/.test(text))),
]
const set = (body: { readonly clock?: 'h24' | 'h12'; readonly lengths?: 'course' | 'yards' | 'metres' }) =>
  staff().call('updateCommunity', { params: club, body })
const paper = async (document: string) => textOfPdf(await printed(world, params.eventId, document))

test('a club with a clock of 12 hours has it on its pages and its wall in the words of each reader, and in what the console says', async () => {
  expect(await times()).toEqual(['08:10'])
  expect(await set({ clock: 'h12' })).toMatchObject({ clock: 'h12', lengths: 'course' })
  await expect.poll(() => times()).toEqual(['8:10 am'])
  expect(await times(`${paths.teeSheet}?lang=pt`)).toEqual(['8:10 a.m.'])
  expect(await times(paths.results)).toContain('8:10 am (5)')
  const wall = await page(`${paths.results}/tv`)
  expect(wall).toContain('<b>8:10 am</b>')
  expect(wall).toContain('data-clock="h12" data-locale="en-GB"')
  for (const path of Object.values(paths)) expect(await page(path)).not.toMatch(/08:10|data-clock="h24"/)

  await world.rows("update tee_pairing set tee_time = '2026-06-10T20:30:00Z' where tee_pairing_id = 5022")
  const { rules } = await staff().call('checkReadiness', { params: { eventId: 'S-110' } })
  const [dark] = rules.find(({ rule }) => rule === 'teeTimesPlausible')?.findings ?? []
  expect(dark?.text).toBe('A group starts at 9:30\u00a0pm, when it may be dark.')

  const ofSession = async () =>
    (await staff().call('getSession', {})).communities.map(one => [one.communityId, one.clock])
  await expect.poll(ofSession).toContainEqual([1, 'h12'])
  const made = await staff().call('createSubCommunity', { params: club, body: { name: 'Alvor Juniors' } })
  // Whoever made it gets in within a second.
  const group = () =>
    staff()
      .call('getCommunity', { params: made })
      .catch(() => undefined)
  await expect.poll(group, { timeout: atMost(3000) }).toMatchObject({ clock: 'h12', lengths: 'course' })
})

describe.runIf(canRead)('on paper', () => {
  test.each(['teeSheet', 'starterSheet', 'checkInList', 'alphabeticalList', 'results', 'cartSigns', 'scorecards'])(
    '%s has the clock of the club',
    async document => {
      await set({ clock: 'h24' })
      expect(await paper(document)).toMatch(/08:10[\s\S]*Printed1May2026,10:00,|Printed1May2026,10:00,[\s\S]*08:10/)
      await set({ clock: 'h12' })
      const text = await paper(document)
      expect(text).toMatch(/8:10am[\s\S]*Printed1May2026,10:00am,|Printed1May2026,10:00am,[\s\S]*8:10am/)
      expect(text).not.toContain('08:10')
    },
  )

  test('lengths are whole metres or yards as the club says, and totals are the sums of what is shown', async () => {
    // 380, 285 and 475 yards; of the eighteen holes ten have the first, four each of the others.
    await set({ lengths: 'course' })
    expect(await paper('scorecards')).toContain('380')
    await set({ lengths: 'metres' })
    const text = await paper('scorecards')
    expect(text).toMatch(/347[\s\S]*261[\s\S]*434[\s\S]*3125/)
    expect(text).not.toContain('380')
    await expect.poll(() => page(paths.overview)).toContain('>6250<')
    expect(await page(paths.overview)).toContain('Metres')
    const tees = await world.call('listCourseTees', { params: { ...params, courseId: 1 } })
    expect(tees[0]?.holes?.[0]?.lengthYards).toBe(380)
  })
})

test('programs read times as before, and with the usual settings everything is as it was', async () => {
  const [first] = await world.call('listTeePairings', { params })
  expect(first).toMatchObject({ time: '08:10:00', teeTime: '2026-05-02T08:10:00.000+01:00' })
  await set({ clock: 'h24', lengths: 'course' })
  await expect.poll(() => times()).toEqual(['08:10'])
  await expect.poll(() => page(paths.overview)).toContain('>6840<')
  await expect.poll(async () => (await page(`${paths.results}/tv`)).includes('data-clock')).toBe(false)
})
