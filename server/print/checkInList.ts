import type { Static } from 'typebox'
import type { EventPlayer } from '../../contract/registrations/published.ts'
import type { HandicapInEffect } from '../domain/handicaps/handicapsInEffect.ts'
import { playerHandicapRecord } from '../domain/handicaps/playerHandicapRecord.ts'
import { cell, type Section } from './document.ts'
import type { Names } from './names.ts'
import type { PlayedRound } from './playedRounds.ts'
import { handicapCell } from './playerList.ts'
import { teeInWords } from './teeInWords.ts'
import { doubledHoles, startCell } from './teeSheet.ts'

/**
 * For the desk on the day: all registered players by last name, with a box to tick. One section for each round with tee
 * times, or one for the event when there are none.
 */
export function checkInList(
  players: readonly Static<typeof EventPlayer>[],
  ofEvent: readonly HandicapInEffect[],
  rounds: readonly PlayedRound[],
  names: Names,
): readonly Section[] {
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
          handicapCell(record?.hcIndex, 1),
          handicapCell(record?.hcPlaying),
          cell(teeInWords(handicap?.tee?.name)),
          cell(start?.teeTime.slice(11, 16)),
          start ? startCell(start, doubled) : cell(''),
          cell(''),
        ],
      }
    })
    return {
      id: round.eventId,
      title: round.name ?? 'Check-in list',
      count: rows.length,
      columns: [
        { key: 'check', name: 'Here', tight: true },
        { key: 'player', name: 'Player' },
        { key: 'index', name: 'Index', end: true },
        { key: 'playingHandicap', name: 'Handicap', end: true },
        { key: 'tee', name: 'Tee', tight: true },
        { key: 'time', name: 'Time', tight: true },
        { key: 'hole', name: 'Hole', tight: true },
        { key: 'notes', name: 'Notes' },
      ],
      heading: 1,
      rows,
      empty: 'No one is registered yet.',
    } satisfies Section
  })
}

const collator = new Intl.Collator('en')
