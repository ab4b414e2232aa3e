import { afterAll, beforeEach, expect, test } from 'vitest'
import { startWorld, type World } from '../../../../test/world.ts'
import { visibleEvent } from '../../access/visibleEvent.ts'
import { record } from '../../audit/record.ts'
import type { RowProblem, SourceRow } from './handicapSource.ts'
import { applyRefresh, previewRefresh, type RefreshPreview } from './refreshHandicaps.ts'

let world: World
beforeEach(async () => {
  await world?.close()
  world = await startWorld()
})
afterAll(() => world.close())

const row = (line: number, more: object): SourceRow => ({
  line,
  indexTenths: 124,
  revisionDate: '2026-04-30',
  source: 'PROVIDER',
  ...more,
})

async function refresh(
  eventId: string,
  rows: readonly SourceRow[],
  does: 'preview' | 'apply',
  asOf?: string,
): Promise<RefreshPreview> {
  return world.service.database.write([1, 2], async tx => {
    const event = await visibleEvent(tx, eventId, [1, 2])
    if (!event) throw new Error(`no event ${eventId}`)
    if (does === 'preview') return previewRefresh(tx, event, rows, asOf)
    const origin = { actor: 'operator', now: world.service.clock() }
    return applyRefresh(tx, event, rows, change => record(tx, change, origin), asOf)
  })
}

const handicapOf = async (eventId: string, playerId: number) => {
  const [found] = await world.call('searchPlayerHandicaps', {
    params: { eventId },
    criteria: { playerIds: [playerId] },
  })
  return found
}

test('the preview shows old and new, and on which holes strokes change; it writes nothing', async () => {
  const rows = [
    row(2, { hcId: 'PT2' }),
    row(3, { email: 'CARLA@example.com', indexTenths: -13 }),
    row(4, { playerId: 9, indexTenths: 200 }),
  ]
  const { changes, missing } = await refresh('S-110', rows, 'preview')
  expect(
    changes.map(({ player, before, after, strokesChangedOn }) => [
      player.name,
      [before.indexTenths, before.hcCourse, before.hcPlaying],
      [after.indexTenths, after.hcCourse, after.hcPlaying],
      strokesChangedOn,
    ]),
  ).toEqual([
    // Bruno had 6 strokes and gets 15: those on the stroke indexes 7 to 15.
    ['Bruno Costa', [58, 6, 6], [124, 15, 15], [1, 3, 5, 6, 9, 10, 14, 15, 18]],
    ['Carla Dias', [-12, -1, -1], [-13, -1, -1], []],
    ['Walter In', [null, null, null], [200, 24, 24], expect.objectContaining({ length: 18 })],
  ])
  expect(missing.map(({ name }) => name)).toEqual(['Filipe Melo', 'Ana Silva'])
  expect((await handicapOf('S-110', 2))?.hcIndex).toBe(5.8)
  expect(await world.rows('select from audit')).toHaveLength(0)
})

test('applying writes all in one audit row; again it changes nothing', async () => {
  const rows = [row(2, { hcId: 'PT2', provider: 'fpg' }), row(3, { playerId: 6 })]
  expect((await refresh('S-110', rows, 'apply')).changes).toHaveLength(2)
  expect(await handicapOf('S-110', 2)).toMatchObject({
    hcIndex: 12.4,
    hcCourse: 15,
    hcRevisionDt: '2026-04-30',
    hcSource: 'PROVIDER',
  })
  const again = await refresh('S-110', rows, 'apply')
  expect([again.changes, again.unchanged.length]).toEqual([[], 2])
  const audited = await world.rows('select action, actor, subject from audit')
  expect(audited).toEqual([{ action: 'playerHandicap.refreshed', actor: 'operator', subject: { playerIds: [2, 6] } }])
})

test('locked handicaps are left alone; values set by hand are not', async () => {
  const params = { eventId: 'S-110', playerId: 2 }
  const body = { hcCourse: 3, hcPlaying: 3, manualMsg: 'Appeal' }
  await world.call('setPlayerCourseAndPlayingHandicap', { params, body })
  const { changes, locked } = await refresh('S-110', [row(2, { hcId: 'PT1' }), row(3, { hcId: 'PT2' })], 'apply')
  expect(locked.map(({ player }) => player.name)).toEqual(['Ana Silva'])
  expect(changes.map(({ before }) => before.byHand)).toEqual([true])
  expect(await handicapOf('S-110', 1)).toMatchObject({
    hcIndex: 12.4,
    lockedDt: expect.any(String),
    hcRevisionDt: '2026-04-20',
  })
  expect(await handicapOf('S-110', 2)).not.toHaveProperty('manualMsg')
})

const said = ({ line, problem: { code, values } }: RowProblem) =>
  [`${line} ${code}`, ...Object.values(values)].join(', ')

test('rows that name nobody, two people, somebody again, or an old revision say so', async () => {
  const rows = [
    row(2, { hcId: 'PT8' }),
    row(3, { hcId: 'PT2', email: 'carla@example.com' }),
    row(4, { hcId: 'PT2', provider: 'GHIN' }),
    row(5, { email: 'bruno@example.com', hcId: 'PT9' }),
    row(6, { playerId: 6 }),
    row(7, { email: 'filipe@example.com' }),
    row(8, { playerId: 3, revisionDate: '2026-04-19' }),
    { line: 9, problem: { code: 'namesNobody', values: {} } } as const,
  ]
  const { problems, changes } = await refresh('S-110', rows, 'apply')
  expect(problems.map(said)).toEqual([
    '2 notRegistered',
    '3 twoPeople, Bruno Costa (2), Carla Dias (3)',
    '4 notRegistered',
    '5 otherHcId, Bruno Costa (2), PT2',
    '7 standsTwice, Filipe Melo (6), 6',
    '8 sameRevision, Carla Dias (3), 2026-04-20',
    '9 namesNobody',
  ])
  expect(changes).toHaveLength(1)
})

test('the rounds that take the values of a multi-round event follow, those with their own do not', async () => {
  await world.call('setPlayerHandicapIndex', { params: { eventId: 'S-101', playerId: 2 }, body: { hcIndex: 7 } })
  await refresh('M-100', [row(2, { playerId: 2 })], 'apply')
  expect((await handicapOf('S-101', 2))?.hcIndex).toBe(7)
  expect(await handicapOf('S-102', 2)).toMatchObject({ hcIndex: 12.4, hcRevisionDt: '2026-04-30' })
  await refresh('S-101', [row(2, { playerId: 2 })], 'apply')
  expect((await handicapOf('S-101', 2))?.hcIndex).toBe(12.4)
})

test('as of a date: later revisions are left aside, the newest of the others counts, and a later index goes back', async () => {
  const rows = [
    row(2, { hcId: 'PT2', indexTenths: 70, revisionDate: '2026-04-01' }),
    row(3, { hcId: 'PT2', indexTenths: 64, revisionDate: '2026-04-10' }),
    row(4, { hcId: 'PT2', indexTenths: 61, revisionDate: '2026-04-19' }),
    row(5, { name: { firstName: 'melo', lastName: 'FILIPE' }, indexTenths: 190, revisionDate: null }),
  ]
  const { changes, problems } = await refresh('S-110', rows, 'apply', '2026-04-15')
  expect(problems.map(said)).toEqual(['4 tooLate, 2026-04-19, 2026-04-15'])
  expect(changes.map(({ player, after }) => [player.name, after.indexTenths, after.revisionDate])).toEqual([
    ['Bruno Costa', 64, '2026-04-10'],
    ['Filipe Melo', 190, '2026-04-15'],
  ])
})
