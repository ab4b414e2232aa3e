/**
 * With ten times the players every list of an event reads at most ten times the rows, give or take a third, once the planner
 * knows the tables (decision 070). Rows are counted, not seconds.
 */
import { expect, test } from 'vitest'
import { runs } from '../../tools/counts.ts'
import { growEvent } from './growEvent.ts'
import { readingIds, readsOfEvent } from './readsOfEvent.ts'
import type { RowsRead } from './rowsRead.ts'

const sizes = [runs(24, 144), runs(240, 1440)] as const

test.each(['force_generic_plan', 'force_custom_plan'] as const)(
  'ten times the players read ten times the rows (%s)',
  async plans => {
    const of = (players: number) => readsOfEvent(rows => growEvent(rows, players), { plans, tables: 'analysed' })
    const [small, large] = [await of(sizes[0]), await of(sizes[1])]
    const found = [...small].flatMap(([id, reads]) => {
      const [before, after] = [total(reads), total(large.get(id))]
      return after > before * 13 + 200 ? [`${id}: ${after} rows, with a tenth of the players ${before}`] : []
    })
    expect(found).toEqual([])
    expect(small.size).toBeGreaterThan(readingIds.length * 0.7)
  },
)

function total(reads: RowsRead = new Map()): number {
  return [...reads.values()].reduce((sum, one) => sum + one, 0)
}
