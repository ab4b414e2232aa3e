/** Every list of an event shows a player by the same nickname. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  await world.call('assignPlayerToFlight', { params: { eventId, flightId: 2021, playerId } })
})
afterAll(() => world.close())

const eventId = 'S-110'
/** In a flight, a team and a tee pairing. */
const playerId = 1

/** The nickname in each list that has the player. */
async function nicknamesInLists() {
  const params = { eventId }
  const lists: Readonly<Record<string, unknown>> = {
    players: await world.call('listEventPlayers', { params }),
    flight: await world.call('assignPlayerToFlight', { params: { eventId, flightId: 2021, playerId } }),
    teams: await world.call('listTeams', { params }),
    teePairings: await world.call('listTeePairings', { params }),
    scores: await world.call('searchPlayerScores', { params }),
    standings: await world.call('getStandings', { params: { eventId, leaderboardId: 1021 } }),
    registrations: await staff.call('listRegistrations', { params }),
    checkIns: await staff.call('listCheckIns', { params }),
  }
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, handlesIn(list)]))
}

/** The nicknames of the player anywhere in an answer. */
function handlesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'playerId' in value && value.playerId === playerId ? ['handle' in value ? value.handle : null] : []
  return [...new Set([...own, ...Object.values(value).flatMap(handlesIn)])]
}

test('the nickname given for an event goes before that of the club', async () => {
  const everywhere = async (nickname: string | null) => {
    const lists = await nicknamesInLists()
    expect(lists).toEqual(Object.fromEntries(Object.keys(lists).map(name => [name, [nickname]])))
  }
  await everywhere(null)
  await world.call('updatePlayerHandle', { params: { playerId, communityId: 1 }, body: { handle: 'Nana' } })
  await everywhere('Nana')
  await staff.call('updateRegistration', { params: { eventId, playerId }, body: { handle: 'Captain' } })
  await everywhere('Captain')
})
