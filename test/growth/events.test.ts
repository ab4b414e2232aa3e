/**
 * Whatever is asked of an event reads as many rows beside thousands of other events as beside hundreds, once PostgreSQL has
 * looked at the tables (decision 070). Rows are counted, not seconds.
 */
import { expect, test } from 'vitest'
import { isProof } from '../../tools/counts.ts'
import { needs } from '../needs.ts'
import type { World } from '../world.ts'
import { growEvent } from './growEvent.ts'
import { moreEvents } from './moreEvents.ts'
import { readingIds, readsOfEvent } from './readsOfEvent.ts'

// Where a table has few rows, reading all of them is right.
const events = [300, 3000] as const
const players = 8

const isFull = needs(
  isProof,
  `${events[1]} events beside the one that is asked about, which take two minutes`,
  'npm run prove:plans, which is part of npm run prove',
)

test.runIf(isFull).each(['force_generic_plan', 'force_custom_plan'])(
  'ten times the events beside it read no more rows (%s)',
  async plans => {
    const beside = (count: number) => async (world: World) => {
      await growEvent(world, players)
      await moreEvents(world, count)
    }
    const [few, many] = [await readsOfEvent(beside(events[0]), plans), await readsOfEvent(beside(events[1]), plans)]
    const found = [...few].flatMap(([id, before]) => {
      const more = [...(many.get(id) ?? [])].flatMap(([table, rows]) => {
        const least = before.get(table) ?? 0
        return rows > least * 1.5 + 50 ? [`${table} ${least} -> ${rows}`] : []
      })
      return more.length > 0 ? [`${id}: ${more.join(', ')}`] : []
    })
    expect(found).toEqual([])
    expect(few.size).toBeGreaterThan(readingIds.length * 0.7)
  },
)
