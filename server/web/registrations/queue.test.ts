import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  fieldsOf,
  getPage,
  joinAs,
  mailsOnTheWay,
  openRegistration,
  personalPath,
  publicPath,
  send,
  signUpAs,
  statesOfSignUps,
  stranger,
  wordsOf,
} from '../../../test/testForms.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { lots } from '../../domain/registrations/drawLots.ts'
import { settleAll } from './watchOffers.ts'

let world: World
beforeEach(async () => {
  world = await startWorld({}, 2)
})
afterEach(() => world.close())

/** Five are in S-110 from the start. */
const inField = 5

const states = () => statesOfSignUps(world)
const mails = () => mailsOnTheWay(world)
const places = async () => (await world.rows('select 1 from registration where event_id = 110')).length

async function answer(path: string, action: string): Promise<number> {
  const [, key = ''] = /name="key" value="([^"]+)"/.exec((await getPage(world, path)).text) ?? []
  return (await send(world, path, { key, action })).status
}

test('when the field is full people wait in their order, see their number, and the first is offered the place that is given up', async () => {
  await openRegistration(world, { fieldLimit: inField, offerHours: 6 })
  const [first, second] = [await joinAs(world, 1), await joinAs(world, 2)]
  expect(wordsOf(await getPage(world, first))).toContain('You are number 1 on the waiting list')
  expect(wordsOf(await getPage(world, second))).toContain('You are number 2 on the waiting list')
  const open = wordsOf(await getPage(world, await publicPath(world)))
  expect(open).toContain('5 of 5 places taken · 2 waiting')
  expect(open).toContain('All places are taken.')
  expect(wordsOf(await getPage(world, first))).not.toContain('All places are taken.')
  await send(world, await personalPath(world, 6), { action: 'withdraw', key: '' })
  expect(await mails()).toEqual(['waiting Guest 1', 'waiting Guest 2', 'withdrawn Melo', 'offered Guest 1'])
  expect(wordsOf(await getPage(world, first))).toContain('Accept it by Friday, 1 May 2026 at 16:00')
  expect(wordsOf(await getPage(world, second))).toContain('You are number 1 on the waiting list')
  expect(await answer(first, 'accept')).toBe(303)
  expect(wordsOf(await getPage(world, first))).toContain('You are registered')
  expect(await places()).toBe(inField)
})

test('a place that the interface gives up is offered within a minute, by whichever server, once', async () => {
  await openRegistration(world, { fieldLimit: inField })
  await joinAs(world, 1)
  await joinAs(world, 2)
  await world.call('removePlayerFromEvent', { params: { eventId: 'S-110', playerId: 6 } })
  await Promise.all([settleAll(world.service), settleAll(world.service), settleAll(world.service)])
  expect((await states()).map(({ state }) => state)).toEqual(['offered', 'waiting'])
  expect(await mails()).toEqual(['waiting Guest 1', 'waiting Guest 2', 'offered Guest 1'])
})

test('an offer that is not accepted in time goes to the next, and its page says so before anything is written', async () => {
  await openRegistration(world, { fieldLimit: inField, offerHours: 2 })
  const [first, second] = [await joinAs(world, 1), await joinAs(world, 2)]
  await send(world, await personalPath(world, 6), { action: 'withdraw', key: '' })
  const page = fieldsOf(await getPage(world, first))
  world.setClock('2026-05-01T11:00:00Z')
  expect(wordsOf(await getPage(world, first))).toContain('Your offer of a place has expired')
  expect(await send(world, first, { ...page, action: 'accept' })).toMatchObject({ status: 422 })
  expect((await states()).map(({ state }) => state)).toEqual(['offered', 'waiting'])
  await settleAll(world.service)
  expect((await states()).map(({ state }) => state)).toEqual(['expired', 'offered'])
  expect((await mails()).slice(-2)).toEqual(['expired Guest 1', 'offered Guest 2'])
  expect(await answer(second, 'accept')).toBe(303)
  expect(await places()).toBe(inField)
})

test('a declined offer goes to the next at once', async () => {
  await openRegistration(world, { fieldLimit: inField })
  const [first, second] = [await joinAs(world, 1), await joinAs(world, 2)]
  await send(world, await personalPath(world, 6), { action: 'withdraw', key: '' })
  expect(await answer(first, 'decline')).toBe(303)
  expect(wordsOf(await getPage(world, first))).toContain('You have declined the place')
  expect(wordsOf(await getPage(world, second))).toContain('A place is free for you')
})

