import { describe, expect, it } from 'vitest'
import type { Score } from '../game.ts'
import { said } from '../testSteps.ts'
import { callaway, callawayHandicap } from './callaway.ts'
import { maximumScore } from './maximumScore.ts'
import { modifiedStableford } from './modifiedStableford.ts'
import { parBogey } from './parBogey.ts'
import { peoria } from './peoria.ts'
import { quota } from './quota.ts'
import { ringer } from './ringer.ts'
import { stableford } from './stableford.ts'
import { strokePlay } from './strokePlay.ts'
import { system36 } from './system36.ts'
import { holesOf, plainCard, plainHoles, players, written } from './testCards.ts'
import { tilt } from './tilt.ts'

const net = { score: 'net' }
const gross = { score: 'gross' }
const final = { final: true }

describe('stroke play', () => {
  it('counts a card anew when somebody on a tee of another par joins or leaves, with the same settings', () => {
    const card = plainCard(holesOf(9, 4))
    const totalBesideParOf = (par: number) => {
      const other = plainCard(holesOf(9, 5), { holes: plainHoles(9, par) })
      const board = strokePlay.board({ entries: players([card], [other]), settings: net, combining: final })
      return board.rows.find(({ sideId }) => sideId === 1)?.value?.n
    }
    expect([4, 3, 2, 4].map(totalBesideParOf)).toEqual([36, 27, 18, 36])
  })

  it('ranks a live board by strokes to par over the holes played, however many they are', () => {
    const entries = players(
      [plainCard([4, 4, 3, ...holesOf(15, null)])],
      [plainCard([3, 3, ...holesOf(16, null)])],
      [plainCard(holesOf(18, 4))],
      [plainCard(holesOf(18, null))],
    )
    expect(written(strokePlay.board({ entries }))).toEqual(['1 #2 6 -2', '2 #1 11 -1', '3 #3 72 E', 'notStarted #4 -'])
  })

  it('deducts the playing handicap from a net total and gives strokes back to a plus handicap', () => {
    const card = (playingHandicap: number) => [plainCard(holesOf(18, 5), { playingHandicap })]
    const board = strokePlay.board({ entries: players(card(20), card(-3)), settings: net, combining: final })
    expect(written(board)).toEqual(['1 #1 70 -2', '2 #2 93 +21'])
  })

  it('has no valid return with a ball picked up, and no final total with a hole missing', () => {
    const entries = players(
      [plainCard(['pickedUp', ...holesOf(17, 4)])],
      [plainCard([null, ...holesOf(17, 4)])],
      [plainCard(holesOf(18, 6))],
    )
    expect(written(strokePlay.board({ entries, combining: final }))).toEqual([
      '1 #3 108 +36',
      'incomplete #2 -',
      'noReturn #1 -',
    ])
  })

  it('counts only the holes chosen, with the strokes that they have on the whole card', () => {
    const entries = players([plainCard(holesOf(18, 5), { playingHandicap: 20 })])
    const board = strokePlay.board({ entries, settings: net, holes: { numbers: [1, 2, 3] }, combining: final })
    expect(written(board)).toEqual(['1 #1 10 -2'])
  })

  it('explains a hole and a total with their numbers', () => {
    const entries = players([plainCard(holesOf(18, 5), { playingHandicap: 20 })])
    const input = { entries, settings: net, combining: final }
    expect(said(strokePlay.explain(input, { sideId: 1, hole: 2 }))).toEqual([
      { what: 'strokes taken', formula: 'par 4', result: '5' },
      { what: 'strokes received', formula: 'stroke index 2', result: '2' },
      { what: 'net', formula: '5 - 2', result: '3' },
      { what: 'hole 2', result: '3 strokes', rule: 'Rules of Golf 3.3' },
    ])
    expect(said(strokePlay.explain(input, { sideId: 1 }))).toEqual([
      { what: 'round 1', formula: '18 holes', result: '70' },
      { what: 'to par', formula: 'over the holes played', result: '-2' },
      { what: 'position', formula: '0 better', result: '1' },
    ])
  })
})

