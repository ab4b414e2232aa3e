import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type Running, runServer } from '../../../test/process.ts'
import { startReceiver, verified } from '../../../test/receiver.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { applicationRole } from '../../kernel/database/connect.ts'
import { webhookQueue } from '../audit/webhookDeliveries.sql.ts'

let world: World
const running: Running[] = []
beforeAll(async () => {
  world = await startWorld({ WEBHOOK_PRIVATE_ADDRESSES: 'true' })
  world.setClock(Temporal.Now.instant().toString())
})
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL')
    await ended
  }
  await world.close()
})

async function server(): Promise<Running> {
  const port = await freePort()
  const started = runServer({
    DATABASE_URL: world.url,
    ENVIRONMENT: 'testing',
    SECRET: 'a secret of tests, long enough to be one',
    PORT: String(port),
    WEBHOOK_PRIVATE_ADDRESSES: 'true',
  })
  running.push(started)
  await started.says(String(port))
  return started
}

/** What pg-boss does every minute: gives the jobs of a server that died to the others. */
async function takeFromTheDead(): Promise<void> {
  await world.rows(`update jobs.job set started_on = started_on - interval '5 minutes' where state = 'active'`)
  await world.rows('update jobs.queue set monitor_on = null, monitor_claim_on = null')
  const boss = new PgBoss({
    connectionString: world.url,
    options: `-c role=${applicationRole}`,
    schema: 'jobs',
    migrate: false,
    supervise: false,
    schedule: false,
  })
  boss.on('error', error => expect.fail(error.message))
  await boss.start()
  await boss.supervise(webhookQueue)
  await boss.stop({ graceful: false })
}

test('a server killed before or while it sends: another one sends, under the same id', async () => {
  let kill = () => {}
  const receiver = await startReceiver(() => kill())
  const params = { communityId: 1 }
  const { secret } = await world.call('createWebhook', {
    params,
    body: { url: receiver.url, topics: ['registration'] },
  })
  // Committed while no worker runs anywhere.
  await world.call('registerPlayers', { params: { eventId: 'M-100' }, body: { playerId: 7 } })
  const first = await server()
  kill = () => first.child.kill('SIGKILL')
  await receiver.hears(1)
  await first.ended
  kill = () => {}
  await takeFromTheDead()
  const second = await server()
  await receiver.hears(2)
  const [before, after] = receiver.heard
  if (!before || !after) return expect.fail()
  expect(after.headers['webhook-id']).toBe(before.headers['webhook-id'])
  expect(verified(secret, after)).toEqual(verified(secret, before))
  second.child.kill('SIGTERM')
  expect(await second.ended, second.output()).toBe(0)
  const [delivery] = await world.rows(
    'select state, attempts from webhook_delivery where webhook_id <> 6001 and community_id = 1',
  )
  expect(delivery).toEqual({ state: 'delivered', attempts: 1 })
  await receiver.close()
})
