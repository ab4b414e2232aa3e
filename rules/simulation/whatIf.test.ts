import { describe, expect, it } from 'vitest'
import type { BoardInput } from '../formats/format.ts'
import { strokePlay } from '../formats/strokePlay.ts'
import { holesOf, plainCard, plainHoles, players } from '../formats/testCards.ts'
import { whatIf } from './whatIf.ts'

describe('what if', () => {
  const entries = players([plainCard(holesOf(18, 4))], [plainCard(holesOf(18, 5))], [plainCard(holesOf(18, 6))])
  const places = (input: BoardInput) => strokePlay.board(input).rows.map(({ sideId, position }) => [sideId, position])

  it('a side withdraws', () => {
    const input = whatIf({ entries }, [{ kind: 'status', sideId: 1, round: 0, status: 'withdrawn' }])
    expect(places(input)).toEqual([
      [2, 1],
      [3, 2],
      [1, null],
    ])
  })

  it('a score is corrected', () => {
    const input = whatIf({ entries }, [{ kind: 'score', sideId: 3, player: 0, round: 0, hole: 1, score: 1 }])
    expect(strokePlay.board(input).rows.find(({ sideId }) => sideId === 3)?.toPar).toBe(31)
  })

  it('the cut is made elsewhere', () => {
    const two = players(
      ...[4, 5, 6].map(score => [
        plainCard(holesOf(18, score)),
        plainCard(holesOf(18, null), { holes: plainHoles(18) }),
      ]),
    )
    const input = whatIf({ entries: two }, [{ kind: 'cut', cut: { afterRound: 1, low: 2 } }])
    expect(strokePlay.board(input).rows.map(({ status }) => status)).toEqual(['complete', 'complete', 'missedCut'])
    expect(whatIf(input, [{ kind: 'cut', cut: { afterRound: 1, low: 1 } }]).combining?.cuts).toHaveLength(1)
  })

  it('the round is shortened to some holes, or to nothing', () => {
    const half = players(
      [plainCard([...holesOf(9, 4), ...holesOf(9, null)])],
      [plainCard([...holesOf(10, 4), ...holesOf(8, 5)])],
    )
    const nine = Array.from({ length: 9 }, (_, at) => at + 1)
    const input = whatIf({ entries: half }, [{ kind: 'shortening', shortening: { round: 0, holes: nine } }])
    expect(strokePlay.board(input).rows.map(({ position, status }) => [position, status])).toEqual([
      [1, 'complete'],
      [1, 'complete'],
    ])
    const annulled = whatIf(input, [{ kind: 'shortening', shortening: { round: 0, holes: [] } }])
    expect(annulled.shortened).toEqual([{ round: 0, holes: [] }])
  })

  it('leaves the board it began with as it was', () => {
    const before = structuredClone(entries)
    whatIf({ entries }, [{ kind: 'score', sideId: 1, player: 0, round: 0, hole: 3, score: 9 }])
    expect(entries).toEqual(before)
  })
})
