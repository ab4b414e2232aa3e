import { describe, expect, it } from 'vitest'
import { fraction } from '../exact.ts'
import { type Combining, chosenRounds, type Scoring, totalOf } from './rounds.ts'
import { roundOf } from './testRounds.ts'

const strokes: Scoring = { ranks: 'low', byPar: true, noCard: null }
const points: Scoring = { ranks: 'high', byPar: false, noCard: 0 }

const [good, bad] = [roundOf([4, 4, 3]), roundOf([5, 6, 5])]
const open = roundOf([4, 3, null])

function total(results: Parameters<typeof totalOf>[0], combining: Combining = {}, scoring = strokes) {
  const rounds = results.map((_, index) => index)
  const { key, value, toPar, counted, without } = totalOf(results, rounds, scoring, combining)
  return { key: key?.n ?? null, value: value?.n ?? null, toPar, counted, without }
}

const out = (without: string) => ({ key: null, value: null, toPar: null, counted: [], without })

describe('the rounds that count', () => {
  it('are all that anybody has played, or those chosen', () => {
    const sides = [{ rounds: [null] }, { rounds: [null, null, null] }]
    expect(chosenRounds(sides, undefined)).toEqual([0, 1, 2])
    expect(chosenRounds(sides, { rounds: [0, 2, 7] })).toEqual([0, 2])
    expect(chosenRounds([], {})).toEqual([])
  })
})

describe('a live total', () => {
  it('ranks by strokes to par over the holes played', () => {
    expect(total([bad, open])).toEqual({ key: 3, value: 23, toPar: 3, counted: [0, 1], without: null })
  })

  it('ranks by value where strokes to par do not count', () => {
    expect(total([good, open], {}, points).key).toBe(18)
  })

  it('counts nothing yet for the last round before it begins', () => {
    expect(total([null, good])).toEqual(out('incomplete'))
    expect(total([bad, null])).toMatchObject({ key: 4, value: 16, counted: [0, 1] })
    expect(total([bad, roundOf([], { state: 'notStarted' })])).toMatchObject({ value: 16 })
    expect(total([null, null], {}, points)).toEqual(out('notStarted'))
    expect(total([null])).toEqual(out('notStarted'))
    expect(total([roundOf([null, null, null])])).toEqual(out('notStarted'))
  })

  it('without a score on a hole of a round that is over there is none, unless the format gives one', () => {
    expect(total([open, good], { over: [0] })).toEqual(out('incomplete'))
    expect(total([good, open], { over: [0] })).toMatchObject({ value: 18, counted: [0, 1] })
    expect(total([good, null], { over: [0, 1] })).toEqual(out('incomplete'))
    const given = roundOf([4, 3, null], { toCome: { value: 8, toPar: 4 } })
    expect(total([given, good], { over: [0] })).toMatchObject({ value: 26, toPar: 2 })
    expect(total([open, good], { over: [0], best: 1 })).toMatchObject({ value: 11, counted: [1] })
  })

  it('has no key where strokes to par are not counted', () => {
    expect(total([{ ...good, toPar: null }, good])).toMatchObject({ key: null, value: 22, toPar: null })
  })

  it('with the best rounds counts what there is', () => {
    expect(total([bad, good, open], { best: 1 })).toMatchObject({ key: -1, value: 11, counted: [1] })
    expect(total([bad], { best: 2 })).toMatchObject({ value: 16, counted: [0] })
  })
})

describe('a final total', () => {
  const final = { final: true }

  it('needs every round complete', () => {
    expect(total([bad, good], final)).toEqual({ key: 27, value: 27, toPar: 3, counted: [0, 1], without: null })
    expect(total([bad, open], final)).toEqual(out('incomplete'))
    expect(total([bad, null], final)).toEqual(out('incomplete'))
    expect(total([], final)).toEqual(out('incomplete'))
  })

  it('adds what holes without a score count in the format', () => {
    const maximum = roundOf([4, 3, null], { toCome: { value: 8, toPar: 4 } })
    expect(total([maximum], final)).toMatchObject({ value: 15, toPar: 3 })
    expect(total([{ ...maximum, toPar: null }], final)).toMatchObject({ value: 15, toPar: null })
    expect(total([maximum])).toMatchObject({ value: 7, toPar: -1 })
  })

  it('counts a round without a card as the format says, of several rounds', () => {
    expect(total([good, null], final, points)).toMatchObject({ value: 11, counted: [0, 1] })
    expect(total([null], final, points)).toEqual(out('incomplete'))
  })

  it('is lost by a round without a valid return', () => {
    for (const state of ['withdrawn', 'disqualified', 'noReturn', 'noShow'] as const) {
      expect(total([good, roundOf([4, null], { state })], final)).toEqual(out(state))
    }
    const early = roundOf([4, null], { state: 'withdrawn' })
    expect(total([early, roundOf([4, 4], { state: 'disqualified' })], final)).toEqual(out('withdrawn'))
  })

  it('keeps a round without a valid return at its worst value, of several rounds', () => {
    const worst = roundOf([4, null], { state: 'disqualified', toCome: { value: -4, toPar: 0 } })
    expect(total([good, worst], final, points)).toMatchObject({ value: 11, counted: [0, 1] })
    expect(total([worst], final, points)).toEqual(out('disqualified'))
  })

  it('takes the best rounds, the earlier one of equals, in their order', () => {
    expect(total([good, bad, good], { ...final, best: 2 })).toMatchObject({ value: 22, counted: [0, 2] })
    expect(total([bad, good, good, good], { ...final, best: 2 })).toMatchObject({ counted: [1, 2] })
    expect(total([bad, good], { ...final, best: 1 }, points)).toMatchObject({ value: 16, counted: [0] })
    const withdrawn = roundOf([3, null], { state: 'withdrawn' })
    expect(total([withdrawn, good], { ...final, best: 1 })).toMatchObject({ value: 11, counted: [1] })
    expect(total([withdrawn, good], { ...final, best: 2 })).toEqual(out('withdrawn'))
  })

  it('compares rounds by their value, not by their number', () => {
    const rounds = [roundOf([9]), roundOf([3]), roundOf([7])].map(round => ({
      ...round,
      value: fraction(round.value.n),
    }))
    expect(total(rounds, { ...final, best: 2 })).toMatchObject({ value: 10, counted: [1, 2] })
    expect(total([roundOf([9]), roundOf([7]), roundOf([3])], { ...final, best: 2 }).counted).toEqual([1, 2])
    expect(
      total(
        rounds.map(round => ({ ...round, toPar: null })),
        { best: 1 },
      ),
    ).toMatchObject({ counted: [0] })
  })
})
