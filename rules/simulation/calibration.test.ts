import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runs } from '../../tools/counts.ts'
import type { Entry } from '../formats/format.ts'
import { strokePlay } from '../formats/strokePlay.ts'
import type { Hole, Score } from '../game.ts'
import type { CutRule } from '../standings/makeCut.ts'
import { simulation } from './simulation.ts'

/** What was said of somebody, from 0 to 1, and whether it came true. */
type Said = { readonly chance: number; readonly happened: boolean }

type TourRow = { id: number; rounds: (number | null)[]; status: string; pos: string | null }
type TourEvent = {
  id: string
  par: number
  courses: number
  roundsPlayed: number
  cut: { afterRound: number; prosBetter: number; prosAtOrBetter: number } | null
  rows: TourRow[]
}
type ClubEvent = { id: string; rows: { p: number; scores: number[]; pos: number }[] }

const boards = join(import.meta.dirname, '..', 'vectors', 'leaderboards')
const read = (file: string) => JSON.parse(readFileSync(join(boards, file), 'utf8')).cases

/** Of tour events, after each round but the last: who wins, who is among the first ten, who makes the cut. */
function saidOfTour(event: TourEvent, ends: number): readonly Said[] {
  const holes = holesOfPar(event.par)
  const { cut, roundsPlayed, rows } = event
  return Array.from({ length: roundsPlayed - 1 }, (_, at) => at + 1).flatMap(thru => {
    const isCut = cut !== null && thru >= cut.afterRound
    const field = rows.filter(
      ({ rounds, status }) =>
        rounds.slice(0, thru).every(Boolean) && status !== 'WD' && status !== 'DQ' && !(isCut && status === 'CUT'),
    )
    const entries = field.map(({ id, rounds }) =>
      entryOf(
        id,
        Array.from({ length: roundsPlayed }, (_, round) => (round < thru ? spread(rounds[round] ?? 0, holes) : null)),
        holes,
      ),
    )
    const cuts: readonly CutRule[] = cut && !isCut ? [{ afterRound: cut.afterRound, low: cutOf(cut) }] : []
    const ended = simulation(strokePlay, { entries, combining: { cuts } }, { seed: thru, places: 10 })
    ended.play(ends)
    return ended.forecast().sides.flatMap(({ sideId, win, places, cut: made }) => {
      const row = field.find(({ id }) => id === sideId)
      const place = Number(row?.pos?.replace('T', ''))
      return [
        { chance: win / 1000, happened: place === 1 },
        { chance: places / 1000, happened: row?.status === 'FIN' && place <= 10 },
        ...(made === null ? [] : [{ chance: made / 1000, happened: row?.status !== 'CUT' }]),
      ]
    })
  })
}

/** Of boards of clubs, after 6, 9, 12 and 15 holes: who wins, and who is among the first five. */
function saidOfClub({ rows }: ClubEvent, ends: number): readonly Said[] {
  const means = Array.from(
    { length: 18 },
    (_, at) => rows.reduce((sum, row) => sum + (row.scores[at] ?? 0), 0) / rows.length,
  )
  const holes = means.map((mean, at) => ({ number: at + 1, par: Math.round(mean - 0.3), strokeIndex: at + 1 }))
  return [6, 9, 12, 15].flatMap(thru => {
    const entries = rows.map(({ p, scores }) =>
      entryOf(p, [scores.map((score, at) => (at < thru ? score : null))], holes),
    )
    const ended = simulation(strokePlay, { entries }, { seed: thru, places: 5 })
    ended.play(ends)
    return ended.forecast().sides.flatMap(({ sideId, win, places }) => {
      const place = rows.find(({ p }) => p === sideId)?.pos ?? 0
      return [
        { chance: win / 1000, happened: place === 1 },
        { chance: places / 1000, happened: place <= 5 },
      ]
    })
  })
}

function entryOf(id: number, rounds: readonly (readonly Score[] | null)[], holes: readonly Hole[]): Entry {
  return {
    side: { id, playerIds: [id] },
    rounds: rounds.map(scores => [{ holes, scores: scores ?? holes.map(() => null), playingHandicap: 0 }]),
  }
}

/** Eighteen holes of this par: four par threes and four par fives, but for what is missing to it. */
function holesOfPar(par: number): readonly Hole[] {
  const pars = [4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 4, 5]
  for (let at = 0; par !== 72 && at < Math.abs(par - 72); at += 1) pars[at * 5] = 4 + Math.sign(par - 72)
  return pars.map((one, at) => ({ number: at + 1, par: one, strokeIndex: at + 1 }))
}

/** Only the total of a round is published: its strokes over par fall on holes that are far from each other. */
function spread(total: number, holes: readonly Hole[]): readonly Score[] {
  const scores = holes.map(hole => hole.par)
  let over = total - scores.reduce((sum, one) => sum + one, 0)
  for (let at = 0; over !== 0; at = (at + 7) % 18) {
    scores[at] = (scores[at] ?? 0) + Math.sign(over)
    over -= Math.sign(over)
  }
  return scores
}

/** How many the cut let play on: what was usual that fits what the board shows. */
function cutOf({ prosBetter, prosAtOrBetter }: NonNullable<TourEvent['cut']>): number {
  return [70, 65, 60].find(low => prosBetter < low && low <= prosAtOrBetter) ?? 44
}

/** How often what was called so likely was called, what it was called on average, and how often it happened. */
function between(said: readonly Said[], least: number, below: number) {
  const some = said.filter(({ chance }) => chance >= least && chance < below)
  return {
    times: some.length,
    called: some.reduce((sum, { chance }) => sum + chance, 0) / some.length,
    happened: some.filter(({ happened }) => happened).length / some.length,
  }
}

describe('chances on the real boards', () => {
  const ends = runs(80, 300)
  const tour: readonly TourEvent[] = read('pga_tour_boards.json').filter(({ courses }: TourEvent) => courses === 1)
  const said = tour.flatMap(event => saidOfTour(event, ends))

  it('what is called 70 % happens in 60 to 80 %', () => {
    const { times, happened } = between(said, 0.65, 0.75)
    expect(times).toBeGreaterThan(50)
    expect(happened).toBeGreaterThan(0.6)
    expect(happened).toBeLessThan(0.8)
  })

  it('every tenth of the chances happens as often as it was called, within ten points', () => {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const { times, called, happened } = between(said, tenth / 10, (tenth + 1) / 10)
      const chance = 2 * Math.sqrt((called * (1 - called)) / times)
      expect(Math.abs(happened - called), `${tenth}0 %, ${times} times`).toBeLessThan(0.1 + chance)
    }
  })

  it('holds on boards of clubs from hole to hole', () => {
    const club: readonly ClubEvent[] = read('fpg_amateur_boards.json')
    const all = club.flatMap(event => saidOfClub(event, runs(200, 1000)))
    for (const [least, below] of [
      [0, 0.2],
      [0.2, 0.5],
      [0.5, 0.8],
      [0.8, 1.01],
    ] as const) {
      const { times, called, happened } = between(all, least, below)
      const chance = 2 * Math.sqrt((called * (1 - called)) / times)
      expect(Math.abs(happened - called), `${least} to ${below}, ${times} times`).toBeLessThan(0.1 + chance)
    }
  })
})
