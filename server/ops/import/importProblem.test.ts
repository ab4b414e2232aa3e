/** Files of events that do not fit, and what is said of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportingClub, type Loose, singleRound, startImportingClub } from '../../../test/importingClub.ts'
import { tryCommand } from '../../../test/tryCommand.ts'

let club: ImportingClub
beforeAll(async () => {
  club = await startImportingClub()
})
afterAll(() => club.close())

const example = (): Loose =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/event-file.example.json'), 'utf8'))

const question = { id: 'lunch', text: 'Lunch?', kind: 'yesNo' }
const ana = { key: 'a', playerId: 3001 }
const pairing = { teeTime: '2026-10-24T09:00:00+01:00', players: ['a'] }

test.each<[string, unknown, string]>([
  ['no object', [], ': must be an object'],
  ['an unknown field', singleRound({ colour: 'red' }), '/colour: is not known here'],
  ['a missing field', { ...singleRound(), timeZone: undefined, name: undefined }, '/name: is required'],
  ['a wrong type', singleRound({ communityId: '101' }), '/communityId: must be a whole number'],
  ['a date that does not exist', singleRound({ startDate: '2026-02-30' }), '/startDate: must be a date that exists'],
  ['an end before the start', singleRound({ endDate: '2026-10-01' }), '/endDate: is before the start'],
  ['an unknown time zone', singleRound({ timeZone: 'Europe/Atlantis' }), '/timeZone: is not a time zone'],
  ['an unknown community', singleRound({ communityId: 999 }), '/communityId: is not a community'],
  ['an unknown course', singleRound({ courseIds: [14, 4711] }), '/courseIds/1: is not a course'],
  [
    'a tee of another course',
    singleRound({ players: [{ ...ana, teeId: 181 }] }),
    '/players/0/teeId: is not a tee of the courses here',
  ],
  [
    'a default tee of another course',
    singleRound({ settings: { defaultTees: { M: 181 } } }),
    '/settings/defaultTees/M: is not a tee',
  ],
  [
    'a question twice',
    singleRound({ settings: { registration: { questions: [question, question] } } }),
    '/settings/registration/questions/1/id: is there twice',
  ],
  [
    'a choice without choices',
    singleRound({ settings: { registration: { questions: [{ ...question, kind: 'choice' }] } } }),
    '/settings/registration/questions/0/choices: are for questions of the kind "choice"',
  ],
  [
    'a close before the opening',
    singleRound({ settings: { registration: { opens: '2026-05-02T10:00', closes: '2026-05-01T10:00' } } }),
    '/settings/registration/closes: must be after opens',
  ],
  [
    'a time of registration that does not exist',
    singleRound({ settings: { registration: { opens: '2026-02-30T10:00' } } }),
    '/settings/registration/opens: is not a date and time',
  ],
  [
    'a ballot without end',
    singleRound({ settings: { registration: { mode: 'ballot', fieldLimit: 4 } } }),
    '/settings/registration/closes: is required for a ballot',
  ],
  [
    'a key twice',
    singleRound({ players: [ana, { key: 'a', firstName: 'B', lastName: 'B', gender: 'M' }] }),
    '/players/1/key: is in the file twice',
  ],
  [
    'a profile twice',
    singleRound({ players: [ana, { key: 'b', playerId: 3001 }] }),
    '/players/1: is a profile that is in the file twice',
  ],
  [
    'an unknown profile',
    singleRound({ players: [{ key: 'a', playerId: 999 }] }),
    '/players/0/playerId: is not a profile',
  ],
  [
    'a player by name as a profile',
    singleRound({ players: [{ key: 'a', playerId: 3201 }] }),
    '/players/0/playerId: is not a profile',
  ],
  [
    'a stranger',
    singleRound({ players: [{ key: 'a', playerId: 3199 }] }),
    '/players/0/playerId: does not belong to the community',
  ],
  [
    'the address of somebody else',
    singleRound({
      players: [{ key: 'a', email: 'tiago.moura@example.com', firstName: 'T', lastName: 'M', gender: 'M' }],
    }),
    '/players/0/email: belongs to player 3001',
  ],
  [
    'the handicap id of somebody else',
    singleRound({
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
    singleRound({
      players: [{ key: 'a', email: 'new@example.com', firstName: 'T', lastName: 'M', gender: 'M', hcId: '1' }],
    }),
    '/players/0/hcId: needs hcProviderId',
  ],
  [
    'an unknown provider',
    singleRound({
      players: [
        { key: 'a', email: 'new@example.com', firstName: 'T', lastName: 'M', gender: 'M', hcProviderId: 99, hcId: '1' },
      ],
    }),
    '/players/0/hcProviderId: is not a world handicap provider',
  ],
  [
    'an unknown format',
    singleRound({ leaderboards: [{ name: 'L', format: 'golf' }] }),
    '/leaderboards/0/format: must be one of strokePlay',
  ],
  [
    'settings that the format does not know',
    singleRound({ leaderboards: [{ name: 'L', format: 'strokePlay', settings: { score: 'half' } }] }),
    '/leaderboards/0/settings/score: must be one of',
  ],
  [
    'a ringer board in a single round',
    singleRound({ leaderboards: [{ name: 'L', format: 'ringer' }] }),
    '/leaderboards/0/format: needs an event of several rounds',
  ],
  [
    'teams in a flight of players',
    singleRound({
      teams: [{ key: 't', name: 'T', players: ['a'] }],
      leaderboards: [{ name: 'L', format: 'strokePlay', flights: [{ name: 'F', teams: ['t'] }] }],
    }),
    '/leaderboards/0/flights/0/teams/0: do not belong here',
  ],
  [
    'a player in two flights',
    singleRound({
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
    singleRound({
      teams: [
        { key: 't', name: 'T', players: ['a'] },
        { key: 'u', name: 'U', players: ['a'] },
      ],
    }),
    '/teams/1/players/0: is in two teams',
  ],
  [
    'an unknown player',
    singleRound({ handicaps: [{ player: 'z', hcIndex: 1 }] }),
    '/handicaps/0/player: is not a player of this file',
  ],
  [
    'half a handicap',
    singleRound({ handicaps: [{ player: 'a', hcCourse: 1 }] }),
    '/handicaps/0: needs hcCourse and hcPlaying together',
  ],
  [
    'an index out of bounds',
    singleRound({ handicaps: [{ player: 'a', hcIndex: 54.1 }] }),
    '/handicaps/0/hcIndex: must be between -9.9 and 54',
  ],
  [
    'a pairing on another day',
    singleRound({ teePairings: [{ ...pairing, teeTime: '2026-10-25T23:30:00-01:00' }] }),
    '/teePairings/0/teeTime: is on 2026-10-26',
  ],
  [
    'a pairing on another course',
    singleRound({ teePairings: [{ ...pairing, courseId: 22 }] }),
    '/teePairings/0/courseId: is not a course of the event',
  ],
  [
    'a player in two pairings',
    singleRound({ teePairings: [pairing, pairing] }),
    '/teePairings/1/players/0: is in two tee pairings',
  ],
  ['a card of nobody', singleRound({ scores: [{ strokes: [4] }] }), '/scores/0: needs either player or team'],
  [
    'two cards of one player',
    singleRound({
      scores: [
        { player: 'a', strokes: [4] },
        { player: 'a', strokes: [5] },
      ],
    }),
    '/scores/1/player: has two cards',
  ],
  [
    'too many holes',
    singleRound({ scores: [{ player: 'a', strokes: Array(19).fill(4) }] }),
    '/scores/0/strokes: must have at most 18 entries',
  ],
  [
    'strokes that nobody takes',
    singleRound({ scores: [{ player: 'a', strokes: [100] }] }),
    '/scores/0/strokes/0: must be between 0 and 99',
  ],
  ['scores of a whole multi-round event', { ...example(), scores: [] }, '/scores: is not known here'],
  ['a round outside its event', { ...example(), startDate: '2026-09-13' }, '/rounds/0/startDate: is outside the event'],
])('%s is refused with its place, and nothing is imported', async (_, file, expected) => {
  expect(await club.problems(JSON.parse(JSON.stringify(file)))).toEqual(
    expect.arrayContaining([expect.stringContaining(expected)]),
  )
})

test('a pairing on the first day of winter time lies on its local day', async () => {
  expect(await club.problems(singleRound({ teePairings: [{ ...pairing, teeTime: '2026-10-25T23:30:00Z' }] }))).toEqual(
    [],
  )
})

test('all that does not fit is told at once, with lines', async () => {
  const { code, errors } = await tryCommand(club.url, ['event', 'import', 'package.json'])
  expect(code).toBe(1)
  expect(errors).toContain('package.json was not imported; nothing has changed:')
  expect(errors).toMatch(/line 3, \/version: is not known here/)
  expect(errors).toMatch(/line 1, \/communityId: is required/)
  expect((await tryCommand(club.url, ['event', 'import', 'README.md'])).errors).toContain(
    'line 1, the file: is not JSON from line 1 on',
  )
  expect((await tryCommand(club.url, ['event', 'import', 'nothing.json'])).errors).toContain('There is no file')
  expect((await tryCommand(club.url, ['event', 'import', 'docs'])).errors).toContain('is a folder')
})
