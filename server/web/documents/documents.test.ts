import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedDocuments } from '../../../contract/documents/extensions.ts'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
let staff: StaffCalls
beforeAll(async () => {
  world = await startWorld()
  staff = staffCalls(world)
  await world.rows(
    'insert into tee_pairing_player values (1, 110, 2, 5021, 110), (1, 110, 3, 5022, 110), (1, 110, 6, 5022, 110)',
  )
})
afterAll(() => world.close())

const params = { eventId: 'S-110' }

async function stateOf(document: string) {
  const { documents } = await staff.call('listDocuments', { params })
  const found = documents.find(one => one.document === document)
  if (!found) throw new Error(`There is no document ${document}.`)
  return found
}

async function print(document: 'scorecards' | 'cartSigns' | 'alphabeticalList' | 'contestSheets' | 'poster') {
  const { pages } = await stateOf(document)
  const body = { pages: pages.map(({ page, version }) => ({ page, version })) }
  return staff.call('markPrinted', { params: { ...params, document }, body }, 'director')
}

test('before anything was printed no paper is stale', async () => {
  const { documents } = await staff.call('listDocuments', { params })
  expect(documents.map(({ document }) => document)).toEqual([...printedDocuments])
  expect(new Set(documents.map(({ state }) => state))).toEqual(new Set(['never']))
  expect((await stateOf('scorecards')).pages.map(({ label }) => label)).toEqual(['09:00 1', '09:10 1'])
})

test('documents are called and printed in the language that is asked for', async () => {
  const { documents } = await staff.call('listDocuments', { params, query: { language: 'pt' } })
  expect(documents.find(({ document }) => document === 'scorecards')?.name).toBe('Cartões')
  const tags = ['?language=pt', '?language=en', ''].map(async query => {
    const headers = { authorization: `Bearer ${world.token('club')}` }
    const answer = await world.app.inject({ url: `/v1/events/S-110/documents/poster${query}`, headers })
    return answer.headers.etag
  })
  const [portuguese, english, usual] = await Promise.all(tags)
  expect(portuguese).toMatch(/-pt"$/)
  expect([usual, english === portuguese]).toEqual([english, false])
})

test('a moved player makes the cards of both groups stale, and no other page', async () => {
  for (const document of ['scorecards', 'cartSigns', 'alphabeticalList', 'contestSheets', 'poster'] as const)
    await print(document)
  expect(await stateOf('scorecards')).toMatchObject({ state: 'current', stale: 0, printedBy: 'The director' })
  await staff.call('assignPlayerToTeePairing', { params: { eventId: 'S-110', teePairingId: 5021, playerId: 3 } })
  const { state, stale, pages } = await stateOf('scorecards')
  expect([state, stale, pages.map(page => page.state)]).toEqual(['stale', 2, ['stale', 'stale']])
  expect((await stateOf('alphabeticalList')).state).toBe('stale')
  expect((await stateOf('poster')).state).toBe('current')
  expect((await stateOf('contestSheets')).state).toBe('current')
  await staff.call('assignPlayerToTeePairing', { params: { eventId: 'S-110', teePairingId: 5022, playerId: 3 } })
  expect((await stateOf('scorecards')).state).toBe('current')
})

test('a handicap makes the card of one group stale; the round that starts makes none', async () => {
  await world.rows("update event set state = 'in progress' where event_id = 110")
  expect((await stateOf('scorecards')).state).toBe('current')
  expect((await stateOf('alphabeticalList')).state).toBe('current')
  await staff.call('setPlayerHandicapIndex', {
    params: { eventId: 'S-110', playerId: 6 },
    body: { hcIndex: 30.1 },
  })
  const { pages } = await stateOf('scorecards')
  expect(pages.map(page => page.state)).toEqual(['current', 'stale'])
  const { rules } = await staff.call('checkReadiness', { params })
  const papers = rules.find(({ rule }) => rule === 'papers')?.findings.map(({ text }) => text) ?? []
  expect(papers[0]).toBe('Alphabetical list: printed before a change.')
  expect(papers).toContain('Scorecards: 09:10 1 was printed before a change.')
  await print('scorecards')
  expect((await stateOf('scorecards')).state).toBe('current')
})

test('a group that is gone is named, as it was called on its paper', async () => {
  await world.rows('delete from tee_pairing where tee_pairing_id = 5022')
  expect(await stateOf('scorecards')).toMatchObject({ state: 'stale', gone: ['09:10 1A'] })
})

test('some pages are printed alone: of groups, and of the groups of players', async () => {
  await world.rows(
    `insert into tee_pairing (community_id, tee_pairing_id, event_id, course_id, tee_time, tee_hole, tee_group)
      values (1, 5023, 110, 1, '2026-06-10T08:20:00Z', 1, 'A')`,
  )
  await world.rows('insert into tee_pairing_player values (1, 110, 6, 5023, 110)')
  const document = 'scorecards' as const
  const sizeOf = async (query: { teePairingIds?: number[]; playerIds?: number[] }) => {
    const { payload } = await world.app.inject({
      method: 'GET',
      url: `/console/api/events/S-110/documents/${document}/pages?${Object.entries(query)
        .map(([key, ids]) => `${key}=${ids.join(',')}`)
        .join('&')}`,
      headers: world.browser('manager'),
    })
    return (payload.match(/\/Type \/Page\b/g) ?? []).length
  }
  expect(await sizeOf({})).toBe(2)
  expect(await sizeOf({ teePairingIds: [5023] })).toBe(1)
  expect(await sizeOf({ playerIds: [6] })).toBe(1)
  expect(await sizeOf({ teePairingIds: [5021], playerIds: [6] })).toBe(2)
})

test('settings are tried on without being saved, and refused where they do not fit', async () => {
  const tried = {
    params: { ...params, document: 'teeSheet' as const },
    query: { settings: '{"header":"Bring your own lunch"}' },
  }
  expect(await staff.call('previewDocument', tried)).toMatch(/^%PDF/)
  expect(await world.rows('select settings from event where event_id = 110')).toEqual([{ settings: {} }])
  const wrong = { ...tried, query: { settings: '{"columns":["shoeSize"]}' } }
  expect((await staff.refused('previewDocument', wrong)).errors?.[0]?.pointer).toBe('/settings/columns/0')
})
