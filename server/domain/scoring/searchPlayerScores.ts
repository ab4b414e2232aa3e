import { PlayerScore } from '../../../contract/v1/scores.ts'
import { filledPage } from '../../kernel/database/filledPage.ts'
import { isWhole, type Page } from '../../kernel/database/list.ts'
import { handicapsInEffect } from '../handicaps/handicapsInEffect.ts'
import { handle } from '../operation/handler.ts'
import { meets } from './scoreCriteria.ts'
import { cards, registeredSummaries, type SummaryOfPlayer } from './scores.sql.ts'
import { sideScore } from './sideScore.ts'

export const searchPlayerScores = handle('searchPlayerScores', async ({ event, criteria, page, tx }) => {
  const { playerIds, holes: withHoles = true } = criteria
  const scoresOf = async (players: readonly SummaryOfPlayer[]) => {
    const ids = isWhole(page) ? playerIds : players.map(({ playerId }) => playerId)
    const [handicaps, all] = await Promise.all([
      handicapsInEffect(tx, event, 'rounds', ids),
      cards(tx, event, 'P', ids),
    ])
    const cardOf = new Map(all.map(card => [`${card.eventId}/${card.sideId}`, card]))
    const handicapsOf = Map.groupBy(handicaps, ({ playerId }) => playerId)
    const scores = players.flatMap(player =>
      (handicapsOf.get(player.playerId) ?? []).map(handicap => {
        const { eventId, playerId } = handicap
        return { player, eventId, score: sideScore(handicap, cardOf.get(`${eventId}/${playerId}`)) }
      }),
    )
    return scores.filter(({ score }) => meets(score, criteria))
  }
  return filledPage(
    PlayerScore,
    {
      rows: (last, count) => registeredSummaries(tx, event, playerIds, playersOf(page, last, count)),
      items: scoresOf,
      keys: ({ player, eventId }) => [...keysOf(player), eventId],
      show: ({ player, score: { eventId, holes, ...score } }) => ({
        eventId,
        ...player.summary,
        ...score,
        ...(withHoles && { holes }),
      }),
    },
    page,
  )
})

/** The next `count` players after `last`. A page begins with the last player seen, who may have rounds left. */
function playersOf({ after }: Page, last: SummaryOfPlayer | undefined, count: number | undefined): Page {
  const [lastName = '', firstName = '', playerId] = after ?? []
  const first = after && [lastName, firstName, Number(playerId) - 1]
  const place = last ? keysOf(last) : first
  return { ...(place && { after: place }), ...(count !== undefined && { limit: count - 1 }) }
}

function keysOf({ lastNameKey, firstNameKey, playerId }: SummaryOfPlayer): readonly (string | number)[] {
  return [lastNameKey, firstNameKey, playerId]
}