test('an offer keeps its place free: anybody who signs up meanwhile waits behind it', async () => {
  await openRegistration(world, { fieldLimit: inField })
  await joinAs(world, 1)
  await send(world, await personalPath(world, 6), { action: 'withdraw', key: '' })
  const late = await joinAs(world, 2)
  expect(wordsOf(await getPage(world, late))).toContain('You are number 1 on the waiting list')
})

test('no offer lasts into the event, and none is made once it has begun', async () => {
  await openRegistration(world, { fieldLimit: inField, offerHours: 700 })
  const path = await joinAs(world, 1)
  await send(world, await personalPath(world, 6), { action: 'withdraw', key: '' })
  world.setClock('2026-05-20T09:00:00Z')
  expect(wordsOf(await getPage(world, path))).toContain('by Saturday, 30 May 2026')
  await world.rows(`update sign_up set state = 'waiting', place = 1, offer_until = null where state = 'offered'`)
  world.setClock('2026-06-09T22:59:00Z')
  await settleAll(world.service)
  expect(wordsOf(await getPage(world, path))).toContain('by Wednesday, 10 June 2026 at 00:00')
  await world.rows(`update sign_up set state = 'waiting', place = 1, offer_until = null where state = 'offered'`)
  await world.rows(`update event set state = 'in progress' where event_id = 110`)
  await settleAll(world.service)
  expect((await states()).map(({ state }) => state)).toEqual(['waiting'])
})

test('twenty people at the same moment on two servers for three places: three are registered, the others wait, each with a number', async () => {
  await openRegistration(world, { fieldLimit: inField + 3 })
  const path = await publicPath(world)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => send(world, path, stranger(index + 1))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  expect(await places()).toBe(inField + 3)
  const waiting = await world.rows(`select place from sign_up where state = 'waiting' order by place`)
  expect(waiting.map(({ place }) => Number(place))).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
})

test('the last place of an offer is accepted once, and the caller of the interface is not held by the size of the field', async () => {
  await openRegistration(world, { fieldLimit: inField })
  const path = await joinAs(world, 1)
  await world.call('registerPlayers', { params: { eventId: 'S-110' }, body: { playerId: 7 } })
  expect(await places()).toBe(inField + 1)
  await send(world, await personalPath(world, 6), { action: 'withdraw', key: '' })
  expect(wordsOf(await getPage(world, path))).toContain('You are number 1 on the waiting list')
  await send(world, await personalPath(world, 7), { action: 'withdraw', key: '' })
  const [, key = ''] = /name="key" value="([^"]+)"/.exec((await getPage(world, path)).text) ?? []
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(world, path, { key, action: 'accept' })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  expect(await places()).toBe(inField)
  expect(
    await world.rows(`select 1 from audit where action = 'registration.added' and actor like 'player:%'`),
  ).toHaveLength(1)
})

test('who waits and is registered by the interface is registered, and who is removed there is told so', async () => {
  await openRegistration(world, { fieldLimit: inField })
  expect((await signUpAs(world, 10)).status).toBe(303)
  const path = await personalPath(world, 10)
  expect(wordsOf(await getPage(world, path))).toContain('You are number 1')
  await world.call('registerPlayers', { params: { eventId: 'S-110' }, body: { playerId: 10 } })
  expect(wordsOf(await getPage(world, path))).toContain('You are registered')
  await settleAll(world.service)
  await world.call('removePlayerFromEvent', { params: { eventId: 'S-110', playerId: 10 } })
  expect(wordsOf(await getPage(world, path))).toContain('The organiser has cancelled your registration')
})

test('who has left the community while waiting cannot accept', async () => {
  await openRegistration(world, { fieldLimit: inField })
  await signUpAs(world, 10)
  const path = await personalPath(world, 10)
  await world.call('removePlayerFromCommunity', { params: { playerId: 10, communityId: 1 } })
  await send(world, await personalPath(world, 6), { action: 'withdraw', key: '' })
  expect(await answer(path, 'accept')).toBe(422)
  expect(await places()).toBe(inField - 1)
})

test('somebody by name whom the interface removes sees that, and cannot come back alone', async () => {
  await openRegistration(world, {})
  const path = await joinAs(world, 1)
  const [row] = await world.rows<{ id: number }>('select player_id as id from sign_up')
  await world.call('removePlayerFromEvent', { params: { eventId: 'S-110', playerId: Number(row?.id) } })
  const page = await getPage(world, path)
  expect(wordsOf(page)).toContain('The organiser has cancelled your registration')
  expect(page.text).not.toContain('<form')
})

