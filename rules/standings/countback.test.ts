import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hole } from '../game.ts'
import { said, saidPart } from '../testSteps.ts'
import { type Countback, type CountbackSide, countback, countbackMethods, explainCountback } from './countback.ts'

const order = [7, 15, 1, 11, 5, 17, 3, 13, 9, 8, 16, 2, 12, 6, 18, 4, 14, 10]
const holes: readonly Hole[] = order.map((strokeIndex, index) => ({ number: index + 1, par: 4, strokeIndex }))
const back = holes.slice(9)

/** A card of fours, but for the holes named. */
function card(
  changes: Readonly<Record<number, number | null>> = {},
  of = holes,
  playingHandicap?: number,
): CountbackSide {
  const values = of.map(hole => (hole.number in changes ? (changes[hole.number] ?? null) : 4))
  return { rounds: [{ holes: of, values, ...(playingHandicap === undefined ? {} : { playingHandicap }) }] }
}

const cards = { steps: countbackMethods.cards, wins: 'low' } as const
const segmentsIn = ({ comparisons }: Countback) => comparisons.map(({ segment }) => saidPart(segment))

describe('countback by cards', () => {
  it('compares the last nine first', () => {
    const result = countback([card({ 1: 3, 10: 5 }), card()], cards)
    expect(result.order).toEqual([[1], [0]])
    expect(segmentsIn(result)).toEqual(['holes 10 to 18'])
  })

  it('goes on to the last six, three and one, then to those of the first nine', () => {
    const result = countback([card({ 1: 3, 2: 5 }), card()], cards)
    expect(result.order).toEqual([[0, 1]])
    expect(segmentsIn(result)).toEqual([
      'holes 10 to 18',
      'holes 13 to 18',
      'holes 16 to 18',
      'hole 18',
      'holes 4 to 9',
      'holes 7 to 9',
      'hole 9',
    ])
    expect(countback([card({ 1: 3, 9: 5 }), card()], cards).order).toEqual([[1], [0]])
    expect(countback([card({ 4: 5, 9: 3 }), card()], cards).order).toEqual([[0], [1]])
  })

  it('compares the last six, three and one of nine holes, whatever their numbers', () => {
    expect(countback([card({ 10: 3, 13: 5 }, back), card({}, back)], cards).order).toEqual([[1], [0]])
    const level = countback([card({ 10: 3, 11: 5 }, back), card({}, back)], cards)
    expect(level.order).toEqual([[0, 1]])
    expect(segmentsIn(level)).toEqual(['holes 13 to 18', 'holes 16 to 18', 'hole 18'])
  })

  it('takes half, a third and a sixth of the holes in rounds of other lengths', () => {
    const twelve = holes.slice(0, 12)
    expect(segmentsIn(countback([card({}, twelve), card({}, twelve)], cards))).toEqual([
      'holes 7 to 12',
      'holes 9 to 12',
      'holes 11 to 12',
      'hole 12',
      'holes 3 to 6',
      'holes 5 to 6',
      'hole 6',
    ])
    const one = holes.slice(0, 1)
    expect(countback([card({}, one), card({}, one)], cards).comparisons).toHaveLength(1)
  })

  it('lets the higher value win where points are counted', () => {
    expect(countback([card({ 18: 5, 17: 3 }), card()], { ...cards, wins: 'high' }).order).toEqual([[0], [1]])
  })

  it('sorts the whole group by one criterion after the other', () => {
    const result = countback([card({ 16: 5, 18: 3 }), card({ 1: 5, 10: 3 }), card(), card()], cards)
    expect(result.order).toEqual([[1], [0], [2, 3]])
  })

  it('finds holes by their numbers when they are listed in the order of play', () => {
    const shotgun = [...holes.slice(11), ...holes.slice(0, 11)]
    const result = countback([card({ 3: 3, 12: 5 }, shotgun), card({}, shotgun)], cards)
    expect(result.order).toEqual([[1], [0]])
    expect(segmentsIn(result)[0]).toBe('holes 10 to 18')
  })

  it('leaves sides together when a card is incomplete or of another length', () => {
    expect(countback([card({ 1: null, 10: 3 }), card()], cards).order).toEqual([[0, 1]])
    expect(countback([card({}, back), card()], cards).order).toEqual([[0, 1]])
    expect(countback([card(), card({}, back)], cards).order).toEqual([[0, 1]])
    const twoRounds: CountbackSide = { rounds: [...card().rounds, ...card({ 18: 3 }).rounds] }
    expect(countback([card(), twoRounds], cards).order).toEqual([[0, 1]])
    expect(countback([twoRounds, card()], cards).order).toEqual([[0, 1]])
    const short: CountbackSide = { rounds: [{ holes, values: [4, 4, 4] }] }
    expect(countback([short, card()], cards).order).toEqual([[0, 1]])
    expect(countback([{ rounds: [] }, card()], cards).order).toEqual([[0, 1]])
  })

  it('of nobody or of one side is no comparison', () => {
    expect(countback([], cards)).toEqual({ order: [], comparisons: [], segments: [] })
    expect(countback([card()], cards)).toMatchObject({ order: [[0]], comparisons: [] })
  })
})

