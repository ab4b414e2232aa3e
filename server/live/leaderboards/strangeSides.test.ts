import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterAll(() => world.close())

const medal = { eventId: 'S-110', leaderboardId: 1021 }
const stranger = 7

/** Each setting that names sides, with one who does not play. */
const settings = {
  winners: [{ contest: 'Nearest the pin', hole: 3, side: stranger }],
  playOff: [{ side: stranger, order: 1 }],
  matches: [{ a: 1, b: stranger }],
  amateurs: [stranger],
  wheel: [stranger],
  cupTeams: [{ name: 'Home', sides: [stranger] }],
}

const change = (params: typeof medal, given: object) => ({
  params,
  query: {},
  body: { settings: given, reason: 'Test' } as never,
})

test.each(Object.entries(settings))(
  '%s with somebody who is not in the event is refused in its place',
  async (name, given) => {
    const { code, errors = [] } = await staff.refused('updateLeaderboard', change(medal, { [name]: given }))
    expect([code, errors.length]).toEqual(['VALIDATION', 1])
    expect(errors[0]).toMatchObject({ message: 'is not a player of this event' })
    expect(errors[0]?.pointer).toMatch(new RegExp(`^/settings/${name}/0`))
    const body = { name: 'Another', format: 'strokePlay', settings: { [name]: given } } as never
    const made = await staff.refused('createLeaderboard', { params: { eventId: medal.eventId }, body })
    expect(made.errors).toEqual(errors)
  },
)

test('a team of the event is a side of its boards, and a player of it is none', async () => {
  const board = { eventId: 'S-140', leaderboardId: 1051 }
  await staff.call('updateLeaderboard', change(board, { amateurs: [3021] }))
  const { errors } = await staff.refused('updateLeaderboard', change(board, { amateurs: [3021, 1] }))
  expect(errors).toMatchObject([{ pointer: '/settings/amateurs/1', message: 'is not a team of this event' }])
})

test('whoever was named and has left stays named while another is added', async () => {
  const won = (side: number) => ({ contest: `Of ${side}`, side })
  await staff.call('updateLeaderboard', change(medal, { winners: [won(1)] }))
  await world.rows(
    `update leaderboard set settings = jsonb_set(settings, '{winners,0,side}', '7') where leaderboard_id = 1021`,
  )
  await staff.call('updateLeaderboard', change(medal, { winners: [won(stranger), won(2)] }))
  const { settings: kept } = await staff.call('getLeaderboard', { params: medal })
  expect(kept.winners?.map(({ side }) => side)).toEqual([7, 2])
})
