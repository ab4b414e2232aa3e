import type { PhoneRound } from '../../../contract/site/scorecard.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { formatById } from '../../../rules/formats/index.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { roundInWords } from '../../domain/events/roundInWords.ts'
import { formatsOfRound } from '../../domain/leaderboards/leaderboards.sql.ts'
import { type RoundInPlay, scorersOf } from '../../domain/scores/scorecard.sql.ts'
import { sidesOf } from '../../domain/scores/sidesOf.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Service } from '../../live/service.ts'
import { momentInWords } from '../../print/dayInWords.ts'
import { documentHead } from '../../print/documentHead.sql.ts'
import { linkOf } from '../links/link.ts'
import { phoneCards } from './phoneCards.ts'

type Wanted = {
  readonly service: Service
  readonly tx: Transaction
  readonly round: RoundInPlay
  readonly event: VisibleEvent
  /** The player who keeps the score; undefined until the person has said so. */
  readonly scorer: number | undefined
  /** Players who do not score with a link. */
  readonly administrators: readonly number[]
  /** Whether the link asks who is scoring. */
  readonly asks: boolean
  readonly isRehearsal: boolean
  readonly isCopy: boolean
  readonly language: Language
}

/** The round in play as the phone keeps it: everything that it needs to go on without a network. */
export async function phoneRound(wanted: Wanted): Promise<PhoneRound> {
  const { service, tx, event, round, administrators, scorer, asks, isRehearsal, isCopy, language } = wanted
  const [head, { url: resultsUrl }, players, group, boards] = await Promise.all([
    documentHead(tx, event),
    linkOf({ service, tx }, event, 'results'),
    scorersOf(tx, event, administrators),
    scorer === undefined ? undefined : sidesOf(tx, event, scorer),
    formatsOfRound(tx, event),
  ])
  const [points] = boards.flatMap(({ formatId, settings }) => formatById(formatId)?.runningPoints?.(settings) ?? [])
  return {
    ...round,
    roundName: roundInWords(round.roundName, round.eventName, language),
    state: head.state,
    stateSince: momentInWords(Temporal.Instant.from(head.stateAt), event, language),
    stateReason: head.stateReason,
    announcement: head.announcement,
    shortening: head.shortenings[0]?.counts ?? null,
    isRehearsal,
    isCopy,
    resultsUrl: new URL(resultsUrl).pathname,
    scorers: asks ? players : [],
    scorer: group?.players.find(({ playerId }) => playerId === scorer) ?? null,
    startHole: group?.startHole ?? 1,
    players: group?.players ?? [],
    cards: group ? await phoneCards(tx, event, group.sides) : [],
    ...(points && { points }),
  }
}
