/** What an Idempotency-Key remembers, for whom, and for how long. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWorld, type World } from '../../test/world.ts'
import { withClient } from '../kernel/database/migrate.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

async function post(url: string, payload: object) {
  const headers = { authorization: `Bearer ${world.token('club')}`, 'idempotency-key': 'once' }
  const response = await world.app.inject({ method: 'POST', url, headers, payload })
  return { status: response.statusCode, replayed: response.headers['idempotency-replayed'], body: response.json() }
}

const teams = (event: string) => post(`/v1/events/${event}/teams`, [{ name: 'Terns' }])
const used = (ago: string) =>
  world.rows(`update idempotency set created_at = '2026-05-01T09:00:00Z'::timestamptz - interval '${ago}'`)

test('a key is remembered for 24 hours, and is new afterwards', async () => {
  const first = await teams('S-110')
  await used('23 hours 59 minutes')
  expect(await teams('S-110')).toEqual({ ...first, replayed: 'true' })
  await used('24 hours 1 second')
  const later = await teams('S-110')
  expect(later).toMatchObject({ status: 200, replayed: undefined })
  expect(later.body).not.toEqual(first.body)
})

test('the same body to another address is another request', async () => {
  await teams('S-110')
  expect(await teams('S-140')).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } })
})

test('what was refused is tried again with its key, also when the refusal was counted', async () => {
  const hugo = { firstName: 'Hugo', lastName: 'Pinto', gender: 'M', email: 'hugo@example.com', dob: '1990-01-01' }
  const create = () => post('/v1/players', { communityId: 1, ...hugo })
  await world.rows("update player set dob = '1991-01-01' where player_id = 8")
  expect(await create()).toMatchObject({ status: 409, body: { code: 'PROFILE_MERGE_REQUIRED' } })
  expect(await world.rows('select tries from proof_try')).toEqual([{ tries: 1 }])
  await world.rows("update player set dob = '1990-01-01' where player_id = 8")
  expect(await create()).toMatchObject({ status: 200, replayed: undefined })
})

test('what was written outside of events is not answered again to who no longer reaches its community', async () => {
  const create = () =>
    post('/v1/players', {
      communityId: 1,
      firstName: 'Rita',
      lastName: 'Sousa',
      gender: 'F',
      email: 'rita@example.com',
    })
  expect(await create()).toMatchObject({ status: 200 })
  await world.rows('update credential_community set community_id = 4 where credential_id = 1')
  world.forgetCallers()
  expect(await create()).toMatchObject({ status: 401, replayed: undefined, body: { code: 'UNAUTHORIZED' } })
})

test('with a key a request waits for what others hold as long as without', async () => {
  await withClient(world.url, async other => {
    await other.query('begin; select from event where event_id = 110 for update')
    let isOver = false
    const answer = teams('S-110').finally(() => {
      isOver = true
    })
    // Longer than it would wait for the first request with its key.
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and clock_timestamp() - query_start > interval '0.3 s'`
    while (!isOver && (await world.rows(waiting)).length === 0);
    await other.query('commit')
    expect(await answer).toMatchObject({ status: 200 })
  })
})
