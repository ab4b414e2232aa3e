import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldsOf, getPage, openRegistration, personalPath, send } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const body = { communityId: 1, firstName: 'Rita', lastName: 'Sousa', gender: 'F', email: 'rita@example.com' } as const
const phone = '912345678'
const pointers = (call: Promise<unknown>) =>
  call.then(
    () => [],
    error => [error.code, ...error.problem.errors.map((one: { pointer: string }) => one.pointer)],
  )

test.each(['1899-12-31', '2026-05-03', '0001-01-01', '9999-12-31'])('nobody is born on %s', async dob => {
  expect(await pointers(world.call('createPlayer', { body: { ...body, dob } }))).toEqual(['VALIDATION', '/dob'])
  const update = world.call('updatePlayerDob', { params: { playerId: 2 }, body: { dob } })
  expect(await pointers(update)).toEqual(['VALIDATION', '/dob'])
})

test.each(['ZZ', 'XX', 'EU', 'AA', 'UK'])('%s is not a country', async phoneCountryCd => {
  const create = world.call('createPlayer', { body: { ...body, phoneCountryCd, phone } })
  expect(await pointers(create)).toEqual(['VALIDATION', '/phoneCountryCd'])
  const update = world.call('updatePlayerPhone', { params: { playerId: 2 }, body: { phoneCountryCd, phone } })
  expect(await pointers(update)).toEqual(['VALIDATION', '/phoneCountryCd'])
})

test('the first and the last day, and countries of everywhere, are taken', async () => {
  for (const dob of ['1900-01-01', '2026-05-01'])
    expect(await world.call('updatePlayerDob', { params: { playerId: 2 }, body: { dob } })).toMatchObject({ dob })
  for (const phoneCountryCd of ['PT', 'GB', 'JP', 'IM', 'XK', 'HK'])
    await world.call('updatePlayerPhone', { params: { playerId: 2 }, body: { phoneCountryCd, phone } })
})

test('a form is asked for them again', async () => {
  await openRegistration(world, {}, 'Members')
  const path = await personalPath(world, 10)
  const form = fieldsOf(await getPage(world, path))
  const answer = await send(world, path, { ...form, dob: '2026-06-01', phone: '12', hcIndex: '18' })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('id="f-dob-error"')
  expect(answer.text).toContain('id="f-phone-error"')
})
