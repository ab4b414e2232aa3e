import type { PhoneCard } from '../../../contract/site/scorecard.ts'
import { teeInWords } from '../../../contract/site/teeInWords.ts'
import { cardFromLog } from '../../../rules/recording/cardFromLog.ts'
import { registersOf } from '../../../rules/recording/scoreLog.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { handicapsOnCards, teamHandicapsOnCards } from '../../domain/dots/handicapsOnCards.ts'
import { cardIdOf } from '../../domain/scores/card.ts'
import { logOf } from '../../domain/scores/recording.sql.ts'
import { type LengthsOfTee, lengthOfHole, lengthsOf } from '../../domain/scores/scorecard.sql.ts'
import { type HandicapOfSide, termsOfCard } from '../../domain/scores/sideScore.ts'
import type { SideOfGroup } from '../../domain/scores/sidesOf.ts'
import type { Transaction } from '../../kernel/database/connect.ts'

/** The cards of these sides of a group as the phone has them: the holes of the tee, the playing handicap for these, and every entry. */
export async function phoneCards(
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
