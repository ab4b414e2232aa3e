import type { Language } from '../../../contract/words/languages.ts'
import { languageFacts } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { publicEventId, type VisibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { SideCards } from '../../live/sideCards.ts'
import { daysInWords, timeAt } from '../../print/dayInWords.ts'
import type { Names } from '../../print/names.ts'
import { pairingsOf } from '../../print/playedRounds.ts'

/** What is said of the start of each round of a side, by the number of the round: the day, time and hole, and with whom. */
export type StartsOfCard = ReadonlyMap<number, readonly string[]>

/** Reads them from the tee sheet as people see it; nothing of a round in which the side has no tee time. */
export async function startsOfCard(
  tx: Transaction,
  event: VisibleEvent,
  { rounds, players }: SideCards,
  { names, language }: { readonly names: Names; readonly language: Language },
): Promise<StartsOfCard> {
  const words = wordsIn(language).resultsPage
  const own = new Set(players.flatMap(({ drawn, summary }) => (drawn ? [] : [summary.playerId])))
  const pairings = await pairingsOf(tx, event, 'shown')
  const list = new Intl.ListFormat(languageFacts[language].locale)
  return new Map(
    rounds.flatMap(({ round, eventId }) => {
      const inRound = pairings.filter(one => one.eventId === publicEventId('R', eventId))
      const [first, ...others] = inRound.filter(one => one.players.some(({ playerId }) => own.has(playerId)))
      // A team that plays in several groups starts at several times.
      if (!first || others.length > 0) return []
      const day = daysInWords({ startDate: first.date, endDate: first.date }, language)
      const time = timeAt(Temporal.Instant.from(first.teeTime), event, language)
      const partners = first.players.filter(({ playerId }) => !own.has(playerId)).map(names.player)
      const start = words.teeTime({ time, hole: first.hole })
      return [[round, [day, start, ...(partners.length > 0 ? [words.with({ names: list.format(partners) })] : [])]]]
    }),
  )
}
