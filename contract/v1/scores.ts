import Type from 'typebox'
import { andorinhas, fromYellowTee, tiago } from '../examples.ts'
import { operation } from '../operation.ts'
import {
  eventId,
  eventParams,
  handicapsComputed,
  id,
  listOf,
  nameFields,
  names,
  orNull,
  PlayerSummary,
  playedTee,
  playerId,
  playerIds,
  strictObject,
  teamId,
  text,
  timestamp,
  wholeList,
} from '../shapes.ts'

const status = Type.Enum(['NOT_STARTED', 'IN_PROGRESS', 'COMPLETE', 'SIGNED', 'OFFICIAL', 'NC', 'WD', 'DQ', 'NS'], {
  description: 'How far the card is; `NC` no card returned, `WD` withdrew, `DQ` disqualified, `NS` did not start.',
})

function total(description: string) {
  return orNull(Type.Integer({ minimum: -200, maximum: 999, description }))
}

export const HoleScore = strictObject(
  {
    hole: Type.Integer({ minimum: 1, maximum: 18, description: 'Number of the hole.' }),
    par: Type.Integer({ minimum: 3, maximum: 6, description: 'Par of the hole.' }),
    hc: Type.Integer({ minimum: 1, maximum: 18, description: 'Stroke index.' }),
    hcStrokes: orNull(
      Type.Integer({
        minimum: -9,
        maximum: 9,
        description:
          'Strokes received on the hole, negative when strokes are given back; `null` without a playing handicap.',
      }),
    ),
    gross: total('Strokes; `null` while the hole is not played.'),
    net: total('Strokes less strokes received; `null` while the hole is not played.'),
    pickedUp: Type.Boolean({ description: 'The ball was picked up.' }),
  },
  { title: 'HoleScore' },
)

const card = {
  ...playedTee,
  ...handicapsComputed,
  thru: Type.Integer({ minimum: 0, maximum: 18, description: 'Number of holes played.' }),
  gross: total('Strokes over the holes played; `null` when a ball was picked up.'),
  net: total('Net strokes over the holes played; `null` when a ball was picked up, or without a playing handicap.'),
  toParGross: total('Strokes over par, of the holes played.'),
  toParNet: total('Net strokes over par, of the holes played.'),
  grossFront: total('Strokes over holes 1 to 9.'),
  grossBack: total('Strokes over holes 10 to 18.'),
  netFront: total('Net strokes over holes 1 to 9.'),
  netBack: total('Net strokes over holes 10 to 18.'),
  points: total(
    'Net Stableford points over the holes played, none for a ball picked up; `null` without a playing handicap.',
  ),
  status,
  updatedDt: Type.Optional(timestamp),
  holes: Type.Optional(listOf(HoleScore, { most: 18, description: 'Left out with `holes=false`.' })),
}

export const PlayerScore = strictObject(
  { eventId, playerId, ...names, handle: Type.Optional(nameFields.handle), ...card },
  { title: 'PlayerScore' },
)

export const TeamScore = strictObject(
  {
    eventId,
    teamId,
    name: text(100, 'Name of the team.'),
    players: listOf(PlayerSummary, { description: 'The players of the team.' }),
    ...card,
  },
  { title: 'TeamScore' },
)

const criteria = {
  courseId: Type.Optional(id('Only cards on this course.')),
  status: Type.Optional(status),
  updatedSince: Type.Optional(
    Type.String({ format: 'date-time', description: 'Only cards that changed at this time or later.' }),
  ),
  holes: Type.Optional(Type.Boolean({ description: 'Whether the holes of each card are returned; true if left out.' })),
}

const twoHolesPlayed = {
  ...fromYellowTee,
  thru: 2,
  gross: 9,
  net: 8,
  toParGross: 1,
  toParNet: 0,
  grossFront: 9,
  grossBack: null,
  netFront: 8,
  netBack: null,
  points: 4,
  status: 'IN_PROGRESS',
  updatedDt: '2026-05-02T08:41:09.123+00:00',
  holes: [
    { hole: 1, par: 5, hc: 7, hcStrokes: 1, gross: 6, net: 5, pickedUp: false },
    { hole: 2, par: 3, hc: 15, hcStrokes: 0, gross: 3, net: 3, pickedUp: false },
    { hole: 3, par: 4, hc: 13, hcStrokes: 0, gross: null, net: null, pickedUp: false },
  ],
}

export const searchPlayerScores = operation({
  id: 'searchPlayerScores',
  method: 'GET',
  path: '/v1/events/{eventId}/players/scores',
  tag: 'Scores',
  summary: 'Search the scores of the players of an event',
  description:
    'One record for each player and round; for a multi-round event the records of all its rounds, each with the id of its round. Numbers of unplayed holes, and totals without a played hole, are `null`; a ball picked up has no strokes, and neither has a total over it. On a course of nine holes the strokes received are those of the nine.',
  params: eventParams,
  criteria: strictObject(
    { playerIds: Type.Optional(playerIds('Only these players.')), ...criteria },
    { title: 'PlayerScoreSearch' },
  ),
  reply: wholeList(PlayerScore),
  page: ['lastName', 'firstName', 'playerId', 'eventId'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    criteria: { playerIds: [3001] },
    reply: [{ eventId: 'S-5209', ...tiago, hcCourse: 13, hcPlaying: 12, ...twoHolesPlayed }],
  },
})

export const searchTeamScores = operation({
  id: 'searchTeamScores',
  method: 'GET',
  path: '/v1/events/{eventId}/teams/scores',
  tag: 'Scores',
  summary: 'Search the scores of the teams of an event',
  description:
    'Only formats in which one score for each hole is entered for the team, such as a scramble; never scores that are combined from those of the players. Otherwise like the scores of players.',
  params: eventParams,
  criteria: strictObject(
    { teamIds: Type.Optional(listOf(teamId, { description: 'Only these teams.' })), ...criteria },
    { title: 'TeamScoreSearch' },
  ),
  reply: wholeList(TeamScore),
  page: ['teamId', 'eventId'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    criteria: { teamIds: [801] },
    reply: [{ eventId: 'S-5209', ...andorinhas, hcCourse: 22, hcPlaying: 11, ...twoHolesPlayed }],
  },
})
