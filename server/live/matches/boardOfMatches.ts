import type { Static } from 'typebox'
import type { BoardOfMatches as Shape } from '../../../contract/matches/boardOfMatches.ts'
import type { BoardInput, PlayedMatch } from '../../../rules/formats/format.ts'
import { unplayedMatches } from '../../../rules/formats/matchFormat.ts'
import { hasSideLeft } from '../../../rules/formats/matchHoles.ts'
import { withDefaults } from '../../../rules/formats/settings.ts'
import { publicEventId } from '../../domain/access/visibleEvent.ts'
import { membersOf } from '../../domain/leaderboards/sides.ts'
import type { LiveBoard, LiveFlight, Member } from '../boardInput.ts'
import { countedBoard } from '../countedBoard.ts'
import { decimal, startOf } from '../flightStandings.ts'
import { matchId } from './matchId.ts'

export type BoardOfMatches = Static<typeof Shape>
type Flight = BoardOfMatches['rounds'][number]['flights'][number]
type Match = Flight['matches'][number]
type Strokes = Parameters<typeof unplayedMatches>[1]

/** The matches of a leaderboard by round and flight, with who has none yet. */
export function boardOfMatches(live: LiveBoard): BoardOfMatches {
  const { leaderboard, format, rounds, input } = live
  const given = withDefaults(format.settings, leaderboard.settings.format ?? {})
  const [score, strokes] = [
    given.score === 'gross' ? 'gross' : 'net',
    given.strokes === 'full' ? 'full' : 'offLow',
  ] as const
  const flights = live.flights.map(flight => ({
    flight,
    matches: matchesOf(live, countedBoard(live, flight).input, { score, strokes }),
  }))
  return {
    leaderboardId: leaderboard.leaderboardId,
    eventId: leaderboard.publicEventId,
    name: leaderboard.name,
    format: format.id,
    team: leaderboard.team,
    net: score === 'net',
    offLow: strokes === 'offLow',
    matchPoints: Number(given.matchPoints ?? 0),
    rounds: (input.combining?.rounds ?? []).map(round => ({
      round: round + 1,
      eventId: publicEventId('R', rounds[round]?.eventId ?? 0),
      hasScores: hasScores(live, round),
      flights: flights.map(({ flight, matches }) => flightOf(live, flight, matches, round)),
      astray: astray(live, round),
    })),
  }
}

function matchesOf({ format }: LiveBoard, input: BoardInput, settings: Strokes): readonly PlayedMatch[] {
  return format.playedMatches?.(input) ?? unplayedMatches(input, settings)
}

/** Whether somebody has a score in a round, by index. */
export function hasScores({ rounds, cards }: LiveBoard, round: number): boolean {
  const { eventId } = rounds[round] ?? {}
  return [...cards.values()].some(card => card.eventId === eventId && card.strokes.some(value => value !== null))
}

function flightOf(live: LiveBoard, flight: LiveFlight, all: readonly PlayedMatch[], round: number): Flight {
  const matches = all.filter(({ line }) => line.round === round)
  const playing = new Set(matches.flatMap(({ line }) => [...line.a, ...line.b]))
  const sides = flight.members.map(member => sideOf(live, member, round))
  const without = sides.filter(({ sideId, out }) => !out && !playing.has(sideId)).map(({ sideId }) => sideId)
  // Of an odd number, one has the bye.
  const isOdd = sides.filter(({ out }) => !out).length % 2 === 1
  const [bye] = isOdd && without.length === 1 ? without : []
  return {
    ...(flight.flightId !== null && { flightId: flight.flightId }),
    ...(flight.name !== null && { name: flight.name }),
    sides,
    matches: matches
      .map(match => matchOf(live, flight, match))
      .sort((x, y) => (x.start?.teeTime ?? '').localeCompare(y.start?.teeTime ?? '')),
    without: bye === undefined ? without : [],
    ...(bye !== undefined && { bye }),
  }
}

function matchOf(live: LiveBoard, { members }: LiveFlight, { line, holes, received }: PlayedMatch): Match {
  const { a, b, round, upBy, thru, finished, winner, bothOut, result, pointsA, pointsB } = line
  const id = matchId({ a, b, round: round + 1 })
  const outcome = live.leaderboard.settings.matches?.find(one => matchId(one) === id)?.outcome
  const ids = [...a, ...b]
  const [start] = members.flatMap(member => (ids.includes(member.sideId) ? (startOf(live, member, round) ?? []) : []))
  return {
    matchId: id,
    a: { sideIds: [...a], received: received.a.map(sumOf) },
    b: { sideIds: [...b], received: received.b.map(sumOf) },
    ...(start && { start }),
    ...{ upBy, thru, finished, winner, result },
    ...(bothOut && { bothOut }),
    pointsA: decimal(pointsA),
    pointsB: decimal(pointsB),
    holes: [...holes],
    ...(outcome && { outcome }),
  }
}

function sumOf(strokes: readonly number[]): number {
  return strokes.reduce((sum, one) => sum + one, 0)
}

function sideOf({ entries, leaderboard }: LiveBoard, { sideId, name, players }: Member, round: number) {
  const cards = entries.get(sideId)?.rounds[round] ?? []
  const cupTeam = leaderboard.settings.cupTeams?.find(({ sides }) => sides.includes(sideId))?.name
  // Teams with one ball have one card.
  const own = cards.length === players.length && leaderboard.settings.oneBall === undefined
  return {
    sideId,
    name,
    ...(cupTeam !== undefined && { cupTeam }),
    balls: cards.map((card, at) => {
      const { playerId, firstName, lastName } = players[at]?.summary ?? {}
      const hcPlaying = !card || card.withoutHandicap ? null : card.playingHandicap
      return own && playerId !== undefined
        ? { playerId, name: `${firstName} ${lastName}`, hcPlaying }
        : { name, hcPlaying }
    }),
    ...(hasSideLeft(cards) && { out: true as const }),
  }
}

/** The matches of a round that no flight counts. */
function astray({ leaderboard, flights, entries }: LiveBoard, round: number) {
  const flightOf = new Map(flights.flatMap((flight, at) => flight.members.map(({ sideId }) => [sideId, at] as const)))
  return (leaderboard.settings.matches ?? []).flatMap(match => {
    const [a, b] = [[...membersOf(match.a)], [...membersOf(match.b)]]
    const ids = [...a, ...b]
    const counts = ids.every(id => entries.has(id)) && new Set(ids.map(id => flightOf.get(id))).size === 1
    return (match.round ?? 1) === round + 1 && !counts ? [{ matchId: matchId(match), a, b }] : []
  })
}
