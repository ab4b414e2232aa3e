import type { Language } from '../../contract/words/languages.ts'
import { type NounWords, wordsIn } from '../../contract/words/wordsIn.ts'
import { icalText } from './icalText.ts'
import type { Names } from './names.ts'
import type { Pairing } from './playedRounds.ts'

/** About how long a round takes. */
const minutesOfRound = 270

export type CalendarOf = {
  readonly eventName: string
  readonly communityName: string
  readonly roundNames: ReadonlyMap<string, string>
  readonly pairings: readonly Pairing[]
  readonly names: Names
  /** The host of the service. Together with the ids it names an entry, so that a changed one replaces the old wherever it is read. */
  readonly host: string
  /** The address of the tee sheet. */
  readonly url: string
  readonly isCancelled: boolean
  /** The last change: a number that rises with every change, and the time. */
  readonly change: { readonly sequence: number; readonly at: string }
  /** Only the tee times of this player. */
  readonly playerId?: number | undefined
  /** English if left out. */
  readonly language?: Language
}

/**
 * The tee times as a calendar (RFC 5545), in UTC, so that every calendar shows them in its own zone. For the whole sheet
 * each entry is a tee pairing. For one player each entry is a round, and moves along when the player changes pairings.
 */
export function calendar(of: CalendarOf): Promise<string> {
  const { eventName, communityName, pairings, host, url, isCancelled, change, playerId, language = 'en' } = of
  const words = wordsIn(language).calendars
  const shown = pairings.filter(
    ({ players }) => playerId === undefined || players.some(one => one.playerId === playerId),
  )
  const entries = shown.map(pairing => {
    const start = new Date(pairing.teeTime)
    return {
      id: `${playerId === undefined ? `tee-pairing-${pairing.id}` : `${pairing.eventId}-player-${playerId}`}@${host}`,
      sequence: change.sequence,
      stamp: new Date(change.at),
      start,
      end: new Date(start.getTime() + minutesOfRound * 60_000),
      summary: summaryOf(of, pairing, words),
      location: pairing.courseName,
      description: descriptionOf(of, pairing, words),
      url,
      isCancelled,
    }
  })
  return icalText(`${eventName}, ${communityName}`, 'Tee sheet', entries)
}

type Words = NounWords['calendars']

function summaryOf({ eventName, roundNames, playerId, names }: CalendarOf, pairing: Pairing, words: Words): string {
  const round = roundNames.get(pairing.eventId) ?? eventName
  const [first] = pairing.players
  if (playerId !== undefined || !first) return words.teeTime({ round })
  const player = names.player(first)
  const count = pairing.players.length - 1
  return count > 0 ? words.groupOfMore({ round, player, count }) : words.group({ round, player })
}

function descriptionOf({ names }: CalendarOf, { hole, group, players }: Pairing, words: Words): string {
  return [words.start({ hole, group }), ...players.map(names.player)].join('\n')
}
