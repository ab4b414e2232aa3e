/** What an account has let others do ends with its own right to it: invitations and links for helpers (decisions 103 and 104). */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StaffCalls, staffCalls } from '../../../test/staffCalls.ts'
import { startSink } from '../../../test/startSink.ts'
import { sendForm } from '../../../test/testLogin.ts'
import { passwordOfAll } from '../../../test/world.rows.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { atMost } from '../../../tools/counts.ts'
import { hashOfToken, newToken } from '../access/sessions.ts'

let world: World
let staff: StaffCalls
beforeEach(async () => {
  world = await startWorld()
  staff = staffCalls(world)
})
afterEach(() => world.close())

const [director, scorer, operator] = [12, 13, 18]
const club = { communityId: 1 }

async function invite(email: string, as: 'manager' | 'director' = 'manager'): Promise<string> {
  const { url = '' } = await staff.call('inviteStaff', { params: club, body: { email, role: 'manager' } }, as)
  return new URL(url).pathname
}
const statusOf = async (path: string) => (await world.app.inject({ url: path })).statusCode
const open = async () => (await staff.call('listStaff', { params: club })).invitations.map(({ email }) => email)

async function linkTo(email: string, role: string, createdBy: number): Promise<string> {
  const token = newToken()
  await world.rows(
    `insert into one_time_link (token_hash, purpose, community_id, role, email, email_key, created_by, created_at, expires_at)
     values ($1, 'invitation', 1, $3, $2, $2, $4, '2026-05-01T09:00:00Z', '2026-05-08T09:00:00Z')`,
    [hashOfToken(token), email, role, createdBy],
  )
  return `/console/invitation/${token}`
}

/** Everything that takes a right away from the director, who was made an owner. */
const revocations: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['removed', () => staff.call('removeStaff', { params: { ...club, administratorId: director } })],
  [
    'demoted',
    () => staff.call('updateStaff', { params: { ...club, administratorId: director }, body: { role: 'scorer' } }),
  ],
  [
    'blocked',
    () => staff.call('setBlocked', { params: { administratorId: director }, body: { blocked: true } }, 'operator'),
  ],
]

test.each(revocations)('of an owner who is %s no invitation and no link for helpers is left', async (_, revoke) => {
  await staff.call('updateStaff', { params: { ...club, administratorId: director }, body: { role: 'manager' } })
  await expect.poll(() => invite('rui@example.com', 'director').catch(() => ''), { timeout: atMost(5000) }).not.toBe('')
  const path = await invite('eva@example.com', 'director')
  const mine = await invite('ana@example.com')
  const made = await staff.call(
    'createStaffLink',
    { params: { eventId: 'S-110' }, body: { purpose: 'official', label: 'Cart 1' } },
    'director',
  )
  const token = made.url.split('/').at(-1) ?? ''
  const asHelper = async () =>
    (
      await world.app.inject({
        url: '/console/api/events/S-110/cards',
        headers: { 'staff-link': token, 'sec-fetch-site': 'same-origin' },
      })
    ).statusCode
  expect([await statusOf(path), await asHelper()]).toEqual([200, 200])
  await revoke()
  expect([await statusOf(path), await statusOf(mine)]).toEqual([404, 200])
  expect(await open()).toEqual(['ana@example.com'])
  await expect.poll(asHelper, { timeout: atMost(5000) }).toBe(401)
  expect((await sendForm(world, path, { name: 'Eva', password: 'a walk before dawn' })).statusCode).toBe(404)
  expect(
    await world.rows("select subject ->> 'staffLinkId' as id from audit where action = 'staffLink.ended'"),
  ).toEqual([{ id: String(made.staffLinkId) }])
})

