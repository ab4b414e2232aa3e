import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { entry, results, start } from '../../../test/testCards.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  await start(world)
})
afterAll(() => world.close())

const list = (eventId: string) => staff.call('listCards', { params: { eventId } }, 'viewer')
const cardOf = async (cardId: string) => (await list('S-110')).cards.find(one => one.cardId === cardId)

test('group by group in the order of the tee sheet, those without a tee time last', async () => {
  await world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [
      { teePairingId: 5022, playerIds: [6] },
      { teePairingId: 5021, playerIds: [1, 3] },
    ],
  })
  const { holes, tees, cards } = await list('S-110')
  expect(holes).toBe(18)
  expect(cards.map(({ cardId, teePairingId, hole, group }) => [cardId, teePairingId, `${hole}${group}`])).toEqual([
    ['P-3', 5021, '1A'],
    ['P-1', 5021, '1A'],
    ['P-6', 5022, '1A'],
    ['P-2', undefined, 'undefinedundefined'],
    ['P-9', undefined, 'undefinedundefined'],
  ])
  expect(new Set(cards.map(({ teeId }) => teeId))).toEqual(new Set(tees.map(({ teeId }) => teeId)))
  expect(tees[0]?.pars).toHaveLength(18)
  expect(cards[0]).toMatchObject({ name: 'Carla Dias', lastName: 'Dias' })
})

test('a card that nobody has begun has version 0; another says what counts and where scorers differ', async () => {
  expect(await cardOf('P-3')).toMatchObject({ status: 'OPEN', version: 0, strokes: [], conflicts: [], signedBy: [] })
  expect(await cardOf('P-2')).toMatchObject({ version: 18, strokes: Array(18).fill(4) })
  expect(await results(world, [entry(), entry({ scorer: 3, strokes: 6 }), entry({ hole: 2, pickedUp: true })])).toEqual(
    ['accepted', 'accepted', 'accepted'],
  )
  const card = await cardOf('P-3')
  expect(card).toMatchObject({ version: 3, conflicts: [1] })
  expect(card?.strokes[1]).toBe(0)
  expect(card?.updatedDt).toBeDefined()
})

test('a signed card says who signed, and one of an official round is official', async () => {
  const params = { eventId: 'S-110', cardId: 'P-2' }
  await staff.call('signCard', { params, body: { scorer: 'committee' } }, 'scorer')
  expect(await cardOf('P-2')).toMatchObject({ status: 'SIGNED', signedBy: ['committee'] })
  const winter = (await list('S-130')).cards
  expect(winter.map(({ cardId, status }) => [cardId, status])).toEqual([
    ['P-1', 'OFFICIAL'],
    ['P-2', 'OPEN'],
  ])
})

test('teams with one ball have one card each', async () => {
  const { cards } = await list('S-140')
  expect(cards.map(({ cardId, name, teamId }) => [cardId, name, teamId])).toEqual([
    ['T-3021', 'Scramblers', 3021],
    ['T-3022', 'Ramblers', 3022],
  ])
})
