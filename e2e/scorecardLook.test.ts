/**
 * Every state of the scorecard at the sizes of phones: nothing scrolls sideways, nothing is hard to read, and the keys are in
 * sight. `SHOTS=folder` keeps a picture of each.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atMost } from '../tools/counts.ts'
import { type GolfDay, type Phone, startGolfDay } from './golfDay.ts'
import { enhanced, hindrances } from './hindrances.ts'

const sizes = { 320: [320, 568], 360: [360, 560], 390: [390, 844], 640: [640, 360] } as const
const shots = process.env.SHOTS

let day: GolfDay
let phone: Phone
let page: Page

beforeAll(async () => {
  day = await startGolfDay([2, 3, 6])
  await day.world.rows(
    `update player set first_name = 'Maximilian', last_name = 'von Österreich-Großmann' where player_id = 3`,
  )
  await day.world.rows(`update player set first_name = 'سارة', last_name = 'Cohen (כהן)' where player_id = 6`)
  await day.world.rows(`delete from score_entry where event_id = 110; delete from card where event_id = 110`)
  phone = await day.phone()
  page = await phone.newPage()
  page.setDefaultTimeout(atMost(15_000))
})
afterAll(() => day.close())

const keys = () => page.getByRole('group', { name: /^Strokes of/ })
const key = (name: string) => keys().getByRole('button', { name, exact: true })
const state = (body: object) => day.world.call('setEventState', { params: { eventId: 'S-110' }, body: body as never })

/** Looks at what is shown in every size: width, accessibility in the smallest, and the text at twice its size. */
async function checkView(name: string, visible?: string): Promise<void> {
  for (const [width, [w, h]] of Object.entries(sizes)) {
    await page.setViewportSize({ width: w, height: h })
    await page.evaluate('scrollTo(0, 0)')
    if (shots !== undefined) {
      mkdirSync(shots, { recursive: true })
      await page.evaluate('document.fonts.ready')
      await page.screenshot({ path: join(shots, `${name}-${width}.png`) })
    }
    expect(await page.evaluate<number>('document.documentElement.scrollWidth'), `${name} at ${w}`).toBeLessThanOrEqual(
      w,
    )
    if (visible !== undefined) expect(await inSight(visible), `${name} at ${w}: ${visible}`).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await hindrances(page, axe => enhanced(axe).exclude('iframe')), name).toEqual([])
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
  if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}-text200.png`) })
  expect(await page.evaluate<number>('document.documentElement.scrollWidth'), `${name} at 200 %`).toBeLessThanOrEqual(
    360,
  )
  await page.evaluate(`document.documentElement.style.fontSize = ''`)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}-forced.png`) })
  const unmarked = `[...document.querySelectorAll('.player[aria-pressed=true], .views [aria-current]')].filter(one => getComputedStyle(one).outlineStyle !== 'solid').length`
  expect(await page.evaluate(unmarked), `${name} in forced colours`).toBe(0)
  await page.emulateMedia({ forcedColors: null, reducedMotion: null })
}

/** Those of the elements of which a part is off the screen or covered. */
function inSight(selector: string): Promise<readonly string[]> {
  return page.evaluate(`[...document.querySelectorAll('${selector}')].flatMap(element => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isSeen = [[left + 3, top + 3], [right - 3, bottom - 3]].every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
    return isSeen ? [] : [element.textContent]
  })`)
}

test('choosing, four players, offline, review, conflicts, signatures and the end of play, in every size', async () => {
  const { url } = await day.world.call('getScoringLink', { params: { eventId: 'S-110' } })
  await page.goto(`${day.network.url}${new URL(url).pathname}`)
  await page.getByRole('button', { name: 'Ana Silva' }).waitFor()
  await checkView('choose')
  await page.getByRole('button', { name: 'Ana Silva' }).click()
  await keys().waitFor()
  await checkView('empty', '.keys button, .player, .save, .views button')
  for (const strokes of ['3', '6', '4']) await key(strokes).click()
  await checkView('entered', '.keys button, .player')
  // The notation of the pages is in the style of the card.
  expect(await page.evaluate(`getComputedStyle(document.querySelector('.value .birdie')).borderRadius`)).toBe('50%')
  await key('10+').click()
  await checkView('high')
  await key('11').click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await day.network.set(false)
  await key('5').click()
  await page.getByText(/\d on this phone/).waitFor({ timeout: atMost(15_000) })
  await checkView('offline')
  await page.getByRole('button', { name: 'Leaders' }).click()
  await checkView('leaders-offline')
  await day.network.set(true)
  await page.evaluate('dispatchEvent(new Event("online"))')
  await page
    .frameLocator('iframe')
    .getByText('Ana Silva')
    .first()
    .waitFor({ timeout: atMost(15_000) })
  await checkView('leaders')
  await page.getByRole('button', { name: 'Review and sign' }).click()
  await checkView('review')
})

