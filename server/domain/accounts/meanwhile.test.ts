/** Whoever was let in by what a reset takes away, and is quick or slow about it, stays out all the same. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askMeanwhile } from '../../../test/askMeanwhile.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { codeOfTest } from '../../../test/testCodes.ts'
import { sendForm } from '../../../test/testLogin.ts'
import { passwordOfAll } from '../../../test/world.rows.ts'
import { startWorld, type World } from '../../../test/world.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { refuse } from '../../kernel/refusal.ts'
import { hashPassword } from '../access/passwords.ts'
import { strengthen } from '../access/strengthen.ts'
import { makePasswordLink, setPasswordByLink } from './passwordLink.ts'

let world: World
let newHash: string
let token: string
beforeAll(async () => {
  world = await startWorld()
  newHash = await hashPassword('maria walks at dawn')
})
afterAll(() => world.close())

const director = { email: 'director@example.com', password: passwordOfAll }
const administratorId = 12

beforeEach(async () => {
  await world.rows(`
    update session set ended_at = null where administrator_id = ${administratorId};
    update administrator set email_proven_at = null, password_hash = (select password_hash from administrator where administrator_id = 11)
      where administrator_id = ${administratorId};
    delete from code_app; delete from begun`)
  token = await world.operate(tx => makePasswordLink(tx, administratorId, true, world.service.clock()))
})

/** The person whose address it is opens the mailed link. */
const reset = async (tx: Transaction) =>
  expect(await setPasswordByLink(tx, token, newHash, world.service.clock())).toBe(true)

const ways = () =>
  world.rows(`
    select (select count(*)::int from session where administrator_id = ${administratorId} and ended_at is null) as sessions,
      (select count(*)::int from code_app where administrator_id = ${administratorId}) as codes,
      (select password_hash from administrator where administrator_id = ${administratorId}) as hash`)

const nothingOfBefore = () => [{ sessions: 0, codes: 0, hash: newHash }]

test('a login with the old password', async () => {
  const { answer, waited } = await askMeanwhile(world, reset, () => sendForm(world, '/console/login', director))
  expect([answer.statusCode, waited]).toEqual([401, true])
  expect(await ways()).toEqual(nothingOfBefore())
})

test('a session that sets another password', async () => {
  const body = { current: passwordOfAll, password: 'mallory was here once' }
  const { answer, waited } = await askMeanwhile(world, reset, () =>
    staffCalls(world).refused('setPassword', { body }, 'director'),
  )
  expect([answer.code, waited]).toEqual(['TOKEN_INVALID', true])
  expect(await ways()).toEqual(nothingOfBefore())
})

test('a session that switches codes on', async () => {
  const { call, refused } = staffCalls(world)
  const { key } = await call('startCodes', {}, 'director')
  const body = { code: codeOfTest(0, key) }
  const { answer, waited } = await askMeanwhile(world, reset, () => refused('confirmCodes', { body }, 'director'))
  expect([answer.code, waited]).toEqual([expect.stringMatching(/TOKEN_INVALID|NOT_FOUND/), true])
  expect(await ways()).toEqual(nothingOfBefore())
})

test('a session that adds a passkey, whose answer was checked before', async () => {
  const caller = await world.service.sessions.of(
    String(world.browser('director').cookie).split('=')[1] ?? '',
    world.service.clock(),
  )
  const { staff } = caller ?? {}
  if (!staff) throw new Error('The director is not logged in.')
  const { answer, waited } = await askMeanwhile(world, reset, () =>
    world.operate(tx => strengthen(refuse, tx, staff, world.service.clock())).catch(error => error),
  )
  expect([answer.code, waited]).toEqual(['TOKEN_INVALID', true])
})

test('another link that was mailed before', async () => {
  await world.rows(`update administrator set email_proven_at = now() where administrator_id = ${administratorId}`)
  const other = await world.operate(tx => makePasswordLink(tx, administratorId, true, world.service.clock()))
  await world.operate(reset)
  const again = await sendForm(world, `/console/password/${other}`, { password: 'mallory was here once' })
  expect(again.statusCode).not.toBe(303)
  expect(await ways()).toEqual(nothingOfBefore())
})