test('an owner who is demoted to director keeps the links for helpers, which directors make too', async () => {
  await staff.call('updateStaff', { params: { ...club, administratorId: scorer }, body: { role: 'manager' } })
  await staff.call(
    'createStaffLink',
    { params: { eventId: 'S-110' }, body: { purpose: 'official', label: 'Cart 1' } },
    'director',
  )
  await staff.call('updateStaff', { params: { ...club, administratorId: director }, body: { role: 'director' } })
  const { links } = await staff.call('listStaffLinks', { params: { eventId: 'S-110' } })
  expect(links.map(({ label }) => label)).toContain('Cart 1')
})

test('an address has one open invitation of a community: the last one', async () => {
  const first = await invite('rui@example.com')
  const second = await invite('Rui@example.com')
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  expect(await open()).toHaveLength(1)
})

test('whoever is removed or gets another role comes back by no invitation that waits', async () => {
  const changes = [
    () => staff.call('updateStaff', { params: { ...club, administratorId: scorer }, body: { role: 'viewer' } }),
    () => staff.call('removeStaff', { params: { ...club, administratorId: scorer } }),
  ]
  for (const change of changes) {
    const path = await linkTo('scorer@example.com', 'manager', operator)
    expect(await statusOf(path)).toBe(200)
    await change()
    expect(await statusOf(path)).toBe(404)
  }
})

test('joining asks again whether the inviter may invite, whatever was forgotten to be ended', async () => {
  const path = await linkTo('eva@example.com', 'manager', director)
  expect(await statusOf(path)).toBe(404)
  expect((await sendForm(world, path, { name: 'Eva', password: 'a walk before dawn' })).statusCode).toBe(404)
  await world.rows('update one_time_link set created_by = null')
  expect(await statusOf(path)).toBe(404)
})

test('the only owner is demoted by no invitation', async () => {
  const path = await linkTo('manager@example.com', 'viewer', operator)
  const tried = await sendForm(world, path, { current: passwordOfAll, code: '' })
  expect([tried.statusCode, tried.payload.includes('You are the only owner.')]).toEqual([422, true])
  const { members } = await staff.call('listStaff', { params: club })
  expect(members.find(({ email }) => email === 'manager@example.com')?.role).toBe('manager')
})

test('five invitations a day to an address, from whichever community, and fifty from a community', async () => {
  for (let count = 0; count < 3; count += 1) await invite('rui@example.com')
  const other = (email: string) => ({ params: { communityId: 4 }, body: { email, role: 'viewer' as const } })
  for (let count = 0; count < 2; count += 1) await staff.call('inviteStaff', other('RUI@example.com'), 'outsider')
  const wanted = { params: club, body: { email: 'rui@example.com', role: 'viewer' as const } }
  expect(await staff.refused('inviteStaff', wanted)).toMatchObject({
    code: 'TOO_MANY_INVITATIONS',
    detail: 'rui@example.com was invited 5 times within a day. Try again tomorrow.',
  })
  for (let count = 0; count < 48; count += 1)
    await staff.call('inviteStaff', other(`p${count}@example.com`), 'outsider')
  expect(await staff.refused('inviteStaff', other('eva@example.com'), 'outsider')).toMatchObject({
    detail: 'The community has invited 50 people within a day. Try again tomorrow.',
  })
  // A day later.
  await world.rows("update one_time_link set created_at = created_at - interval '24 hours'")
  await staff.call('inviteStaff', wanted)
})

test('where mail is set up the link is in no answer, also when the letter does not get through', async () => {
  const sink = await startSink(1)
  const own = await startWorld({ SMTP_URL: sink.url, MAIL_FROM: 'golf@club.example' })
  try {
    const body = { email: 'rui@example.com', role: 'scorer' as const }
    expect(await staffCalls(own).call('inviteStaff', { params: club, body })).toEqual({ mailed: false })
    expect(await staffCalls(own).call('inviteStaff', { params: club, body })).toEqual({ mailed: true })
    const community = { name: 'Serra Nova', isClub: false, ownerEmail: 'ana@example.com' }
    expect(await staffCalls(own).call('createCommunity', { body: community }, 'operator')).toMatchObject({
      invitation: { mailed: true },
    })
  } finally {
    await own.close()
    await sink.close()
  }
})
