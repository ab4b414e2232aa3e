/** Locks are taken in one order (docs/decisions/031): a transaction that waits for a player holds nothing of an event, or transactions could wait for each other in a circle. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { fieldsOf, getPage, openRegistration, personalPath, send } from '../../../test/testForms.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { waitsForLock } from '../../../test/waitsForLock.ts'
import { startWorld, type World } from '../../../test/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'caddiemaster-locks-'))
let world: World
let holder: pg.Client
beforeEach(async () => {
  world = await startWorld()
  holder = new pg.Client({ connectionString: world.url })
  await holder.connect()
  await openRegistration(world, { mode: 'ballot' })
})
afterEach(async () => {
  await holder.end()
  await world.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const ana = 1
const gil = 7
const event = { eventId: 'S-110' } as const

/** Fills in the form of a personal page, or sends an action of it; the page is looked at before the player is held. */
async function form(playerId: number, more: Record<string, string>): Promise<() => Promise<unknown>> {
  const path = await personalPath(world, playerId)
  const fields = fieldsOf(await getPage(world, path))
  return () => send(world, path, { ...fields, ...more })
}

/** A backup of now, which is made before the player is held. */
async function backup(): Promise<string> {
  const file = join(folder, crypto.randomUUID())
  expect(await tryCommand(world.url, ['backup', file])).toMatchObject({ code: 0 })
  return file
}

/** What changes a player, or what a player has in events, and whom it is about. Each makes ready first, and answers what to do. */
const writes: Readonly<Record<string, readonly [number, () => Promise<() => Promise<unknown>>]>> = {
  registering: [gil, async () => () => world.call('registerPlayers', { params: event, body: { playerId: gil } })],
  'ending a registration': [
    ana,
    async () => () => world.call('removePlayerFromEvent', { params: { ...event, playerId: ana } }),
  ],
  renaming: [
    ana,
    async () => () =>
      world.call('updatePlayerName', { params: { playerId: ana }, body: { firstName: 'A', lastName: 'Z' } }),
  ],
  'joining a community': [
    gil,
    async () => () => world.call('addPlayerToCommunity', { params: { playerId: gil, communityId: 3 }, body: {} }),
  ],
  'leaving a community': [
    gil,
    async () => () => world.call('removePlayerFromCommunity', { params: { playerId: gil, communityId: 1 } }),
  ],
  'signing up': [gil, () => form(gil, { lastName: 'Newname' })],
  withdrawing: [ana, () => form(ana, { action: 'withdraw' })],
  'drawing lots': [
    gil,
    async () => {
      await (await form(gil, {}))()
      world.setClock('2026-06-09T23:00:00Z')
      return () => tryCommand(world.url, ['ballot', 'draw', 'S-110'])
    },
  ],
  merging: [ana, async () => () => tryCommand(world.url, ['player', 'merge', `${gil}`, `${ana}`, '--confirm'])],
  erasing: [ana, async () => () => tryCommand(world.url, ['player', 'erase', `${ana}`, '--confirm', '--also-running'])],
  'restoring an event': [
    ana,
    async () => {
      const file = await backup()
      return () => tryCommand(world.url, ['event', 'restore', 'S-110', '--from', file, '--confirm'])
    },
  ],
}

/** The rows of these tables that somebody holds. */
async function heldRows(): Promise<readonly string[]> {
  const held = []
  for (const table of ['event', 'registration', 'membership', 'sign_up', 'player_handicap', 'team_player', 'card']) {
    const rows = await world.rows<{ held: string }>(
      `select t::text as held from ${table} t except select t::text from (select * from ${table} for update skip locked) t`,
    )
    held.push(...rows.map(row => `${table} ${row.held}`))
  }
  return held
}

test.each(Object.entries(writes))('%s waits for the player with nothing else in its hands', async (_, [id, ready]) => {
  const write = await ready()
  await holder.query('begin')
  await holder.query('select from player where player_id = $1 for update', [id])
  const answer = write().catch((error: unknown) => error)
  expect(await waitsForLock(world, answer)).toBe(true)
  expect(await heldRows()).toEqual([])
  await holder.query('rollback')
  const done = await answer
  expect(done).not.toBeInstanceOf(Error)
  if (typeof done === 'object' && done !== null && 'errors' in done) expect(done.errors).toBe('')
  if (typeof done === 'object' && done !== null && 'status' in done) expect(done.status).toBe(303)
})