describe('countback over several rounds', () => {
  const rounds = (...all: CountbackSide[]): CountbackSide => ({ rounds: all.flatMap(side => side.rounds) })

  it('compares the total of the last round before its holes', () => {
    const result = countback([rounds(card({ 1: 5 }), card({ 1: 3 })), rounds(card(), card())], cards)
    expect(result.order).toEqual([[0], [1]])
    expect(segmentsIn(result)).toEqual(['round 2, total'])
  })

  it('goes back through the earlier rounds, newest first', () => {
    const first = rounds(card({ 3: 5 }), card({ 18: 3, 9: 5 }), card())
    const second = rounds(card({ 4: 5 }), card(), card())
    const result = countback([second, first], cards)
    expect(result.order).toEqual([[1], [0]])
    expect(segmentsIn(result).at(-1)).toBe('round 2, holes 10 to 18')
    const names = segmentsIn(countback([rounds(card(), card(), card()), rounds(card(), card(), card())], cards))
    expect(names.filter(name => name.endsWith('total'))).toEqual(['round 3, total', 'round 2, total', 'round 1, total'])
    expect(names).toHaveLength(24)
  })
})

describe('net countback', () => {
  const medal = { steps: ['lastHoles'], wins: 'low' } as const

  it('takes the exact fraction of the playing handicap from each segment', () => {
    const result = countback([card({ 10: 8 }, holes, 11), card({ 11: 7 }, holes, 10)], medal)
    expect(result.comparisons[0]?.values).toEqual([
      { n: 69, d: 2 },
      { n: 34, d: 1 },
    ])
    expect(result.order).toEqual([[1], [0]])
  })

  it('takes a third, a sixth and an eighteenth for six, three and one', () => {
    const level = countback([card({}, holes, 11), card({}, holes, 11)], medal)
    expect(level.comparisons.map(({ values }) => values[0])).toEqual([
      { n: 61, d: 2 },
      { n: 61, d: 3 },
      { n: 61, d: 6 },
      { n: 61, d: 18 },
    ])
  })

  it('takes the strokes received on the holes when the competition says so', () => {
    const result = countback([card({}, holes, 2), card({}, holes, 1)], { ...medal, net: 'holeStrokes' })
    expect(result.comparisons[0]?.values).toEqual([
      { n: 35, d: 1 },
      { n: 36, d: 1 },
    ])
  })
})

describe('net countback of single holes', () => {
  const scratch = card({}, holes, 0)
  // Two strokes on stroke index 1 and 2 (holes 3 and 12), one on every other hole: level on 18, one worse on 17.
  const high = card({ 17: 6, 18: 5 }, holes, 20)

  it('compares net scores, so that a bogey with a stroke only halves a par without', () => {
    const result = countback([high, scratch], { steps: countbackMethods.holeByHole, wins: 'low' })
    expect(result.order).toEqual([[1], [0]])
    expect(result.comparisons.map(({ values }) => values.map(value => value?.n))).toEqual([
      [4, 4],
      [5, 4],
    ])
  })

  it('takes an eighteenth of the handicap from each when the competition says so', () => {
    const settings = { steps: countbackMethods.holeByHole, wins: 'low', net: 'fraction' } as const
    expect(countback([high, scratch], settings).order).toEqual([[0], [1]])
    const hardest = { steps: countbackMethods.hardestHoles, wins: 'low' } as const
    const bogeyOnTheHardest = card({ 3: 5 }, holes, 1)
    expect(countback([bogeyOnTheHardest, scratch], hardest).order).toEqual([[0, 1]])
    expect(countback([bogeyOnTheHardest, scratch], { ...hardest, net: 'fraction' }).order).toEqual([[1], [0]])
  })

  it('takes the strokes that a card received, also those for the par of its tee', () => {
    const received = holes.map(({ number }) => (number === 18 ? 1 : 0))
    const own = { rounds: card({ 18: 5 }, holes, 1).rounds.map(round => ({ ...round, received })) }
    const settings = { steps: countbackMethods.holeByHole, wins: 'low' } as const
    expect(countback([own, scratch], settings).order).toEqual([[0, 1]])
  })
})

