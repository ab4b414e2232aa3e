import type { Static } from 'typebox'
import type { EventPlayer } from '../../contract/registrations/published.ts'
import { teeInWords } from '../../contract/site/teeInWords.ts'
import type { Language } from '../../contract/words/languages.ts'
import type { Clock } from '../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import type { HandicapInEffect } from '../domain/handicaps/handicapsInEffect.ts'
import { playerHandicapRecord } from '../domain/handicaps/playerHandicapRecord.ts'
import { cell, type Section } from './document.ts'
import type { Names } from './names.ts'
import type { PlayedRound } from './playedRounds.ts'
import { handicapCell } from './playerList.ts'
import { doubledHoles, startCell, timeCell } from './teeSheet.ts'

/**
 * For the desk on the day: all registered players by last name, with a box to tick. One section for each round with tee
 * times, or one for the event when there are none.
 */
export function checkInList(
  players: readonly Static<typeof EventPlayer>[],
  ofEvent: readonly HandicapInEffect[],
  rounds: readonly PlayedRound[],
  names: Names,
  language: Language = 'en',
  clock: Clock = 'h24',
): readonly Section[] {
  const { kinds, columns, noPlayers } = wordsIn(language).documents
  const handicaps = new Map(ofEvent.map(handicap => [handicap.playerId, handicap]))
  const days = rounds.length > 0 ? rounds : [{ eventId: 'event', name: undefined, pairings: [], handicaps }]
  const byName = players
    .map(player => ({ player, shown: names.lastNameFirst(player) }))
    .toSorted((a, b) => collator.compare(a.shown, b.shown))
  return days.map(round => {
    const starts = new Map(
      round.pairings.flatMap(pairing => pairing.players.map(({ playerId }) => [playerId, pairing] as const)),
    )
    const doubled = doubledHoles(round.pairings)
    const rows = byName.map(({ player: { playerId }, shown }) => {
      const start = starts.get(playerId)
      const handicap = round.handicaps.get(playerId) ?? handicaps.get(playerId)
      const record = handicap && playerHandicapRecord(handicap)
      return {
        id: String(playerId),
        cells: [
          cell('□'),
          cell(shown),
          handicapCell(record?.hcIndex, 1, language),
          handicapCell(record?.hcPlaying),
          cell(teeInWords(handicap?.tee?.name)),
          start ? timeCell(start, clock, language) : cell(''),
          start ? startCell(start, doubled) : cell(''),
          cell(''),
        ],
      }
    })
    return {
      id: round.eventId,
      title: round.name ?? kinds.checkInList,
      count: rows.length,
      columns: [
        { key: 'check', name: columns.here, tight: true },
        { key: 'player', name: columns.player },
        { key: 'index', name: columns.index, end: true },
        { key: 'playingHandicap', name: columns.handicap, end: true },
        { key: 'tee', name: columns.tee, tight: true },
        { key: 'time', name: columns.time, tight: true },
        { key: 'hole', name: columns.hole, tight: true },
        { key: 'notes', name: columns.notes },
      ],
      heading: 1,
      rows,
      empty: noPlayers,
    } satisfies Section
  })
}

const collator = new Intl.Collator('en')
