/** The matches that a phone shows: those of the players of its group. */
import type { PhoneMatch, PhoneRound, PhoneSide } from '../../../contract/site/scorecard.ts'
import type { PlayedMatch } from '../../../rules/formats/format.ts'
import { hasLeft } from '../../../rules/formats/matchHoles.ts'
import { withDefaults } from '../../../rules/formats/settings.ts'
import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { oneBallOf } from '../../domain/leaderboards/oneBall.ts'
import { cardIdOf } from '../../domain/scores/card.ts'
import type { LiveBoard, LiveFlight } from '../../live/boardInput.ts'
import { countedBoard } from '../../live/countedBoard.ts'
import { matchId } from '../../live/matches/matchId.ts'
import type { Service } from '../../live/service.ts'

/** The matches of the group of a round on these leaderboards. They are counted outside of a transaction, as all standings are. */
export async function phoneMatches(
  service: Service,
  communityId: number,
  leaderboardIds: readonly number[],
  { roundId, players = [] }: PhoneRound,
): Promise<readonly PhoneMatch[]> {
  const kept = await Promise.all(
    leaderboardIds.map(leaderboardId => service.standings.of({ communityId, leaderboardId })),
  )
  const group = new Set(players.map(({ playerId }) => playerId))
  return kept.flatMap(one => {
    const round = one?.board.rounds.findIndex(({ eventId }) => publicEventId('R', eventId) === roundId) ?? -1
    if (!one || round < 0) return []
    const { board } = one
    return board.flights.flatMap(flight =>
      (board.format.playedMatches?.(countedBoard(board, flight).input) ?? [])
        .filter(({ line }) => line.round === round)
        .map(match => phoneMatch(board, flight, match))
        .filter(({ a, b }) => [...a.playerIds, ...b.playerIds].some(id => group.has(id))),
    )
  })
}

function phoneMatch(live: LiveBoard, flight: LiveFlight, { line, holes, received }: PlayedMatch): PhoneMatch {
  const { leaderboard, format, entries } = live
  const { a, b, round, upBy, thru, finished, winner, result } = line
  const id = matchId({ a, b, round: round + 1 })
  const cards = [...a, ...b].flatMap(side => entries.get(side)?.rounds[round] ?? [])
  const isEntered = leaderboard.settings.matches?.some(one => matchId(one) === id && one.outcome) ?? false
  return {
    matchId: id,
    leaderboardId: leaderboard.leaderboardId,
    name: leaderboard.name,
    a: phoneSide(live, flight, a, received.a),
    b: phoneSide(live, flight, b, received.b),
    count: Number(withDefaults(format.settings, leaderboard.settings.format ?? {}).count),
    holes,
    ...{ upBy, thru, finished, winner, result },
    byServer: isEntered || cards.some(card => card && (hasLeft(card) || card.withoutHandicap === true)),
  }
}

function phoneSide(
  { leaderboard }: LiveBoard,
  { members }: LiveFlight,
  ids: readonly number[],
  received: PlayedMatch['received']['a'],
): PhoneSide {
  const own = ids.flatMap(id => members.find(({ sideId }) => sideId === id) ?? [])
  const playerIds = own.flatMap(({ players }) => players.map(({ summary }) => summary.playerId))
  const playsOneBall = oneBallOf(leaderboard.formatId, leaderboard.settings) !== undefined
  const cardIds = playsOneBall
    ? ids.map(sideId => cardIdOf({ side: 'T', sideId }))
    : playerIds.map(sideId => cardIdOf({ side: 'P', sideId }))
  return {
    name: own.map(({ name }) => name).join(' / '),
    playerIds,
    balls: cardIds.map((cardId, at) => ({ cardId, strokes: received[at] ?? [] })),
  }
}
