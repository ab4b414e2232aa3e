import { teeInWords } from '../../contract/site/teeInWords.ts'
import type { Language } from '../../contract/words/languages.ts'
import type { Clock } from '../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { cell, type Section } from './document.ts'
import type { Names } from './names.ts'
import type { PlayedRound } from './playedRounds.ts'
import { handicapCell } from './playerList.ts'
import { doubledHoles, startCell, timeCell } from './teeSheet.ts'

/** For the starter at the first tee: all players by time, with a box to tick and room for notes. `teams`: names by id. */
export function starterSheet(
  rounds: readonly PlayedRound[],
  names: Names,
  teams: ReadonlyMap<number, string>,
  language: Language = 'en',
  clock: Clock = 'h24',
): readonly Section[] {
  const { columns, kinds, noTeeTimes } = wordsIn(language).documents
  return rounds.map(({ eventId, name, pairings, hasCourses, handicaps }) => {
    const hasTeams = pairings.some(({ players }) => players.some(({ teamId }) => teamId !== undefined))
    const doubled = doubledHoles(pairings)
    const rows = pairings.flatMap(pairing =>
      pairing.players.map(player => ({
        id: String(player.playerId),
        group: String(pairing.id),
        cells: [
          cell('□'),
          timeCell(pairing, clock, language),
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
      title: name ?? kinds.starterSheet,
      count: pairings.length,
      columns: [
        { key: 'check', name: columns.here, tight: true as const },
        { key: 'time', name: columns.time, tight: true as const },
        { key: 'hole', name: columns.hole, tight: true as const },
        { key: 'player', name: columns.player },
        { key: 'playingHandicap', name: columns.handicap, end: true as const },
        { key: 'tee', name: columns.tee, tight: true as const },
        ...(hasTeams ? [{ key: 'team', name: columns.team }] : []),
        ...(hasCourses ? [{ key: 'course', name: columns.course }] : []),
        { key: 'notes', name: columns.notes },
      ],
      heading: 3,
      rows,
      empty: noTeeTimes,
    }
  })
}
