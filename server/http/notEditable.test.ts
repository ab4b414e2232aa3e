import { expect, test } from 'vitest'
import type { RefusalCode } from '../../contract/errors.ts'
import type { Operation } from '../../contract/operation.ts'
import { type OperationId, operations } from '../../contract/operations.ts'
import { allCases } from '../../test/allCases.ts'
import type { Case } from '../../test/cases.ts'
import { startWorld } from '../../test/world.ts'

const both = Object.values(operations as Readonly<Record<string, Operation>>)
  .filter(({ refusals }) => refusals.includes('SCORE_ENTERED') && refusals.includes('EVENT_NOT_EDITABLE'))
  .map(({ id }) => id as OperationId)

test.each(both)(
  '%s of an official event with scores says that nothing can be changed, not that a score is entered',
  async id => {
    const world = await startWorld()
    try {
      const cases = allCases[id].refusals as Partial<Record<RefusalCode, Case<OperationId>>>
      const { input, given = [] } = cases.SCORE_ENTERED ?? { input: {} as never }
      for (const statement of given) await world.rows(statement)
      expect(await world.refusal(id, input as never)).toBe('SCORE_ENTERED')
      const { eventId = '' } = (input as { params: { eventId?: string } }).params
      await world.rows(`update event set state = 'official' where event_id = $1`, [Number(eventId.slice(2))])
      expect(await world.refusal(id, input as never)).toBe('EVENT_NOT_EDITABLE')
    } finally {
      await world.close()
    }
  },
)
