import { expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/allOperations.ts'
import { type Parts, requestOf } from '../../contract/client.ts'
import type { RefusalCode } from '../../contract/errors.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Case } from '../../test/cases.ts'
import { everyCase } from '../../test/everyCase.ts'
import { startWorld, type World } from '../../test/world.ts'

const both = Object.values(allOperations as Readonly<Record<string, Operation>>)
  .filter(({ refusals }) => refusals.includes('SCORE_ENTERED') && refusals.includes('EVENT_NOT_EDITABLE'))
  .map(({ id }) => id as AnyOperationId)

test.each(both)(
  '%s of an official event with scores says that nothing can be changed, not that a score is entered',
  async id => {
    const world = await startWorld()
    try {
      const cases = everyCase[id].refusals as Partial<Record<RefusalCode, Case<AnyOperationId>>>
      const { input, given = [] } = cases.SCORE_ENTERED ?? { input: {} as never }
      for (const statement of given) await world.rows(statement)
      expect(await codeOf(world, id, input)).toBe('SCORE_ENTERED')
      const { eventId = '' } = (input as { params: { eventId?: string } }).params
      await world.rows(`update event set state = 'official' where event_id = $1`, [Number(eventId.slice(2))])
      expect(await codeOf(world, id, input)).toBe('EVENT_NOT_EDITABLE')
    } finally {
      await world.close()
    }
  },
)

/** What the owner of the club is refused with, in the console as in the interface. */
async function codeOf(world: World, id: AnyOperationId, input: unknown): Promise<unknown> {
  const { method, path, headers, body } = requestOf(allOperations[id], input as Parts, {})
  const answer = await world.app.inject({
    method: method as 'POST',
    url: path,
    headers: { ...headers, ...world.browser('manager') },
    ...(body !== undefined && { payload: body }),
  })
  return JSON.parse(answer.payload).code
}
