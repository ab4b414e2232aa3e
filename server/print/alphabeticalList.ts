import { teeInWords } from '../../contract/site/teeInWords.ts'
import type { Language } from '../../contract/words/languages.ts'
import type { Clock } from '../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { cell, type Section } from './document.ts'
import type { Names } from './names.ts'
import type { PlayedRound } from './playedRounds.ts'
import { handicapCell } from './playerList.ts'
import { timeCell } from './teeSheet.ts'

/** The players of each round by last name, with time, hole, group, tee and playing handicap: a section for each round. */
export function alphabeticalList(
  rounds: readonly PlayedRound[],
  names: Names,
  language: Language = 'en',
  clock: Clock = 'h24',
): readonly Section[] {
  const { columns, kinds, noTeeTimes } = wordsIn(language).documents
  return rounds.map(({ eventId, name, pairings, hasCourses, handicaps }) => {
    const placed = pairings.flatMap(pairing =>
      pairing.players.map(player => ({ pairing, player, shown: names.lastNameFirst(player) })),
    )
    const rows = placed
      .toSorted((a, b) => byName.compare(a.shown, b.shown))
      .map(({ pairing, player, shown }) => ({
        id: String(player.playerId),
        cells: [
          cell(shown),
          timeCell(pairing, clock, language),
          { ...cell(pairing.hole), order: pairing.hole },
          cell(pairing.group),
          cell(teeInWords(player.teeName)),
          handicapCell(handicaps.get(player.playerId)?.hcPlaying ?? undefined),
          ...(hasCourses ? [cell(pairing.courseName)] : []),
        ],
      }))
    return {
      id: eventId,
      title: name ?? kinds.players,
      count: rows.length,
      columns: [
        { key: 'player', name: columns.player },
        { key: 'time', name: columns.time, tight: true as const },
        { key: 'hole', name: columns.hole, end: true as const },
        { key: 'group', name: columns.group, tight: true as const },
        { key: 'tee', name: columns.tee, tight: true as const },
        { key: 'playingHandicap', name: columns.handicap, end: true as const },
        ...(hasCourses ? [{ key: 'course', name: columns.course }] : []),
      ],
      heading: 0,
      rows,
      empty: noTeeTimes,
    }
  })
}

const byName = new Intl.Collator('en')
