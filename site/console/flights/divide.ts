/** Flights by boundaries that are moved over a histogram. Keys are tenths of a stroke. Pure. */
import { fraction } from '../../../rules/exact.ts'
import { equalFlights, type FlightMember, rangeFlights } from '../../../rules/flights/divisions.ts'

/** A player or team with what the flights divide by; undefined for who has none. */
export type Member = { readonly id: number; readonly name: string; readonly tenths: number | undefined }

export type Division = { readonly flights: readonly (readonly number[])[]; readonly unassigned: readonly number[] }

/** Which flight somebody stays in whatever the boundaries say, by id; flights count from 0. */
export type Pins = ReadonlyMap<number, number>

/** The highest key of each flight but the last, so that the flights come out even and equal keys stay together. */
export function equalBoundaries(members: readonly Member[], flights: number): readonly number[] {
  const { flights: ids } = equalFlights(members.map(asFlightMember), { flights, equalKeys: 'together' })
  const tenthsOf = new Map(members.map(one => [one.id, one.tenths]))
  let last = Math.min(...members.flatMap(one => one.tenths ?? []), 0)
  return ids.slice(0, -1).map(flight => {
    last = Math.max(last, ...flight.flatMap(id => tenthsOf.get(id) ?? []))
    return last
  })
}

/** Who is in which flight. `boundaries`: the highest key of each flight but the last; the first and last are open. */
export function divided(members: readonly Member[], boundaries: readonly number[], pins: Pins): Division {
  const ranges = Array.from({ length: boundaries.length + 1 }, (_, at) => {
    const [from, to] = [boundaries[at - 1], boundaries[at]]
    return {
      ...(from !== undefined && { from: fraction(from + 1, 10) }),
      ...(to !== undefined && { to: fraction(to, 10) }),
    }
  })
  const { flights, unassigned } = rangeFlights(members.filter(one => !pins.has(one.id)).map(asFlightMember), ranges)
  return {
    flights: flights.map((ids, at) => [...ids, ...members.filter(one => pins.get(one.id) === at).map(one => one.id)]),
    unassigned,
  }
}

/** A boundary moved to a key; it does not pass its neighbours. */
export function movedBoundary(boundaries: readonly number[], at: number, to: number): readonly number[] {
  const least = boundaries[at - 1] ?? Number.NEGATIVE_INFINITY
  const most = boundaries[at + 1] ?? Number.POSITIVE_INFINITY
  return boundaries.map((one, index) => (index === at ? Math.min(most, Math.max(least, to)) : one))
}

/** How many would leave the flight that they are in, or come into one. */
export function movedMembers(before: readonly (readonly number[])[], division: Division): number {
  const flightOf = new Map(before.flatMap((ids, at) => ids.map(id => [id, at] as const)))
  const after = division.flights.flatMap((ids, at) => ids.map(id => [id, at] as const))
  const left = division.unassigned.filter(id => flightOf.has(id)).length
  return left + after.filter(([id, at]) => flightOf.get(id) !== at).length
}

/** How many have each key, from the lowest to the highest, in steps: the bars of the histogram. */
export function histogram(
  members: readonly Member[],
  step: number,
): readonly { readonly tenths: number; readonly count: number }[] {
  const keys = members.flatMap(one => one.tenths ?? [])
  if (keys.length === 0) return []
  const first = Math.floor(Math.min(...keys) / step) * step
  const bars = Math.floor((Math.max(...keys) - first) / step) + 1
  const counts = Map.groupBy(keys, key => Math.floor((key - first) / step))
  return Array.from({ length: bars }, (_, at) => ({ tenths: first + at * step, count: counts.get(at)?.length ?? 0 }))
}

/** The usual names: A, B, C. */
export function usualName(at: number): string {
  return String.fromCharCode(65 + at)
}

function asFlightMember({ id, tenths }: Member): FlightMember {
  return { id, key: tenths === undefined ? null : fraction(tenths, 10) }
}
