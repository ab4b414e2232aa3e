import { PlayerScore } from '../../../contract/scores/published.ts'
import { filledPage } from '../../kernel/database/filledPage.ts'
import { isWhole, type Page } from '../../kernel/database/list.ts'
import { handicapsInEffect } from '../handicaps/handicapsInEffect.ts'
import { teeRatingRecord } from '../handicaps/playerHandicapRecord.ts'
import { handle } from '../operation/handler.ts'
import { namedPlayers } from '../teams/namedSides.sql.ts'
import { meets } from './scoreCriteria.ts'
import { cards, registeredSummaries, type SummaryOfPlayer, startsOf } from './scores.sql.ts'
import { sideScore } from './sideScore.ts'

export const searchPlayerScores = handle('searchPlayerScores', async ({ event, criteria, page, tx }) => {
  const { holeScores: withHoles = true } = criteria
  const playerIds = await namedPlayers(tx, event, criteria)
  const scoresOf = async (players: readonly SummaryOfPlayer[]) => {
    const ids = isWhole(page) ? playerIds : players.map(({ playerId }) => playerId)
    const [handicaps, all, startOf] = await Promise.all([
      handicapsInEffect(tx, event, 'rounds', ids),
      cards(tx, event, 'P', ids),
      startsOf(tx, event, ids),
    ])
    const cardOf = new Map(all.map(card => [`${card.eventId}/${card.sideId}`, card]))
    const handicapsOf = Map.groupBy(handicaps, ({ playerId }) => playerId)
    const scores = players.flatMap(player =>
      (handicapsOf.get(player.playerId) ?? []).map(handicap => {
        const { eventId, playerId } = handicap
        const card = cardOf.get(`${eventId}/${playerId}`)
        const score = sideScore(handicap, card, { adjusted: true })
        return { player, handicap, start: startOf(eventId, playerId), score, postedToWHS: card?.posted ?? false }
      }),
    )
    return scores.filter(({ score }) => meets(score, criteria))
  }
  return filledPage(
    PlayerScore,
    {
      rows: (last, count) => registeredSummaries(tx, event, playerIds, playersOf(page, last, count)),
      items: scoresOf,
      keys: ({ player, handicap }) => [...keysOf(player), handicap.eventId],
      show: ({ player, handicap: { tee, part }, start, postedToWHS, score: { holeScores, ...score } }) => ({
        ...score,
        ...player.summary,
        playedDate: start?.date ?? part.startDate,
        numHoles: holeScores.length === 9 ? 9 : 18,
        startHole: start?.startHole,
        teeId: tee?.teeId,
        teeName: tee?.name,
        ...teeRatingRecord(tee),
        postedToWHS,
        ...(withHoles && { holeScores }),
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
