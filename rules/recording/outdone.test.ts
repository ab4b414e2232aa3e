import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../tools/counts.ts'
import { cardFromLog, type LeftOut } from './cardFromLog.ts'
import { outdone } from './outdone.ts'
import type { LogEntry } from './scoreLog.ts'

const entry = fc.record({
  kind: fc.constantFrom('score', 'score', 'score', 'score', 'lift', 'sign', 'unsign', 'status'),
  hole: fc.integer({ min: 1, max: 3 }),
  value: fc.option(fc.integer({ min: 0, max: 6 })),
  scorer: fc.constantFrom('player:1', 'player:2', 'committee'),
  deviceSequence: fc.integer({ min: 1, max: 12 }),
  status: fc.constantFrom('OPEN', 'WD', 'DQ'),
  // A request that waited for another one was received before it, and its entries arrive behind.
  receivedSecond: fc.integer({ min: 10, max: 59 }),
})

const log = fc.array(entry, { maxLength: 60 }).map(entries =>
  entries.map(({ hole, value, status, receivedSecond, ...rest }, index): LogEntry => {
    const isOfHole = rest.kind === 'score' || rest.kind === 'lift'
    return {
      ...rest,
      entryId: `e${String(index).padStart(3, '0')}`,
      arrival: index + 1,
      hole: isOfHole ? hole : null,
      value: rest.kind === 'score' ? value : null,
      status: rest.kind === 'status' ? status : null,
      register: rest.scorer === 'committee' ? 'C' : rest.scorer === 'player:1' ? 'P' : 'M',
      device: 'phone',
      receivedAt: `2026-06-10T10:00:${receivedSecond}.000+00:00`,
    } as LogEntry
  }),
)

test('a card is the same without the entries that were outdone, whenever they are left out and whatever comes later', () => {
  fc.assert(
    fc.property(log, fc.array(fc.nat({ max: 60 }), { maxLength: 6 }), (entries, moments) => {
      let kept: readonly LogEntry[] = []
      let leftOut: LeftOut | undefined
      for (const [index, one] of entries.entries()) {
        kept = [...kept, one]
        if (!moments.includes(index)) continue
        const { version, updatedAt } = cardFromLog(kept, leftOut)
        const gone = new Set(outdone(kept))
        kept = kept.filter(({ entryId }) => !gone.has(entryId))
        leftOut = { entries: version - kept.length, updatedAt }
      }
      expect(cardFromLog(kept, leftOut)).toEqual(cardFromLog(entries))
    }),
    { numRuns: runs(2000, 100_000) },
  )
})

test('of a thousand changes of one hole one is left', () => {
  const changes = Array.from(
    { length: 1000 },
    (_, index): LogEntry => ({
      entryId: `e${index}`,
      arrival: index + 1,
      kind: 'score',
      hole: 1,
      value: 4,
      register: 'P',
      scorer: 'player:1',
      device: 'phone',
      deviceSequence: (index * 7) % 1000,
      status: null,
      receivedAt: '2026-06-10T10:00:00.000+00:00',
    }),
  )
  expect(outdone(changes)).toHaveLength(999)
})
