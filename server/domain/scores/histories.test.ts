/** Two phones and a committee through the real pure functions: whatever happens on the way, they end with the same card. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardFromLog } from '../../../rules/recording/cardFromLog.ts'
import { type Draw, expectedCard, type Keeper, playHistory } from '../../../test/testHistory.ts'
import { runs } from '../../../tools/counts.ts'
import { cardIdOf } from './card.ts'
import { judgeEntries } from './judgeEntries.ts'
import type { LoggedEntry } from './recording.sql.ts'

const cards = ['P-1', 'P-2']

/** A server whose database is a list; a restart forgets everything but its text. */
function memoryServer() {
  let log: readonly LoggedEntry[] = []
  const keeper: Keeper = {
    take(batch) {
      const { judgements, added } = judgeEntries(batch, roundOf(log), 'test')
      const receivedAt = '2026-06-10T10:00:00.000+00:00'
      log = [...log, ...added.map((entry, index) => ({ ...entry, receivedAt, arrival: log.length + index + 1 }))]
      return judgements
    },
    look: side =>
      Math.max(0, ...log.filter(entry => cardIdOf(entry) === cardIdOf(side)).map(entry => entry.deviceSequence)),
    restart: () => {
      log = JSON.parse(JSON.stringify(log))
    },
  }
  return { keeper, log: () => log }
}

function roundOf(log: readonly LoggedEntry[]) {
  return {
    state: 'in progress' as const,
    closed: false,
    holes: 18,
    firstHole: 1,
    teamScores: false,
    playerScores: true,
    players: new Set([1, 2]),
    teams: new Map(),
    logs: Map.groupBy(log, cardIdOf),
    entries: new Map(log.map(entry => [entry.entryId, entry])),
  }
}

const choices = fc.infiniteStream(fc.nat({ max: 0x7fffffff }))

function drawFrom(stream: Iterable<number>): Draw {
  const numbers = stream[Symbol.iterator]()
  return below => (numbers.next().value ?? 0) % below
}

test('phones and committee converge, and nothing that was acknowledged is missing', {
  timeout: 3_600_000,
}, async () => {
  const property = fc.asyncProperty(choices, fc.integer({ min: 10, max: 60 }), async (stream, steps) => {
    const draw = drawFrom(stream)
    const server = memoryServer()
    const { acknowledged, rejected } = await playHistory(draw, steps, [1, 2], server.keeper)
    const log = server.log()
    expect(rejected).toEqual([])
    expect(log.map(({ entryId }) => entryId).sort()).toEqual([...acknowledged.keys()].sort())
    for (const cardId of cards) {
      const ofCard = log.filter(entry => cardIdOf(entry) === cardId)
      const card = cardFromLog(ofCard)
      expect(card).toMatchObject(expectedCard(acknowledged.values(), cardId))
      // The same entries in another order, with other arrivals, on another server.
      const elsewhere = ofCard.toSorted(() => draw(3) - 1).map((entry, arrival) => ({ ...entry, arrival }))
      expect(cardFromLog(elsewhere)).toEqual(card)
    }
  })
  await fc.assert(property, { numRuns: runs(2000, 10_000) })
})
