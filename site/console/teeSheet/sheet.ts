/** A tee sheet and how it changes: moves and swaps, shifted times, and the way from the present sheet to a proposed one. Pure. */
import { type TeeTime, timeLabel } from '../../../rules/teeSheets/teeTime.ts'
import type { Pairing } from '../frame/useRoster.ts'

type Player = { readonly playerId: number; readonly firstName: string; readonly lastName: string }

export type { Pairing }

/** What one gesture changes; `key` names a new group for the moves. */
export type SheetChange = {
  readonly create?: readonly {
    readonly key: string
    readonly courseId: number
    readonly teeTime: string
    readonly hole: number
    readonly group: string
  }[]
  readonly change?: readonly {
    readonly id: number
    readonly teeTime?: { readonly from: string; readonly to: string }
    readonly hole?: { readonly from: number; readonly to: number }
    readonly group?: { readonly from: string; readonly to: string }
    readonly locked?: boolean
    readonly note?: string
  }[]
  readonly remove?: readonly number[]
  readonly moves?: readonly Move[]
  /** Why a proposal is applied although a round could not start so. */
  readonly reason?: string
}

/** From a group or from none, to a group that is there, a new one by its key, or none. */
export type Move = {
  readonly playerId: number
  readonly from: number | null
  readonly to: number | string | null
  /** Place in the group, from 1; the last if left out. */
  readonly seat?: number
}

/** The place of those who have none. */
export const unplaced = 'none'

/** The moves of a drop: to a free place, out of the sheet, or on somebody, who takes the place that was left. */
export function movesOf(
  pairings: readonly Pairing[],
  drop: { readonly playerId: number; readonly place: string; readonly on: number | undefined },
): readonly Move[] {
  const from = groupOf(pairings, drop.playerId)
  const to = drop.place === unplaced ? null : Number(drop.place)
  if (drop.on === undefined) return from === to ? [] : [{ playerId: drop.playerId, from, to }]
  if (from === to) return []
  const mine = seatOf(pairings, drop.playerId)
  const other = seatOf(pairings, drop.on)
  return [
    { playerId: drop.playerId, from, to, ...(other !== undefined && { seat: other }) },
    { playerId: drop.on, from: to, to: from, ...(mine !== undefined && { seat: mine }) },
  ]
}

/** The group that somebody is in. */
export function groupOf(pairings: readonly Pairing[], playerId: number): number | null {
  return pairings.find(one => one.players.some(player => player.playerId === playerId))?.id ?? null
}

function seatOf(pairings: readonly Pairing[], playerId: number): number | undefined {
  const group = pairings.find(one => one.players.some(player => player.playerId === playerId))
  return group && group.players.findIndex(player => player.playerId === playerId) + 1
}

/** The sheet after a change, as it is shown until the server has answered. New groups have ids below zero. */
export function applied(
  pairings: readonly Pairing[],
  change: SheetChange,
  playerOf: (playerId: number) => Player | undefined,
): Pairing[] {
  const [sample] = pairings
  const made = (change.create ?? []).map(({ key, ...fields }, at) => ({
    key,
    pairing: {
      courseName: sample?.courseName ?? '',
      eventId: sample?.eventId ?? '',
      ...fields,
      ...startingAt(fields.teeTime),
      id: -1 - at,
      players: [],
      locked: false,
      seats: [],
    },
  }))
  const idOf = (to: Move['to']) =>
    typeof to === 'string' ? made.find(one => one.key === to)?.pairing.id : (to ?? undefined)
  const moving = new Set((change.moves ?? []).map(one => one.playerId))
  const changes = new Map((change.change ?? []).map(one => [one.id, one]))
  return [...pairings, ...made.map(one => one.pairing)]
    .filter(one => !change.remove?.includes(one.id))
    .map(one => {
      const own = changes.get(one.id)
      const arrived = (change.moves ?? []).filter(move => idOf(move.to) === one.id)
      const players: Player[] = one.players.filter(player => !moving.has(player.playerId))
      for (const { playerId, seat } of arrived) {
        const player = playerOf(playerId)
        if (player) players.splice(seat === undefined ? players.length : seat - 1, 0, player)
      }
      return {
        ...one,
        ...(own?.teeTime && startingAt(own.teeTime.to)),
        ...(own?.hole && { hole: own.hole.to }),
        ...(own?.group && { group: own.group.to }),
        ...(own?.locked !== undefined && { locked: own.locked }),
        ...(own?.note !== undefined && { note: own.note }),
        players: players.map(({ playerId, firstName, lastName }) => ({ playerId, firstName, lastName })),
        seats: players.map(({ playerId }) => playerId),
      }
    })
    .sort(inOrder)
}

