import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card, RoundStatus } from '../game.ts'
import { said } from '../testSteps.ts'
import { aggregate } from './aggregate.ts'
import { bestBall } from './bestBall.ts'
import { bestBallStableford } from './bestBallStableford.ts'
import { bestBalls } from './bestBalls.ts'
import { fourBall } from './fourBall.ts'
import { fourBallParBogey } from './fourBallParBogey.ts'
import { loneRanger } from './loneRanger.ts'
import { scramble } from './scramble.ts'
import { holesOf, plainCard, plainHoles, players, teams, written } from './testCards.ts'

const final = { final: true }
const four = [plainCard([4, 3, 5]), plainCard([5, 4, 4]), plainCard([6, 5, 4]), plainCard([3, 6, 7])]

describe('best ball', () => {
  const total = (settings: object) => written(bestBall.board({ entries: teams(four), settings: { ...settings } }))

  it('adds the best balls of every hole against the par of as many players', () => {
    expect(total({ count: 1 })).toEqual(['1 #1 10 -2'])
    expect(total({ count: 2 })).toEqual(['1 #1 22 -2'])
    expect(total({ count: 9 })).toEqual(['1 #1 56 +8'])
  })

  it('wants another number of balls by hole, by par and by nine', () => {
    expect(total({ by: 'hole', countByHole: [1, 2, 3] })).toEqual(['1 #1 23 -1'])
    expect(total({ by: 'par', par4: 1 })).toEqual(['1 #1 10 -2'])
    expect(total({ by: 'nine', frontNine: 3 })).toEqual(['1 #1 37 +1'])
  })

  it('wants balls of men and of women', () => {
    const entries = teams(four).map(entry => ({ ...entry, genders: ['male', 'male', 'female', 'female'] as const }))
    const settings = { by: 'gender', men: 1, women: 1 }
    expect(written(bestBall.board({ entries, settings }))).toEqual(['1 #1 23 -1'])
  })

  it('takes a gross and a net ball of different players, by the best of all combinations', () => {
    const receiver = plainCard([4], { playingHandicap: 1 })
    const entries = teams([receiver, plainCard([5])])
    expect(written(bestBall.board({ entries, settings: { score: 'mixed' } }))).toEqual(['1 #1 8 E'])
    expect(written(bestBall.board({ entries, settings: { score: 'mixed', sameBall: true } }))).toEqual(['1 #1 7 -1'])
  })

  it('finds the best combination of gross and net balls that trying all of them finds', () => {
    const ball = fc.record({ gross: fc.integer({ min: 1, max: 9 }), strokes: fc.integer({ min: 0, max: 2 }) })
    fc.assert(
      fc.property(
        fc.array(ball, { minLength: 1, maxLength: 5 }),
        fc.nat({ max: 2 }),
        fc.nat({ max: 2 }),
        (balls, gross, net) => {
          const own = balls.map((given, player) => ({
            player,
            gross: given.gross,
            net: given.gross - given.strokes,
            par: 4,
          }))
          const wanted = { kind: 'mixed', gross, net, sameBall: false } as const
          const hole = { hole: { number: 1, par: 4, strokeIndex: 1 }, balls: own, players: own.length }
          const valuing = { score: 'net', counts: (strokes: number) => strokes, better: 'low', missing: null } as const
          expect(bestBalls(hole, wanted, valuing, [])?.value ?? null).toBe(byTryingAll(own, gross, net))
        },
      ),
    )
  })

  it('tells whose balls count on each hole, and says nothing of a hole that waits or does not count', () => {
    const waiting = [plainCard([4, 3, null]), plainCard([5, 2, 4], { playingHandicap: 3 }), plainCard([6, 5, 4])]
    const balls = (settings: Readonly<Record<string, unknown>>, holes = {}) => [
      ...(bestBall.countingBalls?.({ entries: teams(waiting), settings, holes }, 1, 0) ?? []),
    ]
    expect(balls({ score: 'gross' })).toEqual([
      [1, [0]],
      [2, [1]],
      [3, [1]],
    ])
    expect(balls({ count: 3 }).map(([hole]) => hole)).toEqual([1, 2])
    expect(balls({ score: 'mixed' }, { numbers: [1] })).toEqual([[1, [0, 1]]])
    expect(balls({ by: 'hole', countByHole: [0, 1, 2], score: 'gross' })).toEqual([
      [1, []],
      [2, [1]],
      [3, [1, 2]],
    ])
    expect(bestBall.countingBalls?.({ entries: teams(waiting) }, 7, 0)).toEqual(new Map())
  })

  it('waits for a hole with too few balls, and without them has no valid return', () => {
    const waiting = [plainCard([4, null]), plainCard([5, 'pickedUp'])]
    const lost = [plainCard([4, 'pickedUp']), plainCard([5, 'pickedUp'])]
    const board = bestBall.board({ entries: teams(waiting, lost), settings: { count: 2 } })
    expect(written(board)).toEqual(['1 #1 9 +1', 'noReturn #2 -'])
  })

  it('leaves out the card of a player who is disqualified, and goes on with those who are left', () => {
    const out = plainCard([2, 2], { status: 'disqualified' })
    const left = plainCard([3, null], { status: 'withdrawn' })
    const board = bestBall.board({ entries: teams([plainCard([4, 4]), out, left]), combining: final })
    expect(written(board)).toEqual(['1 #1 7 -1'])
  })
})

