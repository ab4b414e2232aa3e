import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../tools/counts.ts'
import type { Card, RoundStatus, Score } from '../game.ts'
import { said } from '../testSteps.ts'
import { anyInput, anySettings } from './anyInput.cases.ts'
import type { BoardInput, Entry } from './format.ts'
import { fourBallParBogey } from './fourBallParBogey.ts'
import { formats } from './index.ts'
import { matchPlay } from './matchPlay.ts'
import { maximumScore } from './maximumScore.ts'
import { parBogey } from './parBogey.ts'
import { completedByAll, type Shortening } from './shortened.ts'
import { skins } from './skins.ts'
import { stableford } from './stableford.ts'
import { strokePlay } from './strokePlay.ts'
import { holesOf, plainCard, players, written } from './testCards.ts'

const firstNine = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The entries with other scores on the holes after the ninth, as long as something stays entered before it. */
function changedAfterNine(entries: readonly Entry[], score: Score): readonly Entry[] {
  const changed = (card: Card | null) =>
    card && { ...card, scores: card.scores.map((own, at) => (at < 9 ? own : score)) }
  return entries.map(entry => ({ ...entry, rounds: entry.rounds.map(cards => cards.map(changed)) }))
}

function onNine(input: BoardInput): BoardInput {
  const shortened = [0, 1, 2].map((round): Shortening => ({ round, holes: firstNine }))
  // A hole of a leaderboard that counts some holes only, and nobody who left: a player is in a pot once anything is entered.
  const entries = input.entries.map(entry => ({
    ...entry,
    rounds: entry.rounds.map(cards => cards.map(card => card && { ...card, status: 'open' as const })),
  }))
  return { ...input, entries, shortened }
}

describe.each(formats.map(format => ({ format, id: format.id })))('$id', ({ format }) => {
  it('counts the same whatever stands on holes that do not count', () => {
    fc.assert(
      fc.property(anyInput, anySettings(format), (given, settings) => {
        const input = onNine({ ...given, settings })
        const found = format.board(input)
        for (const score of [null, 1, 'pickedUp', 'conceded'] as const)
          expect(format.board({ ...input, entries: changedAfterNine(input.entries, score) })).toEqual(found)
      }),
      { numRuns: runs(40, 500) },
    )
  })

  it('ranks nobody by an annulled round', () => {
    fc.assert(
      fc.property(anyInput, anySettings(format), ({ winners: _, ...given }, settings) => {
        const shortened = [0, 1, 2, 3].map(round => ({ round, holes: [] }))
        const { rows } = format.board({ ...given, settings, shortened })
        expect(rows.every(({ position }) => position === null)).toBe(true)
      }),
      { numRuns: runs(40, 500) },
    )
  })
})

const card = (from: number, to: number, status: RoundStatus = 'open') =>
  plainCard(
    Array.from({ length: 18 }, (_, at) => (at + 1 >= from && at + 1 <= to ? 4 : null)),
    { status },
  )

it('the holes that everybody has completed are those of whoever is still in', () => {
  expect(completedByAll([card(1, 9), null, card(4, 18)])).toEqual([4, 5, 6, 7, 8, 9])
  for (const status of ['withdrawn', 'disqualified', 'noReturn', 'noShow'] as const)
    expect(completedByAll([card(1, 9), card(1, 2, status)])).toEqual(firstNine)
  expect(completedByAll([card(1, 9), card(0, 0)])).toEqual([])
  expect(completedByAll([plainCard(['pickedUp', 'conceded', 3, null])])).toEqual([1, 2, 3])
  expect(completedByAll([card(1, 9, 'withdrawn')])).toEqual([])
})

it('a card that is complete on the holes that count is complete, and a final board ranks it', () => {
  const entries = players([plainCard([...holesOf(9, 4), ...holesOf(9, null)])], [plainCard(holesOf(18, 4))])
  const combining = { final: true }
  expect(written(strokePlay.board({ entries, combining }))).toEqual(['1 #2 72 E', 'incomplete #1 -'])
  const { rows } = strokePlay.board({ entries, combining, shortened: [{ round: 0, holes: firstNine }] })
  expect(rows.map(({ sideId, status, thru, tied }) => [sideId, status, thru, tied])).toEqual([
    [1, 'complete', 9, true],
    [2, 'complete', 9, true],
  ])
  const pot = skins.board({ entries, shortened: [{ round: 0, holes: firstNine }] })
  expect(pot.rows.map(({ status, thru }) => [status, thru])).toEqual([
    ['complete', 9],
    ['complete', 9],
  ])
})

describe('what it says', () => {
  const entries = players(
    [plainCard(holesOf(18, 4)), plainCard([...holesOf(7, 4), null, ...holesOf(10, 4)])],
    [plainCard(holesOf(18, 5)), plainCard(holesOf(18, 4))],
  )
  const shortened: readonly Shortening[] = [
    { round: 0, holes: [] },
    { round: 1, holes: 'completed' },
  ]
  const steps = (input: BoardInput, hole?: number, format = stableford) =>
    said(format.explain(input, hole === undefined ? { sideId: 1 } : { sideId: 1, round: 1, hole })).map(
      ({ what, formula, result }) => `${what} | ${formula ?? ''} | ${result}`,
    )

  it('names the rounds that were shortened first, and the holes that count', () => {
    expect(steps({ entries, shortened }).slice(0, 3)).toEqual([
      'round 1, annulled |  | counts for nothing',
      'round 2, shortened | completed by everybody still in | holes 1–7, 9–18 count',
      'round 2 | 17 holes | 34',
    ])
    expect(steps({ entries, shortened: [{ round: 1, holes: [4] }] })).toContain('round 2, shortened |  | hole 4 counts')
    expect(steps({ entries, shortened, combining: { rounds: [1] } })[0]).toMatch(/^round 2, shortened/)
    expect(strokePlay.explain({ entries, shortened }, { sideId: 9 })).toEqual([])
  })

  it('says it of a hole, also of one that does not count', () => {
    expect(steps({ entries, shortened }, 8)).toEqual([
      'round 2, shortened | completed by everybody still in | holes 1–7, 9–18 count',
    ])
    expect(steps({ entries, shortened: [{ round: 0, holes: firstNine }] }, 8)).not.toContain(
      expect.stringMatching('short'),
    )
  })

  it('says of a match which holes both sides have completed', () => {
    const matches = [{ a: 1, b: 2, round: 1 }]
    expect(steps({ entries, shortened, matches }, undefined, matchPlay).slice(0, 2)).toEqual([
      'round 1, annulled |  | counts for nothing',
      'round 2, against 2, shortened | completed by both sides | holes 1–7, 9–18 count',
    ])
    expect(steps({ entries, shortened, matches }, 8, matchPlay).at(-1)).toBe('hole 8 |  | does not count')
  })
})

describe('a missing card', () => {
  it('costs no more holes than count in its round', () => {
    const pars = plainCard(holesOf(18, 4))
    const rounds = [[pars], [null]]
    const input = {
      entries: [
        { side: { id: 1, playerIds: [1] }, rounds },
        { side: { id: 2, playerIds: [2] }, rounds: [[pars], [pars]] },
      ],
      combining: { final: true },
      shortened: [{ round: 1, holes: [1, 2, 3] }],
    }
    expect(written(parBogey.board(input))).toEqual(['1 #2 0', '2 #1 -3'])
    expect(written(fourBallParBogey.board(input))).toEqual(['1 #2 0', '2 #1 -3'])
    expect(written(maximumScore.board(input))).toEqual(['1 #2 84 E', '2 #1 90 +6'])
  })
})
