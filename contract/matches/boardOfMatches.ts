/** The matches of a leaderboard, as the console lists them, and what they are called by. */

import Type from 'typebox'
import { MatchOutcome } from '../settings/leaderboardSettings.ts'
import { count, eventId, id, listOf, orNull, playerId, strictObject, text, textOrEmpty, timestamp } from '../shapes.ts'

const optional = Type.Optional

export const leaderboardId = id('Id of the leaderboard.')

export const flightId = id('Id of the flight.')

export const sideId = id('Id of the player; of the team on a leaderboard of teams.')

export const round = Type.Integer({
  minimum: 1,
  maximum: 50,
  description: 'Number of the round among those of the leaderboard; 1 on a leaderboard of one round.',
})

const holeNumber = Type.Integer({ minimum: 1, maximum: 18, description: 'Number of the hole.' })

export const matchId = Type.String({
  pattern: '^[0-9]{1,2}_[0-9]{1,16}(\\.[0-9]{1,16}){0,3}_[0-9]{1,16}(\\.[0-9]{1,16}){0,3}$',
  description: 'The round and the sides: `1_3001.3002_3003.3004`. It changes when different sides meet.',
  examples: ['1_3001_3002'],
})

export const sideIds = listOf(sideId, {
  least: 1,
  most: 4,
  description: 'Who plays on this side: one player, several who play together, or a team.',
})

const MatchSide = strictObject(
  {
    sideIds,
    received: listOf(Type.Integer({ description: 'Strokes; negative where strokes are given.' }), {
      most: 40,
      description:
        'What each ball of the side receives in the match, in their order; 0 where gross scores are compared.',
    }),
  },
  { title: 'SideOfMatch' },
)

const winner = orNull(Type.Enum(['a', 'b'], { description: 'Which side; `null` is neither.' }))

const Match = strictObject(
  {
    matchId,
    a: MatchSide,
    b: MatchSide,
    start: optional(
      strictObject(
        { teeTime: timestamp, hole: holeNumber },
        { title: 'MatchStart', description: 'As the tee sheet says.' },
      ),
    ),
    upBy: Type.Integer({ description: 'Holes that `a` is up; negative when it is down.' }),
    thru: count('Holes that are decided.'),
    finished: Type.Boolean({ description: 'It is over.' }),
    winner,
    bothOut: optional(Type.Literal(true, { description: 'It is over, and neither side has won or halved it.' })),
    result: textOrEmpty(
      20,
      'Such as `3&2`, `19th`, `conceded`, `w/o`, and `AS` for a halved match; empty until it is over.',
    ),
    pointsA: Type.Number({ description: 'Points of `a`.' }),
    pointsB: Type.Number({ description: 'Points of `b`.' }),
    holes: listOf(
      strictObject({
        hole: holeNumber,
        winner: orNull(Type.Enum(['a', 'b', 'halved'], { description: '`null` until it is decided.' })),
      }),
      {
        most: 18,
        description:
          'In the order of play; also those after the end of the match. None where each hole is worth points.',
      },
    ),
    outcome: optional(MatchOutcome),
  },
  { title: 'MatchOfFlight' },
)

const Side = strictObject(
  {
    sideId,
    name: text(200, 'Its name.'),
    cupTeam: optional(text(100, 'The larger team it plays for.')),
    balls: listOf(
      strictObject({
        playerId: optional(playerId),
        name: text(200, 'Who plays it; of the team where it plays one ball.'),
        hcPlaying: orNull(Type.Integer({ description: 'Playing handicap for the round; `null` without one.' })),
      }),
      { most: 20 },
    ),
    out: optional(Type.Literal(true, { description: 'None of its players is still in the round.' })),
  },
  { title: 'SideOfFlight' },
)

const Flight = strictObject(
  {
    flightId: optional(flightId),
    name: optional(text(100, 'Name of the flight.')),
    sides: listOf(Side, { most: 5000, description: 'Who is in it, as the flight lists them.' }),
    matches: listOf(Match, { most: 1000, description: 'By start, then in the order they were made.' }),
    without: listOf(sideId, { most: 5000, description: 'Those who play the round but have no match in it.' }),
    bye: optional(id('The only one without a match, where the number is odd; `without` is then empty.')),
  },
  { title: 'MatchesOfFlight' },
)

export const BoardOfMatches = strictObject(
  {
    leaderboardId,
    eventId,
    name: text(120, 'Name of the leaderboard.'),
    format: text(60, 'Id of the format of play.'),
    team: Type.Boolean({ description: 'Its sides are teams; otherwise players, alone or several together.' }),
    net: Type.Boolean({ description: 'Net scores are compared.' }),
    offLow: Type.Boolean({
      description: 'Strokes are taken off the lowest handicap of the match; otherwise full handicaps.',
    }),
    matchPoints: Type.Integer({
      description: 'Points for a match; 0 where each hole is worth points, and no match is won.',
    }),
    rounds: listOf(
      strictObject(
        {
          round,
          eventId,
          hasScores: Type.Boolean({
            description: 'Play has begun: changes of matches, sides and outcomes need a `reason`.',
          }),
          flights: listOf(Flight, { most: 100 }),
          astray: listOf(strictObject({ matchId, a: sideIds, b: sideIds }, { title: 'MatchAstray' }), {
            most: 1000,
            description: 'Matches that do not count: their sides are not in the same flight, or have left.',
          }),
        },
        { title: 'MatchesOfRound' },
      ),
      { most: 50, description: 'The rounds that the leaderboard counts.' },
    ),
  },
  { title: 'BoardOfMatches' },
)

/** A board of three, of whom one has the bye. */
export const boardExample = {
  leaderboardId: 604,
  eventId: 'S-5213',
  name: 'Singles',
  format: 'matchPlay',
  team: false,
  net: true,
  offLow: true,
  matchPoints: 1,
  rounds: [
    {
      round: 1,
      eventId: 'S-5213',
      hasScores: true,
      flights: [
        {
          sides: [
            { sideId: 3001, name: 'Beatriz Falcão', balls: [{ playerId: 3001, name: 'Beatriz Falcão', hcPlaying: 8 }] },
            { sideId: 3002, name: 'Tiago Moura', balls: [{ playerId: 3002, name: 'Tiago Moura', hcPlaying: 12 }] },
            { sideId: 3003, name: 'Ana Costa', balls: [{ playerId: 3003, name: 'Ana Costa', hcPlaying: 21 }] },
          ],
          matches: [
            {
              matchId: '1_3001_3002',
              a: { sideIds: [3001], received: [0] },
              b: { sideIds: [3002], received: [4] },
              start: { teeTime: '2026-05-02T13:10:00.000+01:00', hole: 1 },
              upBy: 2,
              thru: 3,
              finished: false,
              winner: null,
              result: '',
              pointsA: 0,
              pointsB: 0,
              holes: [
                { hole: 1, winner: 'a' as const },
                { hole: 2, winner: 'halved' as const },
                { hole: 3, winner: 'a' as const },
                { hole: 4, winner: null },
              ],
            },
          ],
          without: [],
          bye: 3003,
        },
      ],
      astray: [],
    },
  ],
}