describe('maximum score', () => {
  const entries = players([plainCard([12, 'pickedUp', 3, 4], { playingHandicap: 4 })])
  const total = (settings: object) =>
    written(maximumScore.board({ entries, settings: { ...settings }, combining: final }))

  it('counts no hole above the limit, and a ball picked up as the limit', () => {
    expect(total({ ...gross, limit: 'doublePar' })).toEqual(['1 #1 23 +7'])
    expect(total({ ...gross, limit: 'overPar', strokes: 3 })).toEqual(['1 #1 21 +5'])
    expect(total({ ...gross, limit: 'fixed', strokes: 6 })).toEqual(['1 #1 19 +3'])
    expect(total({ ...gross, limit: 'netDoubleBogey' })).toEqual(['1 #1 21 +5'])
    expect(total({ ...net, limit: 'netDoubleBogey' })).toEqual(['1 #1 17 +1'])
  })

  it('fills what a round lacks with the limit on a final board', () => {
    const card = plainCard([4, 4, null, null])
    const board = maximumScore.board({ entries: players([card]), settings: { limit: 'doublePar' }, combining: final })
    expect(written(board)).toEqual(['1 #1 24 +8'])
  })
})

describe('Stableford', () => {
  it('gives points without an upper limit, none from two over on, none for a ball picked up', () => {
    const card = plainCard([1, 2, 3, 4, 5, 6, 9, 'pickedUp'], { holes: plainHoles(8, 5) })
    const board = stableford.board({ entries: players([card]), combining: final })
    expect(board.rows[0]?.value).toEqual({ n: 6 + 5 + 4 + 3 + 2 + 1, d: 1 })
  })

  it('keeps a player in a total of several rounds who did not hand in one of them', () => {
    const good = plainCard(holesOf(9, 4))
    const board = stableford.board({
      entries: players([good, good], [good, plainCard(holesOf(9, 4), { status: 'disqualified' })], [good, null]),
      combining: final,
    })
    expect(written(board)).toEqual(['1 #1 36', 'T2 #3 18', 'T2 #2 18'])
  })

  it('does not rank who has not played any round', () => {
    const entries = players([plainCard(holesOf(9, 4)), plainCard(holesOf(9, 4))], [null, null])
    expect(written(stableford.board({ entries, combining: final }))).toEqual(['1 #1 36', 'incomplete #2 -'])
    expect(written(stableford.board({ entries }))).toEqual(['1 #1 36', 'notStarted #2 -'])
  })

  it('does not rank who is disqualified from the only round', () => {
    const entries = players([plainCard(holesOf(9, 4), { status: 'disqualified' })])
    expect(written(stableford.board({ entries, combining: final }))).toEqual(['disqualified #1 -'])
  })

  it('modified takes points from a table: a ball picked up the worst, a hole never played none', () => {
    const card = plainCard([1, 2, 3, 4, 5, 6, 'pickedUp', null], { holes: plainHoles(8, 4) })
    const board = modifiedStableford.board({ entries: players([card]), combining: final })
    expect(written(board)).toEqual(['1 #1 8'])
    expect(board.rows[0]?.value?.n).toBe(8 + 5 + 2 + 0 - 1 - 3 - 3)
  })

  it('tilts: points double after a birdie for as long as birdies last, in the order of play', () => {
    const card = plainCard([3, 3, 4, 4])
    expect(written(tilt.board({ entries: players([card]), settings: gross }))).toEqual(['1 #1 19'])
    const fromThree = plainCard([3, 3, 4, 4], { startHole: 3 })
    expect(written(tilt.board({ entries: players([fromThree]), settings: gross }))).toEqual(['1 #1 13'])
  })
})

describe('par / bogey', () => {
  it('counts holes won and lost against net par, a missing score as lost', () => {
    const card = plainCard([3, 4, 5, 'pickedUp'], { playingHandicap: 1 })
    expect(written(parBogey.board({ entries: players([card]), combining: final }))).toEqual(['1 #1 -1'])
  })
})

