/**
 * Whatever is asked of an event reads as many rows beside thousands of other events as beside hundreds, once PostgreSQL has
 * looked at the tables (decision 070). Rows are counted, not seconds.
 */
import { expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/allOperations.ts'
import type { Operation } from '../../contract/operation.ts'
import { isProof } from '../../tools/counts.ts'
import { everyCase } from '../everyCase.ts'
import { needs } from '../needs.ts'
import { type AnyCase, ask, given } from '../walk.ts'
import { startWorld } from '../world.ts'
import { growEvent } from './growEvent.ts'
import { moreEvents } from './moreEvents.ts'
import { ofMedal } from './ofMedal.ts'
import { fixPlans, oneConnection, type RowsRead, rowsRead } from './rowsRead.ts'

// Where a table has few rows, reading all of them is right.
const events = [300, 3000] as const
const players = 8

const isFull = needs(
  isProof,
  `${events[1]} events beside the one that is asked about, which take two minutes`,
  'npm run prove:plans, which is part of npm run prove',
)

/** What reads an event, asked about the medal. */
const ids = (Object.keys(everyCase) as AnyOperationId[]).filter(id => {
  const op: Operation = allOperations[id]
  return op.path.includes('{eventId}') && op.transaction === 'read' && !op.stream && !op.secret
})

test.runIf(isFull).each(['force_generic_plan', 'force_custom_plan'])(
  'ten times the events beside it read no more rows (%s)',
  async plans => {
    const [few, many] = [await readsOf(events[0], plans), await readsOf(events[1], plans)]
    const found = [...few].flatMap(([id, before]) => {
      const more = [...(many.get(id) ?? [])].flatMap(([table, rows]) => {
        const least = before.get(table) ?? 0
        return rows > least * 1.5 + 50 ? [`${table} ${least} -> ${rows}`] : []
      })
      return more.length > 0 ? [`${id}: ${more.join(', ')}`] : []
    })
    expect(found).toEqual([])
    expect(few.size).toBeGreaterThan(ids.length * 0.7)
  },
)

async function readsOf(count: number, plans: string): Promise<ReadonlyMap<string, RowsRead>> {
  const world = await startWorld(oneConnection)
  try {
    await fixPlans(world, plans)
    await growEvent(world, players)
    await moreEvents(world, count)
    await world.rows('analyze')
    const reads = new Map<string, RowsRead>()
    for (const id of ids) {
      const { success } = everyCase[id] as { readonly success: AnyCase }
      await given(world, success)
      world.forgetLists()
      let status = 0
      const rows = await rowsRead(world, async () => {
        status = (await ask(world, allOperations[id], ofMedal(success), {})).status
      })
      if (status === 200) reads.set(id, rows)
    }
    return reads
  } finally {
    await world.close()
  }
}
