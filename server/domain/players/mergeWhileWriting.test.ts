import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallError } from '../../../contract/client.ts'
import { getPage, openRegistration, personalPath, send, signUpAs } from '../../../test/testForms.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { runs } from '../../../tools/counts.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Change, record } from '../audit/record.ts'
import { mergePlayers, planMerge } from './mergePlayers.ts'
import { planUndoMerge, undoMerge } from './undoMerge.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const event = { eventId: 'S-110' } as const
const person = (n: number, kind: string) =>
  ({
    communityId: 1,
    firstName: `${kind} ${n}`,
    lastName: 'Dupont',
    gender: 'F',
    email: `${kind}${n}@example.com`,
  }) as const

/** What callers do with a player, whatever the others do with the same one. */
const writes: readonly ((playerId: number) => Promise<unknown>)[] = [
  playerId => world.call('registerPlayers', { params: event, body: { playerId } }),
  playerId => world.call('removePlayerFromEvent', { params: { ...event, playerId } }),
  playerId => world.call('updatePlayerName', { params: { playerId }, body: { firstName: 'New', lastName: 'Dupont' } }),
  playerId => world.call('updatePlayerEmail', { params: { playerId }, body: { email: `new${playerId}@example.com` } }),
  playerId => world.call('updatePlayerMember', { params: { playerId, communityId: 1 }, body: { member: true } }),
  playerId => world.call('addPlayerToCommunity', { params: { playerId, communityId: 3 }, body: {} }),
  playerId => world.call('removePlayerFromCommunity', { params: { playerId, communityId: 3 } }),
  playerId => world.call('assignPlayerToTeePairing', { params: { ...event, playerId, teePairingId: pairing } }),
  playerId =>
    world.call('assignPlayersToTeePairings', {
      params: event,
      body: [{ teePairingId: pairing, playerIds: [playerId] }],
    }),
  playerId => world.call('createTeams', { params: event, body: [{ playerIds: [playerId] }] }),
  playerId => world.call('setPlayerHandicapIndex', { params: { ...event, playerId }, body: { hcIndex: 12.3 } }),
  playerId => world.call('lockPlayerHandicap', { params: { ...event, playerId }, query: { lock: false } }),
  playerId => world.call('recordScores', { params: event, body: [entry(playerId)] }),
  // The form of the player writes the profile, under another name each time.
  async playerId => {
    const sent = await signUpAs(world, playerId, { lastName: `Dupont ${crypto.randomUUID().slice(0, 4)}` })
    if (sent.status >= 500) throw new Error(`The form was answered ${sent.status}.`)
  },
  playerId => world.call('registerPlayers', { params: { eventId: 'S-140' }, body: { playerId } }),
  playerId => world.call('removePlayerFromEvent', { params: { eventId: 'S-140', playerId } }),
  async playerId => {
    const path = await personalPath(world, playerId)
    const page = await getPage(world, path)
    const sent = await send(world, path, { key: crypto.randomUUID(), action: 'withdraw' })
    if (page.status >= 500 || sent.status >= 500)
      throw new Error(`The page answered ${page.status} and ${sent.status}.`)
  },
]
let pairing = 0

const origin = { actor: 'operator', now: Temporal.Instant.from('2026-05-01T09:00:00Z') }

const by = (tx: Transaction) => ({ ...origin, record: (change: Change) => record(tx, change, origin) })

/** As the operator's command does it, over a connection that is open: with this much to do a new one may come too late. */
function merge(keepId: number, removeId: number): Promise<number> {
  return world.operate(async tx => {
    const plan = await planMerge(tx, keepId, removeId)
    if (!plan) throw new Error(`Players ${keepId} and ${removeId} do not both exist.`)
    return mergePlayers(tx, plan, by(tx))
  })
}

function unmerge(mergeId: number): Promise<void> {
  return world.operate(async tx => {
    const plan = await planUndoMerge(tx, mergeId, origin.now)
    if (!plan || plan.obstacle) throw new Error(`Merge ${mergeId} cannot be undone: ${plan?.obstacle}`)
    await undoMerge(tx, plan, by(tx))
  })
}

const entry = (playerId: number) => ({
  entryId: crypto.randomUUID(),
  playerId,
  hole: 1,
  strokes: 4,
  reason: 'test',
  scorer: 'committee' as const,
  device: 'test',
  deviceSequence: 1,
  tappedAt: '2026-05-01T09:00:00Z',
})

test('profiles are merged, parted and merged again while sixteen write: nobody gets an internal error, and nobody waits in a circle', async () => {
  await openRegistration(world, {}, 'Members')
  const [made] = await world.call('createTeePairings', {
    params: event,
    body: [{ courseId: 1, teeTime: '2026-06-10T08:00:00Z', hole: 1 }],
  })
  pairing = made?.teePairingId ?? 0
  const pairs: { readonly keep: number; readonly remove: number }[] = []
  for (let n = 0; n < runs(6, 60); n += 1) {
    const keep = await world.call('createPlayer', { body: person(n, 'Keep') })
    const remove = await world.call('createPlayer', { body: person(n, 'Remove') })
    await world.call('registerPlayers', { params: event, body: { playerId: remove.playerId } })
    pairs.push({ keep: keep.playerId, remove: remove.playerId })
  }
  await world.operate(async () => undefined)
  let merging = true
  let current = 0
  const answers = new Map<string, number>()
  const writer = async (offset: number) => {
    for (let n = offset; merging; n += 7) {
      const pair = pairs[Math.min(current + (n % 2), pairs.length - 1)]
      const work = writes[n % writes.length]
      const answer = await work?.(pair?.remove ?? 0).then(
        () => 'done',
        error => (error instanceof CallError ? error.code : String(error)),
      )
      answers.set(answer ?? '', (answers.get(answer ?? '') ?? 0) + 1)
    }
  }
  const writers = Array.from({ length: 16 }, (_, n) => writer(n))
  const failed: string[] = []
  for (const { keep, remove } of pairs) {
    await merge(keep, remove)
      .then(unmerge)
      .then(() => merge(keep, remove))
      .catch((error: unknown) => failed.push(String(error)))
    current += 1
  }
  merging = false
  await Promise.all(writers)
  expect(failed).toEqual([])
  const known = [
    'done',
    'UNAUTHORIZED',
    'NOT_REGISTERED',
    'NOT_FOUND',
    'ALREADY_REGISTERED',
    'SCORE_ENTERED',
    'PLAYER_PARTICIPATED',
    'PLAYER_HAS_NO_MEMBERSHIP',
    'PROFILE_MERGE_REQUIRED',
    'PROFILE_COMPLETED',
    'IDEMPOTENCY_IN_PROGRESS',
  ]
  expect([...answers.keys()].filter(answer => !known.includes(answer))).toEqual([])
  expect(answers.get('UNAUTHORIZED')).toBeGreaterThan(0)
  await world.rows('select pg_stat_clear_snapshot(), pg_stat_force_next_flush()')
  const [row] = await world.rows('select deadlocks from pg_stat_database where datname = current_database()')
  expect(Number(row?.deadlocks)).toBe(0)
})
