import { expect, test } from 'vitest'
import { words } from '../../../contract/words/en/screens/setup.ts'
import { spokenWords } from '../../../contract/words/spoken.ts'
import { changedBesides, effectsInWords } from './changedBesides.ts'

const en = spokenWords(words, 'en')

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
  expect(effectsInWords(besides, en)).toBe('72 handicaps change.')
})

test('the parts of the event that move along are named', () => {
  const besides = changedBesides(
    [change('setup.changed', { eventIds: [101] }), change('setup.changed', { eventIds: [100] })],
    'S-101',
    parts,
  )
  expect(effectsInWords(besides, en)).toBe('Cup changes too.')
  expect(effectsInWords({ handicaps: 1, parts: ['Round 1', 'Round 2'] }, en)).toBe(
    '1 handicap changes. Round 1, Round 2 change too.',
  )
  expect(effectsInWords({ handicaps: 0, parts: [] }, en)).toBe('')
})