function byTryingAll(
  balls: readonly { readonly gross: number; readonly net: number }[],
  gross: number,
  net: number,
): number | null {
  if (gross === 0 && net === 0) return 0
  const [first, ...rest] = balls
  if (!first) return null
  const options = [
    byTryingAll(rest, gross, net),
    gross > 0 ? plus(byTryingAll(rest, gross - 1, net), first.gross) : null,
    net > 0 ? plus(byTryingAll(rest, gross, net - 1), first.net) : null,
  ].filter(option => option !== null)
  return options.length === 0 ? null : Math.min(...options)
}

function plus(sum: number | null, value: number): number | null {
  return sum === null ? null : sum + value
}

describe('other team formats', () => {
  it('in Stableford add the best points, a missing ball counting none', () => {
    const entries = teams([plainCard([3, 'pickedUp']), plainCard([4, 4]), plainCard([6, 'pickedUp'])])
    expect(written(bestBallStableford.board({ entries, settings: { count: 2 } }))).toEqual(['1 #1 7'])
    expect(written(bestBallStableford.board({ entries, settings: { score: 'mixed' } }))).toEqual(['1 #1 7'])
  })

  it('in four-ball take the better ball with the strokes of each partner', () => {
    const board = fourBall.board({ entries: teams([plainCard([4, 5], { playingHandicap: 2 }), plainCard([4, 3])]) })
    expect(written(board)).toEqual(['1 #1 6 -2'])
  })

  it('in an aggregate need everybody', () => {
    const entries = teams([plainCard([4, 4]), plainCard([5, 4])], [plainCard([4, 4]), plainCard([5, 'pickedUp'])])
    expect(written(aggregate.board({ entries, combining: final }))).toEqual(['1 #1 17 +1', 'noReturn #2 -'])
  })

  it('with a Lone Ranger count the designated ball, in turn, and the best of the others', () => {
    expect(written(loneRanger.board({ entries: teams(four) }))).toEqual(['1 #1 22 -2'])
    expect(written(loneRanger.board({ entries: teams(four), settings: { others: 0 } }))).toEqual(['1 #1 12 E'])
  })

  it('in a four-ball par/bogey lose a hole on which neither partner has a score, while it is played and in the end', () => {
    const entries = teams([plainCard([3, 'pickedUp', null]), plainCard(['pickedUp', 'pickedUp', null])])
    expect(written(fourBallParBogey.board({ entries }))).toEqual(['1 #1 0'])
    expect(written(fourBallParBogey.board({ entries, combining: final }))).toEqual(['1 #1 -1'])
    const hole = said(fourBallParBogey.explain({ entries }, { sideId: 1, hole: 2 })).at(-1)
    expect(hole).toMatchObject({ what: 'hole 2', result: '-1 point' })
    expect([...(fourBallParBogey.countingBalls?.({ entries }, 1, 0) ?? [])]).toEqual([[1, [0]]])
  })

  it('in a scramble count the one card of the team', () => {
    const board = scramble.board({
      entries: players([plainCard(holesOf(18, 4), { playingHandicap: 9 })]),
      combining: final,
    })
    expect(written(board)).toEqual(['1 #1 63 -9'])
  })

  it('give every player the strokes of his or her tee', () => {
    const backwards = plainHoles(2).map(hole => ({ ...hole, strokeIndex: 3 - hole.strokeIndex }))
    const entries = teams([
      plainCard([4, 4], { playingHandicap: 1 }),
      plainCard([4, 4], { playingHandicap: 1, holes: backwards }),
    ])
    expect(written(fourBall.board({ entries }))).toEqual(['1 #1 6 -2'])
  })
})

