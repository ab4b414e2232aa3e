/** One phone, the link of everybody, two scorers: whoever holds it, whatever happens to it, every score stays what was tapped. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atMost } from '../tools/counts.ts'
import { type GolfDay, group, startGolfDay, strokesOf, tapHoles } from './golfDay.ts'

let day: GolfDay
beforeAll(async () => {
  day = await startGolfDay()
})
afterAll(() => day.close())

/** Who entered what: `hole: strokes by scorer`, from the log of each card. */
async function entered(): Promise<readonly string[]> {
  const rows = await day.world.rows<{ line: string }>(
    `select concat(side_id, ' on ', hole, ': ', value, ' by ', scorer) as line from score_entry where event_id = 110 and scorer <> 'committee' order by side_id, hole, scorer`,
  )
  return rows.map(({ line }) => line)
}

const cards = () =>
  Promise.all(
    group.map(async playerId => {
      const card = await day.world.call('getCard', { params: { eventId: 'S-110', cardId: `P-${playerId}` }, query: {} })
      return card.holeScores.map(({ gross }) => gross)
    }),
  )
const played = (holes: number) =>
  group.map(playerId => Array.from({ length: holes }, (_, at) => strokesOf(playerId, at + 1)))

test('a phone that is handed on, reloaded and out of reach changes no score', async () => {
  const { url } = await day.world.call('getScoringLink', { params: { eventId: 'S-110' } })
  const phone = await day.phone()
  const page = await phone.newPage()
  page.setDefaultTimeout(atMost(20_000))
  await page.goto(`${day.network.url}${new URL(url).pathname}`)
  await page.getByRole('button', { name: 'Ana Silva' }).click()
  await tapHoles(page, 1, 3)
  await page.getByText('Saved', { exact: true }).waitFor()

  // Out of reach it goes to Carla, who plays on, and whose pocket begins the page anew.
  await day.network.set(false)
  await page.getByRole('button', { name: /not you/ }).click()
  await page.getByRole('button', { name: 'Carla Dias' }).click()
  await tapHoles(page, 4, 5)
  await page.reload()
  await tapHoles(page, 6, 7)
  await page.getByText('12 on this phone').waitFor()

  // Ana has it back, and there is a network again.
  await page.getByRole('button', { name: /not you/ }).click()
  await page.getByRole('button', { name: 'Ana Silva' }).click()

  await tapHoles(page, 8, 8)
  await day.network.set(true)
  await page.evaluate('dispatchEvent(new Event("online"))')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Hole 9', exact: true }).waitFor()
  await expect.poll(cards).toEqual(played(8))
  const by = (hole: number) => (hole <= 3 || hole === 8 ? 'player:1' : 'player:3')
  const all = [...group].sort((a, b) => a - b)
  expect(await entered()).toEqual(
    all.flatMap(id =>
      Array.from({ length: 8 }, (_, at) => `${id} on ${at + 1}: ${strokesOf(id, at + 1)} by ${by(at + 1)}`),
    ),
  )
})
