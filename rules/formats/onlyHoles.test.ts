import { expect, it } from 'vitest'
import { onlyHoles } from './card.ts'
import { holesOf, plainCard } from './testCards.ts'

it('keeps the strokes that chosen holes receive on the whole card, for the handicap and for the par of the tee', () => {
  const parStrokes = Array.from({ length: 18 }, (_, at) => (at === 2 ? 1 : 0))
  const card = plainCard(holesOf(18, 5), { playingHandicap: 4, parStrokes })
  const chosen = { numbers: [3, 4, 5] }
  const kept = onlyHoles(card, chosen)
  expect(kept.holes.map(({ number }) => number)).toEqual([3, 4, 5])
  expect(kept).toMatchObject({ scores: [5, 5, 5], strokes: [1, 1, 0], parStrokes: [1, 0, 0], playingHandicap: 4 })
  expect(onlyHoles({ ...card, scores: holesOf(18, 6) }, chosen)).toMatchObject({ scores: [6, 6, 6] })
  expect(onlyHoles(card, { pars: [3] })).toMatchObject({ holes: [], scores: [] })
  expect(onlyHoles(plainCard(holesOf(18, 5)), chosen)).not.toHaveProperty('parStrokes')
})
