import { pageOf } from '../database/list.ts'
import { teamHandicapsInEffect } from '../handicaps/teamHandicapsInEffect.ts'
import { handle } from '../handler.ts'
import { meets } from './scoreCriteria.ts'
import { cards, playersOfTeams, teamScoreRounds } from './scores.sql.ts'
import { sideScore } from './sideScore.ts'

export const searchTeamScores = handle('searchTeamScores', async ({ event, criteria, page, tx }) => {
  const { teamIds, holes: withHoles = true } = criteria
  const [handicaps, all, rounds] = await Promise.all([
    teamHandicapsInEffect(tx, event, 'rounds', teamIds === undefined ? {} : { teamIds }),
    cards(tx, event, 'T'),
    teamScoreRounds(tx, event),
  ])
  const cardOf = new Map(all.map(card => [`${card.eventId}/${card.sideId}`, card]))
  const scores = handicaps
    .filter(({ eventId }) => rounds.has(eventId))
    .map(handicap => {
      const { eventId, teamId, part } = handicap
      // A team's handicap is set, never computed from an index of the team.
      const ofSide = { ...handicap, allocPct: handicap.allocPct ?? part.settings.allocPct, byHand: true }
      return { handicap, score: sideScore(ofSide, cardOf.get(`${eventId}/${teamId}`)) }
    })
    .filter(({ score }) => meets(score, criteria))
  const members = await playersOfTeams(
    tx,
    event,
    scores.map(({ handicap }) => handicap.teamId),
  )
  const playersOf = new Map(members.map(({ teamId, players }) => [teamId, players]))
  return pageOf(
    scores,
    ({ handicap }) => [handicap.teamId, handicap.eventId],
    page,
    ({ handicap: { teamId, name }, score: { eventId, holes, ...score } }) => ({
      eventId,
      teamId,
      name,
      players: playersOf.get(teamId) ?? [],
      ...score,
      ...(withHoles && { holes }),
    }),
  )
})
