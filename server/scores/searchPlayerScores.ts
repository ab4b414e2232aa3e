import { pageOf } from '../database/list.ts'
import { handicapsInEffect } from '../handicaps/handicapsInEffect.ts'
import { handle } from '../handler.ts'
import { meets } from './scoreCriteria.ts'
import { cards, registeredSummaries } from './scores.sql.ts'
import { sideScore } from './sideScore.ts'

export const searchPlayerScores = handle('searchPlayerScores', async ({ event, criteria, page, tx }) => {
  const { playerIds, holes: withHoles = true } = criteria
  const [players, handicaps, all] = await Promise.all([
    registeredSummaries(tx, event, playerIds),
    handicapsInEffect(tx, event, 'rounds', playerIds),
    cards(tx, event, 'P'),
  ])
  const cardOf = new Map(all.map(card => [`${card.eventId}/${card.sideId}`, card]))
  const handicapsOf = Map.groupBy(handicaps, ({ playerId }) => playerId)
  const scores = players.flatMap(player =>
    (handicapsOf.get(player.playerId) ?? []).map(handicap => {
      const { eventId, playerId } = handicap
      return { player, eventId, score: sideScore(handicap, cardOf.get(`${eventId}/${playerId}`)) }
    }),
  )
  return pageOf(
    scores.filter(({ score }) => meets(score, criteria)),
    ({ player, eventId }) => [player.lastNameKey, player.firstNameKey, player.playerId, eventId],
    page,
    ({ player, score: { eventId, holes, ...score } }) => ({
      eventId,
      ...player.summary,
      ...score,
      ...(withHoles && { holes }),
    }),
  )
})
