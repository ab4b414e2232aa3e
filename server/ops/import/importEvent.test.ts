import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { connect, type Database } from '../../kernel/database/connect.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { loadSampleData } from '../sample/loadSampleData.ts'
import { importEvent } from './importEvent.ts'
import { ImportProblem } from './importProblem.ts'

const docs = join(import.meta.dirname, '../../../docs')
const origin = { actor: 'operator', now: Temporal.Instant.from('2026-09-13T10:00:00Z') }
let clone: TestDatabase
let database: Database
beforeAll(async () => {
  clone = await cloneDatabase()
  await loadSampleData(clone.url, Temporal.Instant.from('2026-05-03T14:07:09Z'))
  database = connect({ url: clone.url, poolSize: 1, onError: () => undefined, asOwner: true })
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

const rows = (sql: string) => withClient(clone.url, async client => (await client.query(sql)).rows)
const count = async () =>
  (
    await rows(
      'select (select count(*) from event) + (select count(*) from player) + (select count(*) from membership) as n',
    )
  )[0].n

// biome-ignore lint/suspicious/noExplicitAny: the tests damage the file in ways that its type forbids
type Loose = any
const example = (): Loose => JSON.parse(readFileSync(join(docs, 'event-file.example.json'), 'utf8'))

const single = (more: object = {}): Loose => ({
  communityId: 101,
  name: 'Test',
  startDate: '2026-10-24',
  endDate: '2026-10-25',
  timeZone: 'Europe/Lisbon',
  courseIds: [14],
  players: [{ key: 'a', playerId: 3001 }],
  ...more,
})

async function problems(file: unknown): Promise<string[]> {
  const before = await count()
  try {
    await database.write('everything', tx => importEvent(tx, file, origin))
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error
    expect(await count()).toBe(before)
    return error.problems.map(({ pointer, message }) => `${pointer}: ${message}`)
  }
  return []
}

test('the example of the documentation is imported with everything below it', async () => {
  const { code, output, errors } = await tryCommand(clone.url, ['event', 'import', 'docs/event-file.example.json'])
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output.split('\n')).toEqual([
    'Imported M-5216 with rounds S-5217, S-5218: 4 players, 5 cards.',
    'Warning: Net over two rounds, Pairs, Saturday Stableford: Cai Prosser has no handicap and counts as 0. Set an index or a handicap.',
  ])
  expect(
    await rows('select event_id, kind, parent_event_id as parent, state from event where event_id > 5215 order by 1'),
  ).toEqual([
    { event_id: 5216, kind: 'M', parent: null, state: 'in progress' },
    { event_id: 5217, kind: 'R', parent: 5216, state: 'completed' },
    { event_id: 5218, kind: 'R', parent: 5216, state: 'in progress' },
  ])
  expect((await tryCommand(clone.url, ['cards', 'rebuild', 'M-5216', '--check'])).code).toBe(0)
  const handicaps = await rows(`
    select p.first_name as who, tee_id as tee, h.hc_index_tenths as index, hc_course as course, hc_playing as playing, by_hand as "byHand", source, locked
    from player_handicap h join player p using (player_id) where event_id = 5216 order by 1`)
  expect(handicaps).toEqual([
    { who: 'Ana', tee: 120, index: 143, course: 17, playing: 16, byHand: false, source: 'PROVIDER', locked: false },
    { who: 'Ben', tee: 113, index: -12, course: -3, playing: -3, byHand: false, source: 'MANUAL', locked: false },
    { who: 'Cai', tee: 112, index: null, course: null, playing: null, byHand: false, source: 'NONE', locked: false },
    { who: 'Dora', tee: 120, index: null, course: 30, playing: 28, byHand: true, source: 'NONE', locked: true },
  ])
  expect(
    await rows(
      `select register, scorer ~ '^player:' as by_player, hole, value from score_entry where event_id = 5218 order by hole`,
    ),
  ).toEqual([
    { register: 'M', by_player: true, hole: 10, value: 5 },
    { register: 'M', by_player: true, hole: 11, value: 5 },
  ])
  expect(
    await rows(
      'select status, strokes[1:3] as first from card where event_id = 5217 and has_score order by strokes[1]',
    ),
  ).toEqual([
    { status: 'SIGNED', first: [0, 6, 7] },
    { status: 'SIGNED', first: [4, 4, 3] },
    { status: 'WD', first: [5, 5, null] },
    { status: 'SIGNED', first: [6, 4, 5] },
  ])
  expect(
    await rows(
      'select email, member from player join membership using (player_id) where community_id = 101 and player_id > 3207 order by 1',
    ),
  ).toEqual([
    { email: 'ana.quintela@example.com', member: true },
    { email: 'ben.hollis@example.com', member: false },
  ])
})

test('the schema that is committed is the one that the command prints', async () => {
  const { output } = await tryCommand(clone.url, ['event', 'import', '--schema'])
  expect(`${output}\n`).toBe(readFileSync(join(docs, 'event-file.schema.json'), 'utf8'))
})

test('a profile with the same address and name joins the community and keeps what it says', async () => {
  const before = await rows('select * from player where player_id = 3195')
  const { email, first_name: firstName, last_name: lastName, gender } = before[0]
  const file = single({
    players: [{ key: 'x', email: email.toUpperCase(), firstName, lastName, gender, hcIndex: 9.9, handle: 'X' }],
  })
  expect(await problems(file)).toEqual([])
  // Only that a second club has it now.
  expect(await rows('select * from player where player_id = 3195')).toEqual([{ ...before[0], shared: true }])
  expect(
    await rows('select community_id, handle, details_confirmed from membership where player_id = 3195 order by 1'),
  ).toEqual([
    { community_id: 101, handle: 'X', details_confirmed: false },
    { community_id: 105, handle: null, details_confirmed: true },
  ])
})

test('the number of statements does not grow with the file', async () => {
  const statements = async (players: number) => {
    let sent = 0
    await database
      .write('everything', async tx => {
        const counted = (one: never) => {
          sent += 1
          return tx.rows(one)
        }
        const counting = { ...tx, rows: counted as typeof tx.rows }
        const list = Array.from({ length: players }, (_, index) => ({
          key: `n${index}`,
          firstName: 'N',
          lastName: `Ame${index}`,
          gender: 'F',
        }))
        const strokes = Array(18).fill(4)
        const teams = [{ key: 't', name: 'T', players: list.map(({ key }) => key) }]
        await importEvent(
          counting,
          single({ players: list, teams, scores: list.map(({ key }) => ({ player: key, strokes })) }),
          origin,
        )
        throw new Error('undone')
      })
      .catch(error => expect(error.message).toBe('undone'))
    return sent
  }
  expect(await statements(80)).toBe(await statements(2))
})

const question = { id: 'lunch', text: 'Lunch?', kind: 'yesNo' }
const ana = { key: 'a', playerId: 3001 }
const pairing = { teeTime: '2026-10-24T09:00:00+01:00', players: ['a'] }

test.each<[string, unknown, string]>([
  ['no object', [], ': must be an object'],
  ['an unknown field', single({ colour: 'red' }), '/colour: is not known here'],
  ['a missing field', { ...single(), timeZone: undefined, name: undefined }, '/name: is required'],
  ['a wrong type', single({ communityId: '101' }), '/communityId: must be a whole number'],
  ['a date that does not exist', single({ startDate: '2026-02-30' }), '/startDate: must be a date that exists'],
  ['an end before the start', single({ endDate: '2026-10-01' }), '/endDate: is before the start'],
  ['an unknown time zone', single({ timeZone: 'Europe/Atlantis' }), '/timeZone: is not a time zone'],
  ['an unknown community', single({ communityId: 999 }), '/communityId: is no community'],
  ['an unknown course', single({ courseIds: [14, 4711] }), '/courseIds/1: is not a course'],
  [
    'a tee of another course',
    single({ players: [{ ...ana, teeId: 181 }] }),
    '/players/0/teeId: is not a tee of the courses here',
  ],
  [
    'a default tee of another course',
    single({ settings: { defaultTees: { M: 181 } } }),
    '/settings/defaultTees/M: is not a tee',
  ],
  [
    'a question twice',
    single({ settings: { registration: { questions: [question, question] } } }),
    '/settings/registration/questions/1/id: stands there twice',
  ],
  [
    'a choice without choices',
    single({ settings: { registration: { questions: [{ ...question, kind: 'choice' }] } } }),
    '/settings/registration/questions/0/choices: belong to a question of the kind choice',
  ],
  [
    'a close before the opening',
    single({ settings: { registration: { opens: '2026-05-02T10:00', closes: '2026-05-01T10:00' } } }),
    '/settings/registration/closes: must be after opens',
  ],
  [
    'a time of registration that does not exist',
    single({ settings: { registration: { opens: '2026-02-30T10:00' } } }),
    '/settings/registration/opens: is not a date and time',
  ],
  [
    'a ballot without end',
    single({ settings: { registration: { mode: 'ballot', fieldLimit: 4 } } }),
    '/settings/registration/closes: is needed by a ballot',
  ],
  [
    'a key twice',
    single({ players: [ana, { key: 'a', firstName: 'B', lastName: 'B', gender: 'M' }] }),
    '/players/1/key: stands in the file twice',
  ],
  [
    'a profile twice',
    single({ players: [ana, { key: 'b', playerId: 3001 }] }),
    '/players/1: is a profile that stands in the file twice',
  ],
  ['an unknown profile', single({ players: [{ key: 'a', playerId: 999 }] }), '/players/0/playerId: is not a profile'],
  [
    'a player by name as a profile',
    single({ players: [{ key: 'a', playerId: 3201 }] }),
    '/players/0/playerId: is not a profile',
  ],
  [
    'a stranger',
    single({ players: [{ key: 'a', playerId: 3199 }] }),
    '/players/0/playerId: does not belong to the community',
  ],
  [
    'the address of somebody else',
    single({ players: [{ key: 'a', email: 'tiago.moura@example.com', firstName: 'T', lastName: 'M', gender: 'M' }] }),
    '/players/0/email: belongs to player 3001',
  ],
  [
    'the handicap id of somebody else',
    single({
      players: [
        {
          key: 'a',
          email: 'new@example.com',
          firstName: 'T',
          lastName: 'M',
          gender: 'M',
          hcProviderId: 20,
          hcId: '48213',
        },
      ],
    }),
    '/players/0/hcId: belongs to player 3001',
  ],
  [
    'half a handicap id',
    single({
      players: [{ key: 'a', email: 'new@example.com', firstName: 'T', lastName: 'M', gender: 'M', hcId: '1' }],
    }),
    '/players/0/hcId: needs hcProviderId',
  ],
  [
    'an unknown provider',
    single({
      players: [
        { key: 'a', email: 'new@example.com', firstName: 'T', lastName: 'M', gender: 'M', hcProviderId: 99, hcId: '1' },
      ],
    }),
    '/players/0/hcProviderId: is not a world handicap provider',
  ],
  [
    'an unknown format',
    single({ leaderboards: [{ name: 'L', format: 'golf' }] }),
    '/leaderboards/0/format: must be one of strokePlay',
  ],
  [
    'settings that the format does not know',
    single({ leaderboards: [{ name: 'L', format: 'strokePlay', settings: { score: 'half' } }] }),
    '/leaderboards/0/settings/score: must be one of',
  ],
  [
    'a ringer board in a single round',
    single({ leaderboards: [{ name: 'L', format: 'ringer' }] }),
    '/leaderboards/0/format: needs an event of several rounds',
  ],
  [
    'teams in a flight of players',
    single({
      teams: [{ key: 't', name: 'T', players: ['a'] }],
      leaderboards: [{ name: 'L', format: 'strokePlay', flights: [{ name: 'F', teams: ['t'] }] }],
    }),
    '/leaderboards/0/flights/0/teams/0: do not belong here',
  ],
  [
    'a player in two flights',
    single({
      leaderboards: [
        {
          name: 'L',
          format: 'strokePlay',
          flights: [
            { name: 'F', players: ['a'] },
            { name: 'G', players: ['a'] },
          ],
        },
      ],
    }),
    '/leaderboards/0/flights/1/players/0: is in two flights',
  ],
  [
    'a player in two teams',
    single({
      teams: [
        { key: 't', name: 'T', players: ['a'] },
        { key: 'u', name: 'U', players: ['a'] },
      ],
    }),
    '/teams/1/players/0: is in two teams',
  ],
  [
    'an unknown player',
    single({ handicaps: [{ player: 'z', hcIndex: 1 }] }),
    '/handicaps/0/player: is not a player of this file',
  ],
  [
    'half a handicap',
    single({ handicaps: [{ player: 'a', hcCourse: 1 }] }),
    '/handicaps/0: needs hcCourse and hcPlaying together',
  ],
  [
    'an index out of bounds',
    single({ handicaps: [{ player: 'a', hcIndex: 54.1 }] }),
    '/handicaps/0/hcIndex: must be between -9.9 and 54',
  ],
  [
    'a pairing on another day',
    single({ teePairings: [{ ...pairing, teeTime: '2026-10-25T23:30:00-01:00' }] }),
    '/teePairings/0/teeTime: is on 2026-10-26',
  ],
  [
    'a pairing on another course',
    single({ teePairings: [{ ...pairing, courseId: 22 }] }),
    '/teePairings/0/courseId: is not a course of the event',
  ],
  [
    'a player in two pairings',
    single({ teePairings: [pairing, pairing] }),
    '/teePairings/1/players/0: is in two tee pairings',
  ],
  ['a card of nobody', single({ scores: [{ strokes: [4] }] }), '/scores/0: needs either player or team'],
  [
    'two cards of one player',
    single({
      scores: [
        { player: 'a', strokes: [4] },
        { player: 'a', strokes: [5] },
      ],
    }),
    '/scores/1/player: has two cards',
  ],
  [
    'too many holes',
    single({ scores: [{ player: 'a', strokes: Array(19).fill(4) }] }),
    '/scores/0/strokes: must have at most 18 entries',
  ],
  [
    'strokes that nobody takes',
    single({ scores: [{ player: 'a', strokes: [100] }] }),
    '/scores/0/strokes/0: must be between 0 and 99',
  ],
  ['scores of a whole multi-round event', { ...example(), scores: [] }, '/scores: is not known here'],
  ['a round outside its event', { ...example(), startDate: '2026-09-13' }, '/rounds/0/startDate: is outside the event'],
])('%s is refused with its place, and nothing is imported', async (_, file, expected) => {
  expect(await problems(JSON.parse(JSON.stringify(file)))).toEqual(
    expect.arrayContaining([expect.stringContaining(expected)]),
  )
})

test('a pairing on the first day of winter time lies on its local day', async () => {
  expect(await problems(single({ teePairings: [{ ...pairing, teeTime: '2026-10-25T23:30:00Z' }] }))).toEqual([])
})

test('all that does not fit is told at once, with lines', async () => {
  const { code, errors } = await tryCommand(clone.url, ['event', 'import', 'package.json'])
  expect(code).toBe(1)
  expect(errors).toContain('package.json was not imported; nothing has changed:')
  expect(errors).toMatch(/line 3, \/version: is not known here/)
  expect(errors).toMatch(/line 1, \/communityId: is required/)
  expect((await tryCommand(clone.url, ['event', 'import', 'README.md'])).errors).toContain(
    'line 1, the file: is no JSON from line 1 on',
  )
  expect((await tryCommand(clone.url, ['event', 'import', 'nothing.json'])).errors).toContain('There is no file')
  expect((await tryCommand(clone.url, ['event', 'import', 'docs'])).errors).toContain('is a folder')
})

test('a player who is being taken out of the community is not imported into its event', async () => {
  const leaving = withClient(clone.url, async client => {
    await client.query(`
      begin; select from player where player_id = 3002 for no key update; delete from membership where player_id = 3002`)
    const file = single({ players: [{ key: 'a', playerId: 3002 }] })
    const answer = database.write('everything', tx => importEvent(tx, file, origin)).catch(String)
    while ((await rows('select from pg_locks where not granted')).length === 0) await wait(5)
    await client.query('commit')
    return answer
  })
  expect(await leaving).toMatch(/does not belong to the community/)
})
