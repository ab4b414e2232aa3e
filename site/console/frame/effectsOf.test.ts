import { expect, test } from 'vitest'
import type { Consequences } from '../../../contract/preview.ts'
import { words } from '../../../contract/words/en/screens/frame.ts'
import { spokenWords } from '../../../contract/words/spoken.ts'
import { effectsOf } from './effectsOf.ts'

const en = spokenWords(words, 'en')

const nothing: Consequences = { standings: [], readiness: { appear: [], go: [] }, documents: [] }
const position = (
  label: string,
  value: number | null = null,
  flight: string | null = 'A',
  payoutCents: number | null = null,
) => ({
  flight,
  label,
  value,
  payoutCents,
})
const told = (sides: Consequences['standings'][number]['sides']) =>
  effectsOf(
    [{ ...nothing, standings: [{ leaderboardId: 1, eventId: 'S-1', name: 'Net', count: sides.length, sides }] }],
    en,
  ).map(({ text, details }) => `${text}: ${details}`)

test('who stands elsewhere is said with position, value, flight and money', () => {
  expect(told([{ sideId: 1, name: 'Ana', from: position('2', 66), to: position('T1', 65) }])).toEqual([
    'Net: 1 changes place: Ana 2 (66) → T1 (65)',
  ])
  expect(
    told([
      { sideId: 1, name: 'Ana', from: position('1', 66, 'A', 3000), to: position('3', 66, 'B') },
      { sideId: 2, name: 'Rui', from: position('4'), to: null },
      { sideId: 3, name: 'Eva', from: null, to: position('') },
    ]),
  ).toEqual(['Net: 3 change place: Ana A 1 (66) 30.00 → B 3 (66), Rui leaves (was 4, A), Eva joins (A)'])
})

test('who keeps the place and wins another amount is not said to stand elsewhere', () => {
  const share = (sideId: number, name: string) => ({
    sideId,
    name,
    from: position('T1', 0, null, 2500),
    to: position('T1', 0, null, 3300),
  })
  expect(
    told([{ sideId: 9, name: 'Rui', from: position('T1', 0, null, 2500), to: null }, share(1, 'Ana'), share(2, 'Eva')]),
  ).toEqual([
    'Net: 1 changes place: Rui leaves (was T1)',
    'Net: 2 win a different amount: Ana T1 (0) 25.00 → T1 (0) 33.00, Eva T1 (0) 25.00 → T1 (0) 33.00',
  ])
})

test('paper is said page by page and not again as a rule; what is solved is said too', () => {
  const rule = (text: string, name: 'papers' | 'groupSizes') => ({ rule: name, level: 'warn' as const, text })
  const effects = effectsOf(
    [
      {
        ...nothing,
        readiness: { appear: [rule('Scorecards are stale.', 'papers')], go: [rule('Ana plays alone.', 'groupSizes')] },
        documents: [
          { eventId: 'S-1', document: 'scorecards', name: 'Scorecards', pages: ['1A', '2A', '3A', '4A', '5A', '6A'] },
        ],
      },
    ],
    en,
  )
  expect(effects.map(({ text }) => text)).toEqual([
    'Paper out of date: Scorecards 1A, 2A, 3A, 4A, and 2 more',
    'Solved: Ana plays alone.',
  ])
})

test('much paper is said in one line, by the names of the documents', () => {
  const documents = ['Scorecards', 'Tee sheet', 'Flights'].map(name => ({
    eventId: 'S-1',
    document: name,
    name,
    pages: ['1A', '2A'],
  }))
  expect(effectsOf([{ ...nothing, documents }], en).map(({ text }) => text)).toEqual([
    'Paper out of date: Scorecards, Tee sheet, Flights',
  ])
})
