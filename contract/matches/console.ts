/** The matches of leaderboards whose matches a director makes: who meets whom, how it stands, and how it ended. */

import Type from 'typebox'
import { changed } from '../changed.ts'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { MatchOutcome } from '../settings/leaderboardSettings.ts'
import {
  count,
  eventId,
  eventParams,
  id,
  listOf,
  orNull,
  playerId,
  strictObject,
  text,
  textOrEmpty,
  timestamp,
} from '../shapes.ts'
import { matchmaking } from './waysOfMatches.ts'

const optional = Type.Optional

const leaderboardId = id('Id of the leaderboard.')

const flightId = id('Id of the flight.')

const sideId = id('Id of the player; of the team on a leaderboard of teams.')

const round = Type.Integer({
  minimum: 1,
  maximum: 50,
  description: 'Number of the round among those of the leaderboard; 1 on a leaderboard of one round.',
})

const holeNumber = Type.Integer({ minimum: 1, maximum: 18, description: 'Number of the hole.' })

const matchId = Type.String({
  pattern: '^[0-9]{1,2}_[0-9]{1,16}(\\.[0-9]{1,16}){0,3}_[0-9]{1,16}(\\.[0-9]{1,16}){0,3}$',
  description: 'The round and the sides: `1_3001.3002_3003.3004`. Another one once other sides meet.',
})

const sideIds = listOf(sideId, {
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
    bothOut: optional(Type.Literal(true, { description: 'It is over, and neither has won or halved it.' })),
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
    cupTeam: optional(text(100, 'The larger team that it plays for.')),
    balls: listOf(
      strictObject({
        playerId: optional(playerId),
        name: text(200, 'Who plays it; of the team where it plays one ball.'),
        hcPlaying: orNull(Type.Integer({ description: 'Playing handicap for the round; `null` without one.' })),
      }),
      { most: 20 },
    ),
    out: optional(Type.Literal(true, { description: 'Nobody of it plays the round any more.' })),
  },
  { title: 'SideOfFlight' },
)

const Flight = strictObject(
  {
    flightId: optional(flightId),
    name: optional(text(100, 'Name of the flight.')),
    sides: listOf(Side, { most: 5000, description: 'Who is in it, as the flight lists them.' }),
    matches: listOf(Match, { most: 1000, description: 'By start, then as they were made.' }),
    without: listOf(sideId, { most: 5000, description: 'Who plays the round and has no match in it.' }),
    bye: optional(id('The only one without a match, where their number is odd; `without` is empty then.')),
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
    offLow: Type.Boolean({ description: 'Strokes off the lowest handicap of the match; otherwise full handicaps.' }),
    matchPoints: Type.Integer({
      description: 'Points for a match; 0 where each hole is worth points, and no match is won.',
    }),
    rounds: listOf(
      strictObject(
        {
          round,
          eventId,
          hasScores: Type.Boolean({
            description: 'Play has begun: other matches, other sides and another outcome need a `reason`.',
          }),
          flights: listOf(Flight, { most: 100 }),
          astray: listOf(strictObject({ matchId, a: sideIds, b: sideIds }, { title: 'MatchAstray' }), {
            most: 1000,
            description: 'Matches that do not count: of sides that are not in the same flight, or have left.',
          }),
        },
        { title: 'MatchesOfRound' },
      ),
      { most: 50, description: 'The rounds that the leaderboard counts.' },
    ),
  },
  { title: 'BoardOfMatches' },
)

