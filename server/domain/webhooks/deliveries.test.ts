import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Receiver, startReceiver, verified } from '../../../test/receiver.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { startDeliveries } from './startDeliveries.ts'

let world: World
let receiver: Receiver
beforeAll(async () => {
  world = await startWorld({ WEBHOOK_PRIVATE_ADDRESSES: 'true' })
  // The library that verifies compares the time with the clock of this machine.
  world.setClock(Temporal.Now.instant().toString())
})
beforeEach(async () => {
  await world.rows('delete from webhook')
  receiver = await startReceiver()
})
afterEach(() => receiver.close())
afterAll(() => world.close())

const community = { communityId: 1 }

async function subscribe(...topics: ('registration' | 'score' | 'result' | 'teeSheet' | 'state')[]) {
  const created = await world.call('createWebhook', { params: community, body: { url: receiver.url, topics } })
  return { ...created, params: { ...community, webhookId: created.webhookId } }
}

/** The workers of one server, until the test ends. */
async function work(pauses: readonly number[] = [0, 0, 0]) {
  const onError = (error: Error) => expect.fail(error.message)
  const { stop } = await startDeliveries(world.service, { url: world.url, onError, pauses, pollingSeconds: 0.5 })
  onTestFinished(stop)
}

async function settled(params: { communityId: number; webhookId: number }, count = 1) {
  for (;;) {
    const deliveries = await world.call('listWebhookDeliveries', {
      params,
      criteria: { states: ['delivered', 'failed'] },
    })
    if (deliveries.length >= count) return deliveries
    await new Promise(done => setTimeout(done, 20))
  }
}

let guests = 0
function register(eventId = 'M-100') {
  guests += 1
  return world.call('registerPlayers', {
    params: { eventId },
    body: { firstName: 'Guest', lastName: `Number ${guests}`, gender: 'F' },
  })
}

test('a community has twenty webhooks at most, however many are made at once', async () => {
  for (let n = 0; n < 18; n += 1) await subscribe('score')
  const made = await Promise.allSettled(Array.from({ length: 8 }, () => subscribe('score')))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await world.rows('select from webhook where community_id = 1')).toHaveLength(20)
})

describe('a delivery', () => {
  test('tells in ids who was registered, signed as Standard Webhooks says', async () => {
    const { secret, params } = await subscribe('registration')
    const player = await register()
    await work()
    await receiver.hears(1)
    const [message] = receiver.heard
    if (!message || Array.isArray(player)) return expect.fail()
    expect(verified(secret, message)).toEqual({
      type: 'registration.added',
      timestamp: expect.any(String),
      data: { communityId: 1, eventId: 'M-100', playerIds: [player.playerId] },
    })
    expect(message.body).not.toContain('Guest')
    expect(message.headers['content-type']).toBe('application/json')
    expect(() => verified(secret, { ...message, body: message.body.replace('M-100', 'M-101') })).toThrow()
    expect(await settled(params)).toMatchObject([
      {
        state: 'delivered',
        attempts: 1,
        responseStatus: 204,
        messageId: message.headers['webhook-id'],
        eventId: 'M-100',
      },
    ])
  })

  test('is tried again under the same id until it is answered', async () => {
    const { secret, params } = await subscribe('registration')
    receiver.answer({ status: 500 }, { status: 404 }, { status: 200 })
    await register()
    await work()
    await receiver.hears(3)
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.heard.map(({ body }) => body)).size).toBe(1)
    for (const message of receiver.heard) verified(secret, message)
    expect(await settled(params)).toMatchObject([{ state: 'delivered', attempts: 3, responseStatus: 200 }])
  })

  test('whose job is gone, as after a restored backup, is sent once all the same', async () => {
    const { params } = await subscribe('registration')
    await register()
    await register()
    await world.rows('delete from jobs.job')
    await work()
    await settled(params, 2)
    expect(receiver.heard).toHaveLength(2)
  })

  test('fails after the last pause, and a replay sends the same message', async () => {
    const { secret, params } = await subscribe('registration')
    receiver.answer(...Array.from({ length: 4 }, () => ({ status: 503 })))
    await register()
    await work([0, 0, 0])
    const [failed] = await settled(params)
    expect(failed).toMatchObject({
      state: 'failed',
      attempts: 4,
      responseStatus: 503,
      lastError: 'The answer was 503.',
    })
    expect(failed).not.toHaveProperty('nextAttemptDt')
    await world.call('replayWebhookDelivery', { params: { ...params, deliveryId: failed?.deliveryId ?? 0 } })
    await receiver.hears(5)
    const [first] = receiver.heard
    const last = receiver.heard.at(-1)
    if (!first || !last) return expect.fail()
    expect(last.headers['webhook-id']).toBe(first.headers['webhook-id'])
    expect(verified(secret, last)).toEqual(verified(secret, first))
    expect(await settled(params)).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })

  test('waits for the pause before it is tried again', async () => {
    const { params } = await subscribe('registration')
    receiver.answer({ status: 500 })
    await register()
    await work([3600])
    await receiver.hears(1)
    const due = await world.rows<{ seconds: number }>(
      `select extract(epoch from start_after - now())::int as seconds from jobs.job where name = 'webhook' and state = 'created'`,
    )
    while ((await world.call('listWebhookDeliveries', { params }))[0]?.attempts === 0);
    const [next] = await world.rows<{ seconds: number }>(
      `select extract(epoch from j.start_after - now())::int as seconds from jobs.job j join webhook_delivery d on d.job_id = j.id`,
    )
    expect(due.length).toBeLessThanOrEqual(1)
    expect(next?.seconds).toBeGreaterThan(3500)
    expect((await world.call('listWebhookDeliveries', { params }))[0]).toMatchObject({ state: 'pending', attempts: 1 })
  })

  test('does not follow a redirect, and ends when the receiver says that it is gone', async () => {
    const { params } = await subscribe('registration')
    receiver.answer({ status: 302, headers: { location: '/elsewhere' } }, { status: 410 })
    await register()
    await work()
    expect(await settled(params)).toMatchObject([{ state: 'failed', attempts: 2, responseStatus: 410 }])
    expect(receiver.heard.map(({ path }) => path)).toEqual(['/hook', '/hook'])
  })

  test('reaches the receiver once when two servers share the queue', async () => {
    const { params } = await subscribe('registration')
    await Promise.all([work(), work()])
    await Promise.all(Array.from({ length: 30 }, () => register()))
    await settled(params, 30)
    expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id'])).size).toBe(30)
    expect(receiver.heard).toHaveLength(30)
  })
})

