/** The tee sheet, with one line for each player. */
import { type Cell, cell, type Section } from './document.ts'
import type { Names } from './names.ts'
import type { PlayedRound } from './playedRounds.ts'
import { handicapCell } from './playerList.ts'
import { teeInWords } from './teeInWords.ts'

/** The players of each round by time, hole and group. Times arrive in the time zone of the event. */
export function teeSheet(rounds: readonly PlayedRound[], names: Names): readonly Section[] {
  return rounds.map(({ eventId, name, pairings, hasCourses, handicaps }) => {
    const doubled = doubledHoles(pairings)
    return {
      id: eventId,
      title: name ?? 'Tee sheet',
      count: pairings.length,
      columns: [
        { key: 'time', name: 'Time', tight: true as const },
        { key: 'tee', name: 'Start', tight: true as const },
        { key: 'players', name: 'Player' },
        { key: 'playingHandicap', name: 'Handicap', end: true as const },
        { key: 'playedTee', name: 'Tee', tight: true as const, minor: true as const, under: 'players' },
        ...(hasCourses ? [{ key: 'course', name: 'Course', minor: true as const, under: 'players' }] : []),
      ],
      heading: 2,
      rows: pairings.flatMap(pairing =>
        pairing.players.map(player => ({
          id: String(player.playerId),
          group: String(pairing.id),
          cells: [
            cell(pairing.teeTime.slice(11, 16)),
            startCell(pairing, doubled),
            cell(names.player(player)),
            handicapCell(handicaps.get(player.playerId)?.hcPlaying ?? undefined),
            cell(teeInWords(player.teeName)),
            ...(hasCourses ? [cell(pairing.courseName)] : []),
          ],
        })),
      ),
      empty: 'There are no tee times yet.',
    }
  })
}

type Start = { readonly hole: number; readonly group: string }

/** The holes from which more than one group starts at the same time. */
export function doubledHoles(starts: readonly Start[]): ReadonlySet<number> {
  return new Set(starts.filter(({ group }) => group !== 'A').map(({ hole }) => hole))
}

/** The start of a group in a table; sorts by hole, then by group. */
export function startCell(start: Start, doubled: ReadonlySet<number>): Cell {
  return { ...cell(teeOf(start, doubled)), order: start.hole * 100 + start.group.charCodeAt(0) }
}

/** The hole, with the group where several start there: `1`, `10A`, `10B`. */
export function teeOf({ hole, group }: Start, doubled: ReadonlySet<number>): string {
  return doubled.has(hole) ? `${hole}${group}` : String(hole)
}
