import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type LogEntry, officialHole, readPart, registersOf } from './scoreLog.ts'

/** Entries of three scorers on two holes and of nobody's, with sequences in any order. */
const said = fc.record({
  kind: fc.constantFrom('score', 'score', 'score', 'lift', 'sign'),
  hole: fc.integer({ min: 1, max: 2 }),
  value: fc.constantFrom(null, 0, 3, 4, 5),
  scorer: fc.constantFrom('committee', 'player:1', 'player:2'),
  deviceSequence: fc.nat({ max: 12 }),
})
const logs = fc.array(said, { maxLength: 40 }).map(entries =>
  entries.map(
    ({ kind, hole, scorer, ...more }, index) =>
      ({
        ...more,
        kind,
        scorer,
        entryId: `e${index}`,
        arrival: index + 1,
        hole: kind === 'sign' ? null : hole,
        register: scorer === 'committee' ? 'C' : scorer === 'player:1' ? 'P' : 'M',
        device: 'phone',
        status: null,
        receivedAt: '2026-05-02T10:00:00.000+00:00',
      }) as LogEntry,
  ),
)

/** What a hole comes to after the first `count` entries, read from the beginning. */
const strokesAfter = (log: readonly LogEntry[], count: number, hole: number) =>
  officialHole(registersOf(log.slice(0, count)).get(hole) ?? []).strokes

it('says of each entry of a log what it changed, also when the log is read in parts', () => {
  fc.assert(
    fc.property(logs, fc.integer({ min: 1, max: 9 }), (log, size) => {
      const expected = log.map(({ hole }, index) =>
        hole === null ? null : { before: strokesAfter(log, index, hole), after: strokesAfter(log, index + 1, hole) },
      )
      const changes = []
      let standing: readonly LogEntry[] = []
      for (let at = 0; at < log.length; at += size) {
        const part = readPart(log.slice(at, at + size), standing)
        changes.push(...part.changes)
        standing = part.standing
      }
      expect(changes).toEqual(expected)
    }),
  )
})
