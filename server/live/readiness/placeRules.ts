/** The rules about where and when everybody plays: flights, tee times, groups and teams in them. */

import { cutText } from '../../../contract/site/cutText.ts'
import type { PairingRow } from './facts.sql.ts'
import { counted, type Finding, groupName, inRound, listed, localTime, namesOf, type Rule } from './finding.ts'

/** 1 */
export const everybodyInAFlight: Rule = facts =>
  facts.boards.flatMap((board): Finding[] => {
    const about = { eventId: board.publicEventId, leaderboardId: board.leaderboardId }
    if (board.flights.length === 0)
      return board.publicEventId.startsWith('M-') && board.sides.length > 0
        ? [{ text: `Nobody is on ${board.name}: a leaderboard over several rounds needs a flight.`, ...about }]
        : []
    const placed = new Set(board.flights.flatMap(({ memberIds }) => memberIds))
    const missing = board.sides.filter(side => !placed.has(side))
    if (missing.length === 0) return []
    const what = board.team
      ? counted(missing.length, 'team is', 'teams are')
      : counted(missing.length, 'player is', 'players are')
    const teams = facts.rounds.flatMap(round => round.teams)
    const names = board.team
      ? listed(missing.map(id => teams.find(({ teamId }) => teamId === id)?.name ?? `team ${id}`))
      : namesOf(facts, missing)
    return [
      {
        text: cutText(`${what} in no flight of ${board.name}: ${names}.`, 500),
        ...about,
        ...(board.team ? { teamIds: missing } : { playerIds: missing }),
      },
    ]
  })

/** 2 */
export const oneTeeTimeEach: Rule = facts =>
  facts.rounds.flatMap(round => {
    if (round.pairings.length === 0)
      return [inRound(facts, round, { text: 'There are no tee times yet. Make the tee sheet.' })]
    const placed = new Set(round.pairings.flatMap(({ playerIds }) => playerIds))
    const missing = round.awaitsCut ? [] : round.players.map(({ playerId }) => playerId).filter(id => !placed.has(id))
    if (missing.length === 0) return []
    const text = `${counted(missing.length, 'player has', 'players have')} no tee time: ${namesOf(facts, missing)}.`
    return [inRound(facts, round, { text, playerIds: missing })]
  })

/** 3 */
export const groupsApart: Rule = facts =>
  facts.rounds.flatMap(round => {
    const place = ({ teeTime, teeHole, teeGroup, courseId }: PairingRow) =>
      `${teeTime} ${teeHole} ${teeGroup} ${courseId}`
    return [...Map.groupBy(round.pairings, place).values()].flatMap(same => {
      const [group] = same
      if (!group || same.length < 2) return []
      const text = `${same.length} groups start at ${groupName(group, round, facts.timeZone)}. Give them another letter, hole or time.`
      return [inRound(facts, round, { text, teePairingIds: same.map(({ teePairingId }) => teePairingId) })]
    })
  })

/** 4 */
export const startHoles: Rule = facts =>
  facts.rounds.flatMap(round =>
    round.pairings.flatMap(pairing => {
      const tees = [...round.part.tees.values()].filter(({ courseId }) => courseId === pairing.courseId)
      const holes = Math.max(0, ...tees.map(tee => tee.holes))
      if (holes === 0 || pairing.teeHole <= holes) return []
      const text = `A group starts from hole ${pairing.teeHole}, and the course has ${holes}.`
      return [inRound(facts, round, { text, teePairingIds: [pairing.teePairingId] })]
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
      const text = `${name} plays one ball, and its players are in ${groups.size} groups.`
      return [inRound(facts, round, { text, teamIds: [teamId], teePairingIds: [...groups] })]
    })
  })

const mostInGroup = 4

/** 17 */
export const groupSizes: Rule = facts =>
  facts.rounds.flatMap(round =>
    round.pairings.flatMap(pairing => {
      const { playerIds, teePairingId } = pairing
      if (playerIds.length > 1 && playerIds.length <= mostInGroup) return []
      const name = groupName(pairing, round, facts.timeZone)
      const text =
        playerIds.length === 0
          ? `Nobody is in the group ${name}.`
          : playerIds.length === 1
            ? `${namesOf(facts, playerIds)} plays alone in the group ${name}, without a marker.`
            : `${playerIds.length} players are in the group ${name}.`
      return [inRound(facts, round, { text, teePairingIds: [teePairingId] })]
    }),
  )

const dawn = '06:00'
const dusk = '20:00'

/** 19 */
export const teeTimesPlausible: Rule = facts =>
  facts.rounds.flatMap(round =>
    round.pairings.flatMap(pairing => {
      const { teeTime, teePairingId } = pairing
      const date = Temporal.Instant.from(teeTime).toZonedDateTimeISO(facts.timeZone).toPlainDate().toString()
      const time = localTime(teeTime, facts.timeZone)
      const isOtherDay = date < round.startDate || date > round.endDate
      if (!isOtherDay && time >= dawn && time <= dusk) return []
      const text = isOtherDay
        ? `A group starts on ${date}, which is no day of the round.`
        : `A group starts at ${time}, when it may be dark.`
      return [inRound(facts, round, { text, teePairingIds: [teePairingId] })]
    }),
  )

/** 22 */
export const sheetPublished: Rule = facts =>
  facts.rounds.flatMap(round => {
    const playerIds = round.unpublished
    if (playerIds.length === 0) return []
    const what = counted(playerIds.length, 'player starts', 'players start')
    const text = `${what} otherwise than the published tee sheet says: ${namesOf(facts, playerIds)}.`
    return [inRound(facts, round, { text, playerIds: [...playerIds] })]
  })

/** 25 */
export const fieldOfTheCut: Rule = facts =>
  facts.rounds.flatMap(round => {
    const placed = new Set(round.pairings.flatMap(({ playerIds }) => playerIds))
    const playerIds = round.missedCut.filter(id => placed.has(id))
    if (playerIds.length === 0) return []
    const text = `${counted(playerIds.length, 'player has', 'players have')} a tee time after missing the cut: ${namesOf(facts, playerIds)}.`
    return [inRound(facts, round, { text, playerIds })]
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
        const text = `${namesOf(facts, playerIds)} asked to be apart, and are in ${groupName(group, round, facts.timeZone)}.`
        return [{ text, playerIds, teePairingIds: [group.teePairingId] }]
      }),
    )
    const parted = together.flatMap(ids => {
      const playerIds = ids.filter(id => groupOf.has(id))
      const groups = new Set(playerIds.flatMap(id => groupOf.get(id) ?? []))
      if (groups.size < 2) return []
      const where = listed([...groups].map(group => groupName(group, round, facts.timeZone)))
      const text = `${namesOf(facts, playerIds)} asked to be together, and are in ${where}.`
      return [{ text, playerIds, teePairingIds: [...groups].map(({ teePairingId }) => teePairingId) }]
    })
    return [...broken, ...parted].map(found => inRound(facts, round, found))
  })
