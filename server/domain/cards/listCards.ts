import type { TeeInPlay } from '../events/eventOrRounds.sql.ts'
import { roundsOfBoard } from '../events/rounds.sql.ts'
import { handicapsInEffect } from '../handicaps/handicapsInEffect.ts'
import { teamHandicapsInEffect } from '../handicaps/teamHandicapsInEffect.ts'
import { handle } from '../operation/handler.ts'
import { type CardOwner, cardIdOf } from '../scores/card.ts'
import { shownScorer } from '../scores/cardRecord.ts'
import { formatsPlayed } from '../scores/scorecard.sql.ts'
import { sidesScored } from '../scores/sidesOf.ts'
import { recordedStarts } from '../starts/starts.sql.ts'
import { localTime } from '../teeSheet/teeTime.ts'
import { type CardRow, cardsOf, type StartRow, startsOf } from './roundCards.sql.ts'
import { shownStatus } from './shownStatus.ts'

export const listCards = handle('listCards', async ({ tx, event, refuse }) => {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'cards')
  const [starts, told, rows, formats, handicaps, [round]] = await Promise.all([
    startsOf(tx, event),
    recordedStarts(tx, event),
    cardsOf(tx, event),
    formatsPlayed(tx, event),
    handicapsInEffect(tx, event, 'event'),
    roundsOfBoard(tx, event),
  ])
  const scored = sidesScored(formats)
  const teams = scored.teams ? await teamHandicapsInEffect(tx, event, 'event', {}) : []
  const tees = new Map(handicaps.map(({ playerId, tee }) => [playerId, tee]))
  const cards = new Map(rows.map(row => [cardIdOf(row), row]))
  const startedAt = new Map(told.map(one => [one.teePairingId, one.startedAt]))
  const startOf = new Map(starts.map(start => [start.playerId, start]))
  const order = new Map(starts.map(({ playerId }, place) => [playerId, place]))
  const sides: readonly Side[] = [
    ...(scored.players ? starts : []).map(start => ({
      owner: { side: 'P' as const, sideId: start.playerId },
      name: start.name,
      start,
      tee: tees.get(start.playerId),
    })),
    ...teams.map(({ teamId, name, playerIds, tee }) => ({
      owner: { side: 'T' as const, sideId: teamId },
      name,
      start: startOf.get([...playerIds].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))[0] ?? 0),
      tee,
    })),
  ].sort((a, b) => placeOf(a) - placeOf(b))
  const played = new Map(sides.flatMap(({ tee }) => (tee ? [[tee.teeId, tee] as const] : [])))
  const part = handicaps[0]?.part
  const lengths = [...(part?.tees.values() ?? [])].map(tee => tee.holes)
  return {
    holes: lengths.length > 0 ? Math.max(...lengths) : 18,
    firstHole: part?.settings.nine === 'back' ? 10 : 1,
    tees: [...played.values()].map(({ teeId, card }) => ({ teeId, pars: card.map(({ par }) => par) })),
    cards: sides.map(side => cardOf(side, cards.get(cardIdOf(side.owner)))),
  }

  function placeOf({ start }: Side): number {
    return start ? (order.get(start.playerId) ?? 0) : order.size
  }

  function cardOf({ owner, name, start, tee }: Side, card: CardRow | undefined) {
    const { status = 'OPEN', hasScore = false, strokes = [], conflicts = [], signedBy = [], version = 0 } = card ?? {}
    return {
      cardId: cardIdOf(owner),
      ...(owner.side === 'P' ? { playerId: owner.sideId } : { teamId: owner.sideId }),
      name,
      ...(owner.side === 'P' && start && { lastName: start.lastName }),
      ...startFields(start, startedAt, event.timeZone),
      ...(tee && { teeId: tee.teeId }),
      status: shownStatus({ status, hasScore }, round),
      signedBy: signedBy.map(shownScorer),
      version,
      ...(card && { updatedDt: card.updatedAt }),
      strokes: [...strokes],
      conflicts: [...conflicts],
    }
  }
})

/** A player or a team whose card is kept, where they start, and the tee they play. */
type Side = {
  readonly owner: CardOwner
  readonly name: string
  readonly start: StartRow | undefined
  readonly tee: TeeInPlay | undefined
}

function startFields(start: StartRow | undefined, told: ReadonlyMap<number, string>, timeZone: string) {
  if (start?.teePairingId == null || start.teeTime === null || start.teeHole === null || start.teeGroup === null)
    return {}
  const { teePairingId, teeTime, teeHole, teeGroup } = start
  const startedAt = told.get(teePairingId)
  return {
    teePairingId,
    teeTime: localTime(Temporal.Instant.from(teeTime), timeZone),
    hole: teeHole,
    group: teeGroup,
    ...(startedAt !== undefined && { startedAt }),
  }
}
