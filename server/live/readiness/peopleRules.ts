/** The rules about the players and teams of a round: their tees, sizes and handicaps. */

import { said } from '../../../contract/words/say.ts'
import { teamSizes } from '../../domain/teams/teamSizes.ts'
import { namesAndMore } from '../namesAndMore.ts'
import type { TeamRow } from './facts.sql.ts'
import type { BoardFact, RoundFact } from './facts.ts'
import { inRound, namesOf, type Rule } from './finding.ts'

/** 5 */
export const tees: Rule = facts =>
  facts.rounds.flatMap(round => {
    const courseOf = new Map(round.pairings.flatMap(({ courseId, playerIds }) => playerIds.map(id => [id, courseId])))
    const without = round.players.filter(({ playerId }) => {
      const tee = round.handicaps.get(playerId)?.tee
      return !tee || !round.part.tees.has(tee.teeId) || tee.courseId !== (courseOf.get(playerId) ?? tee.courseId)
    })
    const others = round.players.filter(({ playerId, gender }) => {
      const tee = round.handicaps.get(playerId)?.tee
      return tee !== undefined && tee.gender !== gender && !without.some(player => player.playerId === playerId)
    })
    const ids = (list: typeof without) => list.map(({ playerId }) => playerId)
    return [
      ...(without.length === 0
        ? []
        : [
            inRound(
              facts,
              round,
              said('readiness.withoutTee', { count: without.length, names: namesOf(facts, ids(without)) }),
              { playerIds: ids(without) },
            ),
          ]),
      ...(others.length === 0
        ? []
        : [
            inRound(
              facts,
              round,
              said('readiness.unratedTee', { count: others.length, names: namesOf(facts, ids(others)) }),
              { playerIds: ids(others) },
            ),
          ]),
    ]
  })

/** 7 */
export const teamsComplete: Rule = facts =>
  facts.rounds.flatMap(round => {
    const boards = round.boards.filter(({ team }) => team)
    if (boards.length === 0) return []
    const placed = new Set(round.teams.flatMap(({ playerIds }) => playerIds))
    const missing = round.players.map(({ playerId }) => playerId).filter(id => !placed.has(id))
    const [board] = boards
    const alone =
      missing.length === 0 || round.awaitsCut
        ? []
        : [
            inRound(
              facts,
              round,
              said('readiness.withoutTeam', {
                count: missing.length,
                board: board?.name ?? '',
                names: namesOf(facts, missing),
              }),
              { playerIds: missing },
            ),
          ]
    return [...alone, ...boards.flatMap(one => wrongSizes(one))]

    function wrongSizes(one: BoardFact) {
      const { least, most } = teamSizes(one)
      // A team that plays one ball needs its players; otherwise a drawn ball stands in for one.
      const sizeOf = ({ playerIds, drawn }: TeamRow) => playerIds.length + (one.playsOneBall ? 0 : drawn)
      const wrong = round.teams.filter(
        team => team.playerIds.length > 0 && (sizeOf(team) < least || sizeOf(team) > most),
      )
      if (wrong.length === 0) return []
      const size =
        least === most
          ? said('readiness.sizes.one', { least })
          : most === Number.POSITIVE_INFINITY
            ? said('readiness.sizes.atLeast', { least })
            : said('readiness.sizes.between', { least, most })
      const teams = namesAndMore(
        wrong.map(team => said('readiness.sizeOfTeam', { team: team.name, count: sizeOf(team) })),
      )
      const finding = said('readiness.teamSize', { board: one.name, size, teams })
      const about = { teamIds: wrong.map(({ teamId }) => teamId), leaderboardId: one.leaderboardId }
      return [inRound(facts, round, finding, about)]
    }
  })

/** 12 */
export const handicaps: Rule = facts =>
  facts.rounds.flatMap(round => {
    const net = round.boards.filter(({ isNet, playsOneBall }) => isNet && !playsOneBall)
    const missing = round.players.filter(({ playerId }) => (round.handicaps.get(playerId)?.hcPlaying ?? null) === null)
    if (net.length === 0 || missing.length === 0) return []
    const playerIds = missing.map(({ playerId }) => playerId)
    const finding = said('readiness.withoutHandicap', {
      count: missing.length,
      boards: namesAndMore(net.map(({ name }) => name)),
      names: namesOf(facts, playerIds),
    })
    return [inRound(facts, round, finding, { playerIds })]
  })

/** 13 */
export const handicapReasons: Rule = facts =>
  facts.rounds.flatMap(round => {
    const playerIds = playersWith(round, ({ byHand, reason }) => byHand && (reason === null || reason.trim() === ''))
    if (playerIds.length === 0) return []
    const finding = said('readiness.withoutReason', { count: playerIds.length, names: namesOf(facts, playerIds) })
    return [inRound(facts, round, finding, { playerIds })]
  })

/** An index is revised every day where the World Handicap System is in use, and once a month elsewhere. */
const daysOfIndex = 31

/** 14 */
export const indexRevision: Rule = facts =>
  facts.rounds.flatMap(round => {
    const oldest = Temporal.PlainDate.from(round.startDate).subtract({ days: daysOfIndex }).toString()
    const playerIds = playersWith(
      round,
      ({ revisionDate, indexTenths, byHand, locked }) =>
        indexTenths !== null && !byHand && !locked && revisionDate !== null && revisionDate < oldest,
    )
    if (playerIds.length === 0) return []
    const finding = said('readiness.oldIndex', { count: playerIds.length, names: namesOf(facts, playerIds) })
    return [inRound(facts, round, finding, { playerIds })]
  })

/** 16 */
export const teamsApart: Rule = facts =>
  facts.rounds.flatMap(round => {
    const limit = round.part.settings.teamSpread
    if (limit === undefined || !round.boards.some(({ team }) => team)) return []
    const apart = round.teams.flatMap(({ teamId, name, playerIds }) => {
      const values = playerIds.flatMap(id => round.handicaps.get(id)?.hcCourse ?? [])
      const spread = values.length < 2 ? 0 : Math.max(...values) - Math.min(...values)
      return spread > limit ? [{ teamId, team: said('readiness.spread', { team: name, spread }) }] : []
    })
    if (apart.length === 0) return []
    const finding = said('readiness.handicapsApart', { limit, teams: namesAndMore(apart.map(({ team }) => team)) })
    return [inRound(facts, round, finding, { teamIds: apart.map(({ teamId }) => teamId) })]
  })

type Handicap = RoundFact['handicaps'] extends ReadonlyMap<number, infer H> ? H : never

function playersWith({ players, handicaps: all }: RoundFact, is: (handicap: Handicap) => boolean): number[] {
  return players
    .map(({ playerId }) => playerId)
    .filter(playerId => {
      const handicap = all.get(playerId)
      return handicap !== undefined && is(handicap)
    })
}
