import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsByNumber, importCourse, importFile, numberedPlayer, parsOf } from '../../../test/playedEvent.ts'
import { staffCalls } from '../../../test/staffCalls.ts'
import { startWorld, type World, worldNow } from '../../../test/world.ts'
import { atMost, runs } from '../../../tools/counts.ts'
import { seed } from '../../../tools/seed.ts'
import { pick, seeded } from '../../ops/sample/seeded.ts'

let world: World
let eventId: string
let players: readonly number[]
beforeAll(async () => {
  world = await startWorld()
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8]
  const made = await importFile(world, {
    communityId: 1,
    name: 'Sheet of the past',
    startDate: '2026-05-02',
    endDate: '2026-05-02',
    timeZone: 'Europe/Lisbon',
    state: 'published',
    courseIds: [await importCourse(world, 'Course of the past', parsOf(72))],
    players: numbers.map(numberedPlayer),
    leaderboards: [{ name: 'Gross', format: 'strokePlay' }],
    teePairings: [0, 1].map(at => ({
      teeTime: `2026-05-02T08:${at}0:00+01:00`,
      players: numbers.slice(4 * at, 4 * at + 4).map(number => `p${number}`),
    })),
  })
  eventId = made.eventId
  players = [...(await idsByNumber(world, eventId)).values()]
})
afterAll(() => world.close())

const params = () => ({ eventId })

/** Groups with their players, as the tee sheet of the console has them now. */
async function sheetNow() {
  const { teePairings } = await staffCalls(world).call('getTeeSheet', { params: params() })
  return teePairings
    .map(({ id, courseId, teeTime, hole, group, players: own }) => ({
      id,
      courseId,
      teeTime,
      hole,
      group,
      players: own
        .map(({ playerId, firstName, lastName }) => ({ playerId, name: `${firstName} ${lastName}` }))
        .sort((a, b) => a.playerId - b.playerId),
    }))
    .sort((a, b) => a.id - b.id)
}

type Group = Awaited<ReturnType<typeof sheetNow>>[number]

const withoutNames = (groups: readonly (Omit<Group, 'players'> & { players: readonly { playerId: number }[] })[]) =>
  groups.map(({ players: own, ...group }) => ({ ...group, playerIds: own.map(({ playerId }) => playerId) }))

/** What a program, a director or an undo does next; what is refused changes nothing. */
async function change(random: () => number): Promise<void> {
  const staff = staffCalls(world)
  const groups = await sheetNow()
  const group = pick(groups, random)
  const playerId = pick(players, random)
  const place = groups.find(one => one.players.some(player => player.playerId === playerId))?.id ?? null
  const minute = String(10 + Math.floor(random() * 50))
  const teeTime = `2026-05-02T09:${minute}:00.000+01:00`
  const { courseId } = group
  const own = { ...params(), teePairingId: group.id }
  const { entries } = await staff.call('listEventLog', { params: params(), query: { most: 4 } })
  const changes: readonly (() => Promise<unknown>)[] = [
    () =>
      world.call('assignPlayersToTeePairings', {
        params: params(),
        body: [{ teePairingId: own.teePairingId, playerIds: [playerId] }],
      }),
    () => world.call('removePlayerFromTeePairing', { params: { ...own, playerId } }),
    () =>
      world.call('createTeePairings', {
        params: params(),
        body: [{ courseId, teeTime, hole: 1, playerIds: [playerId] }],
      }),
    () => world.call('updateTeePairings', { params: params(), body: [{ id: own.teePairingId, teeTime }] }),
    () => (groups.length > 2 ? world.call('deleteTeePairing', { params: own }) : Promise.resolve()),
    () =>
      staff.call('arrangeTeeSheet', {
        params: params(),
        body: { moves: [{ playerId, from: place, to: own.teePairingId }] },
      }),
    () =>
      staff.call('arrangeTeeSheet', {
        params: params(),
        body: {
          create: [{ key: 'new', courseId, teeTime, hole: 10 }],
          moves: [{ playerId, from: place, to: 'new' }],
        },
      }),
    () => staff.call('withdrawPlayer', { params: { ...params(), playerId }, body: { reason: 'Ill' } }),
    () => world.call('removePlayerFromEvent', { params: { ...params(), playerId } }),
    () => staff.call('undo', { params: params(), body: { steps: [entries.find(({ step }) => step)?.step ?? ''] } }),
    () => staff.call('undo', { params: params(), body: { steps: [pick(entries, random).step ?? ''] } }),
  ]
  await pick(changes, random)().catch((error: { readonly status?: number }) => {
    if (error.status === undefined || error.status >= 500) throw error
  })
}

test(
  'after a history by programs, directors and undo, the sheet of each moment is what it was then',
  async () => {
    const random = seeded(seed)
    const then: { readonly asOf: string; readonly sheet: Awaited<ReturnType<typeof sheetNow>> }[] = []
    let now = Temporal.Instant.from(worldNow)
    for (let count = 0; count < runs(60, 400); count += 1) {
      now = now.add({ minutes: 1 })
      world.setClock(now.toString())
      await change(random)
      then.push({ asOf: now.toString(), sheet: await sheetNow() })
    }
    for (const { asOf, sheet } of then) {
      const { groups } = await staffCalls(world).call('getPastTeeSheet', { params: params(), query: { asOf } })
      const past = groups.toSorted((a, b) => a.id - b.id)
      expect(withoutNames(past), `seed ${seed}, as of ${asOf}`).toEqual(withoutNames(sheet))
      // A guest whom a program took out is known by number alone.
      const called = new Map(sheet.flatMap(({ players: own }) => own.map(({ playerId, name }) => [playerId, name])))
      for (const { playerId, name } of past.flatMap(({ players: own }) => own))
        if (name !== undefined) expect(name).toBe(called.get(playerId))
    }
    // Otherwise nothing was tried.
    expect(new Set(then.map(({ sheet }) => JSON.stringify(sheet))).size).toBeGreaterThan(5)
  },
  atMost(60_000),
)

test('what is too long ago to be known is refused', async () => {
  const past = staffCalls(world).call('getPastTeeSheet', {
    params: params(),
    query: { asOf: '2025-12-01T09:00:00.000Z' },
  })
  await expect(past).rejects.toMatchObject({ code: 'VALIDATION' })
})

test('a moment at the end of time is now', async () => {
  const query = { asOf: '9999-12-31T23:59:59.999-14:00' }
  const { groups } = await staffCalls(world).call('getPastTeeSheet', { params: params(), query })
  expect(withoutNames(groups.toSorted((a, b) => a.id - b.id))).toEqual(withoutNames(await sheetNow()))
})
