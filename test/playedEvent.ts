/** Events for tests that are made and played through the doors that people use: import, states of the event, recording of scores. */
import { randomUUID } from 'node:crypto'
import { importCourses } from '../server/ops/import/importCourses.ts'
import { type ImportedEvent, importEvent } from '../server/ops/import/importEvent.ts'
import type { World } from './world.ts'

/** The pars of 18 holes that come to `total`, between 66 and 78. */
export function parsOf(total: number): readonly number[] {
  const usual = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5]
  const difference = total - 72
  let left = Math.abs(difference)
  return usual.map(par => {
    if (left === 0 || par !== 4) return par
    left--
    return par + Math.sign(difference)
  })
}

/** A round's total as the strokes of 18 holes. */
export function spread(total: number): readonly number[] {
  return Array.from({ length: 18 }, (_, at) => Math.floor(total / 18) + (at < total % 18 ? 1 : 0))
}

/** Imports a course with one tee for men of these pars; returns its id. */
export async function importCourse(
  { operate, service }: Pick<World, 'operate' | 'service'>,
  name: string,
  pars: readonly number[],
): Promise<number> {
  const par = pars.reduce((sum, one) => sum + one, 0)
  const holes = pars.map((own, at) => ({ hole: at + 1, par: own, hc: at + 1 }))
  const tee = { gender: 'M', name: 'White', par, rating: par, slope: 113, holes }
  const { courseIds } = await operate(tx => importCourses(tx, { courses: [{ name, tees: [tee] }] }, service.clock()))
  return courseIds[0] ?? 0
}

export function importFile(world: World, file: unknown): Promise<ImportedEvent> {
  return world.operate(tx => importEvent(tx, file, { actor: 'operator', now: world.service.clock() }))
}

/** An event of the club with a course and nobody in it; answers its id. */
export async function importOpenDay(world: World): Promise<string> {
  const [startDate, endDate] = ['2026-06-20', '2026-06-20']
  const file = {
    communityId: 1,
    name: 'Open Day',
    startDate,
    endDate,
    timeZone: 'Europe/Lisbon',
    courseIds: [1],
    players: [],
  }
  return (await importFile(world, file)).eventId
}

type OfficialEvent = {
  readonly name: string
  readonly date: string
  /** The strokes of the players, who are numbered from 1. */
  readonly totals: readonly number[]
  /** In place of the first ones. */
  readonly players?: readonly { readonly key: string }[]
  readonly settings?: object
}

/** Brings in an event of the club that is official, stroke play without handicaps; answers its id. */
export async function importOfficial(
  world: World,
  { name, date, totals, players = [], settings = {} }: OfficialEvent,
): Promise<string> {
  const field = totals.map((_, at) => players[at] ?? numberedPlayer(at + 1))
  const file = {
    ...{ communityId: 1, name, startDate: date, endDate: date, timeZone: 'Europe/Lisbon', state: 'official' },
    ...{ courseIds: [1], players: field, settings },
    leaderboards: [{ name: 'Gross', format: 'strokePlay', settings: { score: 'gross' } }],
    scores: totals.map((total, at) => ({ player: field[at]?.key, strokes: spread(total), status: 'SIGNED' })),
  }
  return (await importFile(world, file)).eventId
}

/** The key and the fields of player `number` in the file of an event. */
export function numberedPlayer(number: number) {
  const key = `p${number}`
  return { key, firstName: 'Player', lastName: `${number}`.padStart(5, '0'), gender: 'M' }
}

/** The ids of the {@link numberedPlayer}s of an event, by their number. */
export async function idsByNumber(world: World, eventId: string): Promise<ReadonlyMap<number, number>> {
  const players = await world.call('listEventPlayers', { params: { eventId } })
  return new Map(players.map(({ lastName, playerId }) => [Number(lastName), playerId]))
}

export type PlayedCard = { readonly playerId: number; readonly strokes: readonly (number | null)[] }

let sequence = 0

/** Records cards as the committee, in requests of 27 whole cards; 0 is a ball picked up. */
export async function recordCards(world: World, eventId: string, cards: readonly PlayedCard[]): Promise<void> {
  for (let first = 0; first < cards.length; first += 27) {
    const body = cards
      .slice(first, first + 27)
      .flatMap(({ playerId, strokes }) =>
        strokes.flatMap((value, at) =>
          value === null
            ? []
            : [{ ...entry(at + 1), playerId, ...(value === 0 ? { pickedUp: true as const } : { strokes: value }) }],
        ),
      )
    const results = await world.call('recordScores', { params: { eventId }, body })
    const wrong = results.filter(({ result }) => result === 'rejected')
    if (wrong.length > 0) throw new Error(`Not recorded: ${JSON.stringify(wrong.slice(0, 3))}`)
  }
}

function entry(hole: number) {
  sequence++
  return {
    entryId: randomUUID(),
    hole,
    scorer: 'committee' as const,
    device: 'test',
    deviceSequence: sequence,
    tappedAt: '2026-05-01T09:00:00Z',
    reason: 'Entered from paper',
  }
}