describe('quota', () => {
  const pars = holesOf(18, 4)

  it('counts gross points above a quota of 36 less the playing handicap', () => {
    const entries = players([plainCard([3, 5, ...holesOf(16, 4)], { playingHandicap: 4 })])
    expect(written(quota.board({ entries, combining: final }))).toEqual(['1 #1 5'])
  })

  it('raises the next quota by half of the result, fractions kept', () => {
    const card = plainCard(pars, { playingHandicap: 1 })
    expect(written(quota.board({ entries: players([card, card]), combining: final }))).toEqual(['1 #1 1.5'])
    expect(
      written(quota.board({ entries: players([card, card]), settings: { carried: false }, combining: final })),
    ).toEqual(['1 #1 2'])
  })

  it('takes half of a base of 39 for nine holes', () => {
    const entries = players([plainCard(holesOf(9, 4))])
    expect(written(quota.board({ entries, settings: { base: 39 }, combining: final }))).toEqual(['1 #1 -1.5'])
  })
})

describe('a handicap of the day', () => {
  it('by Callaway follows the table from 72 to beyond 130', () => {
    const worst = [10, 9, 9, 8, 8, 8, 7]
    expect([72, 73, 75, 76, 80, 81, 85, 126, 131].map(score => callawayHandicap(score, worst))).toEqual([
      0, 3, 5, 8, 12, 13, 17, 50, 50,
    ])
  })

  it('by Callaway deducts six holes and 50 strokes at most, and is never below 0', () => {
    const nines = [9, 9, 9, 9, 9, 9, 9]
    // 130 is the last column of its row: six holes, 54 strokes, and 2 more; 126 the first: 54 less 2.
    expect([126, 129, 130].map(gross => callawayHandicap(gross, nines))).toEqual([50, 50, 50])
    expect([126, 128, 130, 140].map(gross => callawayHandicap(gross, [8, 8, 8, 8, 8, 8, 8]))).toEqual([46, 48, 50, 50])
    expect(callawayHandicap(140, [4, 4, 4, 4, 4, 4, 4, 4])).toBe(26)
    // Half of the worst hole is 1 (halves up), less 2.
    expect(callawayHandicap(73, [2])).toBe(0)
    // Without a hole to deduct only the column is left.
    expect(callawayHandicap(79, [])).toBe(1)
  })

  it('by Callaway deducts none of the last two holes, counts a ball picked up as twice the par, and shifts the table by the par', () => {
    const explained = (scores: readonly Score[], par = 4) => {
      const card = plainCard(scores, { holes: plainHoles(18, par) })
      const input = { entries: players([card]), combining: final }
      return said(callaway.explain(input, { sideId: 1 })).slice(0, 3)
    }
    // 72 + 1 + 2 + 3 = 78: one hole, the 6 on the 16th, and nothing of the 7 on the last; 78 has the middle column.
    expect(explained([5, ...holesOf(14, 4), 6, 4, 7])).toEqual([
      { what: 'gross', result: '78' },
      { what: 'Callaway handicap', formula: 'worst holes 6', result: '6' },
      { what: 'net', formula: '78 - 6', result: '72' },
    ])
    // Twice the par is 8, and no hole counts more: 80, one hole and two more.
    expect(explained(['pickedUp', 9, ...holesOf(16, 4)])).toEqual([
      { what: 'gross', result: '80' },
      { what: 'Callaway handicap', formula: 'worst holes 8', result: '10' },
      { what: 'net', formula: '80 - 10', result: '70' },
    ])
    // 19 over a par of 54 is 91 on a par of 72: two and a half holes, 6 + 6 + 3, less 2.
    expect(explained([...holesOf(6, 6), 4, ...holesOf(11, 3)], 3)).toEqual([
      { what: 'gross', result: '73' },
      { what: 'Callaway handicap', formula: 'worst holes 6, 6, 6', result: '13' },
      { what: 'net', formula: '73 - 13', result: '60' },
    ])
    expect(explained(holesOf(18, 4))[1]).toEqual({
      what: 'Callaway handicap',
      formula: 'no hole is deducted',
      result: '0',
    })
  })

  it('by Callaway is none over fewer than 18 holes', () => {
    const board = callaway.board({ entries: players([plainCard([9, ...holesOf(16, 5)])]), combining: final })
    expect(written(board)).toEqual(['1 #1 88 +20'])
  })

  it('by Callaway needs all holes, and of level nets the lower handicap is better', () => {
    const scores = (first: number, second: number) => [first, second, ...holesOf(16, 4)]
    const board = callaway.board({
      entries: players([plainCard(scores(6, 4))], [plainCard(scores(4, 4))], [plainCard([null, ...holesOf(17, 4)])]),
      combining: final,
    })
    expect(written(board)).toEqual(['1 #2 72 E', '2 #1 72 E', 'incomplete #3 -'])
  })

  it('by Peoria projects the secret holes to the round and keeps the fraction', () => {
    const card = plainCard([...holesOf(6, 6), ...holesOf(12, 5)])
    const settings = { secretHoles: [1, 2, 3, 10, 11, 12] }
    expect(written(peoria.board({ entries: players([card]), settings, combining: final }))).toEqual(['1 #1 74.4 +2'])
  })

  it('by System 36 deducts what is missing to two points a hole', () => {
    const card = plainCard([...holesOf(6, 4), ...holesOf(6, 5), ...holesOf(6, 7)])
    expect(written(system36.board({ entries: players([card]), combining: final }))).toEqual(['1 #1 78 +6'])
  })
})

