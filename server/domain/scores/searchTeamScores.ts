import { TeamScore } from '../../../contract/scores/published.ts'
import { filledPage } from '../../kernel/database/filledPage.ts'
import { isWhole } from '../../kernel/database/list.ts'
import { teamIdsInEffect } from '../handicaps/teamHandicaps.sql.ts'
import { teamHandicapsInEffect } from '../handicaps/teamHandicapsInEffect.ts'
import { handle } from '../operation/handler.ts'
import { namedTeams } from '../teams/namedSides.sql.ts'
import { meets } from './scoreCriteria.ts'
import { cards, playersOfTeams, startsOf, teamScoreRounds } from './scores.sql.ts'
import { sideScore } from './sideScore.ts'

export const searchTeamScores = handle('searchTeamScores', async ({ event, criteria, page, tx }) => {
  const { holeScores: withHoles = true } = criteria
  const teamIds = namedTeams(criteria)
  const choice = teamIds === undefined ? {} : { teamIds }
  const rounds = await teamScoreRounds(tx, event)
  const scoresOf = async (ids: readonly number[]) => {
    const [handicaps, all] = await Promise.all([
      teamHandicapsInEffect(tx, event, 'rounds', isWhole(page) ? choice : { teamIds: ids }),
      cards(tx, event, 'T', isWhole(page) ? teamIds : ids),
    ])
    const cardOf = new Map(all.map(card => [`${card.eventId}/${card.sideId}`, card]))
    const scores = handicaps
      .filter(({ eventId }) => rounds.has(eventId))
      .map(handicap => {
        const { eventId, teamId, part } = handicap
        // The handicap of a team is never computed from an index of the team, so it counts as set by hand.
        const ofSide = { ...handicap, allocPct: handicap.allocPct ?? part.settings.allocPct, byHand: true }
        return { handicap, score: sideScore(ofSide, cardOf.get(`${eventId}/${teamId}`), { adjusted: false }) }
      })
      .filter(({ score }) => meets(score, criteria))
    const playerIds = [...new Set(scores.flatMap(({ handicap }) => handicap.playerIds))]
    const [members, startOf] = await Promise.all([
      playersOfTeams(
        tx,
        event,
        scores.map(({ handicap }) => handicap.teamId),
      ),
      startsOf(tx, event, playerIds),
    ])
    const playersOf = new Map(members.map(({ teamId, players }) => [teamId, players]))
    return scores.map(({ handicap, score }) => {
      // The players of a team start together.
      const [start] = handicap.playerIds.flatMap(playerId => startOf(handicap.eventId, playerId) ?? [])
      return { handicap, score, start, players: playersOf.get(handicap.teamId) ?? [] }
    })
  }
  // A page begins with the last team seen, which may have rounds left.
  const [seen = 1] = (page.after ?? []).map(Number)
  return filledPage(
    TeamScore,
    {
      rows: async (last = seen - 1, count) =>
        isWhole(page) || rounds.size === 0 ? [] : teamIdsInEffect(tx, event, 'rounds', choice, last, count),
      items: scoresOf,
      keys: ({ handicap }) => [handicap.teamId, handicap.eventId],
      show: ({ handicap: { teamId, name }, players, start, score: { holeScores, ...score } }) => ({
        ...score,
        teamId,
        name,
        players,
        startHole: start?.startHole,
        ...(withHoles && { holeScores: holeScores.map(({ ags: _, ...hole }) => hole) }),
      }),
    },
    page,
  )
})