test('conflicts, signatures, suspension and the end of play, in every size', async () => {
  const other = await day.phone()
  const marker = await other.newPage()
  try {
    await page.getByRole('button', { name: 'Review and sign' }).click()
    await enterAll(3)
    await enterAll(1)
    await page.getByText('Saved', { exact: true }).waitFor()
    await marker.goto(await day.scoringAddress(3))
    await marker.getByRole('heading', { name: 'Hole 18', exact: true }).waitFor()
    await record(3, [[1, 7, 9]])
    await expect
      .poll(() => page.locator('td.differs').allInnerTexts(), { timeout: atMost(8000) })
      .toEqual([expect.stringContaining('9')])
    await checkView('conflict')
    await page.getByRole('button', { name: 'Hole 7', exact: true }).click()
    await page.getByText(/has 9/).waitFor()
    await checkView('conflict-hole')
    await record(3, [[1, 7, 4]])
    await page.getByRole('button', { name: 'Review and sign' }).click()
    await page.getByRole('button', { name: 'Sign your card as Ana Silva' }).click()
    await checkView('signing')
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await page.getByText('Player: Ana Silva').waitFor()
    await marker.bringToFront()
    await marker.getByText('Signed by Ana Silva; a marker is missing.').waitFor({ timeout: atMost(8000) })
    await page.bringToFront()
    await page.getByRole('button', { name: 'Holes', exact: true }).click()
    await checkView('signed-once')
    await sign(3, 1)
    await page.getByText('Signed: read only.').waitFor({ timeout: atMost(8000) })
    await page.getByRole('button', { name: 'Review and sign' }).click()
    await checkView('signed')
    await page.getByRole('button', { name: 'Holes', exact: true }).click()
    await state({ state: 'suspended', reason: 'Lightning' })
    await page.getByText('Play is suspended: Lightning').waitFor({ timeout: atMost(8000) })
    await checkView('suspended')
    await state({ state: 'in progress' })
    await state({ state: 'cancelled', reason: 'Course under water' })
    await page.getByText('The round is cancelled: Course under water').waitFor({ timeout: atMost(8000) })
    await checkView('cancelled')
  } finally {
    await other.close()
  }
})

/** Fours for everybody on holes that have no score yet, as a scorer says it. */
async function enterAll(scorer: number): Promise<void> {
  const holes = Array.from({ length: 18 }, (_, at) => at + 1)
  await record(
    scorer,
    [1, 2, 3, 6].flatMap(player => holes.map(hole => [player, hole, 4] as const)),
  )
}

let sequence = 0
const request = async (scorer: number, path: string, body: object) => {
  const { url } = await day.world.call('getPlayerScoringLink', { params: { eventId: 'S-110', playerId: scorer } })
  const [, token] = /([^/]+)$/.exec(url) ?? []
  const answer = await day.world.app.inject({
    method: 'POST',
    url: `/scorecard/${path}`,
    headers: { 'scoring-link': `S-110/${scorer}/${token}` },
    payload: { scorer, roundId: 'S-110', ...body },
  })
  expect(answer.statusCode).toBe(200)
}

function record(scorer: number, scores: readonly (readonly [player: number, hole: number, value: number])[]) {
  const taps = scores.map(([player, hole, value]) => ({
    entryId: randomUUID(),
    cardId: `P-${player}`,
    hole,
    value,
    device: `test-${scorer}`,
    deviceSequence: 1000 + sequence++,
    tappedAt: new Date().toISOString(),
  }))
  return request(scorer, 'taps', { taps })
}

const sign = (scorer: number, player: number) => request(scorer, 'sign', { cardId: `P-${player}` })
