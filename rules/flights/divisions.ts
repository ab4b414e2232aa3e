/** The ways to divide players or teams into flights. */

import { compare, type Fraction, quotient, remainder } from '../exact.ts'

/**
 * A player or team that needs a flight. `key` is what the flights are divided by (index, course or playing handicap, age,
 * a score), null when the member has none. `tieBreakers` put equal keys in order, lower first (index, then exact course
 * handicap); members that are still equal keep the order in which they were given (registration).
 */
export type FlightMember = {
  readonly id: number
  readonly key: Fraction | null
  readonly tieBreakers?: readonly Fraction[]
}

/** The ids in each flight, first flight first, and the ids that fit no flight. */
export type Division = { readonly flights: readonly (readonly number[])[]; readonly unassigned: readonly number[] }

export type EqualFlights = {
  readonly flights: number
  /** Equal keys at a boundary are split over two flights, or kept together where that makes the sizes most even. */
  readonly equalKeys?: 'split' | 'together'
  /** Where members without a key go. */
  readonly withoutKey?: 'lastFlight' | 'unassigned'
}

/**
 * Flights of equal size by key, lowest keys in the first flight. When the numbers do not divide evenly, the first flights
 * take one more each.
 */
export function equalFlights(members: readonly FlightMember[], settings: EqualFlights): Division {
  const sorted = inOrder(members)
  const boundaries = evenBoundaries(sorted.length, settings.flights).map(at =>
    settings.equalKeys === 'together' ? nearestChange(sorted, at) : at,
  )
  const flights = boundaries.map((end, index) => sorted.slice(boundaries[index - 1] ?? 0, end).map(({ id }) => id))
  const rest = members.filter(({ key }) => key === null).map(({ id }) => id)
  if (settings.withoutKey !== 'lastFlight') return { flights, unassigned: rest }
  return {
    flights: flights.map((ids, index) => (index === flights.length - 1 ? [...ids, ...rest] : ids)),
    unassigned: [],
  }
}

/** Both bounds are inclusive; a missing one is open. */
export type FlightRange = { readonly from?: Fraction; readonly to?: Fraction }

/** Flights by ranges of the key: a member goes into the first range that contains its key. */
export function rangeFlights(members: readonly FlightMember[], ranges: readonly FlightRange[]): Division {
  const flightOf = ({ key }: FlightMember) => (key === null ? -1 : ranges.findIndex(range => contains(range, key)))
  const sorted = inOrder(members)
  return {
    flights: ranges.map((_, flight) => sorted.filter(member => flightOf(member) === flight).map(({ id }) => id)),
    unassigned: members.filter(member => flightOf(member) === -1).map(({ id }) => id),
  }
}

function inOrder(members: readonly FlightMember[]): readonly FlightMember[] {
  return members.filter(({ key }) => key !== null).sort((a, b) => compareMembers(a, b))
}

function compareMembers(a: FlightMember, b: FlightMember): number {
  const byKey = a.key && b.key ? compare(a.key, b.key) : 0
  if (byKey !== 0) return byKey
  for (const [index, own] of (a.tieBreakers ?? []).entries()) {
    const other = b.tieBreakers?.[index]
    const order = other ? compare(own, other) : 0
    if (order !== 0) return order
  }
  return 0
}

/** Where each flight ends, as a count of members. */
function evenBoundaries(members: number, flights: number): readonly number[] {
  const size = quotient(members, flights)
  const larger = remainder(members, flights)
  return Array.from({ length: flights }, (_, index) => {
    const through = index + 1
    return through * size + (through < larger ? through : larger)
  })
}

/** The boundary nearest to `at` that splits no equal keys. When two are equally near, the later one: it extends the upper flight. */
function nearestChange(sorted: readonly FlightMember[], at: number): number {
  const separates = (boundary: number) => {
    const [above, below] = [sorted[boundary - 1]?.key, sorted[boundary]?.key]
    return !above || !below || compare(above, below) !== 0
  }
  for (let distance = 0; ; distance += 1) {
    if (separates(at + distance)) return at + distance
    if (separates(at - distance)) return at - distance
  }
}

function contains({ from, to }: FlightRange, key: Fraction): boolean {
  return (!from || compare(from, key) <= 0) && (!to || compare(key, to) <= 0)
}
