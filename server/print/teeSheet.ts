/** The tee sheet, with one line for each player. */

import { teeInWords } from '../../contract/site/teeInWords.ts'
import type { Language } from '../../contract/words/languages.ts'
import type { Clock } from '../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { timeInWords } from './dayInWords.ts'
import { type Cell, cell, type Section } from './document.ts'
import type { Names } from './names.ts'
import { opponents } from './opponents.ts'
import type { Pairing, PlayedRound } from './playedRounds.ts'
import { handicapCell } from './playerList.ts'

/** The players of each round by time, hole and group. Times arrive in the time zone of the event. */
export function teeSheet(
  rounds: readonly PlayedRound[],
  names: Names,
  language: Language = 'en',
  clock: Clock = 'h24',
): readonly Section[] {
  const { columns, kinds, noTeeTimes } = wordsIn(language).documents
  return rounds.map(round => {
    const { eventId, name, pairings, hasCourses, handicaps } = round
    const against = opponents(round, names)
    const doubled = doubledHoles(pairings)
    return {
      id: eventId,
      title: name ?? kinds.teeSheet,
      count: pairings.length,
      columns: [
        { key: 'time', name: columns.time, tight: true as const },
        { key: 'tee', name: columns.start, tight: true as const },
        { key: 'players', name: columns.player },
        { key: 'playingHandicap', name: columns.handicap, end: true as const },
        { key: 'playedTee', name: columns.tee, tight: true as const, minor: true as const, under: 'players' },
        ...(against.size > 0
          ? [{ key: 'against', name: columns.against, minor: true as const, under: 'players' }]
          : []),
        ...(hasCourses ? [{ key: 'course', name: columns.course, minor: true as const, under: 'players' }] : []),
      ],
      heading: 2,
      byGroup: true as const,
      rows: pairings.flatMap(pairing =>
        pairing.players.map(player => ({
          id: String(player.playerId),
          group: String(pairing.id),
          cells: [
            timeCell(pairing, clock, language),
            startCell(pairing, doubled),
            cell(names.player(player)),
            handicapCell(handicaps.get(player.playerId)?.hcPlaying ?? undefined),
            cell(teeInWords(player.teeName)),
            ...(against.size > 0 ? [cell(against.get(player.playerId))] : []),
            ...(hasCourses ? [cell(pairing.courseName)] : []),
          ],
        })),
      ),
      empty: noTeeTimes,
    }
  })
}

type Start = { readonly hole: number; readonly group: string }

/** The holes from which more than one group starts at the same time. */
export function doubledHoles(starts: readonly Start[]): ReadonlySet<number> {
  return new Set(starts.filter(({ group }) => group !== 'A').map(({ hole }) => hole))
}

/** The tee time of a group in a table; sorts by the time, whatever the clock. */
export function timeCell({ teeTime }: Pick<Pairing, 'teeTime'>, clock: Clock, language: Language): Cell {
  const shown = cell(timeInWords(teeTime, clock, language))
  return clock === 'h24' ? shown : { ...shown, order: Number(timeInWords(teeTime, 'h24').replace(':', '')) }
}

/** The start of a group in a table; sorts by hole, then by group. */
export function startCell(start: Start, doubled: ReadonlySet<number>): Cell {
  return { ...cell(teeOf(start, doubled)), order: start.hole * 100 + start.group.charCodeAt(0) }
}

/** The hole, with the group where several start there: `1`, `10A`, `10B`. */
export function teeOf({ hole, group }: Start, doubled: ReadonlySet<number>): string {
  return doubled.has(hole) ? `${hole}${group}` : String(hole)
}
