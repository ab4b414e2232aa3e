import { expect, it } from 'vitest'
import type { BoardInput } from '../formats/format.ts'
import { holesOf, plainCard, plainHoles } from '../formats/testCards.ts'
import type { Hole } from '../game.ts'
import { packInput, unpackInput } from './packedInput.ts'

it('an input comes back as it was packed, also as text, and its cards share the holes of their tee', () => {
  const holes = plainHoles(18)
  const card = plainCard(holesOf(18, 4), { holes, playingHandicap: 7 })
  const input: BoardInput = {
    entries: [
      { side: { id: 1, playerIds: [1] }, rounds: [[card], [null]] },
      { side: { id: 2, playerIds: [2] }, rounds: [[{ ...card, status: 'withdrawn' }], [null]] },
    ],
    settings: { score: 'net' },
    combining: { cuts: [{ afterRound: 1, low: 1 }] },
  }
  const tees: (readonly Hole[])[] = []
  const packed = packInput(input, tees)
  expect(tees).toEqual([holes])
  const again = unpackInput(JSON.parse(JSON.stringify(packed)), tees)
  expect(again).toEqual(input)
  expect(again.entries[0]?.rounds[0]?.[0]?.holes).toBe(again.entries[1]?.rounds[0]?.[0]?.holes)
})
