import { cell, type Section } from './document.ts'
import type { Names } from './names.ts'
import type { PlayedRound } from './playedRounds.ts'
import { handicapCell } from './playerList.ts'
import { teeInWords } from './teeInWords.ts'
import { doubledHoles, startCell } from './teeSheet.ts'

/** For the starter at the first tee: all players by time, with a box to tick and room for notes. `teams`: names by id. */
export function starterSheet(
  rounds: readonly PlayedRound[],
  names: Names,
  teams: ReadonlyMap<number, string>,
): readonly Section[] {
  return rounds.map(({ eventId, name, pairings, hasCourses, handicaps }) => {
    const hasTeams = pairings.some(({ players }) => players.some(({ teamId }) => teamId !== undefined))
    const doubled = doubledHoles(pairings)
    const rows = pairings.flatMap(pairing =>
      pairing.players.map(player => ({
        id: String(player.playerId),
        group: String(pairing.id),
        cells: [
          cell('□'),
          cell(pairing.teeTime.slice(11, 16)),
          startCell(pairing, doubled),
          cell(names.player(player)),
          handicapCell(handicaps.get(player.playerId)?.hcPlaying ?? undefined),
          cell(teeInWords(player.teeName)),
          ...(hasTeams ? [cell(player.teamId === undefined ? '' : teams.get(player.teamId))] : []),
          ...(hasCourses ? [cell(pairing.courseName)] : []),
          cell(''),
        ],
      })),
    )
    return {
      id: eventId,
      title: name ?? 'Starter sheet',
      count: pairings.length,
      columns: [
        { key: 'check', name: 'Here', tight: true as const },
        { key: 'time', name: 'Time', tight: true as const },
        { key: 'hole', name: 'Hole', tight: true as const },
        { key: 'player', name: 'Player' },
        { key: 'playingHandicap', name: 'Handicap', end: true as const },
        { key: 'tee', name: 'Tee', tight: true as const },
        ...(hasTeams ? [{ key: 'team', name: 'Team' }] : []),
        ...(hasCourses ? [{ key: 'course', name: 'Course' }] : []),
        { key: 'notes', name: 'Notes' },
      ],
      heading: 3,
      rows,
      empty: 'There are no tee times yet.',
    }
  })
}
