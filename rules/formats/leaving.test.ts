import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../tools/counts.ts'
import { compare } from '../exact.ts'
import type { Card, RoundStatus, Score } from '../game.ts'
import { formats } from './index.ts'
import { matchPlay } from './matchPlay.ts'
import { plainCard, teams } from './testCards.ts'

const final = { final: true }
const out = fc.constantFrom<RoundStatus>('disqualified', 'withdrawn', 'noReturn', 'noShow')
const wholeCard = fc
  .record({ scores: fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 9, maxLength: 9 }), handicap: fc.nat(20) })
  .map(({ scores, handicap }) => plainCard(scores, { playingHandicap: handicap }))
const team = fc.array(wholeCard, { minLength: 2, maxLength: 4 })

/** The card of a player who leaves before the hole at `from`: what was played stays, for who is disqualified all of it. */
function leaving(card: Card, status: RoundStatus, from: number): Card {
  const scores: readonly Score[] =
    status === 'disqualified' ? card.scores : card.scores.map((score, at) => (at < from ? score : null))
  return { ...card, scores, status }
}

const ofOwnBalls = formats.filter(
  ({ leaderboardType: { team: isTeam, teamScore }, columns }) =>
    isTeam && !teamScore && columns.every(({ key }) => key !== 'record'),
)

describe.each(ofOwnBalls.map(format => ({ id: format.id, format })))('a team in $id', ({ format }) => {
  it('is never better for a member who is out, and of strokes has no total when too few balls are left', () => {
    fc.assert(
      fc.property(
        team,
        fc.nat(3),
        out,
        fc.nat(9),
        fc.integer({ min: 1, max: 4 }),
        (cards, who, status, from, count) => {
          const place = who % cards.length
          const less = cards.map((card, at) => (at === place ? leaving(card, status, from) : card))
          const settings = 'count' in format.settings.properties ? { count } : {}
          const totalOf = (own: readonly Card[]) =>
            format.board({ entries: teams(own), settings, combining: final }).rows[0]?.value ?? null
          const [whole, left] = [totalOf(cards), totalOf(less)]
          if (whole === null || left === null) return
          const difference = compare(left, whole)
          expect(format.ranks === 'low' ? difference : 0 - difference).toBeGreaterThanOrEqual(0)
        },
      ),
      { numRuns: runs(60, 5000) },
    )
  })
})

describe('a match that somebody leaves', () => {
  const duel = fc.record({
    a: fc.array(wholeCard, { minLength: 1, maxLength: 2 }),
    b: fc.array(wholeCard, { minLength: 1, maxLength: 2 }),
    played: fc.nat(9),
    holePoints: fc.nat(1),
  })
  const line = (a: readonly Card[], b: readonly Card[], holePoints = 0) => {
    const board = matchPlay.board({ entries: teams(a, b), settings: { holePoints }, matches: [{ a: 1, b: 2 }] })
    return board.matches?.[0]
  }
  const until = (cards: readonly Card[], holes: number, status?: RoundStatus) =>
    cards.map(card => ({ ...leaving(card, 'withdrawn', holes), status: status ?? ('open' as const) }))

  it('is lost by the side that left, unless it was decided before; all points are given', () => {
    fc.assert(
      fc.property(duel, out, ({ a, b, played, holePoints }, status) => {
        const before = line(until(a, played), until(b, played), holePoints)
        const after = line(until(a, played, status), b, holePoints)
        expect(after?.finished).toBe(true)
        if (before?.finished && status !== 'disqualified') expect(after).toEqual(before)
        else {
          expect(after).toMatchObject({ winner: 'b', result: 'w/o' })
          const given =
            (after?.pointsA.n ?? 0) / (after?.pointsA.d ?? 1) + (after?.pointsB.n ?? 0) / (after?.pointsB.d ?? 1)
          expect(given).toBe(after?.pointsAtStake)
        }
      }),
      { numRuns: runs(100, 5000) },
    )
  })

  it('is won by nobody when both are out before it was decided', () => {
    fc.assert(
      fc.property(duel, out, out, ({ a, b, played, holePoints }, ofA, ofB) => {
        fc.pre(ofA !== 'disqualified' && ofB !== 'disqualified')
        const before = line(until(a, played), until(b, played), holePoints)
        const after = line(until(a, played, ofA), until(b, played, ofB), holePoints)
        if (before?.finished) expect(after).toEqual(before)
        else
          expect(after).toMatchObject({
            finished: true,
            winner: null,
            bothOut: true,
            pointsA: { n: 0 },
            pointsB: { n: 0 },
          })
      }),
      { numRuns: runs(100, 5000) },
    )
  })

  it('goes on with the partner who stays, and a disqualified partner gives no ball to any hole', () => {
    fc.assert(
      fc.property(wholeCard, wholeCard, team, (left, stays, b) => {
        const alone = { ...left, scores: left.scores.map(() => 'pickedUp' as const) }
        const found = line([{ ...left, status: 'disqualified' }, stays], b.slice(0, 2))
        expect(found).toEqual(line([alone, stays], b.slice(0, 2)))
      }),
      { numRuns: runs(60, 5000) },
    )
  })
})
