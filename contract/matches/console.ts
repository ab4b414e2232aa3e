/** The matches of leaderboards whose matches a director makes: who meets whom, how it stands, and how it ended. */

import Type from 'typebox'
import { changed } from '../changed.ts'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { MatchOutcome } from '../settings/leaderboardSettings.ts'
import { count, eventId, eventParams, listOf, strictObject, text } from '../shapes.ts'
import {
  BoardOfMatches,
  boardExample,
  flightId,
  leaderboardId,
  matchId,
  round,
  sideId,
  sideIds,
} from './boardOfMatches.ts'
import { matchmaking } from './waysOfMatches.ts'

const optional = Type.Optional

export const listMatches = operation({
  id: 'listMatches',
  method: 'GET',
  path: '/console/api/events/{eventId}/matches',
  tag: 'Leaderboards',
  summary: 'List the matches of an event',
  description:
    'For every leaderboard whose matches are made by a director, of the event and of its rounds: by round and flight, with those who have no match yet. For a round, the matches in it, even where the leaderboard covers several.',
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
  summary: 'Make matches for those without one',
  description:
    'In each flight separately; those who have a match in one of the rounds, or no longer play, are left alone. The same seed draws the same lots for the same field. Nothing is done where everybody has a match.',
  params: boardParams,
  query: previewQuery,
  previews: true,
  body: strictObject(
    {
      by: Type.Enum([...matchmaking], {
        description:
          'Who meets: neighbours in the order of the flight (`order`), by playing handicap (`handicap`), as drawn (`lots`), in the same tee group (`teeGroups`), or everybody against everybody (`everybody`).',
      }),
      rounds: optional(
        listOf(round, {
          least: 1,
          most: 50,
          description:
            'In which rounds; the first that the leaderboard counts if left out. With `everybody`, one turn in each of several rounds, or all turns in a single one.',
        }),
      ),
      flightId: optional(flightId),
      pairs: optional(
        Type.Boolean({
          description: 'On a player leaderboard: two play together, each with the next in the order.',
        }),
      ),
      seed: optional(
        Type.Integer({
          minimum: 0,
          maximum: 999_999,
          description: 'What the lots are drawn from; random if left out.',
        }),
      ),
      reason,
    },
    { title: 'MatchesWanted' },
  ),
  reply: strictObject(
    {
      made: count('Number of new matches.'),
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
  description:
    'Between two sides of one flight with no player in common. Somebody may play several matches in a round.',
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
      text(
        20,
        'If left out: `conceded`, `w/o`, `committee`, and `AS` for a halved match; required for a win by holes or extra holes.',
      ),
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
  summary: 'Change the sides or the outcome of a match',
  description:
    'Anything left out stays; `null` leaves the outcome to the cards. A first outcome needs no reason, unless the committee decided. A match is conceded before it is over, and a concession cannot be taken back (Rule 3.2b); one entered by mistake is undone in the log.',
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
  summary: 'Swap two sides',
  description:
    'Between two matches of a round, or between a match and somebody who has none. An outcome already entered is removed, because different sides meet.',
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
