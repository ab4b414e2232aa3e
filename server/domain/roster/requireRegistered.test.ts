import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../../../test/world.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { visibleEvent } from '../access/visibleEvent.ts'
import { lockRegistrations } from './lockRegistrations.ts'
import { requireRegistered } from './requireRegistered.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const refuse: Refuse<'NOT_FOUND' | 'UNAUTHORIZED'> = (...[code]) => {
  throw new Error(code)
}

test('somebody who is registered after the lock was asked for is not registered for this transaction', async () => {
  const { playerId } = await world.call('createPlayer', {
    body: { communityId: 1, firstName: 'Lea', lastName: 'Late', gender: 'F', email: 'late@example.com' },
  })
  // Outside the transaction, so that it has a connection of its own.
  const asked = Promise.withResolvers<void>()
  const registered = asked.promise.then(() =>
    world.call('registerPlayers', { params: { eventId: 'S-110' }, body: { playerId } }),
  )
  await world.operate(async tx => {
    const event = await visibleEvent(tx, 'S-110', [1])
    if (!event) throw new Error('The world has no event S-110.')
    const ask = (locked?: ReadonlySet<number>) =>
      requireRegistered(refuse, tx, event, [1], [{ playerId }], 'NOT_FOUND', locked)
    const locked = await lockRegistrations(tx, event, [playerId])
    asked.resolve()
    await registered
    await expect(ask(locked)).rejects.toThrow('NOT_FOUND')
    await ask()
    await ask(await lockRegistrations(tx, event, [playerId]))
  })
})
