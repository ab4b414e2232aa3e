/** A profile comes back when a merge is undone, also in the middle of somebody's transaction (docs/decisions/031). */
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fieldsOf, getPage, openRegistration, personalPath, send, signUpAs } from '../../../test/testForms.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { waitsForLock } from '../../../test/waitsForLock.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World
const holders: pg.Client[] = []
beforeEach(async () => {
  world = await startWorld()
})
afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.end()
  await world.close()
})

const event = { eventId: 'S-110' } as const
const run = (...words: string[]) => tryCommand(world.url, words)
const person = (firstName: string) =>
  ({ communityId: 1, firstName, lastName: 'Dupont', gender: 'F', email: `${firstName}@example.com` }) as const

/** A session that holds what `lock` locks, until it lets go or the test is over. */
async function holding(lock: string): Promise<{ readonly pid: number; readonly letGo: () => Promise<unknown> }> {
  const client = new pg.Client({ connectionString: world.url })
  holders.push(client)
  await client.connect()
  await client.query('begin')
  await client.query(lock)
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return { pid: rows[0].pid, letGo: () => client.query('rollback') }
}

/** Somebody whose profile goes into another with `go`. `comeBack` parts the two again, and holds the player as the next merge would; it answers who holds. */
async function away() {
  const keep = await world.call('createPlayer', { body: person('Keep') })
  const { playerId } = await world.call('createPlayer', { body: person('Remove') })
  let mergeId = ''
  return {
    playerId,
    part: () => run('player', 'unmerge', mergeId),
    go: async () => {
      const { output } = await run('player', 'merge', `${keep.playerId}`, `${playerId}`, '--confirm')
      mergeId = /unmerge (\d+)/.exec(output)?.[1] ?? ''
    },
    comeBack: async () => {
      expect(await run('player', 'unmerge', mergeId)).toMatchObject({ code: 0 })
      return (await holding(`select from player where player_id = ${playerId} for update`)).pid
    },
  }
}

test('whoever was away when the players of a form were held is away to its end, and is not waited for with the event in hand', async () => {
  await openRegistration(world, {}, 'Members')
  const somebody = await away()
  const path = await personalPath(world, somebody.playerId)
  const fields = fieldsOf(await getPage(world, path))
  const beginning = await holding('select pg_advisory_xact_lock(-110)')
  const answer = send(world, path, fields)
  expect(await waitsForLock(world, answer, beginning.pid)).toBe(true)
  await somebody.go()
  const ofEvent = await holding('select from event where event_id = 110 for no key update')
  await beginning.letGo()
  // It need not wait for the event.
  await waitsForLock(world, answer, ofEvent.pid)
  const merging = await somebody.comeBack()
  await ofEvent.letGo()
  expect(await waitsForLock(world, answer, merging)).toBe(false)
  const { status, text } = await answer
  expect(status).toBe(404)
  expect(text).toContain('This link is not valid')
})

test('whoever was away when the players of a list were held is not registered, and is not waited for', async () => {
  const [somebody, other] = [await away(), await world.call('createPlayer', { body: person('Other') })]
  await somebody.go()
  const ofOther = await holding(`select from player where player_id = ${other.playerId} for update`)
  const body = [{ playerId: somebody.playerId }, { playerId: other.playerId }]
  const answer = world.call('registerPlayers', { params: event, body }).catch((error: unknown) => error)
  expect(await waitsForLock(world, answer, ofOther.pid)).toBe(true)
  const merging = await somebody.comeBack()
  await ofOther.letGo()
  expect(await waitsForLock(world, answer, merging)).toBe(false)
  expect(await answer).toMatchObject({ code: 'PLAYER_HAS_NO_MEMBERSHIP' })
})

test.each(['the substitute', 'whoever leaves'])(
  'a replacement is refused when %s was away while both were held',
  async which => {
    const [somebody, { playerId: other }] = [await away(), await world.call('createPlayer', { body: person('Other') })]
    const [leaving, by] = which === 'whoever leaves' ? [somebody.playerId, other] : [other, somebody.playerId]
    await world.call('registerPlayers', { params: event, body: { playerId: leaving } })
    await somebody.go()
    const ofOther = await holding(`select from player where player_id = ${other} for update`)
    const answer = Promise.resolve(
      world.app.inject({
        method: 'POST',
        url: `/console/api/events/S-110/registrations/${leaving}/replacement`,
        headers: { ...world.browser('director'), 'content-type': 'application/json' },
        payload: JSON.stringify({ by: { playerId: by } }),
      }),
    )
    expect(await waitsForLock(world, answer, ofOther.pid)).toBe(true)
    const merging = await somebody.comeBack()
    await ofOther.letGo()
    expect(await waitsForLock(world, answer, merging)).toBe(false)
    expect((await answer).json()).toMatchObject({ code: which === 'whoever leaves' ? 'NOT_FOUND' : 'UNAUTHORIZED' })
  },
)

test('lots are not drawn for somebody who came back while the others were held', async () => {
  await openRegistration(world, { mode: 'ballot' })
  const somebody = await away()
  expect((await signUpAs(world, somebody.playerId)).status).toBe(303)
  await somebody.go()
  world.setClock('2026-06-09T23:00:00Z')
  const ofEvent = await holding('select from event where event_id = 110 for no key update')
  const parting = somebody.part()
  expect(await waitsForLock(world, parting, ofEvent.pid)).toBe(true)
  const [{ pid } = { pid: 0 }] = await world.rows<{ pid: number }>(
    `select pid from pg_stat_activity where ${ofEvent.pid} = any(pg_blocking_pids(pid))`,
  )
  const drawing = run('ballot', 'draw', 'S-110')
  expect(await waitsForLock(world, drawing, pid)).toBe(true)
  await ofEvent.letGo()
  expect(await parting).toMatchObject({ code: 0 })
  expect((await drawing).errors).toContain('Profiles were merged in the meantime, so nothing was drawn. Draw again.')
  expect(await run('ballot', 'draw', 'S-110')).toMatchObject({ code: 0 })
})