describe('ringer', () => {
  const first = plainCard([3, 5, null], { playingHandicap: 3 })
  const second = plainCard([5, 4, 6], { playingHandicap: 1 })

  it('makes one card of the best score on every hole', () => {
    expect(written(ringer.board({ entries: players([first, second]), combining: final }))).toEqual(['1 #1 13 +1'])
  })

  it('counts net hole by hole, or the strokes of the latest handicap', () => {
    const of = (score: string) => written(ringer.board({ entries: players([first, second]), settings: { score } }))
    expect(of('net')).toEqual(['1 #1 12 E'])
    expect(of('netOfLatest')).toEqual(['1 #1 12 E'])
  })

  it('takes net the best net of every hole, and with the latest handicap the best gross less its strokes', () => {
    // Strokes on the first hole alone in the first round; none in the second, where the hole was one better gross.
    const rounds = [plainCard([5, 4], { playingHandicap: 1 }), plainCard([4, 5], { playingHandicap: 0 })]
    const of = (score: string, cards = rounds) =>
      written(ringer.board({ entries: players(cards), settings: { score }, combining: final }))
    expect(of('net')).toEqual(['1 #1 8 E'])
    expect(of('netOfLatest')).toEqual(['1 #1 8 E'])
    const later = [plainCard([4, 4], { playingHandicap: 0 }), plainCard([5, 5], { playingHandicap: 2 })]
    // Net 4 and 4 in both rounds; gross 4 and 4 less a stroke on each.
    expect(of('net', later)).toEqual(['1 #1 8 E'])
    expect(of('netOfLatest', later)).toEqual(['1 #1 6 -2'])
  })

  it('leaves a disqualified round out, and has not begun before the first score', () => {
    const out = { status: 'disqualified' } as const
    expect(written(ringer.board({ entries: players([plainCard([3, 3], out), plainCard([4, 4])]) }))).toEqual([
      '1 #1 8 E',
    ])
    expect(written(ringer.board({ entries: players([plainCard([null, null])]) }))).toEqual(['notStarted #1 -'])
  })

  it('ranks gross strokes to par over tees of different par by the strokes', () => {
    const par5 = plainHoles(2).map(hole => ({ ...hole, par: hole.number === 1 ? 5 : 4 }))
    const entries = players([plainCard([5, 4], { holes: par5 })], [plainCard([4, 4])], [plainCard([4, 5])])
    // To par level, even and one over; by strokes 9, 8 and 9.
    expect(written(ringer.board({ entries }))).toEqual(['1 #2 8 E', 'T2 #1 9 E', 'T2 #3 9 +1'])
  })
})
