import { describe, expect, it } from 'vitest'
import { said } from '../testSteps.ts'
import { bestTotals } from './bestTotals.ts'
import { bestTotalsStableford } from './bestTotalsStableford.ts'
import { holesOf, plainCard, teams, written } from './testCards.ts'

const pars = plainCard(holesOf(9, 4))
const bogeys = plainCard(holesOf(9, 5))
const birdiesSoFar = plainCard([3, 3, 3, ...holesOf(6, null)])
const settings = { count: 2 }

describe('best totals', () => {
  it('counts live the cards that stand best now, and in the end only complete ones', () => {
    const entries = teams([pars, bogeys, birdiesSoFar])
    expect(written(bestTotals.board({ entries, settings }))).toEqual(['1 #1 45 -3'])
    const over = { entries, settings, combining: { over: [0] } }
    expect(written(bestTotals.board(over))).toEqual(['1 #1 81 +9'])
    expect(written(bestTotals.board({ ...over, combining: { final: true } }))).toEqual(['1 #1 81 +9'])
  })

  it('leaves a team without a total as soon as too few of its cards can be complete', () => {
    const out = plainCard([4, ...holesOf(8, null)], { status: 'withdrawn' })
    const entries = teams([pars, out], [pars, birdiesSoFar], [pars, plainCard(holesOf(9, null))])
    expect(written(bestTotals.board({ entries, settings }))).toEqual(['1 #2 45 -3', '2 #3 36 E', 'noReturn #1 -'])
    expect(written(bestTotals.board({ entries, settings, combining: { final: true } }))).toEqual([
      'noReturn #1 -',
      'noReturn #2 -',
      'noReturn #3 -',
    ])
  })

  it('counts the holes of a shortened round, and the cards that are complete on them', () => {
    const entries = teams([pars, birdiesSoFar])
    const shortened = [{ round: 0, holes: [1, 2, 3] }]
    expect(written(bestTotals.board({ entries, settings, shortened, combining: { final: true } }))).toEqual([
      '1 #1 21 -3',
    ])
    const counting = bestTotals.countingBalls?.({ entries, settings, shortened, combining: { final: true } }, 1, 0)
    expect([...(counting ?? [])]).toEqual([
      [1, [1, 0]],
      [2, [1, 0]],
      [3, [1, 0]],
    ])
  })

  it('marks the cards that count, and says why another does not', () => {
    const gone = plainCard([4, ...holesOf(8, null)], { status: 'disqualified' })
    const input = { entries: teams([bogeys, pars, bogeys, gone]), settings, combining: { final: true } }
    const steps = said(bestTotals.explain(input, { sideId: 1 })).map(({ what, result }) => `${what}: ${result}`)
    expect(steps.slice(0, 5)).toEqual([
      'card 1 of the team: 45',
      'card 2 of the team: 36',
      'card 3 of the team, does not count: 45',
      'card 4 of the team, does not count: disqualified',
      'round 1: 81',
    ])
    expect(bestTotals.countingBalls?.(input, 1, 0).get(9)).toEqual([1, 0])
  })

  it('shows the discarded cards that decide, and a dash for a team that has none', () => {
    const ties = { steps: ['discarded'] as const }
    const entries = teams([pars, pars, bogeys], [pars, pars])
    const input = { entries, settings, combining: { final: true, ties } }
    expect(written(bestTotals.board(input))).toEqual(['1 #1 72 E', '2 #2 72 E'])
    const step = said(bestTotals.explain(input, { sideId: 2 })).find(({ what }) => what === 'discarded card 1')
    expect(step).toMatchObject({ formula: '45, -', result: 'separated' })
  })
})

describe('best totals Stableford', () => {
  it('counts what there is where a team has too few cards, and nothing of one who withdrew', () => {
    const out = plainCard(holesOf(9, 2), { status: 'withdrawn' })
    const entries = teams([pars, out], [bogeys, bogeys], [out])
    const board = bestTotalsStableford.board({ entries, settings, combining: { final: true } })
    expect(written(board)).toEqual(['T1 #1 18', 'T1 #2 18', 'withdrawn #3 -'])
  })
})
