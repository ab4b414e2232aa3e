/** Who runs the installation: given and taken in the console, and never by nobody. */
import { afterEach, expect, test } from 'vitest'
import { staffCalls } from '../../../test/staffCalls.ts'
import { sealedTestKey } from '../../../test/testCodes.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'

const [director, operator] = [12, 18]
let world: World
afterEach(() => world.close())

async function start(settings: Readonly<Record<string, string>> = {}) {
  world = await startWorld(settings)
  return staffCalls(world)
}

/** The account has an app for codes, and has proved it where it is logged in. */
const withCodes = (administratorId: number) =>
  world.rows(`with app as (insert into code_app values (${administratorId}, '${sealedTestKey}', 0, '2026-04-01T09:00:00Z'))
    update session set second_factor = true where administrator_id = ${administratorId}`)

const mark = (administratorId: number, wanted: boolean) => ({
  params: { administratorId },
  body: { operator: wanted },
})
/** Whether the installation is open to the director, as it is from within a second on. */
const isOpen = async () =>
  (await world.app.inject({ url: '/console/api/operator/accounts', headers: world.browser('director') })).statusCode

test('an operator makes another, who takes it away from the first; both hold within a second and are in the audit', async () => {
  const staff = await start()
  expect(await isOpen()).toBe(403)
  await staff.call('setOperator', mark(director, true), 'operator')
  await expect.poll(isOpen, { timeout: atMost(5000) }).toBe(200)
  await staff.call('setOperator', mark(operator, false), 'director')
  const { accounts } = await staff.call('listAccounts', {}, 'director')
  expect(accounts.filter(one => one.operator).map(one => one.administratorId)).toEqual([director])
  expect(await staff.refused('setOperator', mark(director, false), 'director')).toMatchObject({
    code: 'OPERATOR_BLOCKED',
    detail: expect.stringContaining('Make somebody else an operator first'),
  })
  // The operator has no role, so no community has that in its audit.
  expect(
    await world.rows(
      `select community_id, actor, action, subject from audit where action like 'administrator.operator%'`,
    ),
  ).toEqual([
    {
      community_id: 1,
      actor: 'administrator:18',
      action: 'administrator.operatorGiven',
      subject: { administratorId: director },
    },
  ])
})

test('the list says of each account how it logs in, where it works and when it was last here', async () => {
  const staff = await start()
  await withCodes(director)
  await world.rows(`delete from session where administrator_id = 11`)
  const { accounts } = await staff.call('listAccounts', {}, 'operator')
  expect(accounts[0]).toMatchObject({ name: 'The operator', operator: true, communities: [] })
  expect(accounts.find(one => one.administratorId === director)).toEqual({
    administratorId: director,
    name: 'The director',
    email: 'director@example.com',
    operator: false,
    hasCodes: true,
    passkeys: 0,
    seenAt: '2026-05-01T08:59:00.000+00:00',
    communities: [{ communityId: 1, name: 'Alvor Golf Club', role: 'director' }],
  })
  expect(accounts.find(one => one.administratorId === 11)?.seenAt).toBe(undefined)
})

test('nothing is changed or recorded where the account is what it is to be', async () => {
  const staff = await start()
  await staff.call('setOperator', mark(director, false), 'operator')
  expect(await world.rows(`select from audit where action like 'administrator.operator%'`)).toEqual([])
})

test('in production only an account with a second factor becomes an operator, and only such a one is enough', async () => {
  const staff = await start({ ENVIRONMENT: 'production' })
  await withCodes(operator)
  expect(await staff.refused('setOperator', mark(director, true), 'operator')).toMatchObject({
    code: 'OPERATOR_BLOCKED',
    detail: expect.stringContaining('The director has no second factor yet'),
  })
  await world.rows(`update administrator set operator = true where administrator_id = ${director}`)
  expect((await staff.refused('setOperator', mark(operator, false), 'operator')).code).toBe('OPERATOR_BLOCKED')
  await withCodes(director)
  expect(await staff.call('setOperator', mark(operator, false), 'operator')).toEqual({
    administratorId: operator,
    operator: false,
  })
})

test('two operators who take it away from each other at once leave one', async () => {
  const staff = await start()
  await world.rows(`update administrator set operator = true where administrator_id = ${director}`)
  const done = await Promise.allSettled([
    staff.call('setOperator', mark(operator, false), 'director'),
    staff.call('setOperator', mark(director, false), 'operator'),
  ])
  expect(done.map(one => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await world.rows('select from administrator where operator')).toHaveLength(1)
})
