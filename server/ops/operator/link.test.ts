import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/cloneDatabase.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { withClient } from '../../kernel/database/migrate.ts'
import { loadSampleData } from '../sample/loadSampleData.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
  await loadSampleData(database.url, Temporal.Instant.from('2026-05-03T14:07:09Z'))
})
afterAll(() => database.drop())

const regenerate = (...words: string[]) => tryCommand(database.url, ['link', 'regenerate', ...words])
const rows = (sql: string) => withClient(database.url, async client => (await client.query(sql)).rows)

test('each regeneration raises the generation of that link only, and is audited', async () => {
  expect((await regenerate('M-5208', 'results')).output).toContain('generation 2')
  expect((await regenerate('M-5208', 'results')).output).toContain('generation 3')
  expect((await regenerate('S-5209', 'scoring', '--player', '3001')).output).toContain('generation 2')
  expect(await rows('select event_id, purpose, player_id, generation from web_link order by 1')).toEqual([
    { event_id: 5208, purpose: 'results', player_id: 0, generation: 3 },
    { event_id: 5209, purpose: 'scoring', player_id: 3001, generation: 2 },
  ])
  expect(await rows(`select subject from audit where action = 'webLink.regenerated' and event_id = 5209`)).toEqual([
    { subject: { eventId: 'S-5209', purpose: 'scoring', playerId: 3001 } },
  ])
})

test.each([
  [['M-5209', 'results'], 1, 'There is no event M-5209'],
  [['S-999', 'results'], 1, 'There is no event S-999'],
  [['5208', 'results'], 2, 'is not an event id'],
  [['S-5209', 'registration'], 1, 'Players register for M-5208'],
  [['S-5209', 'scoring', '--player', '3150'], 1, 'is not registered'],
  [['M-5208', 'registration', '--player', '9'], 1, 'There is no player 9'],
])('a link that cannot be is refused: %j', async (words, exitCode, reason) => {
  const { code, errors } = await regenerate(...words)
  expect(code).toBe(exitCode)
  expect(errors).toContain(reason)
})
