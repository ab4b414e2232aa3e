import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countedResults, partsOfStroke, strokesToPar } from './strokesToPar.ts'

const vectors = join(import.meta.dirname, '..', 'vectors')

describe('a hole that is drawn', () => {
  it('has the mean that is asked for, at every level', () => {
    const draws = 4096
    for (const mean of [-1500, -300, -63, 0, 200, 700, 1024, 1900, 2900, 4000]) {
      let sum = 0
      for (let draw = 0; draw < draws; draw += 1) sum += strokesToPar(mean, ((draw * 1_048_576) | (draw * 37)) >>> 0)
      expect(Math.abs((sum * partsOfStroke) / draws - mean), `mean ${mean}`).toBeLessThan(25)
    }
  })

  it('falls as it fell on the real cards of the vectors', () => {
    expect(countedResults).toEqual(resultsOfCards())
  })
})

/** Six equal parts of the cards with at least 14 holes finished, by their mean against par. */
function resultsOfCards() {
  const { cases } = JSON.parse(readFileSync(join(vectors, 'scoring', 'scorecards_18.json'), 'utf8'))
  const cards: { id: string; mean: number; toPar: number[] }[] = cases
    .map(({ id, in: { gross, par } }: { id: string; in: { gross: (number | null)[]; par: number[] } }) => {
      const toPar = gross.flatMap((strokes, at) => (strokes === null ? [] : [strokes - (par[at] ?? 0)]))
      return { id, toPar, mean: toPar.reduce((sum, one) => sum + one, 0) / toPar.length }
    })
    .filter(({ toPar }: { toPar: number[] }) => toPar.length >= 14)
    .sort(
      (a: { id: string; mean: number }, b: { id: string; mean: number }) => a.mean - b.mean || (a.id < b.id ? -1 : 1),
    )
  return Array.from({ length: 6 }, (_, part) => {
    const from = Math.floor((part * cards.length) / 6)
    const to = Math.floor(((part + 1) * cards.length) / 6)
    const counts = new Map<number, number>()
    for (const { toPar } of cards.slice(from, to)) for (const one of toPar) counts.set(one, (counts.get(one) ?? 0) + 1)
    return [...counts].sort(([a], [b]) => a - b)
  })
}
