import { toDecimal } from '../exact.ts'
import type { Explanation } from '../game.ts'
import { phrase } from '../phrases.ts'
import { positions } from '../standings/positions.ts'

/** The points of a player over a season, one entry for each event played, in the order of the events. */
export type SeasonRecord = {
  readonly id: number
  readonly events: readonly { readonly eventId: number | string; readonly hundredths: number }[]
}

export type SeasonSettings = {
  /** How many of the best events count; all of them when absent. */
  readonly best?: number
  /** The fewest events with which a player is ranked. */
  readonly fewestEvents?: number
}

export type SeasonRow = {
  readonly id: number
  readonly totalHundredths: number
  /** The events in the total; of equal ones, the earlier. */
  readonly counted: readonly (number | string)[]
  readonly position: number | null
  readonly tied: boolean
  readonly steps: Explanation
}

/** The table of a season: most points first, level players share a position, and those with too few events come last, unranked. */
export function seasonStandings(records: readonly SeasonRecord[], settings: SeasonSettings = {}): readonly SeasonRow[] {
  const totals = records.map(record => ({ record, ...totalOf(record, settings) }))
  const isRanked = ({ record }: { readonly record: SeasonRecord }) =>
    record.events.length >= (settings.fewestEvents ?? 0)
  const ranked = totals.filter(isRanked)
  const places = positions(ranked, (a, b) => b.totalHundredths - a.totalHundredths)
  const rows = ranked.map(({ record, ...total }, index) => {
    const { position, tied } = places[index] ?? { position: null, tied: false }
    return { id: record.id, ...total, position, tied }
  })
  const unranked = totals
    .filter(total => !isRanked(total))
    .map(({ record, ...total }) => ({ id: record.id, ...total, position: null, tied: false }))
  return [...rows.sort((a, b) => (a.position ?? 0) - (b.position ?? 0)), ...unranked]
}

function totalOf(
  { events }: SeasonRecord,
  { best }: SeasonSettings,
): Pick<SeasonRow, 'totalHundredths' | 'counted' | 'steps'> {
  const byPoints = events.map((event, index) => ({ event, index })).sort((a, b) => order(a, b))
  const chosen = byPoints.slice(0, best ?? events.length).sort((a, b) => a.index - b.index)
  const totalHundredths = chosen.reduce((sum, { event }) => sum + event.hundredths, 0)
  const step = {
    what: best === undefined ? phrase('allEvents') : phrase('bestEvents', { best, events: events.length }),
    formula: chosen.map(({ event }) => `${toDecimal(event.hundredths, 2)}`).join(' + '),
    result: `${toDecimal(totalHundredths, 2)}`,
  }
  return { totalHundredths, counted: chosen.map(({ event }) => event.eventId), steps: [step] }
}

type Entry = { readonly event: { readonly hundredths: number }; readonly index: number }

function order(a: Entry, b: Entry): number {
  return b.event.hundredths - a.event.hundredths || a.index - b.index
}
