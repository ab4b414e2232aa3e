/** Two phones and a committee through two servers and PostgreSQL, with connections cut at any moment. */
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, CallError, createClient } from '../../../contract/client.ts'
import { cardRows } from '../../../test/testCards.ts'
import { type Draw, expectedCard, type Keeper, playHistory } from '../../../test/testHistory.ts'
import { tryCommand } from '../../../test/tryCommand.ts'
import { send, startWorld, type World } from '../../../test/world.ts'
import { runs } from '../../../tools/counts.ts'
import { cardIdOf } from './card.ts'
import type { GivenEntry, Judgement } from './judgeEntry.ts'

let world: World
let servers: readonly FastifyInstance[]
beforeAll(async () => {
  world = await startWorld()
  servers = [world.app, await world.anotherServer()]
  await world.rows(`update event set state = 'in progress' where event_id = 110`)
})
afterAll(() => world.close())

function keeper(draw: Draw): Keeper {
  const call: Call = (id, input) => {
    const app = servers[draw(servers.length)] ?? world.app
    const again = createClient(request => send(app, request))
    return insisting(() => again(id, input, { token: world.token('club') }))
  }
  return {
    async take(batch): Promise<readonly Judgement[]> {
      const answers = await call('recordScores', { params: { eventId: 'S-110' }, body: batch.map(sent) })
      return answers.map(({ result, code }) => code ?? (result === 'rejected' ? 'ENTRY_REUSED' : result))
    },
    async look(side) {
      const { holeScores } = await call('getCard', { params: { eventId: 'S-110', cardId: cardIdOf(side) } })
      return Math.max(0, ...holeScores.flatMap(hole => hole.entries.map(entry => entry.deviceSequence)))
    },
    async restart() {
      await world.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'caddiemaster'`,
      )
    },
  }
}

/** Goes on while the service says that it is unavailable, as a phone does. */
async function insisting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CallError && error.status === 503) return insisting(work)
    throw error
  }
}

function sent({ side: _, sideId, kind, value, reason, ...entry }: GivenEntry) {
  const said =
    kind === 'lift'
      ? { lifted: true as const }
      : value === null
        ? { cleared: true as const }
        : value === 0
          ? { pickedUp: true as const }
          : { strokes: value }
  return { ...entry, playerId: sideId, ...said, ...(reason !== null && { reason }) }
}

test('they converge, and nothing that was acknowledged is missing', { timeout: 3_600_000 }, async () => {
  const choices = fc.infiniteStream(fc.nat({ max: 0x7fffffff }))
  const property = fc.asyncProperty(choices, fc.integer({ min: 10, max: 40 }), async (stream, steps) => {
    await world.rows('delete from score_entry where event_id = 110; delete from card where event_id = 110')
    const numbers = stream[Symbol.iterator]()
    const draw: Draw = below => (numbers.next().value ?? 0) % below
    const { acknowledged, rejected } = await playHistory(draw, steps, [1, 3], keeper(draw))
    expect(rejected).toEqual([])
    const log = await world.rows<{ entry_id: string }>('select entry_id from score_entry where event_id = 110')
    expect(log.map(({ entry_id }) => entry_id).sort()).toEqual([...acknowledged.keys()].sort())
    for (const row of await cardRows(world)) {
      const { strokes, conflicts } = expectedCard(acknowledged.values(), `P-${row.side_id}`)
      expect(row).toMatchObject({ strokes, conflicts })
    }
    expect(await tryCommand(world.url, ['cards', 'rebuild', 'S-110', '--check'])).toMatchObject({ code: 0 })
  })
  await fc.assert(property, { numRuns: runs(15, 100), endOnFailure: true })
})
