import Type from 'typebox'
import { andorinhas, fromYellowTee, tiago } from '../examples.ts'
import { operation } from '../operation.ts'
import {
  date,
  eventId,
  eventParams,
  gender,
  handicapsComputed,
  hcIndex,
  id,
  listOf,
  nameFields,
  names,
  playedTee,
  playerId,
  playerIds,
  strictObject,
  teamId,
  teeRated,
  text,
  timestamp,
  wholeList,
} from '../shapes.ts'

const status = Type.Enum(['NOT_STARTED', 'IN_PROGRESS', 'COMPLETE', 'SIGNED', 'OFFICIAL', 'NC', 'WD', 'DQ', 'NS'], {
  description: 'How far the card is; `NC` no card returned, `WD` withdrew, `DQ` disqualified, `NS` did not start.',
})

function total(description: string) {
  return Type.Optional(Type.Integer({ minimum: -200, maximum: 999, description }))
}

const pickedUp = Type.Boolean({ description: 'The ball was picked up: the hole has no gross or net score.' })

const holeOfCard = {
  hole: Type.Integer({ minimum: 1, maximum: 18, description: 'Number of the hole.' }),
  par: Type.Integer({ minimum: 3, maximum: 6, description: 'Par of the hole.' }),
  hc: Type.Integer({ minimum: 1, maximum: 18, description: 'Stroke index.' }),
  hcStrokes: Type.Optional(
    Type.Integer({
      minimum: -9,
      maximum: 9,
      description: 'Strokes of the playing handicap on the hole, negative when strokes are given back.',
    }),
  ),
  gross: total('Strokes.'),
}

const netsOfHole = {
  netCourse: total('Strokes less those of the course handicap.'),
  netPlaying: total('Strokes less those of the playing handicap.'),
}

export const HoleScore = strictObject(
  {
    ...holeOfCard,
    ags: total('Adjusted gross: at most net double bogey, which a ball picked up counts as.'),
    ...netsOfHole,
    pickedUp,
  },
  { title: 'HoleScore' },
)

export const TeamHoleScore = strictObject({ ...holeOfCard, ...netsOfHole, pickedUp }, { title: 'TeamHoleScore' })

const cardId = Type.Optional(
  id('Id of the score, from one sequence for players and teams: assigned when the card is first written, and kept.'),
)

const startHole = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 18, description: 'Hole of the tee pairing; left out without a tee pairing.' }),
)

const handicapPlayed = { hcIndex: Type.Optional(hcIndex), ...handicapsComputed }

const gross = {
  gross: total('Strokes over the holes played; left out when a ball was picked up.'),
  grossVsPar: total('Strokes over the par of the holes played.'),
}

const net = {
  net: total(
    'Net strokes of the playing handicap over the holes played; left out when a ball was picked up, or without a playing handicap.',
  ),
  netVsPar: total('Net strokes over the par of the holes played.'),
}

const isTest = Type.Boolean({ description: 'Recorded in a rehearsal.' })

const unofficial = Type.Boolean({ description: 'The results of the round are not official.' })

const more = {
  thru: Type.Integer({ minimum: 0, maximum: 18, description: 'Number of holes played.' }),
  grossFront: total('Strokes over holes 1 to 9.'),
  grossBack: total('Strokes over holes 10 to 18.'),
  netFront: total('Net strokes over holes 1 to 9.'),
  netBack: total('Net strokes over holes 10 to 18.'),
  points: total(
    'Net Stableford points over the holes played, none for a ball picked up; left out without a playing handicap.',
  ),
  status,
  updatedDt: Type.Optional(timestamp),
}

const holesLeftOut = 'The holes in the order of their numbers; left out with `holeScores=false`.'

/** A player with the gender, as scores show players. */
export const ScoredPlayer = strictObject(
  { playerId, ...names, handle: Type.Optional(nameFields.handle), gender },
  { title: 'ScoredPlayer' },
)

export const PlayerScore = strictObject(
  {
    id: cardId,
    eventId,
    ...ScoredPlayer.properties,
    playedDate: Type.String({
      ...date,
      description: 'Day of the tee time; without a tee pairing the first day of the round.',
    }),
    numHoles: Type.Integer({ minimum: 9, maximum: 18, description: 'Holes of the round: 9 or 18.' }),
    startHole,
    ...playedTee,
    ...teeRated,
    ...handicapPlayed,
    ...gross,
    ags: total(
      'Adjusted gross of the round, as handicap records count it; left out until every hole is played. Without a handicap a hole counts at most par + 5.',
    ),
    agsVsPar: total('Adjusted gross over par.'),
    ...net,
    isTest,
    postedToWHS: Type.Boolean({
      description: 'Marked in the console as posted to the handicap record of a federation, by file or by hand.',
    }),
    unofficial,
    holeScores: Type.Optional(listOf(HoleScore, { most: 18, description: holesLeftOut })),
    ...more,
  },
  { title: 'PlayerScore' },
)

