import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  await world.rows(`
    delete from card where event_id = 110;
    insert into card (community_id, event_id, side, side_id, strokes, status, has_score, version, updated_at)
    select 1, 110, 'P', x.id, x.strokes::smallint[], x.status, true, 1, '2026-06-10T15:00:00Z' from (values
      (1, array[12,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4], 'SIGNED'),
      (2, array[0,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4], 'SIGNED'),
      (3, array[4,4,4,4,4,4,4,4,4,null,null,null,null,null,null,null,null,null], 'WD'),
      (9, array[12,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4,4], 'OPEN')) x (id, strokes, status)`)
})
afterAll(() => world.close())

test('no hole counts more than net double bogey; before the first index it is par and five', async () => {
  const { scores } = await staff.call('listAdjustedGross', { params: { eventId: 'S-110' } }, 'viewer')
  // White: par 72, rating 72.4, slope 131; hole 1 is a par 4 with stroke index 7. All other holes have 68 in all.
  expect(
    scores.map(({ name, hcIndex, courseHandicap, status, gross, ags, differential }) => [
      name,
      hcIndex,
      courseHandicap,
      status,
      gross,
      ags,
      differential,
    ]),
  ).toEqual([
    // 5.8 x 131 / 113 + 0.4 = 7.1; 4 + 2 + 1 on hole 1, picked up; 113 / 131 x (75 - 72.4) = 2.24.
    ['Bruno Costa', 5.8, 7, 'SIGNED', null, 75, 2.2],
    ['Carla Dias', -1.2, -1, 'WD', null, null, null],
    // 4 + 5 on hole 1; 113 / 131 x (77 - 72.4) = 3.97.
    ['Walter In', undefined, undefined, 'OPEN', 80, 77, 4],
    // 12.4 x 131 / 113 + 0.4 = 14.8; 4 + 2 + 1 on hole 1.
    ['Ana Silva', 12.4, 15, 'SIGNED', 80, 75, 2.2],
  ])
  expect(scores[0]).toMatchObject({ teePar: 72, teeRating: 72.4, teeSlope: 131, teeName: 'White', holesPlayed: 18 })
})

test('the course handicap is that of the player, whatever the competition is played off', async () => {
  await staff.call('setHandicaps', {
    params: { eventId: 'S-110' },
    body: { players: [{ playerId: 2, hcCourse: 3, hcPlaying: 3, manualMsg: 'Local rule' }] },
  })
  const { scores } = await staff.call('listAdjustedGross', { params: { eventId: 'S-110' } })
  expect(scores.find(({ playerId }) => playerId === 2)).toMatchObject({ courseHandicap: 7, ags: 75 })
})

test('an event has the scores of all its rounds, each with its day, and who has marked it', async () => {
  await world.rows(`
    insert into card (community_id, event_id, side, side_id, strokes, status, has_score, signed_by, version, updated_at)
    select 1, x.round, 'P', 2, array_fill(4::smallint, array[18]), 'SIGNED', true, '{player:2,player:1}', 1, '2026-06-10T15:00:00Z'
    from (values (101), (102)) x (round) on conflict (community_id, event_id, side, side_id) do update set signed_by = excluded.signed_by,
      strokes = excluded.strokes, status = excluded.status, has_score = true`)
  const { scores } = await staff.call('listAdjustedGross', { params: { eventId: 'M-100' } })
  const ofBruno = scores.filter(({ playerId }) => playerId === 2)
  expect(ofBruno.map(({ eventId, playedDate, marker }) => [eventId, playedDate, marker])).toEqual([
    ['S-101', '2026-05-02', 'Ana Silva'],
    ['S-102', '2026-05-03', 'Ana Silva'],
  ])
})

test('with the table of a federation what is expected on other holes is no longer approximate', async () => {
  await world.rows(`update card set strokes = array_fill(4::smallint, array[14]) || array_fill(null::smallint, array[4])
    where event_id = 110 and side_id = 2`)
  const ofBruno = async () => {
    const { scores } = await staff.call('listAdjustedGross', { params: { eventId: 'S-110' } })
    const { differential, approximate } = scores.find(({ playerId }) => playerId === 2) ?? {}
    return [differential, approximate]
  }
  const give = (table: string | null) =>
    staff.call('setExpectedScores', { params: { communityId: 1 }, body: { table } })
  // 113 / 131 x (56 - 72.4 x 14 / 18) is -0.27; the other four holes expect (0.52 x 5.8 + 1.2) x 4 / 9 = 1.87.
  expect(await ofBruno()).toEqual([1.6, true])
  // Half a stroke a hole for an index of 5.8, as the line at 5.0 says: 4 x 0.5.
  expect(await give('Index;Differential\r\n-10,0;-4,0\r\n5,0;4,5\r\n54,0;29,3\r\n')).toEqual({ rows: 3 })
  expect(await ofBruno()).toEqual([1.7, undefined])
  expect(await give(null)).toEqual({ rows: 0 })
  expect(await ofBruno()).toEqual([1.6, true])
})

test.each([
  ['-10.0,x\n54.0,29.3', 'line 1 is not'],
  ['-10.0,-4.0\n5.0,4.5,1\n54.0,29.3', 'line 2 is not'],
  ['-10.0,-4.0\n5.0,4.55\n54.0,29.3', 'line 2 is not'],
  ['-10.0,-4.0\n5.0,4.5\n5.0,4.6\n54.0,29.3', 'line 3 must have'],
  ['-10.0,-4.0\n5.0,4.5\n6.0,4.4\n54.0,29.3', 'line 3 must have'],
  ['-9.9,-4.0\n54.0,29.3', 'must begin'],
  ['-10.0,-4.0\n53.9,29.3', 'must begin'],
  ['', 'must begin'],
])('a table that does not rise over every index is refused, and says where: %j', async (table, says) => {
  const refused = await staff.refused('setExpectedScores', { params: { communityId: 1 }, body: { table } })
  expect(refused.errors?.map(({ pointer, message }) => [pointer, message.includes(says)])).toEqual([['/table', true]])
})
