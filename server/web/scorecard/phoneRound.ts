import type { PhoneCard, PhoneRound } from '../../../contract/site/scorecard.ts'
import { teeInWords } from '../../../contract/site/teeInWords.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { formatById } from '../../../rules/formats/index.ts'
import { cardFromLog } from '../../../rules/recording/cardFromLog.ts'
import { registersOf } from '../../../rules/recording/scoreLog.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { handicapsOnCards, teamHandicapsOnCards } from '../../domain/dots/handicapsOnCards.ts'
import { roundInWords } from '../../domain/events/roundInWords.ts'
import { formatsOfRound } from '../../domain/leaderboards/leaderboards.sql.ts'
import { cardIdOf } from '../../domain/scores/card.ts'
import { logOf } from '../../domain/scores/recording.sql.ts'
import {
  type LengthsOfTee,
  lengthOfHole,
  lengthsOf,
  type RoundInPlay,
  scorersOf,
} from '../../domain/scores/scorecard.sql.ts'
import { type HandicapOfSide, termsOfCard } from '../../domain/scores/sideScore.ts'
import { type SideOfGroup, sidesOf } from '../../domain/scores/sidesOf.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Service } from '../../live/service.ts'
import { momentInWords } from '../../print/dayInWords.ts'
import { documentHead } from '../../print/documentHead.sql.ts'
import { linkOf } from '../links/link.ts'

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
    cards: group ? await cardsOf(tx, event, group.sides) : [],
    ...(points && { points }),
  }
}

async function cardsOf(
  tx: Transaction,
  event: VisibleEvent,
  sides: readonly SideOfGroup[],
): Promise<readonly PhoneCard[]> {
  const idsOf = (kind: 'P' | 'T') => sides.flatMap(({ side, sideId }) => (side === kind ? [sideId] : []))
  const [players, teams, log] = await Promise.all([
    handicapsOnCards(tx, event, idsOf('P')),
    teamHandicapsOnCards(tx, event, { teamIds: idsOf('T') }),
    logOf(tx, event, sides),
  ])
  const handicaps = new Map<string, HandicapOfSide>([
    ...players.map(handicap => [`P-${handicap.playerId}`, handicap] as const),
    ...teams.map(({ players: _, ...team }) => [`T-${team.teamId}`, { ...team, allocPct: 100, byHand: true }] as const),
  ])
  const tees = [...handicaps.values()].flatMap(({ tee }) => tee?.teeId ?? [])
  const lengths = await lengthsOf(tx, event, [...new Set(tees)])
  const logs = Map.groupBy(log, cardIdOf)
  return sides.flatMap(side => {
    const handicap = handicaps.get(cardIdOf(side))
    return handicap ? [phoneCard(side, handicap, logs.get(cardIdOf(side)) ?? [], lengths)] : []
  })
}

function phoneCard(
  side: SideOfGroup,
  handicap: HandicapOfSide,
  log: Parameters<typeof cardFromLog>[0],
  lengths: ReadonlyMap<number, LengthsOfTee>,
): PhoneCard {
  const { holes, playingHandicap } = termsOfCard(handicap)
  const { status, signedBy, corrected } = cardFromLog(log)
  const ofTee = handicap.tee ? lengths.get(handicap.tee.teeId) : undefined
  return {
    cardId: cardIdOf(side),
    name: side.name,
    playerIds: side.playerIds,
    teeName: teeInWords(handicap.tee?.name) ?? null,
    holes: holes.map(hole => ({ ...hole, ...lengthOfHole(ofTee, hole.number) })),
    playingHandicap,
    status,
    signedBy,
    corrected,
    entries: [...registersOf(log).values()]
      .flat()
      .map(({ entryId, hole, kind, value, register, scorer, device, deviceSequence }) => ({
        entryId,
        hole,
        kind: kind === 'lift' ? 'lift' : 'score',
        value,
        register,
        scorer,
        device,
        deviceSequence,
      })),
  }
}
