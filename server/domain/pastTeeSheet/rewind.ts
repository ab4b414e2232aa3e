import type { RowChange } from '../undo/undoTables.ts'
import type { Done, Group } from './pastTeeSheet.sql.ts'

export type Sheet = {
  readonly groups: Map<number, Group>
  /** The group of each player. */
  readonly places: Map<number, number>
  /** Guests by name who are gone, as they were called. */
  readonly names: Map<number, string>
}

type Row = Readonly<Record<string, unknown>>

/** Takes what was done back from a tee sheet, the latest first, so that it stands as before. `eventId`: the round. */
export function rewind(sheet: Sheet, done: readonly Done[], eventId: number): void {
  for (const one of done) {
    for (const row of one.rows ?? []) rewindRow(sheet, row, eventId)
    if (!one.isStep) rewindEntry(sheet, one)
  }
}

function rewindRow({ groups, places, names }: Sheet, { table, before, after }: RowChange, eventId: number): void {
  const row = before ?? after
  if (table === 'player' && before) names.set(Number(before.player_id), nameOf(before))
  if (!row || Number(row.event_id) !== eventId) return
  if (table === 'tee_pairing') {
    const id = Number(row.tee_pairing_id)
    if (before) groups.set(id, groupOf(before))
    else groups.delete(id)
  }
  if (table === 'tee_pairing_player') {
    const id = Number(row.player_id)
    if (before) places.set(id, Number(before.tee_pairing_id))
    else places.delete(id)
  }
}

function groupOf(row: Row): Group {
  return {
    teePairingId: Number(row.tee_pairing_id),
    courseId: Number(row.course_id),
    teeTime: String(row.tee_time),
    teeHole: Number(row.tee_hole),
    teeGroup: String(row.tee_group),
  }
}

function nameOf({ first_name: first, last_name: last, suffix }: Row): string {
  return [first, last, suffix].filter(part => part !== null).join(' ')
}

type Placed = { readonly playerId: number; readonly teePairingId: number }
type Made = Partial<Group> & { readonly teePairingId: number; readonly playerIds?: readonly number[] }
type Updated = { readonly teePairings: readonly Made[]; readonly players?: readonly Placed[] }

/** What a program, a player or a command did is known from the audit alone, which says how it was. */
function rewindEntry(sheet: Sheet, { action, subject, before, after }: Done): void {
  const { groups, places } = sheet
  const put = (placed: readonly Placed[]) => {
    for (const { playerId, teePairingId } of placed) places.set(playerId, teePairingId)
  }
  const take = (placed: readonly Placed[]) => {
    for (const { playerId } of placed) places.delete(playerId)
  }
  switch (action) {
    case 'teePairing.created':
      for (const { teePairingId, playerIds = [] } of after as readonly Made[]) {
        groups.delete(teePairingId)
        for (const playerId of playerIds) places.delete(playerId)
      }
      put(before as readonly Placed[])
      return
    case 'teePairing.deleted':
      for (const { playerIds = [], ...group } of before as readonly Made[]) {
        groups.set(group.teePairingId, group as Group)
        put(playerIds.map(playerId => ({ playerId, teePairingId: group.teePairingId })))
      }
      return
    case 'teePairing.updated':
      for (const fields of (before as Updated).teePairings) {
        const group = groups.get(fields.teePairingId)
        if (group) groups.set(fields.teePairingId, { ...group, ...fields } as Group)
      }
      take((after as Updated).players ?? [])
      return
    case 'teePairing.playersAssigned':
    case 'teePairing.playersRemoved':
      take((after ?? []) as readonly Placed[])
      put((before ?? []) as readonly Placed[])
      return
    case 'registration.removed':
    case 'registration.withdrawn': {
      const { playerIds = [] } = subject as { readonly playerIds?: readonly number[] }
      const { teePairingIds = [] } = (before ?? {}) as { readonly teePairingIds?: readonly number[] }
      // Those of other rounds are not among the groups.
      for (const teePairingId of teePairingIds.filter(id => groups.has(id)))
        put(playerIds.map(playerId => ({ playerId, teePairingId })))
    }
  }
}
