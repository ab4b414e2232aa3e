import { expect, test } from 'vitest'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { namesWith } from '../../print/names.ts'
import { winners } from './miniBoards.ts'

function boardWon(by: readonly string[]): CountedBoard {
  const rows = by.map((name, at) => ({
    sideId: at,
    name,
    players: [],
    position: 1,
    label: 'T1',
    thru: 18,
    toPar: -1,
    value: 71,
  }))
  const board = { leaderboardId: 1, name: 'Net', unit: 'strokes', rounds: [], flights: [{ entries: by.length, rows }] }
  return board as unknown as CountedBoard
}

test('two winners are a title together; a title shared by more says so, and names them below', () => {
  const shown = (by: readonly string[]) =>
    winners([boardWon(by)], namesWith(new Map()), 'en')
      .map(({ text }) => text)
      .join('')
      .replace(/<[^>]*>/g, '|')
      .replace(/\|+/g, '|')
  expect(shown(['Ana', 'Bea'])).toBe('|Net|Ana| and |Bea|−1|')
  expect(shown(['Ana', 'Bea', 'Cid', 'Dora'])).toBe('|Net|Shared by four|Ana|, |Bea|, |Cid|, |Dora|−1|')
})
