import { describe, expect, it } from 'vitest'
import { atMost, runs } from '../../tools/counts.ts'
import type { BoardInput, Entry } from '../formats/format.ts'
import { stableford } from '../formats/stableford.ts'
import { strokePlay } from '../formats/strokePlay.ts'
import { holesOf, plainCard, plainHoles, players } from '../formats/testCards.ts'
import { type Forecast, simulation } from './simulation.ts'

function forecastOf(input: BoardInput, ends: number, given: { seed?: number; places?: number } = {}): Forecast {
  const played = simulation(strokePlay, input, { seed: given.seed ?? 1, places: given.places ?? 1 })
  played.play(ends)
  return played.forecast()
}

const winOf = (forecast: Forecast, sideId: number) => forecast.sides.find(side => side.sideId === sideId)?.win

/** Players who made the same score on their first holes, by how many strokes over par they are. */
function inPlay(thru: number, ...over: readonly number[]): readonly Entry[] {
  return players(...over.map(more => [plainCard([4 + more, ...holesOf(thru - 1, 4), ...holesOf(18 - thru, null)])]))
}

describe('a simulation', () => {
  it('says the same for the same seed, whether it was played at once or in parts', () => {
    const input = { entries: inPlay(6, 0, 1, 2) }
    const inParts = simulation(strokePlay, input, { seed: 9, places: 2 })
    for (const ends of [10, 50, 40]) inParts.play(ends)
    expect(inParts.forecast()).toEqual(forecastOf(input, 100, { seed: 9, places: 2 }))
    expect(forecastOf(input, 100, { seed: 10, places: 2 })).not.toEqual(inParts.forecast())
  })

  it('keeps the scores that exist: who leads by five before the last hole has won', () => {
    expect(winOf(forecastOf({ entries: inPlay(17, 0, 5, 6) }, 200), 1)).toBeGreaterThan(990)
  })

  it('says what has happened when nothing is to come', () => {
    const { sides } = forecastOf({ entries: inPlay(18, 1, 0, 0) }, 3, { places: 2 })
    expect(sides).toEqual([
      { sideId: 1, win: 0, places: 0, cut: null },
      { sideId: 2, win: 500, places: 1000, cut: null },
      { sideId: 3, win: 500, places: 1000, cut: null },
    ])
  })

  it('gives equal players equal chances, which are one win together', () => {
    const { sides } = forecastOf({ entries: inPlay(4, 0, 0, 0, 0) }, runs(2000, 10_000))
    for (const { win } of sides) expect(Math.abs(win - 250)).toBeLessThan(40)
    expect(Math.abs(sides.reduce((sum, { win }) => sum + win, 0) - 1000)).toBeLessThanOrEqual(2)
  })

  it('lets nobody win who withdrew, was disqualified or did not come', () => {
    const entries = inPlay(9, -3, 0).map((entry, at) =>
      at === 0 ? { ...entry, rounds: [[plainCard(holesOf(18, null), { status: 'withdrawn' })]] } : entry,
    )
    expect(forecastOf({ entries }, 50).sides.map(({ win }) => win)).toEqual([0, 1000])
  })

  it('plays nothing in a round that is over: who has no card there has no total', () => {
    const entries = players(
      [plainCard(holesOf(18, null)), plainCard(holesOf(18, null))],
      [plainCard(holesOf(18, 9)), plainCard(holesOf(18, null))],
    )
    expect(forecastOf({ entries, combining: { over: [0] } }, 50).sides.map(({ win }) => win)).toEqual([0, 1000])
  })

  it('plays nothing on holes that the committee lets not count', () => {
    const entries = inPlay(9, 0, 1)
    const nine = Array.from({ length: 9 }, (_, at) => at + 1)
    for (const holes of [nine, 'completed'] as const)
      expect(forecastOf({ entries, shortened: [{ round: 0, holes }] }, 50).sides.map(({ win }) => win)).toEqual([
        1000, 0,
      ])
  })

  it('knows that strokes received are made, so that a high handicap is no outsider', () => {
    const entries = players([plainCard(holesOf(18, null))], [plainCard(holesOf(18, null), { playingHandicap: 27 })])
    const net = simulation(strokePlay, { entries, settings: { score: 'net' } }, { seed: 4, places: 1 })
    net.play(400)
    const gross = forecastOf({ entries }, 400)
    expect(Math.abs((winOf(net.forecast(), 2) ?? 0) - 600)).toBeLessThan(250)
    expect(winOf(gross, 2)).toBeLessThan(20)
  })

  it('counts each end by the format: more points are better', () => {
    const entries = inPlay(12, 0, 4)
    const points = simulation(stableford, { entries, settings: { score: 'gross' } }, { seed: 4, places: 1 })
    points.play(200)
    expect(winOf(points.forecast(), 1)).toBeGreaterThan(600)
  })

  it('plays rounds that have no cards yet on the holes of the last one', () => {
    const entries = players([plainCard(holesOf(18, 4)), null], [plainCard(holesOf(18, 5)), null])
    expect(winOf(forecastOf({ entries }, 200), 1)).toBeGreaterThan(900)
  })

  it('finds the line of the next cut and who makes it', () => {
    const round = (score: number | null) => plainCard(holesOf(18, score))
    const entries = players([round(4), round(null)], [round(5), round(null)], [round(8), round(null)])
    const cuts = [{ afterRound: 1, low: 2 }]
    const settled = simulation(strokePlay, { entries, combining: { cuts } }, { seed: 2, places: 1 })
    settled.play(5)
    expect(settled.forecast().sides.map(({ cut }) => cut)).toEqual([null, null, null])
    expect(settled.forecast().sides[2]?.win).toBe(0)

    const open = entries.map(entry => ({
      ...entry,
      rounds: entry.rounds.map(([card]) => [
        card ? { ...card, scores: card.scores.map((score, at) => (at === 17 ? null : score)) } : null,
      ]),
    }))
    const forecast = forecastOf({ entries: open, combining: { cuts } }, 200)
    expect(forecast.sides.map(({ cut }) => cut)).toEqual([1000, 1000, 0])
    const [likeliest] = forecast.cutLines
    expect(likeliest?.line).toBe('+18')
    expect(forecast.cutLines.reduce((sum, { chance }) => sum + chance, 0)).toBeGreaterThan(990)
  })

  it('writes the line of a cut as the board writes totals: points where points count', () => {
    const begun = (over: number) => plainCard([...holesOf(17, 4 + over), null])
    const entries = players([begun(0), plainCard(holesOf(18, null))], [begun(1), plainCard(holesOf(18, null))])
    const input = { entries, settings: { score: 'gross' }, combining: { cuts: [{ afterRound: 1, low: 2 }] } }
    const points = simulation(stableford, input, { seed: 3, places: 1 })
    points.play(200)
    // Seventeen bogeys are 17 points, and the last hole is worth a few more.
    for (const { line } of points.forecast().cutLines) expect(line).toMatch(/^(1[789]|2[01])$/)
  })

  it('lets nobody make the next cut who withdrew, and everybody the first who is stopped by the second only', () => {
    const toCome = plainCard(holesOf(18, null))
    const begun = (score: number) => plainCard([...holesOf(17, score), null])
    const left = plainCard(holesOf(18, null), { status: 'withdrawn' })
    const entries = players([begun(3), toCome, toCome], [begun(4), toCome, toCome], [left, null, null])
    const cuts = [
      { afterRound: 1, low: 2 },
      { afterRound: 2, low: 1 },
    ]
    const { sides } = forecastOf({ entries, combining: { cuts } }, 50)
    expect(sides.map(({ cut }) => cut)).toEqual([1000, 1000, 0])
  })
})

it('plays 1,000 ends of 144 players over four rounds within 1.5 s', () => {
  const par = (at: number) => [4, 4, 3, 5, 4, 4, 3, 4, 5][at % 9] ?? 4
  const holes = plainHoles(18).map((hole, at) => ({ ...hole, par: par(at) }))
  const entries = players(
    ...Array.from({ length: 144 }, (_, player) =>
      Array.from({ length: 4 }, (_, round) =>
        plainCard(round > 0 ? holesOf(18, null) : holes.map((hole, at) => hole.par + ((player * 7 + at * 5) % 3) - 1), {
          holes,
          playingHandicap: (player * 5) % 28,
        }),
      ),
    ),
  )
  const input = { entries, settings: { score: 'net' }, combining: { cuts: [{ afterRound: 2, low: 70 }] } }
  const started = performance.now()
  simulation(strokePlay, input, { seed: 3, places: 3 }).play(1000)
  expect(performance.now() - started).toBeLessThan(atMost(1500))
})
