import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  idsByNumber,
  importCourse,
  importFile,
  numberedPlayer,
  parsOf,
  recordCards,
} from '../../../test/playedEvent.ts'
import { startWorld, type World, worldNow } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const pars = parsOf(72)

/** An event in play of three players, the first of whom leads by two with six holes to play. */
async function played(name: string, settings: { chances?: boolean }) {
  const courseId = await importCourse(world, `Course of ${name}`, pars)
  const players = [1, 2, 3].map(numberedPlayer)
  const { eventId } = await importFile(world, {
    communityId: 1,
    name,
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    courseIds: [courseId],
    settings,
    players,
    handicaps: players.map(({ key }) => ({ player: key, hcIndex: 0 })),
    leaderboards: [{ name: 'Gross', format: 'strokePlay' }],
  })
  const ids = await idsByNumber(world, eventId)
  await recordCards(
    world,
    eventId,
    [0, 2, 3].map((over, at) => ({
      playerId: ids.get(at + 1) ?? 0,
      strokes: pars.map((par, hole) => (hole < 12 ? par + (hole < over ? 1 : 0) : null)),
    })),
  )
  const path = new URL((await world.call('getResultsLink', { params: { eventId } })).url).pathname
  return { eventId, page: async () => (await world.app.inject({ url: path })).payload }
}

const chancesOn = (page: string) =>
  [...page.matchAll(/<li><span>([^<]*)<\/span> <strong>(\d+)%<\/strong>/g)].map(([, name, chance]) => [
    name,
    Number(chance),
  ])

test('spectators see who may win where the event says so, the likeliest first', async () => {
  const { page } = await played('Open', { chances: true })
  const shown = chancesOn(await page())
  expect(shown.length).toBeGreaterThan(1)
  const [[, first] = []] = shown
  expect(first).toBeGreaterThan(60)
  expect(shown.map(([, chance]) => chance)).toEqual(
    shown.map(([, chance]) => chance).sort((a, b) => Number(b) - Number(a)),
  )
  expect(await page()).toContain('the rest was played out 500 times')
})

test('an event that says nothing shows no chances', async () => {
  const { page } = await played('Quiet', {})
  expect(await page()).not.toContain('Chances of winning')
})

test('chances are worked out at most once a minute, and then from the scores of that moment', async () => {
  const { page, eventId } = await played('Minute', { chances: true })
  const before = chancesOn(await page())
  const ids = await idsByNumber(world, eventId)
  const worse = pars.map((par, hole) => (hole < 13 ? par + (hole === 12 ? 6 : 0) : null))
  await recordCards(world, eventId, [{ playerId: ids.get(1) ?? 0, strokes: worse }])
  expect(chancesOn(await page())).toEqual(before)
  world.setClock(Temporal.Instant.from(worldNow).add({ minutes: 2 }).toString())
  // The first page after the minute has it worked out anew; those after the next scores show it.
  let thru = 13
  const next = async () => {
    thru = Math.min(thru + 1, 18)
    const strokes = pars.map((par, hole) => (hole < thru ? par + (hole < 3 ? 1 : 0) : null))
    await recordCards(world, eventId, [{ playerId: ids.get(3) ?? 0, strokes }])
    return chancesOn(await page())[0]?.[1]
  }
  await expect.poll(next, { interval: 1000 }).not.toBe(before[0]?.[1])
})

test('how chances went over the day is a line, once they have been worked out three times', async () => {
  const { page, eventId } = await played('Day', { chances: true })
  expect(await page()).not.toContain('<svg class="line"')
  const ids = await idsByNumber(world, eventId)
  let times = 0
  const later = async () => {
    times += 1
    world.setClock(
      Temporal.Instant.from(worldNow)
        .add({ minutes: 10 + 6 * times })
        .toString(),
    )
    const strokes = pars.map((par, hole) => (hole < 13 ? par + (hole === 12 ? times % 2 : 0) : null))
    await recordCards(world, eventId, [{ playerId: ids.get(1) ?? 0, strokes }])
    return page()
  }
  await expect
    .poll(later, { interval: 500 })
    .toMatch(/<svg class="line" role="img" aria-label="\d+% at first, \d+% at best"/)
})