test('webhooks hear of registrations that the pages make and end', async () => {
  await openRegistration(world, {})
  const before = await world.rows('select 1 from webhook_delivery')
  const path = await joinAs(world, 1)
  await answer(path, 'withdraw')
  const kinds = await world.rows(
    `select kind from webhook_delivery where happened_at >= '2026-05-01' order by delivery_id`,
  )
  expect((await world.rows('select 1 from webhook_delivery')).length).toBe(before.length + 2)
  expect(kinds.map(({ kind }) => kind)).toEqual(['registration.added', 'registration.removed'])
})

const ballot = { mode: 'ballot', fieldLimit: inField + 2, closes: '2026-05-02T10:00' } as const

test('a ballot draws after the close, by a seed that is recorded, and comes out the same when it is checked', async () => {
  await openRegistration(world, ballot)
  const paths = [await joinAs(world, 1), await joinAs(world, 2), await joinAs(world, 3), await joinAs(world, 4)]
  expect(wordsOf(await getPage(world, paths[0] ?? ''))).toContain('You are in the ballot')
  expect(await places()).toBe(inField)
  // The clock of a command is that of the machine, which is far behind the close of the event.
  const ids = (await world.rows<{ id: string }>('select player_id as id from sign_up')).map(({ id }) => Number(id))
  const drawn = await tryCommand(world.url, ['ballot', 'draw', 'S-110', '--seed', '4 8 15 16'])
  expect(drawn).toMatchObject({ code: 0, output: expect.stringContaining('2 registered, 2 not') })
  const order = lots('4 8 15 16', ids)
  const registered = await world.rows<{ id: string }>(
    'select player_id as id from registration where event_id = 110 and player_id = any($1::bigint[])',
    [ids],
  )
  expect(registered.map(({ id }) => Number(id)).sort()).toEqual(order.slice(0, 2).toSorted())
  const waiting = await world.rows<{ id: string }>(
    `select player_id as id from sign_up where state = 'waiting' order by place`,
  )
  expect(waiting.map(({ id }) => Number(id))).toEqual(order.slice(2))
  expect(
    (await mails())
      .slice(4)
      .map(mail => mail.split(' ')[0])
      .sort(),
  ).toEqual(['registered', 'registered', 'waiting', 'waiting'])
  const page = wordsOf(await getPage(world, paths[0] ?? ''))
  expect(page).toContain('The seed was 4 8 15 16')
  expect(page).toContain(`The numbers in order of their lots: ${order.join(', ')}`)
  expect(await tryCommand(world.url, ['ballot', 'check', 'S-110'])).toMatchObject({
    code: 0,
    output: expect.stringContaining(`comes out the same: ${order.join(', ')}`),
  })
  expect(await tryCommand(world.url, ['ballot', 'draw', 'S-110'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('already been drawn'),
  })
  await world.rows(
    `update audit set after = jsonb_set(after, '{playerIds}', $1) where action = 'registration.ballotDrawn'`,
    [JSON.stringify(order.toReversed())],
  )
  expect(await tryCommand(world.url, ['ballot', 'check', 'S-110'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('a different order'),
  })
})

test('a ballot is not drawn before the close, nor where there is none', async () => {
  await openRegistration(world, { ...ballot, closes: '2100-01-01T10:00' })
  await joinAs(world, 1)
  expect(await tryCommand(world.url, ['ballot', 'draw', 'S-110'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('is open until'),
  })
  await openRegistration(world, {})
  expect(await tryCommand(world.url, ['ballot', 'draw', 'S-110'])).toMatchObject({
    code: 1,
    errors: expect.stringContaining('no ballot'),
  })
  expect(await tryCommand(world.url, ['ballot', 'check', 'S-110'])).toMatchObject({ code: 1 })
})

test('without a waiting list those who are not drawn are told so', async () => {
  await openRegistration(world, { ...ballot, fieldLimit: inField, waitingList: false })
  const path = await joinAs(world, 1)
  await tryCommand(world.url, ['ballot', 'draw', 'S-110'])
  expect(wordsOf(await getPage(world, path))).toContain('You did not get a place in the ballot')
})

test('the order of lots depends on the seed and the players alone', () => {
  expect(lots('a seed', [1, 2, 3, 4, 5])).toEqual(lots('a seed', [5, 3, 1, 2, 4]))
  expect(lots('a seed', [1, 2, 3, 4, 5])).not.toEqual(lots('another', [1, 2, 3, 4, 5]))
})
