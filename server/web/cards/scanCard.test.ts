/** Codes of a phone without a network, read at the scoring table: taken once, as the phone's own, and only as the phone made them. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCardCode } from '../../../contract/site/cardCode.ts'
import { type HelperCalls, helperCalls } from '../../../test/helperCalls.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { cardCodes } from '../../../test/testCardCode.ts'
import { start } from '../../../test/testCards.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let table: HelperCalls
beforeAll(async () => {
  world = await startWorld()
  await start(world)
  await world.call('assignPlayersToTeePairings', {
    params: { eventId: 'S-110' },
    body: [{ teePairingId: 5021, playerIds: [1, 3] }],
  })
  table = await helperCalls(world, 'S-110', 'cards', 'Table 1')
})
afterAll(() => world.close())

let sequence = 0
const tap = (cardId: string, hole: number, value: number | null) => {
  sequence += 1
  const tappedAt = `2026-06-10T10:00:${String(sequence).padStart(2, '0')}.123Z`
  return { entryId: randomUUID(), cardId, hole, value, device: 'phone-1', deviceSequence: sequence, tappedAt }
}
type Scanned = {
  readonly entries?: readonly { readonly result: string; readonly code?: string }[]
  readonly code?: string
  readonly detail?: string
}
const scan = (code: string | undefined): Promise<Scanned> =>
  table.call('scanCard', { params: { eventId: 'S-110' }, body: { code: code ?? '' } }) as Promise<Scanned>
const results = ({ entries = [] }: Scanned) => entries.map(({ result, code }) => code ?? result)

test('what a phone shows is read as it was tapped, in codes that a camera can read', () => {
  const taps = Array.from({ length: 27 }, (_, at) => tap('P-3', (at % 18) + 1, at % 5 === 0 ? null : at % 9))
  const codes = cardCodes(1, taps)
  expect(codes).toHaveLength(3)
  expect(Math.max(...codes.map(({ length }) => length))).toBeLessThan(850)
  const read = codes.map(code => readCardCode(code)?.code)
  expect(read.flatMap(one => one?.taps ?? [])).toEqual(taps)
  expect(read.map(one => [one?.part, one?.parts])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
})

test('scanned scores count as those of the phone, the log names the table, and the phone adds nothing when it sends them', async () => {
  const taps = [tap('P-1', 1, 4), tap('P-3', 1, 5), tap('P-3', 2, 0), tap('P-2', 1, 4)]
  const [code] = cardCodes(1, taps)
  expect(results(await scan(code))).toEqual(['accepted', 'accepted', 'accepted', 'NOT_IN_GROUP'])
  expect(results(await scan(code))).toEqual(['duplicate', 'duplicate', 'duplicate', 'NOT_IN_GROUP'])
  const { url } = await world.call('getPlayerScoringLink', { params: { eventId: 'S-110', playerId: 1 } })
  const sent = await world.app.inject({
    method: 'POST',
    url: '/scorecard/taps',
    headers: { 'scoring-link': `S-110/1/${url.split('/').at(-1)}` },
    payload: { scorer: 1, roundId: 'S-110', taps: taps.slice(0, 3) },
  })
  expect(sent.json().map(({ result }: { result: string }) => result)).toEqual(Array(3).fill('duplicate'))
  const log = await world.call('getCardHistory', { params: { eventId: 'S-110', cardId: 'P-3' } })
  expect(log.map(({ scorer, as, recordedBy, after }) => [scorer, as, recordedBy, after])).toEqual([
    [1, 'marker', `staffLink:${table.staffLinkId}`, 5],
    [1, 'marker', `staffLink:${table.staffLinkId}`, 0],
  ])
})

test('a code that was changed or made by hand, one of another round, and any other text are refused beside the field', async () => {
  const [code = ''] = cardCodes(1, [tap('P-3', 3, 4)])
  const before = (await world.rows('select entry_id from score_entry')).length
  for (const wrong of [
    code.replace(',3,4,', ',3,3,'),
    code.slice(0, -1),
    `${code}x`,
    code.replace('S-110/1"', 'S-110/3"'),
  ])
    expect((await scan(wrong)).detail).toContain('is not what the phone showed')
  expect((await scan(cardCodes(1, [tap('P-3', 3, 4)], 'S-130')[0])).detail).toContain('belongs to another round')
  for (const wrong of [
    'https://example.com',
    '~',
    '["CM1"]~x',
    '["CM1",1,2,3,4,5,6,7,[null]]~x',
    code.replace('CM1', 'CM2'),
  ])
    expect((await scan(wrong)).detail).toContain('is not the code of a scorecard')
  expect(await world.rows('select entry_id from score_entry')).toHaveLength(before)
})

test('the code of a link that has ended is refused, and so is who may only look', async () => {
  const [code = ''] = cardCodes(3, [tap('P-3', 4, 4)])
  const scanning = { params: { eventId: 'S-110' }, body: { code } }
  expect((await staffCalls(world).refused('scanCard', scanning, 'viewer')).code).toBe('ROLE_REQUIRED')
  await world.rows(
    `insert into web_link (community_id, event_id, purpose, player_id, generation) values (1, 110, 'scoring', 3, 2)`,
  )
  expect((await scan(code)).detail).toContain('its scoring link has ended')
})
