/** A number that people see in two places is the same in both. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordCards } from './playedEvent.ts'
import { type StaffCalls, staffCalls } from './staffCalls.ts'
import { startWorld, type World } from './world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  // Somebody is in the club and in a group, one more waits for a place, and a round is being played.
  for (const playerId of [1, 2, 3])
    await world.call('addPlayerToCommunity', { params: { playerId, communityId: 2 }, body: { member: true } })
  await world.call('setEventState', { params: { eventId: 'S-110' }, body: { state: 'in progress' } })
  await recordCards(world, 'S-110', [
    { playerId: 1, strokes: Array(18).fill(4) },
    { playerId: 3, strokes: [5, ...Array(17).fill(null)] },
  ])
})
afterAll(() => world.close())

const club = { communityId: 1 }
const home = async () => staff.call('getDashboard', { params: club, query: {} })
const numbers = async () => staff.call('getClubNumbers', { params: club, query: {} })
const members = async (query: object = {}) =>
  (await staff.call('listMembers', { params: club, query: { groups: true, ...query } })).total

describe('people and events of a club', () => {
  test.each([
    ['players', async () => [(await home()).counts.players, (await numbers()).people.players, await members()]],
    [
      'members',
      async () => [(await home()).counts.members, (await numbers()).people.members, await members({ member: true })],
    ],
    ['events of the year', async () => [(await home()).counts.events, (await numbers()).events]],
    ['who has played', async () => [(await numbers()).people.played, await members({ seen: 'played' })]],
    ['new faces', async () => [(await numbers()).people.newFaces, await members({ seen: 'newFaces' })]],
    ['not seen', async () => [(await numbers()).people.notSeen, await members({ seen: 'notSeen' })]],
    ['never played', async () => [(await numbers()).people.neverPlayed, await members({ seen: 'neverPlayed' })]],
    ['juniors', async () => [(await numbers()).people.juniors, await members({ juniors: true })]],
    ['in several groups', async () => [(await numbers()).people.inSeveral, await members({ several: true })]],
    ['of one name', async () => [(await numbers()).people.sameName, await members({ sameName: true })]],
    [
      'registrations of the year',
      async () => {
        const { registered, months, groups, events, rounds } = await numbers()
        const listed = await staff.call('listClubEvents', { params: club, query: {} })
        const sum = (of: (one: (typeof listed.events)[number]) => number) =>
          listed.events.reduce((all, one) => all + of(one), 0)
        expect([months, groups].map(list => list.reduce((all, one) => all + one.events, 0))).toEqual([events, events])
        expect([months, groups].map(list => list.reduce((all, one) => all + one.rounds, 0))).toEqual([rounds, rounds])
        expect([listed.events.length, sum(one => one.rounds)]).toEqual([events, rounds])
        return [registered, sum(one => one.registered)]
      },
    ],
  ])('%s', async (_, read) => {
    const [first, ...others] = await read()
    for (const other of others) expect(other).toBe(first)
  })
})

describe.each(['S-110', 'M-100', 'S-120'])('of %s', eventId => {
  const params = { eventId }
  const roundOf = async () => {
    const { event, rounds } = await staff.call('getEventSetup', { params })
    return rounds[0]?.eventId ?? event.eventId
  }
  test.each([
    [
      'players',
      async () => {
        const setup = await staff.call('getEventSetup', { params })
        const lines = await home()
        const line = [...lines.today, ...lines.next].find(one => one.eventId === eventId)
        const field = await staff.call('listRegistrations', { params })
        const listed = (await staff.call('listClubEvents', { params: club, query: {} })).events.find(
          one => one.eventId === eventId,
        )
        return [
          setup.counts.registered,
          field.players.length,
          (await world.call('listEventPlayers', { params })).length,
          ...(line ? [line.registered] : []),
          ...(listed ? [listed.registered] : []),
        ]
      },
    ],
    [
      'who waits',
      async () => {
        const setup = await staff.call('getEventSetup', { params })
        const { waiting } = await staff.call('listRegistrations', { params })
        return [setup.counts.waiting, waiting.filter(one => one.state === 'waiting' || one.state === 'offered').length]
      },
    ],
    [
      'cards with a score',
      async () => {
        const setup = await staff.call('getEventSetup', { params })
        const roundId = await roundOf()
        const part = [setup.event, ...setup.rounds].find(one => one.eventId === roundId)
        const { cards } = await staff.call('listCards', { params: { eventId: roundId } })
        const scored = cards.filter(({ strokes }) => strokes.some(value => value !== null)).length
        return [part?.counts.cards ?? 0, scored]
      },
    ],
    [
      'flights and who is in none',
      async () => {
        const setup = await staff.call('getEventSetup', { params })
        const details = await Promise.all(
          setup.leaderboards
            .filter(one => one.eventId === eventId)
            .map(({ leaderboardId }) => staff.call('getLeaderboard', { params: { eventId, leaderboardId } })),
        )
        const { rules } = await staff.call('checkReadiness', { params })
        const missing = rules.find(({ rule }) => rule === 'everybodyInAFlight')?.findings ?? []
        const here = missing.filter(one => details.some(({ leaderboardId }) => leaderboardId === one.leaderboardId))
        return [
          details.reduce((all, one) => all + one.unassigned, 0),
          here.reduce((all, one) => all + (one.playerIds ?? one.teamIds ?? []).length, 0),
        ]
      },
    ],
    [
      'groups and differing cards of the day',
      async () => {
        const line = (await home()).today.find(one => one.eventId === eventId)
        if (!line?.round) return [0, 0]
        const sheet = await staff.call('getTeeSheet', { params: { eventId: line.round.eventId } })
        const { cards } = await staff.call('listCards', { params: { eventId: line.round.eventId } })
        expect(line.round.differing).toBe(cards.filter(({ conflicts }) => conflicts.length > 0).length)
        return [line.round.groups, sheet.teePairings.length]
      },
    ],
  ])('%s', async (_, read) => {
    const [first, ...others] = await read()
    for (const other of others) expect(other).toBe(first)
  })
})
