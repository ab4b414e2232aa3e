/** The scoring table with a link: cards are entered, corrected and signed for the committee, and nothing else is done or seen. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HelperCalls, helperCalls } from '../../../test/helperCalls.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { entry, start } from '../../../test/testCards.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let table: HelperCalls
beforeAll(async () => {
  world = await startWorld()
  await start(world)
  table = await helperCalls(world, 'S-110', 'cards', 'Table 1')
})
afterAll(() => world.close())

const params = { eventId: 'S-110', cardId: 'P-3' }
const fours = Array<number>(18).fill(4)

test('a difference is resolved for the committee with the reason and the name of the table, and the card is signed', async () => {
  await world.call('recordScores', {
    params: { eventId: 'S-110' },
    body: [entry({ hole: 1, strokes: 5 }), entry({ hole: 1, strokes: 4, scorer: 3, device: 'phone-3' })],
  })
  const before = (await table.call('listCards', { params: { eventId: 'S-110' } })).cards
  expect(before.find(({ cardId }) => cardId === 'P-3')?.conflicts).toEqual([1])
  await table.call('correctCard', { params, query: {}, body: { holes: fours, reason: 'Both agree on 4' } })
  const signed = await table.call('signCard', { params, body: { scorer: 'committee' } })
  expect(signed).toMatchObject({ status: 'SIGNED', signedBy: ['committee'] })
  const log = await world.call('getCardHistory', { params })
  expect(log.find(({ reason }) => reason === 'Both agree on 4')).toMatchObject({
    as: 'committee',
    recordedBy: `staffLink:${table.staffLinkId}`,
  })
  expect((await table.call('unsignCard', { params, body: { reason: 'Too early' } })).status).toBe('OPEN')
})

test('it signs for no player, rules on no card, and sees neither contacts nor money', async () => {
  expect((await table.call('signCard', { params, body: { scorer: 3 } })).code).toBe('UNAUTHORIZED')
  for (const id of ['setCardStatus', 'withdrawPlayer', 'addPenalty', 'setEventState', 'undo', 'recordNotes'] as const)
    expect([id, (await table.call(id, { params, body: {} } as never)).code]).toEqual([id, 'TOKEN_INVALID'])
  for (const id of ['listEventPlayers', 'listRegistrations', 'getSettlement', 'listCheckIns'] as const)
    expect([id, (await table.call(id, { params } as never)).code]).toEqual([id, 'TOKEN_INVALID'])
})

test('what follows of a correction says where people stand, and not what they win', async () => {
  await world.rows(`
    update leaderboard set settings = '{"format":{"score":"gross"},"payouts":{"addedCents":25000,"table":{"cents":[12000,8000]}}}'
      where leaderboard_id = 1021;
    delete from flight_player where leaderboard_id = 1021; delete from flight where leaderboard_id = 1021;
    update event set state = 'completed' where event_id = 110`)
  await world.call('correctCard', {
    params: { ...params, cardId: 'P-1' },
    body: { holes: fours, reason: 'Paper card' },
  })
  const input = { params, query: { preview: true }, body: { holes: fours.with(0, 2), reason: 'Eagle' } }
  const asStaff = JSON.stringify(await staffCalls(world).call('correctCard', input as never, 'director'))
  const asHelper = JSON.stringify(await table.call('correctCard', input))
  expect(asStaff).toMatch(/"payoutCents":[1-9]/)
  expect(asHelper).toContain('"payoutCents":null')
  expect(asHelper).not.toMatch(/"payoutCents":\d/)
})
