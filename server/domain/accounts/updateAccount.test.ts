import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const audited = () =>
  world.rows<{ actor: string; before: unknown; after: unknown }>(
    `select actor, before, after from audit where action = 'administrator.changed' order by audit_id`,
  )

test('whoever edits no field may be only the player with the own e-mail address', async () => {
  const { call, refused } = staffCalls(world)
  const wanted = { body: { playerId: 7 } }
  expect(await refused('updateAccount', wanted, 'viewer')).toMatchObject({ code: 'NOT_FOUND' })
  await world.rows(
    `update player set email = 'Viewer@example.com', email_key = 'viewer@example.com' where player_id = 7`,
  )
  // Whoever made the account may have typed any address.
  expect(await refused('updateAccount', wanted, 'viewer')).toMatchObject({ code: 'NOT_FOUND' })
  await world.rows("update administrator set email_proven_at = now() where email_key = 'viewer@example.com'")
  expect((await call('updateAccount', wanted, 'viewer')).player).toMatchObject({ playerId: 7, lastName: 'Nunes' })
  // A director may choose anybody of the club, and nobody else.
  expect((await call('updateAccount', wanted, 'director')).player).toMatchObject({ playerId: 7 })
  expect(await refused('updateAccount', { body: { playerId: 8 } }, 'director')).toMatchObject({ code: 'NOT_FOUND' })
  expect((await call('updateAccount', { body: { playerId: null } }, 'director')).player).toBe(undefined)
})

test('the log of the club says who said so, and nothing of languages and keys', async () => {
  const { call } = staffCalls(world)
  const before = await audited()
  await call('updateAccount', { body: { locale: 'pt-PT', letterKeys: false } }, 'scorer')
  expect(await audited()).toEqual(before)
  await call('updateAccount', { body: { name: '  Rui Costa ' } }, 'scorer')
  expect((await audited()).at(-1)).toMatchObject({
    actor: 'administrator:13',
    after: { name: 'Rui Costa', playerId: null },
  })
})
