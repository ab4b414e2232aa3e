/**
 * With ten times the players every list of an event reads at most ten times the rows, give or take a tenth, and so again with a
 * hundred times, once the planner knows the tables (decision 070); of the pages of indexes, which may be a level higher then, at
 * most twenty times as many. They are counted, and no seconds.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProof } from '../../tools/counts.ts'
import type { TestDatabase } from '../cloneDatabase.ts'
import { growEvent } from './growEvent.ts'
import { grownDatabase } from './grownDatabase.ts'
import { readingIds, readsOfEvent } from './readsOfEvent.ts'
import { pagesOf, type RowsRead } from './rowsRead.ts'

const sizes = isProof ? [24, 240, 2400] : [24, 240]

/** The medal with so many players more. */
const worlds = new Map<number, TestDatabase>()
beforeAll(async () => {
  for (const players of sizes) worlds.set(players, await grownDatabase(rows => growEvent(rows, players)))
})
afterAll(() => Promise.all([...worlds.values()].map(world => world.drop())))

test.each(['force_generic_plan', 'force_custom_plan'] as const)(
  'ten times the players read ten times the rows (%s)',
  async plans => {
    const found: string[] = []
    let small = new Map<string, RowsRead>()
    for (const [players, world] of worlds) {
      const large = new Map(await readsOfEvent(world, { plans, tables: 'analysed' }))
      expect(large.size).toBeGreaterThan(readingIds.length * 0.7)
      for (const [id, reads] of small) {
        for (const [what, most] of Object.entries({ rows: 11, pages: 20 })) {
          const [before, after] = [total(what, reads), total(what, large.get(id))]
          if (after > before * most + 200)
            found.push(`${id}: ${after} ${what} with ${players} players, with a tenth of them ${before}`)
        }
      }
      small = large
    }
    expect(found).toEqual([])
  },
)

function total(what: string, reads: RowsRead = new Map()): number {
  const counted = [...reads].filter(([table]) => table.startsWith(pagesOf) === (what === 'pages'))
  return counted.reduce((sum, [, one]) => sum + one, 0)
}
