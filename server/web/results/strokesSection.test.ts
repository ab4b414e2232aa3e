import { expect, test } from 'vitest'
import { computeHandicap } from '../../domain/handicaps/computeHandicap.ts'
import { strokesSection } from './strokesSection.ts'

const tee = { holes: 18, par: 72, ratingTenths: 737, slope: 126 } as const
const steps = computeHandicap({ indexTenths: 102, tee, allocPct: 95 }).explanation

/** A card on which the hardest holes, here the first, receive a stroke each. */
const cardOf = (playingHandicap: number) => ({
  player: undefined,
  status: 'open' as const,
  order: [],
  playingHandicap,
  holes: Array.from({ length: 18 }, (_, at) => ({
    number: at + 1,
    par: 4,
    strokeIndex: at + 1,
    score: null,
    received: at < playingHandicap ? 1 : 0,
  })),
})
const textOf = (card: ReturnType<typeof cardOf>) =>
  (strokesSection(card, steps, 'en')?.text ?? '').replaceAll(/<[^>]+>/g, ' ').replaceAll(/ +/g, ' ')

test('the sum from the index to the playing handicap stands on tiles, with its operations between', () => {
  expect(textOf(cardOf(12))).toContain(
    'Why 12 strokes? 10.2 handicap index × 126 ÷ 113 + 73.7 − 72 = 13.07 course handicap × 95 % = 12 playing handicap',
  )
})

test('a sum that does not come to the handicap of the card is left out, and without strokes there is nothing', () => {
  expect(textOf(cardOf(11))).toContain('Why 11 strokes? 11 strokes received')
  expect(strokesSection(cardOf(0), steps, 'en')).toBeUndefined()
})
