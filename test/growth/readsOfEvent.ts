import { type AnyOperationId, allOperations } from '../../contract/all.ts'
import type { Operation } from '../../contract/operation.ts'
import { type AnyCase, ask, prepareCase } from '../askCase.ts'
import type { TestDatabase } from '../cloneDatabase.ts'
import { everyCase } from '../everyCase.ts'
import { inKnownWorld } from './inKnownWorld.ts'
import { type Planning, type RowsRead, rowsRead } from './rowsRead.ts'

/** What reads an event, asked about the medal. */
export const readingIds = (Object.keys(everyCase) as AnyOperationId[]).filter(id => {
  const op: Operation = allOperations[id]
  return op.path.includes('{eventId}') && op.transaction === 'read' && !op.stream && !op.secret
})

/** The rows that each of them reads in a grown world. */
export function readsOfEvent(grown: TestDatabase, planning: Planning): Promise<ReadonlyMap<string, RowsRead>> {
  return inKnownWorld(grown, planning, async world => {
    const reads = new Map<string, RowsRead>()
    /** Cases that begin alike share what they begin with. */
    const done = new Set<string>()
    for (const id of readingIds) {
      const { success } = everyCase[id] as { readonly success: AnyCase }
      await prepareCase(world, {
        ...success,
        given: (success.given ?? []).filter(one => !done.has(one) && done.add(one)),
      })
      world.forgetLists()
      let status = 0
      const rows = await rowsRead(world, async () => {
        status = (await ask(world, allOperations[id], ofMedal(success), {})).status
      })
      if (status === 200) reads.set(id, rows)
    }
    return reads
  })
}

/** The same question about the medal, with ids that it has. */
function ofMedal({ input, ...rest }: AnyCase): AnyCase {
  const { params = {} } = input as { readonly params?: Readonly<Record<string, unknown>> }
  const isOfTeams = JSON.stringify(input).includes('"leaderboardId":1002') || /22\b/.test(String(params.leaderboardId))
  const own: Readonly<Record<string, unknown>> = {
    eventId: 'S-110',
    leaderboardId: isOfTeams ? 1022 : 1021,
    playerId: 1,
    teamId: 3011,
    flightId: 2021,
    teePairingId: 5021,
    cardId: 'P-1',
  }
  const changed = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, own[name] ?? value]))
  return { ...rest, input: { ...input, params: changed } } as AnyCase
}
