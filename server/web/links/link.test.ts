import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OperationId } from '../../../contract/all.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { type LinkParts, verifyLink } from './link.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

type Link = { readonly url: string; readonly audience: string; readonly playerId?: number }

function link(id: Extract<OperationId, `get${string}Link`>, eventId: string, playerId?: number): Promise<Link> {
  return world.call(id as 'getPlayerScoringLink', {
    params: { eventId, ...(playerId !== undefined && { playerId }) } as never,
  })
}

function partsOf({ url, playerId }: Link): LinkParts {
  const [, , event = '', purpose = '', ...rest] = new URL(url).pathname.split('/')
  return {
    event,
    purpose: purpose as LinkParts['purpose'],
    token: rest.at(-1) ?? '',
    ...(playerId !== undefined && { playerId }),
  }
}

const opens = async (parts: LinkParts) => (await verifyLink(world.service, parts)) !== undefined

function allLinks(): Promise<readonly Link[]> {
  const general = [
    'getFlightsLink',
    'getPlayersLink',
    'getResultsLink',
    'getTeamsLink',
    'getTeeSheetLink',
    'getScoringLink',
  ] as const
  return Promise.all([
    ...general.flatMap(id => ['S-110', 'M-100', 'S-101'].map(eventId => link(id, eventId))),
    link('getPublicRegistrationLink', 'S-110'),
    ...[1, 2, 9].map(playerId => link('getPlayerScoringLink', 'S-110', playerId)),
    ...[1, 2].map(playerId => link('getPlayerRegistrationLink', 'S-110', playerId)),
    link('getPlayerRegistrationLink', 'M-100', 1),
  ])
}

test('a link is an address with a token of 256 bits, the same at every call', async () => {
  const first = await link('getResultsLink', 'S-110')
  expect(first).toEqual({
    url: expect.stringMatching(/^http:\/\/test\.local\/e\/S-110\/results\/[\w-]{43}$/),
    audience: 'ANYONE',
  })
  expect(await link('getResultsLink', 'S-110')).toEqual(first)
  expect(await link('getPlayerScoringLink', 'S-110', 2)).toEqual({
    url: expect.stringMatching(/^http:\/\/test\.local\/p\/S-110\/scoring\/2\/[\w-]{43}$/),
    audience: 'PLAYER',
    playerId: 2,
  })
})

test('every link opens what it is for and nothing else', async () => {
  const links = (await allLinks()).map(partsOf)
  expect(new Set(links.map(({ token }) => token)).size).toBe(links.length)
  for (const place of links) {
    for (const { token } of links) expect(await opens({ ...place, token })).toBe(token === place.token)
  }
})

test('a token that is cut, longer, changed or empty opens nothing', async () => {
  const right = partsOf(await link('getResultsLink', 'S-110'))
  const last = right.token.at(-1) ?? ''
  // The last of 43 characters carries two bits that no byte uses: another character of the same bytes is another token.
  const alike = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter(one => one !== last)
  const wrong = [
    '',
    right.token.slice(0, -1),
    `${right.token}A`,
    `${right.token}=`,
    ...alike.map(one => right.token.slice(0, -1) + one),
  ]
  for (const token of wrong) expect(await opens({ ...right, token })).toBe(false)
  expect(await opens({ ...right, event: 'M-110' })).toBe(false)
  expect(await opens({ ...right, event: 'S-999999' })).toBe(false)
})

test('regenerating ends the old link at once and leaves all others', async () => {
  const before = await allLinks()
  await world.rows(
    `insert into web_link (community_id, event_id, purpose, player_id, generation) values (1, 110, 'scoring', 2, 2)`,
  )
  const after = await allLinks()
  const changed = before.filter((old, index) => old.url !== after[index]?.url)
  expect(changed.map(({ playerId }) => playerId)).toEqual([2])
  for (const [index, old] of before.entries()) expect(await opens(partsOf(old))).toBe(old.url === after[index]?.url)
  for (const fresh of after) expect(await opens(partsOf(fresh))).toBe(true)
  await world.rows('update web_link set generation = 3')
  expect(await opens(partsOf(after[before.indexOf(changed[0] as Link)] as Link))).toBe(false)
})

test('nothing in the database makes a link: the same rows under another secret open none, and no row holds a part of one', async () => {
  const links = await allLinks()
  const other = await startWorld({ SECRET: 'another secret of tests, long enough to be one' })
  try {
    for (const one of links.filter(({ playerId }) => playerId !== 2)) {
      expect(await verifyLink(other.service, partsOf(one))).toBeUndefined()
    }
    const { url } = await other.call('getResultsLink', { params: { eventId: 'S-110' } })
    expect(links.map(one => one.url)).not.toContain(url)
  } finally {
    await other.close()
  }
  const tables = await world.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of tables) {
    const stored = JSON.stringify(await world.rows(`select * from ${name}`))
    for (const one of links) expect(stored, name).not.toContain(partsOf(one).token)
    expect(stored, name).not.toContain(world.service.secrets.linkKey.toString('hex'))
  }
})

test('registration links of a round are those of its multi-round event, the type is asked there', async () => {
  expect((await link('getPlayerRegistrationLink', 'S-101', 7)).url).toBe(
    (await link('getPlayerRegistrationLink', 'M-100', 7)).url,
  )
  expect(await world.refusal('getPublicRegistrationLink', { params: { eventId: 'S-101' } })).toBe('REGISTRATION_TYPE')
  await world.rows(`update event set registration_type = 'Online Questionnaire' where event_id = 100`)
  expect((await link('getPublicRegistrationLink', 'S-101')).url).toContain('/e/M-100/registration/')
})

test('a registration link is for players of the community, registered or not, of a club also for those of its sub communities', async () => {
  expect(await link('getPlayerRegistrationLink', 'S-110', 4)).toMatchObject({ playerId: 4 })
  const refusal = (eventId: string, playerId: number) =>
    world.refusal('getPlayerRegistrationLink', { params: { eventId, playerId } })
  expect(await refusal('S-110', 9)).toBe('PLAYER_HAS_NO_MEMBERSHIP')
  expect(await refusal('S-110', 999)).toBe('UNAUTHORIZED')
})
