import { oneBallIds } from '../../../rules/formats/index.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { type EventOrRound, eventOrRounds, type Level, type TeeInPlay } from '../events/eventOrRounds.sql.ts'
import type { BoardTerms } from './boardTerms.ts'
import type { TeamComputation } from './computeHandicap.ts'
import { computeTeamHandicap, type TeamTerms } from './computeTeamHandicap.ts'
import { type HandicapInEffect, handicapsOf } from './handicapsInEffect.ts'
import { handicapRows } from './roundHandicap.sql.ts'
import { oneBallFormats, type TeamChoice, type TeamHandicapRow, teamHandicapRows } from './teamHandicaps.sql.ts'

/**
 * The handicap of a team that counts, for 18 holes. What was set for the round counts; otherwise, unless it is locked, the
 * playing handicap of a team with one ball is computed from those of its players. A team without a tee plays off that of its
 * first player.
 */
export type TeamHandicapInEffect = TeamHandicapRow & {
  readonly tee: TeeInPlay | undefined
  readonly part: EventOrRound
  readonly players: readonly HandicapInEffect[]
  /** The format in which teams of the round play one ball; the handicap depends on it unless it was set. */
  readonly ball: string | undefined
  /** How the playing handicap was computed; undefined where it was set. */
  readonly computation: TeamComputation | undefined
}

/**
 * One handicap for each team in effect (or each of `choice`) and each event or round, in the order of teams; with `termsOf` as
 * a leaderboard counts them, unless they were set by hand.
 */
export async function teamHandicapsInEffect(
  tx: Transaction,
  event: VisibleEvent,
  level: Level,
  choice: TeamChoice,
  termsOf: (eventId: number, teamId: number) => BoardTerms | undefined = () => undefined,
): Promise<readonly TeamHandicapInEffect[]> {
  const [parts, teams, playing] = await Promise.all([
    eventOrRounds(tx, event, level),
    teamHandicapRows(tx, event, level, choice),
    oneBallFormats(tx, event, level, oneBallIds),
  ])
  const formatOf = new Map(playing.map(({ eventId, formatId }) => [eventId, formatId]))
  const playerIds = [...new Set(teams.flatMap(team => team.playerIds))]
  const handicaps = handicapsOf(parts, await handicapRows(tx, event, level, playerIds))
  const byPlayer = new Map(handicaps.map(handicap => [`${handicap.eventId}/${handicap.playerId}`, handicap]))
  const byEvent = new Map(parts.map(part => [part.eventId, part]))
  return teams.flatMap(team => {
    const part = byEvent.get(team.eventId)
    if (!part) return []
    const players = team.playerIds.flatMap(playerId => byPlayer.get(`${team.eventId}/${playerId}`) ?? [])
    const tee = part.tees.get(team.teeId ?? 0) ?? players[0]?.tee
    const formatId = formatOf.get(team.eventId)
    const isComputed = formatId !== undefined && team.hcPlaying === null && !team.locked
    const terms = { ...termsOfPart(part), terms: termsOf(team.eventId, team.teamId) }
    const computed = isComputed ? computeTeamHandicap(players, tee, formatId, terms) : undefined
    return [
      {
        ...team,
        hcPlaying: computed?.whole.value ?? team.hcPlaying,
        ball: formatId,
        computation: computed,
        part,
        players,
        tee,
      },
    ]
  })
}

function termsOfPart({ settings }: EventOrRound): TeamTerms {
  return { allowance: settings.teamAllowance, withoutIndex: settings.withoutIndex }
}
