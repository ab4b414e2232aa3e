/** What a club asks about itself, or who runs the installation about one of many, reads as many rows beside thousands of other clubs as beside hundreds (decision 070). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/all.ts'
import type { Operation } from '../../contract/operation.ts'
import { isProof } from '../../tools/counts.ts'
import type { TestDatabase } from '../cloneDatabase.ts'
import { everyCase } from '../everyCase.ts'
import { grownDatabase } from './grownDatabase.ts'
import { moreClubs } from './moreClubs.ts'
import { inBoth, readingMore } from './readingMore.ts'
import { rowsOfCases } from './rowsOfCases.ts'
import { plannings } from './rowsRead.ts'

const clubs = isProof ? [300, 3000] : [100, 1000]

/** Who looks over the whole installation reads it. */
const ofInstallation: readonly AnyOperationId[] = [
  'findDuplicates',
  'listAccounts',
  'listCommunities',
  'listCredentials',
]

const ids = (Object.keys(everyCase) as AnyOperationId[]).filter(id => {
  const op: Operation = allOperations[id]
  return !op.path.includes('{eventId}') && !op.stream && !ofInstallation.includes(id)
})

// Whoever calls is looked for, and so is a profile like the new one, somebody, a program: they would read the whole installation.
const short: readonly AnyOperationId[] = ['createPlayer', 'findPlayers', 'listPrograms']
const asked = isProof ? ids : ids.filter(id => short.includes(id))

/** What PostgreSQL plans by itself is only as good as what it knows of the tables (decision 126). */
const isReport = (id: AnyOperationId) => allOperations[id].transaction === 'report'

/** The named world beside few clubs and beside many. */
const worlds: TestDatabase[] = []
beforeAll(async () => {
  for (const count of clubs) worlds.push(await grownDatabase(rows => moreClubs(rows, count)))
})
afterAll(() => Promise.all(worlds.map(world => world.drop())))

test.each(isProof ? plannings : plannings.slice(0, 1))(
  'ten times the clubs beside it read no more rows ($plans, tables $tables)',
  async planning => {
    const those = planning.tables === 'analysed' ? asked : asked.filter(id => !isReport(id))
    const [few, many] = await inBoth(worlds, (grown, known) => rowsOfCases(those, grown, known), planning)
    expect(readingMore(few, many)).toEqual([])
    expect([...few.keys()], 'each succeeds in a world of its own').toEqual(those)
  },
)
