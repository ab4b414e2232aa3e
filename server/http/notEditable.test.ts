import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../contract/operations.ts'
import { askMeanwhile } from '../../test/askMeanwhile.ts'
import { caseOf, eventOf, operationsThatRefuse, refusalOf } from '../../test/refusalOf.ts'
import { given } from '../../test/walk.ts'
import { startWorld, type World } from '../../test/world.ts'
import { visibleEvent } from '../domain/access/visibleEvent.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { sql } from '../kernel/database/sql.ts'

test.each(operationsThatRefuse('SCORE_ENTERED', 'EVENT_NOT_EDITABLE'))(
  '%s of an official event with scores says that nothing can be changed, not that a score is entered',
  async id => {
    const world = await startWorld()
    try {
      const tried = caseOf(id, 'SCORE_ENTERED')
      await given(world, tried)
      expect(await refusalOf(world, id, tried)).toBe('SCORE_ENTERED')
      await world.rows(`update event set state = 'official' where event_id = $1`, [Number(eventOf(tried).slice(2))])
      expect(await refusalOf(world, id, tried)).toBe('EVENT_NOT_EDITABLE')
    } finally {
      await world.close()
    }
  },
)

// Who is refused changes nothing, so that most can share a world.
let shared: World
beforeAll(async () => {
  shared = await startWorld()
})
afterAll(() => shared.close())

const callers = operationsThatRefuse('EVENT_NOT_EDITABLE').flatMap(id => [
  [id, 'owner'] as const,
  ...(id in operations ? [[id, 'program'] as const] : []),
])

test.each(callers)('%s by the %s waits for who closes the event, and is refused', async (id, as) => {
  const tried = caseOf(id, 'EVENT_NOT_EDITABLE')
  const world = tried.given === undefined ? shared : await startWorld()
  try {
    await given(world, tried)
    const closed = await world.rows<{ id: number; state: string }>(
      `select event_id as id, state from event where state in ('official', 'cancelled')`,
    )
    await world.rows(`update event set state = 'in progress' where state in ('official', 'cancelled')`)
    const close = async (tx: Transaction) => {
      if (!(await visibleEvent(tx, eventOf(tried), [1], 'alone'))) throw new Error(`${eventOf(tried)} is not there`)
      for (const row of closed)
        await tx.rows(sql`update event set state = ${row.state} where community_id = 1 and event_id = ${row.id}`)
    }
    const asked = await askMeanwhile(world, close, () => refusalOf(world, id, tried, as))
    expect(asked).toEqual({ answer: 'EVENT_NOT_EDITABLE', waited: true })
  } finally {
    if (world !== shared) await world.close()
  }
})
