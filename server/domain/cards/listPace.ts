import { teamHandicapsInEffect } from '../handicaps/teamHandicapsInEffect.ts'
import { handle } from '../operation/handler.ts'
import { cardIdOf } from '../scores/card.ts'
import { formatsPlayed } from '../scores/scorecard.sql.ts'
import { sidesScored } from '../scores/sidesOf.ts'
import { firstTaps } from './firstTaps.sql.ts'
import { startsOf } from './roundCards.sql.ts'

export const listPace = handle('listPace', async ({ tx, event, refuse }) => {
  if (event.kind === 'M') refuse('ROUND_REQUIRED', 'cards')
  const [starts, formats, taps] = await Promise.all([
    startsOf(tx, event),
    formatsPlayed(tx, event),
    firstTaps(tx, event),
  ])
  const teams = sidesScored(formats).teams ? await teamHandicapsInEffect(tx, event, 'event', {}) : []
  const groupOfPlayer = new Map(starts.map(one => [one.playerId, one.teePairingId]))
  const groupOfCard = new Map<string, number | null | undefined>([
    ...starts.map(one => [`P-${one.playerId}`, one.teePairingId] as const),
    ...teams.map(
      ({ teamId, playerIds }) => [`T-${teamId}`, playerIds.map(id => groupOfPlayer.get(id)).find(Boolean)] as const,
    ),
  ])
  const groups = Map.groupBy(taps, tap => groupOfCard.get(cardIdOf(tap)) ?? undefined)
  return {
    groups: [...groups].flatMap(([teePairingId, own]) => {
      if (teePairingId === undefined) return []
      const last = new Map<number, string>()
      // In the order of time: the last card of the group that has a hole stays.
      for (const { hole, at } of own) last.set(hole, at)
      const holesAt = Array.from({ length: Math.max(...last.keys()) }, (_, at) => last.get(at + 1) ?? null)
      return [{ teePairingId, holesAt }]
    }),
  }
})
