import { withClient } from '../../server/kernel/database/migrate.ts'
import { answer, assignmentPaths, valuesOf, withoutCache } from '../benchInterface.ts'
import { cards, event, eventId, firstOfOurs, firstOfPeer, players } from '../benchRecording.ts'
import { type Compared, compare, compareTurns, type Target } from '../compare.ts'
import { inOwnProcess } from '../inOwnProcess.ts'
import { insertLargeCommunity, large } from '../large.ts'
import { type BenchService, startBenchService } from '../service.ts'
import type { Outsider } from './outsider.ts'
import { tee } from './tee.ts'

/** Lists, a point read, a point write and cards, of the service and of the program that `start` starts over its database. */
export async function* compareOutsider(
  start: (databaseUrl: string) => Promise<Outsider>,
  wanted: number,
): AsyncGenerator<Compared> {
  const bench = await startBenchService()
  try {
    await withClient(bench.databaseUrl, async client => {
      await insertLargeCommunity(client)
      await client.query(event)
    })
    // Everybody stands in a flight before the others look at the tables.
    for (const path of assignmentPaths.slice(0, large.registered))
      await answer({ ...ours(bench, path), method: 'POST' })
    const outsider = await start(bench.databaseUrl)
    try {
      yield* comparisons(bench, outsider, wanted)
    } finally {
      await outsider.close()
    }
  } finally {
    await bench.close()
  }
}

function ours({ url, authorization }: BenchService, path: string): Target {
  return { url: `${url}${path}`, headers: { authorization } }
}

async function* comparisons(bench: BenchService, outsider: Outsider, wanted: number): AsyncGenerator<Compared> {
  const peer = `${outsider.name} ${outsider.version}`
  const list = ours(bench, `/v1/events/${large.event}/players`)
  const oneTee = ours(bench, tee.path)
  requireEqual(await answer(list), outsider.listAsOurs(await answer(outsider.list)))
  requireEqual(await answer(oneTee), outsider.teeAsOurs(await answer(outsider.tee)))
  yield await withoutCache(bench, () =>
    compare({ what: '300 players of an event, read each time', peer, wanted }, list, outsider.list),
  )
  yield await compare({ what: '300 players of an event, as users get them', peer, wanted }, list, outsider.list)
  yield await withoutCache(bench, () =>
    compare({ what: 'one tee of a course, read each time', peer }, oneTee, outsider.tee),
  )
  yield await compare({ what: 'one tee of a course, as users get it', peer }, oneTee, outsider.tee)
  yield await compare(
    { what: 'one player into another flight', peer },
    { ...ours(bench, ''), method: 'POST', paths: assignmentPaths },
    outsider.assign,
  )
  yield await compareTurns(
    { what: 'a card of 18 holes', peer },
    cards(`${bench.url}/v1/events/S-${eventId}/scores`, firstOfOurs, { authorization: bench.authorization }),
    cardsOf(outsider),
  )
}

function requireEqual(own: unknown, other: unknown): void {
  const [wanted, found] = [own, other].map(value => JSON.stringify(valuesOf(value)))
  if (wanted !== found)
    throw new Error(`it answers something else: ${found?.slice(0, 300)}, and not ${wanted?.slice(0, 300)}`)
}

function cardsOf({ cards: { style, url, headers } }: Outsider) {
  let skip = 0
  return async (seconds: number): Promise<number> => {
    const options = { style, url, headers, eventId, firstPlayer: firstOfPeer, players, skip, seconds }
    const { perSecond, sent } = JSON.parse(await inOwnProcess('outsiders/loadOutsiderCards.ts', options))
    skip = sent
    return perSecond
  }
}
