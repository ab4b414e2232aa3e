import { expect } from 'vitest'
import { messageSchema, messageTypes } from '../contract/webhooks/messageTypes.ts'
import { idsOf } from '../server/domain/audit/topics.ts'
import { validationErrors } from '../server/kernel/http/validationErrors.ts'
import type { World } from './world.ts'

/** What webhooks would be told of the changes is what the contract describes. */
export async function expectDescribed(world: World): Promise<void> {
  const changes = await world.rows<{ kind: string; subject: Record<string, unknown> }>(
    `select kind, subject from change`,
  )
  for (const { kind, subject } of changes.filter(one => Object.hasOwn(messageTypes, one.kind))) {
    const message = {
      type: kind,
      timestamp: '2026-05-03T14:07:09.123+00:00',
      data: { communityId: 1, ...idsOf(subject) },
    }
    expect(validationErrors(messageSchema(kind), message), `${kind} ${JSON.stringify(subject)}`).toEqual([])
  }
}
