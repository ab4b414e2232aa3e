import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../test/staffCalls.ts'
import { startWorld, type World } from '../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

const params = { eventId: 'S-110' }

test('whoever comes from an old page is told what is there now, who did it and when', async () => {
  const set = (to: number) => ({ params, body: { players: [{ playerId: 2, hcIndex: { from: 5.8, to } }] } })
  await staff.call('setHandicaps', set(7.1), 'director')
  expect(await staff.refused('setHandicaps', set(6.2))).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    errors: [{ pointer: '/players/0/hcIndex', present: 7.1 }],
    theirs: { by: 'The director', at: '2026-05-01T09:00:00.000+00:00' },
  })
})

test('so it is with places, names, times and divisions', async () => {
  const wait = (minute: number) => world.setClock(`2026-05-01T09:0${minute}:00Z`)
  const theirs = { by: 'The director' }
  wait(1)
  await staff.call('arrangeTeeSheet', { params, body: { moves: [{ playerId: 6, from: null, to: 5021 }] } }, 'director')
  const move = { params, body: { moves: [{ playerId: 6, from: null, to: 5022 }] } }
  expect(await staff.refused('arrangeTeeSheet', move)).toMatchObject({
    errors: [{ pointer: '/moves/0/from', present: 5021 }],
    theirs: { ...theirs, at: '2026-05-01T09:01:00.000+00:00' },
  })
  wait(2)
  const hole = (from: number, to: number) => ({
    params,
    body: { change: [{ id: 5022, hole: { from, to } }] },
  })
  await staff.call('arrangeTeeSheet', hole(1, 10), 'director')
  expect(await staff.refused('arrangeTeeSheet', hole(1, 5))).toMatchObject({
    errors: [{ pointer: '/change/0/hole', present: 10 }],
    theirs,
  })
  const name = (to: string) => ({ params, body: { rename: [{ teamId: 3011, name: { from: 'Eagles', to } }] } })
  await staff.call('arrangeTeams', name('Falcons'), 'director')
  expect(await staff.refused('arrangeTeams', name('Hawks'))).toMatchObject({
    errors: [{ pointer: '/rename/0/name', present: 'Falcons' }],
    theirs,
  })
  const division = (memberIds: readonly number[]) => ({
    params,
    body: {
      boards: [
        {
          leaderboardId: 1021,
          from: [
            { flightId: 2021, memberIds: [1, 2] },
            { flightId: 2022, memberIds: [] },
          ],
          flights: [{ flightId: 2021, name: 'Low', memberIds: [...memberIds] }],
        },
      ],
    },
  })
  await staff.call('arrangeFlights', division([1]), 'director')
  expect(await staff.refused('arrangeFlights', division([2]))).toMatchObject({
    errors: [{ pointer: '/boards/0/from', present: [{ flightId: 2021, memberIds: [1] }] }],
    theirs,
  })
})

test('of a community it is said who set this field, and not another one since', async () => {
  const club = (body: object) => ({ params: { communityId: 1 }, body })
  world.setClock('2026-05-01T09:05:00Z')
  await staff.call('updateCommunity', club({ currency: 'EUR' }))
  world.setClock('2026-05-01T09:06:00Z')
  await staff.call('updateCommunity', club({ colour: '5c1f2e' }))
  expect(await staff.refused('updateCommunity', club({ currency: { from: null, to: 'GBP' } }))).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    errors: [{ pointer: '/currency', present: 'EUR' }],
    theirs: { by: 'The manager', at: '2026-05-01T09:05:00.000+00:00' },
  })
})

test('what a program changed has nobody to be named', async () => {
  await world.call('setPlayerHandicapIndex', { params: { ...params, playerId: 9 }, body: { hcIndex: 30 } })
  const body = { players: [{ playerId: 9, hcIndex: { from: 12, to: 13 } }] }
  const refused = await staff.refused('setHandicaps', { params, body })
  expect(refused).toMatchObject({ errors: [{ present: 30 }] })
  expect(refused).not.toHaveProperty('theirs')
})
