import { expect, test } from 'vitest'
import { skinInWords } from './skinInWords.ts'

const one = { several: false, final: true }
const several = { several: true, final: false }
const won = (strokes: number, par: number, deducted = 0) => ({
  round: 1,
  hole: 7,
  contest: 'hole 7',
  winners: [1],
  shares: 1,
  score: { strokes, par, deducted },
})

test('a skin is a sentence: who won it with what, how many skins it is worth, how many of them were carried over', () => {
  expect(skinInWords({ ...won(3, 4), shares: 3 }, 'Anna Lopes', one)).toBe(
    'Hole 7: Anna Lopes’s birdie wins 3 skins, 2 carried over',
  )
  expect(skinInWords(won(4, 4), 'Tiago', several)).toBe('Round 1, hole 7: Tiago’s par wins the skin')
})

test('net scores say so, halves and large numbers are numbers, and a hole-in-one is one', () => {
  expect(skinInWords(won(5, 4, 2), 'Ana', one)).toContain('net birdie')
  expect(skinInWords(won(4, 4, 0.5), 'Ana', one)).toContain('net 3½')
  expect(skinInWords(won(5, 4, -1), 'Ana', one)).toContain('net double bogey')
  expect(skinInWords(won(9, 4), 'Ana', one)).toContain('’s 9 wins')
  expect(skinInWords(won(1, 3), 'Ana', one)).toContain('hole-in-one')
})

test('a hole without a winner says whether its skin goes on, and what is left is said in the end', () => {
  const nobody = { round: 2, hole: 8, contest: 'hole 8', winners: [], shares: 0 }
  expect(skinInWords({ ...nobody, carries: true }, '', several)).toBe(
    'Round 2, hole 8: no winner, the skin is carried over',
  )
  expect(skinInWords(nobody, '', one)).toBe('Hole 8: no winner')
  expect(skinInWords({ ...nobody, hole: null, shares: 2 }, '', one)).toBe('2 skins that nobody won')
  expect(skinInWords({ ...nobody, hole: null, shares: 1 }, '', several)).toBe('Round 2: 1 skin waiting for a winner')
})

test('a name from right to left stays in its place', () => {
  expect(skinInWords(won(3, 4), 'סוזן', one)).toBe('Hole 7: \u2068סוזן\u2069’s birdie wins the skin')
})