describe('teams on tees of different par', () => {
  const holes = plainHoles(2).map(hole => ({ ...hole, par: hole.number === 1 ? 5 : 4 }))
  const longer = [plainCard([5, 4], { holes }), plainCard([6, 4], { holes })]
  const shorter = [plainCard([4, 4]), plainCard([5, 4])]

  it('rank gross by strokes, whatever each is to its own par', () => {
    const board = (settings: object) =>
      written(bestBall.board({ entries: teams(longer, shorter), settings: { score: 'gross', ...settings } }))
    expect(board({ count: 1 })).toEqual(['1 #2 8 E', '2 #1 9 E'])
    expect(board({ count: 2 })).toEqual(['1 #2 17 +1', '2 #1 19 +1'])
  })

  it('count net against the lowest par, in gross and net balls together too', () => {
    const net = bestBall.board({ entries: teams(longer, shorter), settings: { score: 'net' }, combining: final })
    expect(written(net)).toEqual(['T1 #1 8 E', 'T1 #2 8 E'])
    const settings = { score: 'mixed', sameBall: true }
    const mixed = bestBall.board({ entries: teams(longer, shorter), settings, combining: final })
    // A gross and a net ball each: 9 and 8 strokes, 8 and 8.
    expect(written(mixed)).toEqual(['1 #2 16 E', '2 #1 17 E'])
  })
})

describe('a team that is out', () => {
  it('is so when all of its players are, in the words of the first; a player without a card says nothing', () => {
    const of = (...cards: readonly (Card | null)[]) => written(bestBall.board({ entries: teams(cards) }))
    const card = (status?: RoundStatus) => plainCard([4, null], status === undefined ? {} : { status })
    expect(of(card('withdrawn'), card('noReturn'))).toEqual(['withdrawn #1 -'])
    expect(of(null, card('noReturn'))).toEqual(['noReturn #1 -'])
    expect(of(card('withdrawn'), card('open'))).toEqual(['1 #1 4 E'])
    expect(of(null, plainCard([null, null]))).toEqual(['notStarted #1 -'])
    expect(of(null, null)).toEqual(['notStarted #1 -'])
  })
})

describe('a missing handicap', () => {
  it('gives no net result and no position, and hinders no gross one', () => {
    const entries = players([plainCard([3, 3], { withoutHandicap: true })], [plainCard([4, 4])])
    const board = (score: string) => written(scramble.board({ entries, settings: { score }, combining: final }))
    expect(board('net')).toEqual(['1 #2 8 E', 'withoutHandicap #1 -'])
    expect(board('gross')).toEqual(['1 #1 6 -2', '2 #2 8 E'])
  })
})