const boardExample = {
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

export const listMatches = operation({
  id: 'listMatches',
  method: 'GET',
  path: '/console/api/events/{eventId}/matches',
  tag: 'Leaderboards',
  summary: 'List the matches of an event',
  description:
    'Of every leaderboard whose matches are made by a director, of the event and of its rounds: by round and flight, with who has no match yet. Of a round, those in it, also where the leaderboard is over several.',
  params: eventParams,
  reply: strictObject({ boards: listOf(BoardOfMatches, { most: 500 }) }, { title: 'MatchesOfEvent' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: counted,
  transaction: 'read',
  example: { params: { eventId: 'S-5213' }, reply: { boards: [boardExample] } },
})

const boardParams = strictObject({ eventId, leaderboardId })

const matchParams = strictObject({ eventId, leaderboardId, matchId })

const reason = optional(text(500, 'Why, once play has begun; kept in the audit.'))

const Bye = strictObject(
  { round, flightId: optional(flightId), sideIds },
  { title: 'Bye', description: 'Who has no opponent.' },
)

export const makeMatches = operation({
  id: 'makeMatches',
  method: 'POST',
  path: '/console/api/events/{eventId}/leaderboards/{leaderboardId}/draw',
  tag: 'Leaderboards',
  summary: 'Make the matches of those who have none',
  description:
    'In each flight by itself; who has a match in one of the rounds, or does not play any more, is left alone. The same seed draws the same lots of the same field. Nothing is done where everybody has a match.',
  params: boardParams,
  query: previewQuery,
  previews: true,
  body: strictObject(
    {
      by: Type.Enum([...matchmaking], {
        description:
          'Who meets: neighbours in the order of the flight (`order`), by playing handicap (`handicap`), as drawn (`lots`), in the same tee group (`teeGroups`), or everybody everybody else (`everybody`).',
      }),
      rounds: optional(
        listOf(round, {
          least: 1,
          most: 50,
          description:
            'In which rounds; the first one that the leaderboard counts if left out. With `everybody` one turn in each of several rounds, and all turns in a single one.',
        }),
      ),
      flightId: optional(flightId),
      pairs: optional(
        Type.Boolean({
          description: 'On a leaderboard of players: two play together, each with the next one in the order.',
        }),
      ),
      seed: optional(
        Type.Integer({ minimum: 0, maximum: 999_999, description: 'What the lots are drawn from; any if left out.' }),
      ),
      reason,
    },
    { title: 'MatchesWanted' },
  ),
  reply: strictObject(
    {
      made: count('How many matches are new.'),
      seed: optional(Type.Integer({ description: 'What the lots were drawn from.' })),
      byes: listOf(Bye, { most: 5000 }),
      board: BoardOfMatches,
    },
    { title: 'MatchesMade' },
  ),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REASON_REQUIRED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['leaderboards'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5213', leaderboardId: 604 },
    query: {},
    body: { by: 'lots', seed: 9026 },
    reply: { made: 1, seed: 9026, byes: [{ round: 1, sideIds: [3003] }], board: boardExample },
  },
})

export const addMatch = operation({
  id: 'addMatch',
  method: 'POST',
  path: '/console/api/events/{eventId}/leaderboards/{leaderboardId}/matches',
  tag: 'Leaderboards',
  summary: 'Add a match',
  description: 'Between two sides of one flight that share nobody. Somebody may play several matches in a round.',
  params: boardParams,
  query: previewQuery,
  previews: true,
  body: strictObject({ round: optional(round), a: sideIds, b: sideIds, reason }, { title: 'NewMatch' }),
  reply: BoardOfMatches,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REASON_REQUIRED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['leaderboards'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5213', leaderboardId: 604 },
    query: {},
    body: { a: [3001], b: [3002] },
    reply: boardExample,
  },
})

const OutcomeWanted = strictObject(
  {
    winner: MatchOutcome.properties.winner,
    result: optional(
      text(20, 'Left out: `conceded`, `w/o`, and `AS` where it is halved by holes; any other way needs it.'),
    ),
    by: MatchOutcome.properties.by,
  },
  { title: 'OutcomeWanted' },
)

export const updateMatch = operation({
  id: 'updateMatch',
  method: 'PATCH',
  path: '/console/api/events/{eventId}/leaderboards/{leaderboardId}/matches/{matchId}',
  tag: 'Leaderboards',
  summary: 'Say who plays a match, or how it ended',
  description:
    'What is left out stays; `null` leaves the outcome to the cards. A first outcome needs no reason, unless the committee decided. A match is conceded before it is over, and no concession is taken back (Rule 3.2b); what was entered by mistake is undone in the log.',
  params: matchParams,
  query: previewQuery,
  previews: true,
  body: strictObject(
    { a: changed(sideIds), b: changed(sideIds), outcome: changed(OutcomeWanted), reason },
    { title: 'MatchPatch' },
  ),
  reply: BoardOfMatches,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REASON_REQUIRED', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'event.edit',
  changes: ['leaderboards'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5213', leaderboardId: 604, matchId: '1_3001_3002' },
    query: {},
    body: { outcome: { from: null, to: { winner: 'a', by: 'concession' } } },
    reply: boardExample,
  },
})

export const removeMatch = operation({
  id: 'removeMatch',
  method: 'DELETE',
  path: '/console/api/events/{eventId}/leaderboards/{leaderboardId}/matches/{matchId}',
  tag: 'Leaderboards',
  summary: 'Remove a match',
  description: 'The cards stay. A match that was conceded stays too (Rule 3.2b).',
  params: matchParams,
  query: strictObject({ ...previewQuery.properties, reason }),
  previews: true,
  reply: BoardOfMatches,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REASON_REQUIRED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['leaderboards'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5213', leaderboardId: 604, matchId: '1_3001_3002' },
    query: {},
    reply: boardExample,
  },
})

const Seat = Type.Union(
  [
    strictObject({ matchId, which: Type.Enum(['a', 'b']) }, { description: 'One side of a match.' }),
    strictObject({ sideId }, { description: 'Who has no match yet.' }),
  ],
  { title: 'SeatInMatches' },
)

export const swapSides = operation({
  id: 'swapSides',
  method: 'POST',
  path: '/console/api/events/{eventId}/leaderboards/{leaderboardId}/swap',
  tag: 'Leaderboards',
  summary: 'Let two sides change places',
  description:
    'Between two matches of a round, or between a match and somebody who has none. An outcome that was entered goes: other sides meet.',
  params: boardParams,
  query: previewQuery,
  previews: true,
  body: strictObject({ one: Seat, other: Seat, reason }, { title: 'SidesToSwap' }),
  reply: BoardOfMatches,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REASON_REQUIRED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['leaderboards'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5213', leaderboardId: 604 },
    query: {},
    body: { one: { matchId: '1_3001_3002', which: 'b' }, other: { sideId: 3003 } },
    reply: boardExample,
  },
})