test('each topic is told what belongs to it, and results what changes them once they were official', async () => {
  for (const topic of ['registration', 'score', 'result', 'teeSheet', 'state'] as const) await subscribe(topic)
  const medal = { params: { eventId: 'S-110' } }
  const score = (hole: number, reason?: string) => ({
    ...medal,
    body: [
      {
        entryId: crypto.randomUUID(),
        playerId: 1,
        hole,
        strokes: 5,
        scorer: 'committee' as const,
        device: 'desk',
        deviceSequence: hole,
        tappedAt: world.service.clock().toString(),
        ...(reason !== undefined && { reason }),
      },
    ],
  })
  await world.call('setEventState', { ...medal, body: { state: 'in progress' } })
  await world.call('recordScores', score(1))
  const pairing = { courseId: 1, teeTime: '2026-06-10T09:00:00.000+01:00', hole: 1 }
  await world.call('createTeePairings', { ...medal, body: [pairing] })
  await world.call('setEventState', { ...medal, body: { state: 'completed' } })
  await world.call('setEventState', { ...medal, body: { state: 'official' } })
  await world.call('setEventState', { ...medal, body: { state: 'completed', reason: 'A wrong card' } })
  await world.call('recordScores', score(2, 'A wrong card'))
  const rows = await world.rows<{ topic: string; kinds: string[] }>(
    `select w.topics[1] as topic, array_agg(d.kind order by d.delivery_id) as kinds
     from webhook w join webhook_delivery d using (community_id, webhook_id) group by 1`,
  )
  expect(Object.fromEntries(rows.map(({ topic, kinds }) => [topic, kinds]))).toEqual({
    state: ['event.stateSet', 'event.stateSet', 'event.stateSet', 'event.stateSet'],
    score: ['score.recorded', 'score.recorded'],
    teeSheet: ['teePairing.created'],
    result: ['event.stateSet', 'event.stateSet', 'score.recorded'],
  })
})

describe('a secret', () => {
  test('that was rotated signs beside the new one until its time is over', async () => {
    const { secret: old, params } = await subscribe('registration')
    const rotated = await world.call('rotateWebhookSecret', { params })
    expect(rotated.secret).not.toBe(old)
    await work()
    await world.call('sendTestWebhook', { params })
    await receiver.hears(1)
    const [both] = receiver.heard
    if (!both) return expect.fail()
    expect(verified(old, both)).toEqual(verified(rotated.secret, both))
    await world.rows(`update webhook set previous_until = '2026-01-01Z'`)
    await world.call('sendTestWebhook', { params })
    await receiver.hears(2)
    const [, one] = receiver.heard
    if (!one) return expect.fail()
    expect(verified(rotated.secret, one)).toMatchObject({ type: 'webhook.test', data: { communityId: 1 } })
    expect(() => verified(old, one)).toThrow()
  })

  test('stands nowhere in the database', async () => {
    const { secret } = await subscribe('registration')
    const texts = ['webhook', 'audit', 'change', 'idempotency', 'jobs.job'].map(
      table => `select t::text as row from ${table} t`,
    )
    const rows = await world.rows<{ row: string }>(texts.join(' union all '))
    expect(rows.filter(({ row }) => row.includes(secret.slice(6)))).toEqual([])
  })
})

describe('nothing is told', () => {
  const queued = async () => {
    const [row] = await world.rows<{ n: number }>(
      `select (select count(*) from webhook_delivery)::int + (select count(*) from jobs.job where state = 'created' and name = 'webhook')::int as n`,
    )
    return row?.n
  }
  beforeEach(() => world.rows(`delete from jobs.job where name = 'webhook'`))

  test('when the change is rolled back', async () => {
    await subscribe('registration')
    const body = [{ firstName: 'One', lastName: 'Good', gender: 'F' as const }, { playerId: 1 }]
    expect(await world.refusal('registerPlayers', { params: { eventId: 'M-100' }, body })).toBe('ALREADY_REGISTERED')
    expect(await queued()).toBe(0)
  })

  test('of other topics, of other communities, of rehearsals and while the webhook is not active', async () => {
    const { params } = await subscribe('teeSheet')
    await register()
    expect(await queued(), 'another topic').toBe(0)
    await world.call('updateWebhook', { params, body: { topics: ['registration'] } })
    await register('S-200')
    expect(await queued(), 'another community').toBe(0)
    await world.rows(`update event set settings = '{"rehearsal": true}' where event_id = 100`)
    await register()
    expect(await queued(), 'a rehearsal').toBe(0)
    await world.rows(`update event set settings = '{}' where event_id = 100`)
    await world.call('updateWebhook', { params, body: { active: false } })
    await register()
    expect(await queued(), 'not active').toBe(0)
    await world.call('updateWebhook', { params, body: { active: true } })
    await register()
    expect(await queued(), 'told: a delivery and its job').toBe(2)
  })
})