/** The fields of a tee time. */
function startingAt(teeTime: string): Pick<Pairing, 'date' | 'time' | 'teeTime'> {
  return { date: teeTime.slice(0, 10), time: teeTime.slice(11, 19), teeTime }
}

/** By time, hole and letter, as groups tee off. */
export function inOrder(a: Pairing, b: Pairing): number {
  return Date.parse(a.teeTime) - Date.parse(b.teeTime) || a.hole - b.hole || a.group.localeCompare(b.group)
}

/** The groups of one tee from this one on, so many minutes later (or earlier). */
export function shifted(
  pairings: readonly Pairing[],
  from: Pairing,
  minutes: number,
  toTime: (minutesOfDay: number) => string,
): SheetChange {
  const later = pairings.filter(one => one.hole === from.hole && Date.parse(one.teeTime) >= Date.parse(from.teeTime))
  return {
    change: later.map(one => ({
      id: one.id,
      teeTime: { from: one.teeTime, to: toTime(minutesOf(one.teeTime) + minutes) },
    })),
  }
}

/** Minutes since midnight by the clock of the event. */
export function minutesOf(teeTime: string): number {
  return Number(teeTime.slice(11, 13)) * 60 + Number(teeTime.slice(14, 16))
}

/**
 * What leads from the present groups to the proposed ones. Locked groups stay as they are; groups that start at the same time and
 * place stay, and their people move; the others are made, and those that nobody needs go.
 */
export function changeTo(
  sheet: readonly Pairing[],
  proposed: readonly TeeTime[],
  { courseId, toTime }: { readonly courseId: number; readonly toTime: (minutes: number) => string },
): SheetChange {
  const pairings = sheet.filter(one => !one.locked)
  const placeOf = (minutes: number, hole: number, letter: string) => `${timeLabel(minutes)} ${hole}${letter}`
  const there = new Map(pairings.map(one => [placeOf(minutesOf(one.teeTime), one.hole, one.group), one]))
  const letters = lettered(proposed)
  const kept = new Set<number>()
  const create: NonNullable<SheetChange['create']>[number][] = []
  const moves: Move[] = []
  for (const [at, { minutes, startHole, playerIds }] of proposed.entries()) {
    const letter = letters[at] ?? 'A'
    const same = there.get(placeOf(minutes, startHole, letter))
    const key = `new-${at}`
    if (same) kept.add(same.id)
    else create.push({ key, courseId, teeTime: toTime(minutes), hole: startHole, group: letter })
    for (const playerId of playerIds) {
      const from = groupOf(pairings, playerId)
      const to = same?.id ?? key
      if (from !== to) moves.push({ playerId, from, to })
    }
  }
  const placed = new Set(proposed.flatMap(one => one.playerIds))
  for (const player of pairings.flatMap(one => one.players))
    if (!placed.has(player.playerId))
      moves.push({ playerId: player.playerId, from: groupOf(pairings, player.playerId), to: null })
  const remove = pairings.map(one => one.id).filter(one => !kept.has(one))
  return {
    ...(create.length > 0 && { create }),
    ...(remove.length > 0 && { remove }),
    ...(moves.length > 0 && { moves }),
  }
}

/** The letters of groups: those of a shotgun, else A, B, C where several start at once from one hole. */
export function lettered(groups: readonly TeeTime[]): readonly string[] {
  const counts = new Map<string, number>()
  return groups.map(({ letter, minutes, startHole }) => {
    const place = `${minutes} ${startHole}`
    const before = counts.get(place) ?? 0
    counts.set(place, before + 1)
    return letter ?? String.fromCharCode(65 + before)
  })
}
