/** The sample club, into which files of events are imported. */

import { expect } from 'vitest'
import { say } from '../contract/words/say.ts'
import { connect, type Database } from '../server/kernel/database/connect.ts'
import { withClient } from '../server/kernel/database/migrate.ts'
import { importEvent } from '../server/ops/import/importEvent.ts'
import { ImportProblem } from '../server/ops/import/importProblem.ts'
import { loadSampleData } from '../server/ops/sample/loadSampleData.ts'
import { cloneDatabase } from './cloneDatabase.ts'

export const origin = { actor: 'operator', now: Temporal.Instant.from('2026-09-13T10:00:00Z') }

// biome-ignore lint/suspicious/noExplicitAny: the tests damage the file in ways that its type forbids
export type Loose = any

export type ImportingClub = {
  /** Of its database. */
  readonly url: string
  readonly database: Database
  readonly rows: (sql: string) => Promise<Loose[]>
  /** Imports a file, or says what does not fit; then nothing of it was imported. */
  readonly problems: (file: unknown) => Promise<string[]>
  readonly close: () => Promise<void>
}

export async function startImportingClub(): Promise<ImportingClub> {
  const clone = await cloneDatabase()
  await loadSampleData(clone.url, Temporal.Instant.from('2026-05-03T14:07:09Z'))
  const database = connect({ url: clone.url, poolSize: 1, onError: () => undefined, asOwner: true })
  const rows = (sql: string) => withClient(clone.url, async client => (await client.query(sql)).rows)
  const count = async () =>
    (
      await rows(
        'select (select count(*) from event) + (select count(*) from player) + (select count(*) from membership) as n',
      )
    )[0].n
  return {
    url: clone.url,
    database,
    rows,
    async problems(file) {
      const before = await count()
      try {
        await database.write('everything', tx => importEvent(tx, file, origin))
      } catch (error) {
        if (!(error instanceof ImportProblem)) throw error
        expect(await count()).toBe(before)
        return error.problems.map(({ pointer, message }) => `${pointer}: ${say(message, 'en')}`)
      }
      return []
    },
    async close() {
      await database.close()
      await clone.drop()
    },
  }
}

/** A file of a single round event with one player. */
export const singleRound = (more: object = {}): Loose => ({
  communityId: 101,
  name: 'Test',
  startDate: '2026-10-24',
  endDate: '2026-10-25',
  timeZone: 'Europe/Lisbon',
  courseIds: [14],
  players: [{ key: 'a', playerId: 3001 }],
  ...more,
})
