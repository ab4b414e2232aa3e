import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
const params = { eventId: 'S-110' }
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

const mark = (playerIds: readonly number[], posted: boolean) =>
  staff.call('markPosted', { params, query: {}, body: { playerIds: [...playerIds], posted } }, 'director')

/** What the list of the console and the interface say of the score of a player. */
async function postedOf(playerId: number) {
  const [{ scores }, [shown]] = await Promise.all([
    staff.call('listAdjustedGross', { params }),
    world.call('searchPlayerScores', { params, criteria: { playerIds: [playerId], holeScores: false } }),
  ])
  return [scores.find(one => one.playerId === playerId)?.posted, shown?.postedToWHS]
}

test('a posted score says by whom, a correction says that it changed, and it is posted anew', async () => {
  expect(await postedOf(2)).toEqual([undefined, false])
  expect(await mark([2], true)).toEqual({ playerIds: [2] })
  const posted = { at: '2026-05-01T09:00:00.000+00:00', by: 'The director' }
  expect(await postedOf(2)).toEqual([posted, true])
  expect(await mark([2], true)).toEqual({ playerIds: [] })
  world.setClock('2026-05-01T11:00:00Z')
  await staff.call('correctCard', {
    params: { ...params, cardId: 'P-2' },
    body: { holes: [5, ...Array(17).fill(4)], out: 37, in: 36, reason: 'A wrong hole' },
  })
  expect(await postedOf(2)).toEqual([{ ...posted, changedSince: true }, true])
  expect(await mark([2], true)).toEqual({ playerIds: [2] })
  expect(await postedOf(2)).toEqual([{ ...posted, at: '2026-05-01T11:00:00.000+00:00' }, true])
  expect(await mark([2], false)).toEqual({ playerIds: [2] })
  expect(await postedOf(2)).toEqual([undefined, false])
})

test('a mark that is taken back says again when and by whom the score was posted', async () => {
  await mark([2], true)
  const before = await postedOf(2)
  await staff.call('markPosted', { params, query: {}, body: { playerIds: [2], posted: false } })
  const { entries } = await staff.call('listEventLog', { params })
  expect(entries[0]?.kind).toBe('card.notPosted')
  await staff.call('undo', { params, body: { steps: [entries[0]?.step ?? ''] } })
  expect(await postedOf(2)).toEqual(before)
})
