import { expect, test } from 'vitest'
import { changedBesides } from './changedBesides.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

const parts = [
  { eventId: 'M-100', name: 'Cup' },
  { eventId: 'S-101', name: 'Round 1' },
  { eventId: 'S-102', name: 'Round 2' },
]
const change = (kind: string, subject: Record<string, unknown>) => ({ kind, subject })

test('every handicap counts, and the change itself is no other thing', () => {
  const players = Array.from({ length: 36 }, (_, at) => at + 1)
  const besides = changedBesides(
    [
      change('setup.changed', { eventIds: [100] }),
      change('playerHandicap.followed', { playerIds: players }),
      change('playerHandicap.followed', { playerIds: players }),
    ],
    'M-100',
    parts,
  )
  expect(besides).toEqual({ handicaps: 72, parts: [] })
  expect(en.effects(besides.handicaps, besides.parts)).toBe('72 handicaps change.')
  expect(pt.effects(besides.handicaps, besides.parts)).toBe('Mudam 72 handicaps.')
})

test('the parts of the event that move along are named', () => {
  const besides = changedBesides(
    [change('setup.changed', { eventIds: [101] }), change('setup.changed', { eventIds: [100] })],
    'S-101',
    parts,
  )
  expect(en.effects(besides.handicaps, besides.parts)).toBe('Cup changes too.')
  expect(en.effects(1, ['Round 1', 'Round 2'])).toBe('1 handicap changes. Round 1, Round 2 change too.')
  expect(en.effects(0, [])).toBe('')
})
