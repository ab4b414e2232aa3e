/** The rules about where and when everybody plays: flights, tee times, groups and teams in them. */

import { said } from '../../../contract/words/say.ts'
import { namesAndMore } from '../namesAndMore.ts'
import type { PairingRow } from './facts.sql.ts'
import { type Finding, groupName, inRound, localTime, nameOf, namesOf, type Rule } from './finding.ts'

/** 1 */
export const everybodyInAFlight: Rule = facts =>
  facts.boards.flatMap((board): Finding[] => {
    const about = { eventId: board.publicEventId, leaderboardId: board.leaderboardId }
    if (board.flights.length === 0)
      return board.publicEventId.startsWith('M-') && board.sides.length > 0
        ? [{ said: said('readiness.emptyLeaderboard', { board: board.name }), ...about }]
        : []
    const placed = new Set(board.flights.flatMap(({ memberIds }) => memberIds))
    const missing = board.sides.filter(side => !placed.has(side))
    if (missing.length === 0) return []
    const [count, name] = [missing.length, board.name]
    if (!board.team) {
      const names = namesOf(facts, missing)
      const finding = said('readiness.playersWithoutFlight', { count, board: name, names })
      return [{ said: finding, ...about, playerIds: missing }]
    }
    const teams = facts.rounds.flatMap(round => round.teams)
    const nameOfTeam = (id: number) => teams.find(({ teamId }) => teamId === id)?.name ?? said('readiness.team', { id })
    const names = namesAndMore(missing.map(nameOfTeam))
    const finding = said('readiness.teamsWithoutFlight', { count, board: name, names })
    return [{ said: finding, ...about, teamIds: missing }]
  })

/** 2 */
export const oneTeeTimeEach: Rule = facts =>
  facts.rounds.flatMap(round => {
    if (round.pairings.length === 0) return [inRound(facts, round, said('readiness.noTeeTimes'))]
    const placed = new Set(round.pairings.flatMap(({ playerIds }) => playerIds))
    const missing = round.awaitsCut ? [] : round.players.map(({ playerId }) => playerId).filter(id => !placed.has(id))
    if (missing.length === 0) return []
    const finding = said('readiness.playersWithoutTeeTime', { count: missing.length, names: namesOf(facts, missing) })
    return [inRound(facts, round, finding, { playerIds: missing })]
  })

/** 3 */
export const groupsApart: Rule = facts =>
  facts.rounds.flatMap(round => {
    const place = ({ teeTime, teeHole, teeGroup, courseId }: PairingRow) =>
      `${teeTime} ${teeHole} ${teeGroup} ${courseId}`
    return [...Map.groupBy(round.pairings, place).values()].flatMap(same => {
      const [first] = same
      if (!first || same.length < 2) return []
      const group = groupName(first, round, facts)
      const finding = said('readiness.groupsAtOnePlace', { count: same.length, group })
      return [inRound(facts, round, finding, { teePairingIds: same.map(({ teePairingId }) => teePairingId) })]
    })
  })

/** 4 */
export const startHoles: Rule = facts =>
  facts.rounds.flatMap(round =>
    round.pairings.flatMap(({ courseId, teeHole, teePairingId }) => {
      const tees = [...round.part.tees.values()].filter(tee => tee.courseId === courseId)
      const played = tees.flatMap(tee => tee.card.map(({ number }) => number))
      const [first, last] = [Math.min(...played), Math.max(...played)]
      if (played.length === 0 || (teeHole >= first && teeHole <= last)) return []
      const finding = tees.some(tee => tee.whole)
        ? said('readiness.startOutsideNine', { hole: teeHole, first, last })
        : said('readiness.startBeyond', { hole: teeHole, holes: last })
      return [inRound(facts, round, finding, { teePairingIds: [teePairingId] })]
    }),
  )

