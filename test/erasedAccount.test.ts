/** A server knows a session for up to a second after its account was erased: what is asked in it is refused, and no fault of the service. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../contract/all.ts'
import { type Parts, requestOf } from '../contract/client.ts'
import type { Operation } from '../contract/operation.ts'
import { hashOfToken } from '../server/domain/access/sessions.ts'
import { everyCase } from './everyCase.ts'
import { send, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test('nothing that an account asks in the second after it was erased ends in a 500', async () => {
  const found: string[] = []
  const met = new Set<string>()
  const ids = (Object.keys(everyCase) as AnyOperationId[]).filter(id => {
    const op: Operation = allOperations[id]
    return op.access !== 'anyone' && op.stream === undefined
  })
  for (const [at, id] of ids.entries()) {
    const headers = await erased(5000 + at)
    const op: Operation = allOperations[id]
    const { success } = everyCase[id] as { readonly success: { readonly input: Parts } }
    const request = requestOf(op, success.input, {})
    const { status, text } = await send(world.app, { ...request, headers: { ...request.headers, ...headers } })
    if (status >= 500 && status !== 503) found.push(`${id} ${text}`)
    if (status === 503) met.add(id)
  }
  expect(found).toEqual([])
  // What hangs on an account whose session is not looked at again meets that it is gone: asked again, it is told that the session has ended.
  expect([...met]).toContain('requestAccess')
})

/** What a browser sends whose account, an owner and operator, was here a moment ago. */
async function erased(administratorId: number): Promise<Readonly<Record<string, string>>> {
  const token = `session-of-${administratorId}`
  const headers = { cookie: `session=${token}`, 'sec-fetch-site': 'same-origin' }
  await world.rows(`
    insert into administrator (administrator_id, email, email_key, name, created_at, operator, locale)
    select ${administratorId}, 'a${administratorId}@example.com', 'a${administratorId}@example.com', name, created_at, true, locale
    from administrator where administrator_id = 11;
    insert into administrator_community select community_id, ${administratorId}, role from administrator_community where administrator_id = 11;
    insert into session (session_id, token_hash, administrator_id, created_at, seen_at, proved_at, shared, device, second_factor)
    select ${administratorId}, '${hashOfToken(token)}', ${administratorId}, created_at, seen_at, proved_at, shared, device, second_factor
    from session where administrator_id = 11`)
  expect((await world.app.inject({ url: '/console/api/session', headers })).statusCode).toBe(200)
  await world.rows(`delete from administrator where administrator_id = ${administratorId}`)
  return headers
}
