/**
 * With ten times the players every list of an event reads at most ten times the rows, give or take a third, once the planner
 * knows the tables (decision 070). Rows are counted, not seconds.
 */
import { expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/allOperations.ts'
import type { Operation } from '../../contract/operation.ts'
import { runs } from '../../tools/counts.ts'
import { everyCase } from '../everyCase.ts'
import { type AnyCase, ask, given } from '../walk.ts'
import { startWorld } from '../world.ts'
import { growEvent } from './growEvent.ts'
import { ofMedal } from './ofMedal.ts'
import { fixPlans, oneConnection, rowsRead } from './rowsRead.ts'

const sizes = [runs(24, 144), runs(240, 1440)] as const

/** What reads an event, asked about the medal. */
const ids = (Object.keys(everyCase) as AnyOperationId[]).filter(id => {
  const op: Operation = allOperations[id]
  return op.path.includes('{eventId}') && op.transaction === 'read' && !op.stream && !op.secret
})

test.each(['force_generic_plan', 'force_custom_plan'])(
  'ten times the players read ten times the rows (%s)',
  async plans => {
    const [small, large] = [await readsOf(sizes[0], plans), await readsOf(sizes[1], plans)]
    const found = [...small].flatMap(([id, before]) => {
      const after = large.get(id) ?? 0
      return after > before * 13 + 200 ? [`${id}: ${after} rows, with a tenth of the players ${before}`] : []
    })
    expect(found).toEqual([])
    expect(small.size).toBeGreaterThan(ids.length * 0.7)
  },
)

async function readsOf(players: number, plans: string): Promise<ReadonlyMap<string, number>> {
  const world = await startWorld(oneConnection)
  try {
    await fixPlans(world, plans)
    await growEvent(world, players)
    await world.rows('analyze')
    const reads = new Map<string, number>()
    for (const id of ids) {
      const { success } = everyCase[id] as { readonly success: AnyCase }
      await given(world, success)
      world.forgetLists()
      let status = 0
      const rows = await rowsRead(world, async () => {
        status = (await ask(world, allOperations[id], ofMedal(success), {})).status
      })
      if (status === 200)
        reads.set(
          id,
          [...rows.values()].reduce((sum, one) => sum + one, 0),
        )
    }
    return reads
  } finally {
    await world.close()
  }
}