/** 8 */
export const ballsTogether: Rule = facts =>
  facts.rounds.flatMap(round => {
    if (!round.boards.some(board => board.playsOneBall)) return []
    const groupOf = new Map(
      round.pairings.flatMap(({ teePairingId, playerIds }) => playerIds.map(id => [id, teePairingId])),
    )
    return round.teams.flatMap(({ teamId, name, playerIds }) => {
      const groups = new Set(playerIds.flatMap(id => groupOf.get(id) ?? []))
      if (groups.size < 2) return []
      const finding = said('readiness.ballApart', { team: name, count: groups.size })
      return [inRound(facts, round, finding, { teamIds: [teamId], teePairingIds: [...groups] })]
    })
  })

const mostInGroup = 4

/** 17 */
export const groupSizes: Rule = facts =>
  facts.rounds.flatMap(round =>
    round.pairings.flatMap(pairing => {
      const { playerIds, teePairingId } = pairing
      if (playerIds.length > 1 && playerIds.length <= mostInGroup) return []
      const group = groupName(pairing, round, facts)
      const [alone] = playerIds
      const finding =
        alone === undefined
          ? said('readiness.emptyGroup', { group })
          : playerIds.length === 1
            ? said('readiness.aloneInGroup', { name: nameOf(facts, alone), group })
            : said('readiness.largeGroup', { count: playerIds.length, group })
      return [inRound(facts, round, finding, { teePairingIds: [teePairingId] })]
    }),
  )

const dawn = '06:00'
const dusk = '20:00'

/** 19 */
export const teeTimesPlausible: Rule = facts =>
  facts.rounds.flatMap(round =>
    round.pairings.flatMap(pairing => {
      const { teeTime, teePairingId } = pairing
      const day = Temporal.Instant.from(teeTime).toZonedDateTimeISO(facts.timeZone).toPlainDate().toString()
      const time = localTime(teeTime, facts)
      const isOtherDay = day < round.startDate || day > round.endDate
      if (!isOtherDay && time.time >= dawn && time.time <= dusk) return []
      const finding = isOtherDay ? said('readiness.otherDay', { date: { day } }) : said('readiness.dark', { time })
      return [inRound(facts, round, finding, { teePairingIds: [teePairingId] })]
    }),
  )

/** 22 */
export const sheetPublished: Rule = facts =>
  facts.rounds.flatMap(round => {
    const playerIds = [...round.unpublished]
    if (playerIds.length === 0) return []
    const names = namesOf(facts, playerIds)
    const finding = said('readiness.otherThanPublished', { count: playerIds.length, names })
    return [inRound(facts, round, finding, { playerIds })]
  })

/** 25 */
export const fieldOfTheCut: Rule = facts =>
  facts.rounds.flatMap(round => {
    const placed = new Set(round.pairings.flatMap(({ playerIds }) => playerIds))
    const playerIds = round.missedCut.filter(id => placed.has(id))
    if (playerIds.length === 0) return []
    const finding = said('readiness.afterTheCut', { count: playerIds.length, names: namesOf(facts, playerIds) })
    return [inRound(facts, round, finding, { playerIds })]
  })

/** 18 */
export const wishesKept: Rule = facts =>
  facts.rounds.flatMap(round => {
    const { together = [], apart = [] } = round.part.settings.wishes
    const groupOf = new Map(round.pairings.flatMap(group => group.playerIds.map(id => [id, group] as const)))
    const broken = apart.flatMap(ids =>
      round.pairings.flatMap(group => {
        const playerIds = ids.filter(id => group.playerIds.includes(id))
        if (playerIds.length < 2) return []
        const where = groupName(group, round, facts)
        const finding = said('readiness.askedApart', { names: namesOf(facts, playerIds), group: where })
        return [inRound(facts, round, finding, { playerIds, teePairingIds: [group.teePairingId] })]
      }),
    )
    const parted = together.flatMap(ids => {
      const playerIds = ids.filter(id => groupOf.has(id))
      const groups = [...new Set(playerIds.flatMap(id => groupOf.get(id) ?? []))]
      if (groups.length < 2) return []
      const where = namesAndMore(groups.map(group => groupName(group, round, facts)))
      const finding = said('readiness.askedTogether', { names: namesOf(facts, playerIds), groups: where })
      return [inRound(facts, round, finding, { playerIds, teePairingIds: groups.map(one => one.teePairingId) })]
    })
    return [...broken, ...parted]
  })
