import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const bruno = { eventId: 'S-110', playerId: 2 }
const setIndex = (hcIndex: number, params = bruno, manualMsg?: string) =>
  world.call('setPlayerHandicapIndex', { params, body: { hcIndex, ...(manualMsg !== undefined && { manualMsg }) } })
const audits = () =>
  world.rows<{ action: string }>('select action, subject, before, after from audit order by audit_id')

test('course and playing handicap are computed again on the tee: 12.4 x 131 / 113 + 72.4 - 72 is 14.78', async () => {
  expect(await setIndex(12.4)).toEqual({
    playerId: 2,
    courseId: 1,
    courseName: 'Alvor Links',
    teeId: 11,
    teeName: 'White',
    teeRating: 72.4,
    teeSlope: 131,
    teePar: 72,
    hcIndex: 12.4,
    hcCourse: 15,
    hcPlaying: 15,
    hcAllocPct: 100,
    hcSource: 'MANUAL',
  })
  const [audited] = await audits()
  expect(audited).toMatchObject({
    action: 'playerHandicap.indexSet',
    subject: { playerId: 2 },
    before: { hcIndex: 5.8, hcSource: 'PROVIDER', hcRevisionDt: '2026-04-20' },
    after: { hcIndex: 12.4, hcCourse: 15 },
  })
})

test('the same index again writes nothing, a reason is kept, and the next index ends it', async () => {
  const before = await audits()
  await setIndex(12.4)
  expect(await audits()).toEqual(before)
  expect(await setIndex(12.4, bruno, 'Agreed with the committee')).toMatchObject({
    manualMsg: 'Agreed with the committee',
  })
  expect(await setIndex(12.5)).not.toHaveProperty('manualMsg')
})

test('the allowance applies to the unrounded course handicap', async () => {
  await world.rows(`update event set settings = '{"allocPct": 90}' where event_id = 110`)
  // 11.0 x 131 / 113 + 0.4 is 13.15: 90 % of it are 11.84; of 5.5 (6.78) they are 6.10, of 5.4 (6.66) 5.99.
  expect(await setIndex(11)).toMatchObject({ hcCourse: 13, hcPlaying: 12, hcAllocPct: 90 })
  expect(await setIndex(5.5)).toMatchObject({ hcCourse: 7, hcPlaying: 6 })
  await world.rows(`update event set settings = '{"allocPct": 95}' where event_id = 110`)
  // Two players of the same course handicap 7: 95 % of 7.47 are 7.10, of 6.78 are 6.44.
  expect(await setIndex(6.1)).toMatchObject({ hcCourse: 7, hcPlaying: 7 })
  expect(await setIndex(5.5)).toMatchObject({ hcCourse: 7, hcPlaying: 6 })
  await world.rows(`update event set settings = '{}' where event_id = 110`)
})

test('a plus handicap is negative: -1.2 x 131 / 113 + 0.4 is -0.99, and halves go up', async () => {
  expect(await setIndex(-1.2)).toMatchObject({ hcIndex: -1.2, hcCourse: -1, hcPlaying: -1 })
  expect(await setIndex(-9.9)).toMatchObject({ hcIndex: -9.9, hcCourse: -11 })
  expect(await setIndex(54)).toMatchObject({ hcIndex: 54, hcCourse: 63 })
})

test('an index comes back exactly as it was sent', async () => {
  for (const hcIndex of [0.1, 0.3, 2.3, 4.1, 8.7, 33.3, -0.7]) {
    expect((await setIndex(hcIndex)).hcIndex).toBe(hcIndex)
  }
})

test('anything but an index is refused with its place', async () => {
  for (const hcIndex of [54.1, -10, 12.34, Number.NaN]) {
    expect(await world.refusal('setPlayerHandicapIndex', { params: bruno, body: { hcIndex } })).toBe('VALIDATION')
  }
})

test('of twenty changes at the same time one counts, and all stand in the audit, each after the one before', async () => {
  const filipe = { eventId: 'S-110', playerId: 6 }
  await Promise.all(Array.from({ length: 20 }, (_, index) => setIndex(10 + index / 10, filipe)))
  const rows = (await audits()).slice(-20) as { before?: { hcIndex: number }; after?: { hcIndex: number } }[]
  expect(rows[0]?.before?.hcIndex).toBe(20.1)
  for (const [index, row] of rows.entries())
    if (index > 0) expect(row.before?.hcIndex).toBe(rows[index - 1]?.after?.hcIndex)
  const [kept] = await world.call('searchPlayerHandicaps', {
    params: { eventId: 'S-110' },
    criteria: { playerIds: [6] },
  })
  expect(kept?.hcIndex).toBe(rows.at(-1)?.after?.hcIndex)
})

test('a player who is removed at the same time is either changed before or not found', async () => {
  const answers = await Promise.allSettled([
    world.call('removePlayerFromEvent', { params: { eventId: 'S-120', playerId: 6 } }),
    ...Array.from({ length: 10 }, () => setIndex(7.7, { eventId: 'S-120', playerId: 6 })),
  ])
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await world.rows('select from player_handicap where event_id = 120 and player_id = 6')).toHaveLength(0)
})
