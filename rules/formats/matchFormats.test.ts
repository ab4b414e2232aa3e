import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card, Score } from '../game.ts'
import { said } from '../testSteps.ts'
import { fieldMatches } from './fieldMatches.ts'
import {
  type HoleWinner,
  isPossibleResult,
  matchLabel,
  matchState,
  nassau as nassauOf,
  playMatch,
  pressedMatches,
} from './match.ts'
import { matchHoles } from './matchHoles.ts'
import { matchPlay } from './matchPlay.ts'
import { nassau } from './nassau.ts'
import { teamMatch } from './teamMatch.ts'
import { holesOf, plainCard, plainHoles, players, teams, written } from './testCards.ts'
import { wheel } from './wheel.ts'

const anyWinners = fc.array(fc.constantFrom<HoleWinner>('a', 'b', 'halved', null), { maxLength: 18 })
const swapped = (winner: HoleWinner): HoleWinner => (winner === 'a' ? 'b' : winner === 'b' ? 'a' : winner)
const letters = (text: string) =>
  [...text].map(
    (letter): HoleWinner => (letter === 'A' ? 'a' : letter === 'B' ? 'b' : letter === 'H' ? 'halved' : null),
  )

describe('a match', () => {
  it('ends when a side leads by more holes than are left, and counts nothing after that', () => {
    expect(playMatch(letters('AAAAAHHHHHHHHHBBBB'))).toMatchObject({ result: '5&4', thru: 14, winner: 'a' })
    expect(playMatch(letters('HHHHHHHHHHHHHHHHHB'))).toMatchObject({ result: '1 up', thru: 18, winner: 'b' })
    expect(playMatch(letters('AB'.repeat(9)))).toMatchObject({ result: 'AS', winner: null, finished: true })
  })

  it('is dormie when a side leads by as many holes as are left', () => {
    expect(matchState(2, 16, 18)).toMatchObject({ dormie: true, finished: false, left: 2 })
    expect(matchState(2, 15, 18).dormie).toBe(false)
  })

  it('leaves a hole without a winner to be played', () => {
    expect(playMatch(letters('AA-'))).toMatchObject({ finished: true, result: '2&1' })
    expect(playMatch(letters('A-A-'))).toMatchObject({ finished: false, upBy: 2, thru: 2, dormie: true })
  })

  it('is written as players say it', () => {
    expect(matchLabel(matchState(0, 0, 18))).toBe('')
    expect(matchLabel(matchState(-2, 14, 18))).toBe('2 UP thru 14')
    expect(matchLabel(matchState(0, 3, 18))).toBe('AS thru 3')
    expect(matchLabel(matchState(3, 16, 18))).toBe('3&2')
  })

  it('stands the same seen from the other side', () => {
    fc.assert(
      fc.property(anyWinners, winners => {
        const own = playMatch(winners)
        const other = playMatch(winners.map(swapped))
        expect(other.upBy).toBe(0 - own.upBy)
        expect([other.thru, other.finished, other.result]).toEqual([own.thru, own.finished, own.result])
      }),
    )
  })

  it('never leads by more than the holes decided, and when it is over cannot be lost any more', () => {
    fc.assert(
      fc.property(anyWinners, winners => {
        const { upBy, thru, left, finished, winner, dormie } = playMatch(winners)
        expect(Math.abs(upBy)).toBeLessThanOrEqual(thru)
        expect(thru + left).toBe(winners.length)
        if (finished && left > 0) expect(Math.abs(upBy)).toBeGreaterThan(left)
        if (!finished && thru > 0) expect(Math.abs(upBy)).toBeLessThanOrEqual(left)
        expect(winner !== null).toBe(finished && upBy !== 0)
        expect(dormie && finished).toBe(false)
      }),
    )
  })

  it('ends with a result that its holes allow', () => {
    const can = (result: string, holes: number, winner: 'a' | 'b' | null = 'a') =>
      isPossibleResult(result, { winner }, holes)
    const fair = ['9&8', '10&8', '6&4', '5&4', '3 and 2', '2&1', '1 up', '2 up', '19th', 'w/o', 'by lot']
    expect(fair.filter(one => !can(one, 18))).toEqual([])
    const foul = ['7&4', '3&0', '3 up', '1&1', '2&2', '18th', 'AS', 'halved', '0 up', '20&18', '11&8']
    expect(foul.filter(one => can(one, 18))).toEqual([])
    expect(['5&4', '5&3', '10th', '2 up'].filter(one => !can(one, 9))).toEqual([])
    expect(['9&8', '7&4', '5&2', '9th', '6&4'].filter(one => can(one, 9))).toEqual([])
    expect([can('AS', 18, null), can('Halved', 18, null), can('3&2', 18, null), can('1 up', 18, null)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('can end with whatever the holes of a match give, and with nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<HoleWinner>('a', 'b', 'halved'), { minLength: 1, maxLength: 18 }),
        winners => {
          const { result, winner } = playMatch(winners)
          expect(isPossibleResult(result, { winner }, winners.length)).toBe(true)
        },
      ),
    )
  })

  it('as a Nassau is three, of a round of nine one', () => {
    const bets = nassauOf(letters(`${'A'.repeat(9)}${'B'.repeat(9)}`))
    expect(bets.map(bet => bet.result)).toEqual(['5&4', '5&4', 'AS'])
    expect(nassauOf(letters('A'.repeat(9)))).toHaveLength(1)
  })

  it('is pressed from the next hole on when the newest bet is down by so many', () => {
    const bets = pressedMatches(letters('AAHBBAAAA'), 2)
    expect(bets.map(bet => bet.upBy)).toEqual([3, 2, 3, 2])
    expect(pressedMatches(letters('AAA'), 0)).toHaveLength(1)
    expect(pressedMatches(letters('HAA'), 2)).toHaveLength(1)
  })
})

describe('match play', () => {
  const duel = (a: readonly Score[], b: readonly Score[], handicaps: readonly [number, number] = [0, 0]) =>
    players([plainCard(a, { playingHandicap: handicaps[0] })], [plainCard(b, { playingHandicap: handicaps[1] })])
  const matches = [{ a: 1, b: 2 }]

  it('gives only the difference of the handicaps, a plus handicap making it larger', () => {
    const board = matchPlay.board({ entries: duel(holesOf(18, 4), holesOf(18, 5), [-2, 10]), matches })
    expect(board.matches?.[0]).toMatchObject({ upBy: 4, thru: 16, finished: true, result: '4&2' })
  })

  it('gives full strokes when so set, and none for gross', () => {
    const entries = duel(holesOf(18, 4), holesOf(18, 5), [18, 36])
    expect(matchPlay.board({ entries, matches, settings: { strokes: 'full' } }).matches?.[0]?.result).toBe('AS')
    expect(matchPlay.board({ entries, matches, settings: { score: 'gross' } }).matches?.[0]?.result).toBe('10&8')
  })

  it('gives a conceded hole to the other side whatever the scores, and halves one that both picked up', () => {
    const board = matchPlay.board({ entries: duel([3, 'conceded', 'pickedUp', 4], [4, 9, 'pickedUp', null]), matches })
    expect(board.matches?.[0]).toMatchObject({ upBy: 0, thru: 3, finished: false })
  })

  it('counts in the order of play of a shotgun', () => {
    const a = plainCard([4, 4, 3, 3], { startHole: 3 })
    const b = plainCard([null, null, 4, 4], { startHole: 3 })
    const board = matchPlay.board({ entries: players([a], [b]), matches })
    expect(board.matches?.[0]).toMatchObject({ upBy: 2, thru: 2, finished: false })
    const won = matchPlay.board({ entries: players([a], [plainCard([3, null, 4, 4], { startHole: 3 })]), matches })
    expect(won.matches?.[0]).toMatchObject({ upBy: 1, thru: 3 })
  })

  it('takes the better ball of partners, and lets one partner go on alone', () => {
    const a = [plainCard([4, 'pickedUp']), plainCard([5, 4])]
    const b = [plainCard([5, null]), plainCard([5, 5])]
    const board = matchPlay.board({ entries: teams(a, b), matches })
    expect(board.matches?.[0]).toMatchObject({ upBy: 2, thru: 2, result: '2 up' })
  })

  it('goes to the other side when a side has left, unless it was over', () => {
    const left = plainCard([4, null], { status: 'withdrawn' })
    const board = matchPlay.board({ entries: players([left], [plainCard([4, null])]), matches })
    expect(board.matches?.[0]).toMatchObject({ finished: true, winner: 'b', result: 'w/o' })
  })

  it('takes extra holes as the committee enters them', () => {
    const decided = [{ a: 1, b: 2, outcome: { winner: 'a', result: '19th' } as const }]
    const board = matchPlay.board({ entries: duel([4], [4]), matches: decided })
    expect(board.matches?.[0]).toMatchObject({ winner: 'a', result: '19th' })
    expect(written(board)).toEqual(['1 #1 1', '2 #2 0'])
  })

  it('adds points for the match, the nines and the holes, half to each when halved', () => {
    const entries = duel([...holesOf(9, 3), ...holesOf(9, 4)], holesOf(18, 4))
    const settings = { matchPoints: 3, ninePoints: 2, holePoints: 1 }
    expect(written(matchPlay.board({ entries, matches, settings }))).toEqual(['1 #1 19.5', '2 #2 5.5'])
    expect(written(nassau.board({ entries, matches }))).toEqual(['1 #1 2.5', '2 #2 0.5'])
  })

  it('ignores matches of sides that are not on the board', () => {
    expect(
      matchPlay.board({
        entries: duel([4], [4]),
        matches: [
          { a: 1, b: 9 },
          { a: 2, b: 2 },
        ],
      }).matches,
    ).toEqual([])
  })
})

describe('matches against many', () => {
  const field = players([plainCard([3, 3])], [plainCard([4, 4])], [plainCard([4, 4])], [plainCard([5, 5])])

  it('are all against all in field matches', () => {
    expect(written(fieldMatches.board({ entries: field }))).toEqual(['1 #1 3', 'T2 #2 1.5', 'T2 #3 1.5', '4 #4 0'])
  })

  it('are one against all on the wheel', () => {
    const board = wheel.board({ entries: field, wheel: [2] })
    expect(board.matches).toHaveLength(3)
    expect(written(board)).toEqual(['1 #2 1.5', '2 #1 1', '3 #3 0.5', '4 #4 0'])
  })

  it('are two together against every other pair on a wheel of two', () => {
    const board = wheel.board({ entries: field, wheel: [1, 4] })
    expect(board.matches).toMatchObject(
      [{ a: [1, 4], b: [2, 3], result: '2 up' }].map(({ result: _, ...line }) => line),
    )
    expect(written(wheel.board({ entries: field }))).toEqual(field.map(({ side }) => `notStarted #${side.id} 0`))
  })

  it('collect their points for the team in a team match, which more than half of them wins', () => {
    const entries = field.map((entry, at) => ({ ...entry, teamId: at < 2 ? 100 : 200 }))
    const matches = [
      { a: 1, b: 3 },
      { a: 2, b: 4 },
      { a: 3, b: 2 },
    ]
    const board = teamMatch.board({ entries, matches })
    expect(written(board)).toEqual(['1 #100 2.5', '2 #200 0.5'])
    expect([board.pointsToWin, board.pointsToRetain]).toEqual([
      { n: 3, d: 2 },
      { n: 3, d: 2 },
    ])
    expect(board.rows[0]?.record).toEqual({ won: 2, halved: 1, lost: 0 })
  })

  it('allocate the difference by stroke index on the tee of each player', () => {
    const reversed = plainHoles(2).map(hole => ({ ...hole, strokeIndex: 3 - hole.strokeIndex }))
    const entries = players([plainCard([4, 4])], [plainCard([4, 5], { playingHandicap: 1, holes: reversed })])
    expect(matchPlay.board({ entries, matches: [{ a: 1, b: 2 }] }).matches?.[0]).toMatchObject({
      upBy: 0,
      result: 'AS',
    })
  })
})

describe('the explanation of matches', () => {
  it('says who won or is up, seen from the side that asks', () => {
    const wheelOf = (own: readonly (number | null)[], other: readonly (number | null)[], sideId: number) =>
      said(wheel.explain({ entries: players([plainCard(own)], [plainCard(other)]), wheel: [1] }, { sideId }))[0]
    const won = 'round 1, against 2'
    expect(wheelOf([4, 4, 4], [5, 5, 4], 1)).toEqual({ what: won, formula: 'won 2&1', result: '1 point' })
    expect(wheelOf([4, 4, 4], [5, 5, 4], 2)).toMatchObject({ formula: 'lost 2&1', result: '0 points' })
    expect(wheelOf([4, 4, 4], [4, 4, 4], 2)).toMatchObject({ formula: 'AS', result: '0.5 points' })
    expect(wheelOf([4, null, null], [5, null, null], 1)).toMatchObject({ formula: '1 UP thru 1' })
    expect(wheelOf([4, null, null], [5, null, null], 2)).toMatchObject({ formula: '1 DOWN thru 1' })
  })

  it('names the presses, and gives the points of a match that nobody began to whom the committee says', () => {
    const entries = players([plainCard([3, 3, 4, 4, 4, 4, 4, 4, 4])], [plainCard(holesOf(9, 4))])
    const pressed = matchPlay.explain(
      { entries, matches: [{ a: 1, b: 2 }], settings: { pressDownBy: 2 } },
      { sideId: 1 },
    )
    expect(
      said(pressed)
        .slice(0, 3)
        .map(({ what, result }) => `${what}: ${result}`),
    ).toEqual([
      'match, round 1, against 2: 1 point',
      'press 1 of the match, round 1, against 2: 0.5 points',
      'round 1, against 2: 1.5 points',
    ])
    const absent = players([], [])
    const given = [{ a: 1, b: 2, outcome: { winner: 'b', result: 'w/o' } as const }]
    expect(written(matchPlay.board({ entries: absent, matches: given }))).toEqual(['1 #2 1', '2 #1 0'])
  })

  it('of holes that were still to be played gives the points to the side that stays', () => {
    const left = plainCard([3, null, null], { status: 'withdrawn' })
    const input = {
      entries: players([left], [plainCard([4, null, null])]),
      matches: [{ a: 1, b: 2 }],
      settings: { matchPoints: 0, holePoints: 2 },
    }
    expect(written(matchPlay.board(input))).toEqual(['1 #2 4', '2 #1 2'])
    const on = (hole: number) => said(matchPlay.explain(input, { sideId: 2, hole })).at(-1)?.result
    expect([on(1), on(2)]).toEqual(['lost, 0 points', 'not decided, 2 points'])
  })
})

describe('the words of a result', () => {
  it('are read in any case and with spaces around; what is longer is no result in holes', () => {
    const possible = (result: string, winner: 'a' | null = 'a') => isPossibleResult(result, { winner }, 18)
    expect(
      ['3&2', ' 3 & 2 ', '3 and 2', '2UP', '1 up', '2 holes', '1 hole', '10&8', '19th', '20th hole'].map(word =>
        possible(word),
      ),
    ).toEqual(Array(10).fill(true))
    expect(
      ['1&2', '5&2', '3 up', '12 up', '0 up', '18th', '18th hole', '9&9', '3&0'].map(word => possible(word)),
    ).toEqual(Array(9).fill(false))
    expect(
      ['3&2 or so', 'about 3&9', 'about 9 up', '9 up, by lot', 'no 3rd', '3rd try', 'as told', 'alas'].map(word =>
        possible(word),
      ),
    ).toEqual(Array(8).fill(true))
    expect(
      ['AS', 'all square', 'halved', 'tie', 'tied', '3&2', '1 up', '19th'].map(word => possible(word, null)),
    ).toEqual([true, true, true, true, true, false, false, false])
    expect(['AS', 'all square', 'halved', 'tie', 'tied'].map(word => possible(word))).toEqual(Array(5).fill(false))
  })
})

describe('the state of a match', () => {
  it('is open and not dormie before the first hole and at its end, and level it is never dormie', () => {
    expect(matchState(0, 0, 0)).toMatchObject({ finished: false, dormie: false, result: '' })
    expect(matchState(0, 17, 18)).toMatchObject({ finished: false, dormie: false })
    expect(matchState(1, 17, 18)).toMatchObject({ finished: false, dormie: true })
    expect(matchState(1, 16, 18)).toMatchObject({ finished: false, dormie: false })
    expect(matchState(-3, 16, 18)).toMatchObject({ finished: true, dormie: false, result: '3&2', winner: 'b' })
    expect(matchState(0, 18, 18)).toMatchObject({ finished: true, dormie: false, result: 'AS', winner: null })
  })

  it('presses from the next hole whenever the newest bet is down by so many, and never from the last one', () => {
    const results = (holes: string, downBy: number) => pressedMatches(letters(holes), downBy).map(bet => bet.upBy)
    expect(results('AAA', 1)).toEqual([2, 2, 1])
    expect(results('HHA', 1)).toEqual([1])
    expect(results('BBH', 2)).toEqual([-2, 0])
    expect(results('AAA', 0)).toEqual([2])
  })
})

describe('a hole of a match', () => {
  const match = (a: readonly Card[], b: readonly Card[], settings = {}) =>
    matchHoles(a, b, { score: 'net', strokes: 'offLow', count: 1, ...settings }, {}).winners

  it('is not decided while a handicap is missing, but in gross it is', () => {
    const without = plainCard([3, 4], { withoutHandicap: true })
    expect(match([without], [plainCard([4, 4])])).toEqual([null, null])
    expect(match([plainCard([4, 4])], [without])).toEqual([null, null])
    expect(match([without], [plainCard([4, 4])], { score: 'gross' })).toEqual(['a', 'halved'])
  })

  it('is lost by who concedes or picks up, halved when both do, and open while somebody has nothing', () => {
    const a = plainCard(['conceded', 4, 'conceded', 'pickedUp', 4, 'pickedUp', null, 5])
    const b = plainCard([9, 'conceded', 'conceded', 9, 'pickedUp', 'pickedUp', 4, 4])
    expect(match([a], [b])).toEqual(['b', 'a', 'halved', 'b', 'a', 'halved', null, 'b'])
  })

  it('goes to the side that plays when the other is disqualified, once it has played the hole', () => {
    const out = plainCard([2, 2, 2], { status: 'disqualified' })
    const b = plainCard([9, 'pickedUp', null])
    expect(match([out], [b])).toEqual(['b', 'b', null])
    expect(match([b], [out])).toEqual(['a', 'a', null])
    expect(match([out], [out])).toEqual([null, null, null])
  })

  it('waits for nobody of a side that left, but counts what it has played', () => {
    const left = plainCard([3, null], { status: 'withdrawn' })
    expect(match([left], [plainCard([4, 4])])).toEqual(['a', null])
    expect(match([left, plainCard([5, 4])], [plainCard([4, 4])])).toEqual(['a', 'halved'])
  })

  it('counts the best so many balls of a side, all of them when it has fewer players', () => {
    const pair = [plainCard([4, 5]), plainCard([5, 'pickedUp'])]
    expect(match(pair, [plainCard([5, 4]), plainCard([5, 4])], { count: 2 })).toEqual(['a', 'b'])
    expect(match(pair, [plainCard([4, 4])], { count: 2 })).toEqual(['b', 'b'])
  })
})
