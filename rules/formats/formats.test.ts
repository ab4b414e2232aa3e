import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../tools/counts.ts'
import type { Board } from '../standings/board.ts'
import { anyInput, anySettings } from './anyInput.cases.ts'
import type { BoardInput } from './format.ts'
import { formatById, formats, formatsOfType, leaderboardTypes } from './index.ts'

function expectWellFormed(board: Board, input: BoardInput): void {
  expect(JSON.parse(JSON.stringify(board))).toStrictEqual(board)
  const ids = board.rows.map(row => row.sideId)
  const known = new Set([...input.entries.map(entry => entry.side.id), ...input.entries.map(entry => entry.teamId)])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every(id => known.has(id))).toBe(true)
  const places = board.rows.map(row => row.position)
  const ranked = places.filter(place => place !== null)
  expect(places.slice(0, ranked.length)).toEqual(ranked)
  expect(ranked).toEqual([...ranked].sort((a, b) => a - b))
  for (const row of board.rows) {
    if (row.position === null) expect(row.tied).toBe(false)
    else {
      expect(row.position).toBe(1 + ranked.filter(place => place < (row.position ?? 0)).length)
      expect(row.tied).toBe(ranked.filter(place => place === row.position).length > 1)
      expect(row.value).not.toBeNull()
    }
    expect(row.thru).toBeGreaterThanOrEqual(0)
    expect(row.thru).toBeLessThanOrEqual(18)
    if (row.status === 'noShow') expect(row.position).not.toBeNull()
  }
}

describe.each(formats.map(format => ({ format, id: format.id })))('$id', ({ format }) => {
  it('gives a well-formed board for every partial card, live and final', () => {
    fc.assert(
      fc.property(anyInput, anySettings(format), (given, settings) => {
        const input = { ...given, settings }
        expectWellFormed(format.board(input), input)
      }),
      { numRuns: runs(60, 1000) },
    )
  })

  it('ranks the same whatever the order of entry', () => {
    fc.assert(
      fc.property(
        anyInput,
        anySettings(format),
        fc.infiniteStream(fc.nat()),
        ({ potCents: _, ...given }, settings, keys) => {
          const input = { ...given, settings }
          const shuffled = input.entries
            .map(entry => ({ entry, key: keys.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ entry }) => entry)
          expect(format.board({ ...input, entries: shuffled }).rows).toEqual(format.board(input).rows)
        },
      ),
      { numRuns: runs(60, 1000) },
    )
  })

  it('explains every row of its board and every hole', () => {
    fc.assert(
      fc.property(anyInput, input => {
        for (const { sideId } of format.board(input).rows) {
          expect(format.explain(input, { sideId }).length).toBeGreaterThan(0)
          expect(format.explain(input, { sideId, hole: 1 })).toBeInstanceOf(Array)
        }
        expect(format.explain(input, { sideId: 99 })).toEqual([])
      }),
      { numRuns: runs(20, 300) },
    )
  })

  it('has a default for every setting that the setting itself allows', () => {
    for (const setting of Object.values(format.settings.properties)) {
      expect(setting.title).not.toBe('')
      expect(setting.description).not.toBe('')
      if (setting.type === 'string') expect(setting.enum).toContain(setting.default)
      if (setting.type === 'integer') {
        expect(setting.default).toBeGreaterThanOrEqual(setting.minimum)
        expect(setting.default).toBeLessThanOrEqual(setting.maximum)
      }
    }
  })
})

describe('the formats', () => {
  it('have ids of their own, by which they are found', () => {
    expect(new Set(formats.map(format => format.id)).size).toBe(formats.length)
    for (const format of formats) expect(formatById(format.id)).toBe(format)
  })

  it('offer at least one for every leaderboard type of the interface', () => {
    expect(leaderboardTypes.map(({ id, name, title }) => `${id} ${name}: ${title}`)).toEqual([
      '1 LOW_NET: Stroke Play (Individual)',
      '2 STABLEFORD: Stableford (Individual)',
      '3 MATCH_PLAY: Match Play (Create Matches)',
      '5 SKINS: Skins',
      '6 WINNER: Winner / Trash',
      '8 TEAM_BEST_BALL: Team (Best Ball) Stroke Play',
      '9 TEAM_SCRAMBLE: Team (Scramble / Alternate Shot)',
      '10 HOLE_SCORE: Hole Score',
      '12 ECLECTIC: Ringer Board',
      '16 MATCH_PLAY_ALL: Match Play (Field Matches)',
      '101 TEAM_BEST_BALL_STABLEFORD: Team (Best Ball) Stableford',
      '102 MATCH_PLAY_WHEEL: Match Play (Wheel)',
      '103 PAR_BOGEY: Par / Bogey (Individual)',
      '104 TEAM_MATCH: Team Match (Ryder Cup)',
      '105 POINTS_PER_HOLE: Points per Hole',
    ])
    for (const { id } of leaderboardTypes) expect(formatsOfType(id).length).toBeGreaterThan(0)
  })
})