export const TeamScore = strictObject(
  {
    id: cardId,
    eventId,
    teamId,
    name: text(100, 'Name of the team.'),
    players: listOf(ScoredPlayer, { description: 'The players of the team.' }),
    startHole,
    courseId: playedTee.courseId,
    courseName: playedTee.courseName,
    ...handicapPlayed,
    ...gross,
    ...net,
    isTest,
    unofficial,
    holeScores: Type.Optional(listOf(TeamHoleScore, { most: 18, description: holesLeftOut })),
    ...more,
  },
  { title: 'TeamScore' },
)

const criteria = {
  status: Type.Optional(status),
  updatedSince: Type.Optional(
    Type.String({ format: 'date-time', description: 'Only cards changed at this time or later.' }),
  ),
  holeScores: Type.Optional(
    Type.Boolean({ description: 'Whether the holes of each card are returned; true if left out.' }),
  ),
}

const twoHolesPlayed = {
  gross: 9,
  grossVsPar: 1,
  net: 8,
  netVsPar: 0,
  isTest: false,
  unofficial: true,
  thru: 2,
  grossFront: 9,
  netFront: 8,
  points: 4,
  status: 'IN_PROGRESS',
  updatedDt: '2026-05-02T08:41:09.123+00:00',
}

const firstHole = { hole: 1, par: 5, hc: 7, hcStrokes: 1, gross: 6, netCourse: 5, netPlaying: 5, pickedUp: false }

const secondHole = { hole: 2, par: 3, hc: 15, hcStrokes: 0, gross: 3, netPlaying: 3, pickedUp: false }

const thirdHole = { hole: 3, par: 4, hc: 13, hcStrokes: 0, pickedUp: false }

export const searchPlayerScores = operation({
  id: 'searchPlayerScores',
  method: 'GET',
  path: '/v1/events/{eventId}/players/scores',
  tag: 'Scores',
  summary: 'Search the scores of the players of an event',
  description:
    'One record for each player and round; for a multi-round event the records of all its rounds, each with the id of its round. Numbers of unplayed holes, and totals without a played hole, are left out; a ball picked up has no strokes, nor has a total that includes it, but its adjusted gross is net double bogey. Without a handicap there is no net and there are no points. On a course of nine holes the strokes received are those of the nine. Playing handicap and net use the allowance of the event; those of a leaderboard are in its standings.',
  params: eventParams,
  criteria: strictObject(
    {
      teamId: Type.Optional(id('Only the players of this team.')),
      courseId: Type.Optional(id('Only cards on this course.')),
      playerIds: Type.Optional(playerIds('Only these players.')),
      ...criteria,
    },
    { title: 'PlayerScoreSearch' },
  ),
  reply: wholeList(PlayerScore),
  page: ['lastName', 'firstName', 'playerId', 'eventId'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: ['events', 'courses', 'players', 'members', 'registrations', 'handicaps', 'teams', 'teeSheet', 'cards'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    criteria: { playerIds: [3001] },
    reply: [
      {
        id: 9101,
        eventId: 'S-5209',
        ...tiago,
        gender: 'M',
        playedDate: '2026-05-02',
        numHoles: 18,
        startHole: 1,
        ...fromYellowTee,
        teeRating: 70.3,
        teeSlope: 130,
        teePar: 72,
        hcIndex: 12.4,
        hcCourse: 13,
        hcPlaying: 12,
        ...twoHolesPlayed,
        postedToWHS: false,
        holeScores: [{ ...firstHole, ags: 6 }, { ...secondHole, ags: 3, netCourse: 3 }, thirdHole],
      },
    ],
  },
})

export const searchTeamScores = operation({
  id: 'searchTeamScores',
  method: 'GET',
  path: '/v1/events/{eventId}/teams/scores',
  tag: 'Scores',
  summary: 'Search the scores of the teams of an event',
  description:
    'Only formats in which one score for each hole is entered for the team, such as a scramble; never scores combined from those of the players. Otherwise as for player scores.',
  params: eventParams,
  criteria: strictObject(
    {
      teamId: Type.Optional(id('Only this team.')),
      courseId: Type.Optional(id('Only cards on this course.')),
      teamIds: Type.Optional(listOf(teamId, { description: 'Only these teams.' })),
      ...criteria,
    },
    { title: 'TeamScoreSearch' },
  ),
  reply: wholeList(TeamScore),
  page: ['teamId', 'eventId'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: [
    'events',
    'courses',
    'players',
    'members',
    'registrations',
    'handicaps',
    'teamHandicaps',
    'teams',
    'teeSheet',
    'cards',
  ],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    criteria: { teamIds: [801] },
    reply: [
      {
        id: 9102,
        eventId: 'S-5209',
        ...andorinhas,
        players: andorinhas.players.map(player => ({ ...player, gender: 'M' })),
        startHole: 1,
        courseId: fromYellowTee.courseId,
        courseName: fromYellowTee.courseName,
        hcCourse: 22,
        hcPlaying: 11,
        ...twoHolesPlayed,
        holeScores: [firstHole, { ...secondHole, netCourse: 2 }, thirdHole],
      },
    ],
  },
})
