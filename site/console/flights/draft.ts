/** A division that is being made: what the director has chosen and not applied, on top of the flights as they are. Pure. */
import type { Reply } from '../../ui/call.ts'
import { type Division, divided, equalBoundaries, type Member, type Pins, usualName } from './divide.ts'

export type Flight = Reply<'getFlights'>['flights'][number]

export type Draft = {
  readonly boundaries: readonly number[]
  readonly names: readonly string[]
  readonly pins: Pins
}

/** What is shown: the draft, or the flights as they are. `present`: who is in which flight now, the lowest first. */
export type ShownDivision = Draft & { readonly division: Division; readonly present: readonly (readonly number[])[] }

/** The flights as they are, with the draft on top. */
export function shownDivision(
  draft: Draft | undefined,
  flights: readonly Flight[],
  members: readonly Member[],
): ShownDivision {
  const tenthsOf = new Map(members.map(one => [one.id, one.tenths ?? Number.POSITIVE_INFINITY]))
  const present = flights.map(one => [...one.memberIds].sort((a, b) => (tenthsOf.get(a) ?? 0) - (tenthsOf.get(b) ?? 0)))
  const inPlace = new Set(present.flat())
  if (draft) return { ...draft, present, division: divided(members, draft.boundaries, draft.pins) }
  return {
    names: flights.length > 0 ? flights.map(one => one.name) : [usualName(0)],
    boundaries: boundariesNow(members, present),
    pins: new Map(flights.flatMap((one, at) => one.pinnedIds.map(id => [id, at] as const))),
    present,
    division: { flights: present, unassigned: members.filter(one => !inPlace.has(one.id)).map(one => one.id) },
  }
}

/** So many flights of the same size; what has a name or a pin keeps it. */
export function dividedInto(count: number, { names, pins }: Draft, members: readonly Member[]): Draft {
  return {
    boundaries: equalBoundaries(members, count),
    names: Array.from({ length: count }, (_, at) => names[at] ?? usualName(at)),
    pins: new Map([...pins].filter(([, at]) => at < count)),
  }
}

/** Where the boundaries are, as far as the present flights follow the keys. */
function boundariesNow(members: readonly Member[], flights: readonly (readonly number[])[]): readonly number[] {
  if (flights.length < 2) return []
  const tenthsOf = new Map(members.map(one => [one.id, one.tenths]))
  if (flights.every(one => one.length === 0)) return equalBoundaries(members, flights.length)
  let last = Math.min(0, ...members.flatMap(one => one.tenths ?? []))
  return flights.slice(0, -1).map(ids => {
    last = Math.max(last, ...ids.flatMap(id => tenthsOf.get(id) ?? []))
    return last
  })
}
