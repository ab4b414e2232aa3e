import type { Static } from 'typebox'
import type { TeePairing } from '../../contract/v1/teePairings.ts'
import { type Cell, cell, type Section } from './document.ts'
import type { Names } from './names.ts'

/** The tee pairings of a round by time, hole and group; of several rounds, a section for each. */
export function teeSheet(
  pairings: readonly Static<typeof TeePairing>[],
  roundNames: ReadonlyMap<string, string>,
  names: Names,
): readonly Section[] {
  const rounds = [...Map.groupBy(pairings, pairing => pairing.eventId)]
  return rounds.map(([eventId, own]) => {
    const courses = new Set(own.map(pairing => pairing.courseId)).size > 1
    return {
      id: eventId,
      title: roundNames.get(eventId) ?? 'Tee sheet',
      count: own.length,
      columns: [
        { key: 'time', name: 'Time', tight: true as const },
        { key: 'tee', name: 'Tee', tight: true as const },
        { key: 'players', name: 'Players' },
        ...(courses ? [{ key: 'course', name: 'Course', minor: true as const }] : []),
      ],
      heading: 2,
      // The time stands in the zone of the event already: 2026-05-03T08:10:00.000-05:00.
      rows: own.map(pairing => ({
        id: String(pairing.teePairingId),
        cells: [
          cell(pairing.teeTime.slice(11, 16)),
          startCell(pairing),
          cell(names.players(pairing.players)),
          ...(courses ? [cell(pairing.courseName)] : []),
        ],
      })),
      empty: 'There are no tee times yet.',
    }
  })
}

type Start = { readonly teeHole: number; readonly teeGroup: string }

/** The start of a group in a table, by hole and group. */
export function startCell(start: Start): Cell {
  return { ...cell(teeOf(start)), order: start.teeHole * 100 + start.teeGroup.charCodeAt(0) }
}

/** The hole, and the group where it is not the first to go: `1`, `10B`. */
export function teeOf({ teeHole, teeGroup }: Start): string {
  return teeGroup === 'A' ? String(teeHole) : `${teeHole}${teeGroup}`
}
