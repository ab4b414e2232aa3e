/** What a club asks about itself reads as many rows beside thousands of other clubs as beside hundreds (decision 070). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/allOperations.ts'
import type { Operation } from '../../contract/operation.ts'
import { isProof } from '../../tools/counts.ts'
import type { TestDatabase } from '../cloneDatabase.ts'
import { everyCase } from '../everyCase.ts'
import { needs } from '../needs.ts'
import { grownDatabase } from './grownDatabase.ts'
import { moreClubs } from './moreClubs.ts'
import { inBoth, readingMore } from './readingMore.ts'
import { plannings } from './rowsRead.ts'
import { rowsOfCases } from './writesOfEvent.ts'

const clubs = [300, 3000] as const

/** Who looks over the whole installation, or whether a name is taken in it, reads it. */
const ofInstallation: readonly AnyOperationId[] = ['createSubCommunity', 'findDuplicates', 'listCommunities']

const ids = (Object.keys(everyCase) as AnyOperationId[]).filter(id => {
  const op: Operation = allOperations[id]
  return !op.path.includes('{eventId}') && !op.stream && op.access !== 'operator' && !ofInstallation.includes(id)
})

const isFull = needs(
  isProof,
  `${clubs[1]} clubs beside the one that is asked about, which take some minutes`,
  'npm run prove:plans, which is part of npm run prove',
)

/** The named world beside few clubs and beside many. */
const worlds: TestDatabase[] = []
beforeAll(async () => {
  if (!isFull) return
  for (const count of clubs) worlds.push(await grownDatabase(rows => moreClubs(rows, count)))
})
afterAll(() => Promise.all(worlds.map(world => world.drop())))

test.runIf(isFull).each(plannings)(
  'ten times the clubs beside it read no more rows ($plans, tables $tables)',
  async planning => {
    const [few, many] = await inBoth(worlds, (grown, asked) => rowsOfCases(ids, grown, asked), planning)
    expect(readingMore(few, many)).toEqual([])
    expect([...few.keys()], 'each succeeds in a world of its own').toEqual(ids)
  },
)