describe('other ways', () => {
  it('back nine only stops after the last nine', () => {
    const settings = { steps: countbackMethods.backNine, wins: 'low' } as const
    expect(countback([card({ 17: 5, 18: 3 }), card()], settings).order).toEqual([[0, 1]])
    expect(countback([card({ 18: 3 }), card()], settings).order).toEqual([[0], [1]])
  })

  it('hole by hole goes back from the last hole', () => {
    const result = countback([card({ 17: 3, 16: 5 }), card()], { steps: countbackMethods.holeByHole, wins: 'low' })
    expect(result.order).toEqual([[0], [1]])
    expect(segmentsIn(result)).toEqual(['hole 18', 'hole 17'])
  })

  it('hardest holes go down by stroke index', () => {
    const result = countback([card({ 12: 3, 3: 4, 18: 5 }), card()], {
      steps: countbackMethods.hardestHoles,
      wins: 'low',
    })
    expect(result.order).toEqual([[0], [1]])
    expect(segmentsIn(result)).toEqual(['stroke index 1', 'stroke index 2'])
  })

  it('a handicap decides only when all have one', () => {
    const sides = [
      { ...card(), playingHandicap: 12 },
      { ...card(), playingHandicap: 4 },
    ]
    expect(countback(sides, { steps: countbackMethods.lowerHandicap, wins: 'high' }).order).toEqual([[1], [0]])
    expect(segmentsIn(countback(sides, { steps: ['lowerHandicap'], wins: 'low' }))[0]).toBe('playing handicap')
    expect(countback(sides, { steps: countbackMethods.higherHandicap, wins: 'low' }).order).toEqual([[0], [1]])
    expect(countback([...sides, card()], { steps: countbackMethods.lowerHandicap, wins: 'low' }).order).toEqual([
      [0, 1, 2],
    ])
  })

  it('a play-off result is given by hand; those without one share what is behind', () => {
    const sides = [card(), { ...card(), byHand: 1 }, { ...card(), byHand: 3 }, { ...card(), byHand: 2 }, card()]
    const result = countback(sides, { steps: countbackMethods.playOff, wins: 'low' })
    expect(result.order).toEqual([[1], [3], [2], [0, 4]])
    expect(segmentsIn(result)).toEqual(['by hand'])
    expect(countback([card(), card()], { steps: countbackMethods.playOff, wins: 'low' }).comparisons).toEqual([])
  })

  it('shared compares nothing', () => {
    expect(countback([card({ 18: 3 }), card()], { steps: countbackMethods.shared, wins: 'low' }).order).toEqual([
      [0, 1],
    ])
  })
})

it('a countback gives the same order whatever the order of entry', () => {
  const anyValues = fc.array(fc.integer({ min: 3, max: 5 }), { minLength: 18, maxLength: 18 })
  const anySides = fc
    .array(anyValues, { minLength: 1, maxLength: 6 })
    .map(list => list.map((values, id) => ({ id, rounds: [{ holes, values }] })))
    .chain(sides => fc.tuple(fc.constant(sides), fc.shuffledSubarray(sides, { minLength: sides.length })))
  fc.assert(
    fc.property(anySides, ([sides, shuffled]) => {
      const orderOf = (entered: typeof sides) =>
        countback(entered, cards).order.map(group =>
          group.flatMap(index => entered[index]?.id ?? []).sort((a, b) => a - b),
        )
      expect(orderOf(shuffled)).toEqual(orderOf(sides))
    }),
  )
})

describe('the explanation of a countback', () => {
  it('names the segments compared, with the values of all', () => {
    const result = countback([card({ 18: 3, 10: 5 }), card(), card({ 10: 9 })], cards)
    expect(said(explainCountback(result, 0))).toEqual([
      { what: 'holes 10 to 18', formula: '36, 36, 41', result: 'separated', rule: 'Committee Procedures 5A(6)' },
      { what: 'holes 13 to 18', formula: '23, 24', result: 'separated', rule: 'Committee Procedures 5A(6)' },
    ])
    expect(explainCountback(result, 2)).toHaveLength(1)
  })

  it('says level where a segment did not separate', () => {
    const result = countback([card({ 10: 5, 11: 3 }), card()], { steps: ['backNine'], wins: 'low' })
    expect(said(explainCountback(result, 1)).map(step => step.result)).toEqual(['level'])
  })
})
