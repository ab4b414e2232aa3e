import Type from 'typebox'
import { duarte, ines, tiago } from '../examples.ts'
import { operation } from '../operation.ts'
import {
  count,
  courseId,
  date,
  eventId,
  eventParams,
  id,
  listOf,
  nameFields,
  names,
  oneOrMany,
  playedTee,
  playerId,
  playerIds,
  strictObject,
  teamId,
  text,
  wholeList,
} from '../shapes.ts'

const teePairingId = id('Id of the tee pairing.')

const teeTime = Type.String({
  format: 'date-time',
  description:
    'Tee time with its date, returned in the time zone of the event to the millisecond; accepted with any offset, on a date of the event there.',
  examples: ['2026-05-02T08:10:00.000+01:00'],
})

const time = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,3})?$',
  description: 'Tee time by the clock of the event.',
  examples: ['08:10:00'],
})

const hole = Type.Integer({ minimum: 1, maximum: 18, description: 'Hole that the group starts on.' })

const orderOfGroups = 'Order of groups with the same tee time and hole: `A` tees off before `B`.'

const group = Type.String({ pattern: '^[A-Z]$', description: orderOfGroups })

export const TeePairing = strictObject(
  {
    id: teePairingId,
    courseId,
    time,
    hole,
    group,
    players: listOf(
      strictObject(
        {
          playerId,
          ...names,
          handle: Type.Optional(nameFields.handle),
          teeId: playedTee.teeId,
          teeName: playedTee.teeName,
          teamId: Type.Optional(teamId),
        },
        { title: 'TeePairingPlayer' },
      ),
      { description: 'Who tees off together.' },
    ),
    eventId,
    courseName: text(120, 'Name of the course.'),
    date: { ...date, description: 'Date of the tee time, `YYYY-MM-dd`, on the calendar of the event.' },
    teeTime,
  },
  { title: 'TeePairing' },
)

/** A tee pairing that was just written. It says its id under a second name, too: programs that write look for it there. */
export const WrittenTeePairing = strictObject(
  {
    ...TeePairing.properties,
    teePairingId: id('The same as `id`.'),
    errors: listOf(Type.String(), { most: 0, description: 'Always empty: all tee pairings are written or none.' }),
  },
  { title: 'WrittenTeePairing' },
)

/** When a tee pairing starts, as a program may say it. */
const start = {
  time: Type.Optional(
    Type.Union(
      [
        Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?$' }),
        strictObject(
          {
            hour: Type.Integer({ minimum: 0, maximum: 23, description: 'Hour.' }),
            minute: Type.Integer({ minimum: 0, maximum: 59, description: 'Minute.' }),
            second: Type.Optional(Type.Integer({ minimum: 0, maximum: 59, description: 'Second; 0 when left out.' })),
            nano: Type.Optional(
              Type.Integer({
                minimum: 0,
                maximum: 999_999_999,
                description: 'Nanosecond, cut to milliseconds; 0 when left out.',
              }),
            ),
          },
          { title: 'LocalTime' },
        ),
      ],
      {
        description:
          'Tee time by the clock of the event: `"08:10"`, `"08:10:00"` or `{ "hour": 8, "minute": 10 }`. A time skipped by the clock that day is refused; of a time that occurs twice, the earlier is used.',
        examples: ['08:10:00'],
      },
    ),
  ),
  teeTime: Type.Optional({
    ...teeTime,
    description: 'Instead of `time` and `date`: with any offset, on a date of the event in its time zone.',
  }),
}

const newTeePairing = strictObject(
  {
    courseId,
    ...start,
    date: Type.Optional({ ...date, description: 'Date of `time`; the first day of the round when left out.' }),
    hole,
    group: Type.Optional({ ...group, description: `${orderOfGroups} \`A\` when left out.` }),
    playerIds: Type.Optional(playerIds('Players who are assigned to the new tee pairing.')),
  },
  { title: 'NewTeePairing' },
)

const changedTeePairing = strictObject(
  {
    id: teePairingId,
    courseId: Type.Optional(courseId),
    ...start,
    date: Type.Optional({ ...date, description: 'Date of `time`; either stays as it is if left out.' }),
    hole: Type.Optional(hole),
    group: Type.Optional(group),
    playerIds: Type.Optional(playerIds('Players to add; no one is removed.')),
  },
  { title: 'ChangedTeePairing' },
)

const teePairingAssignment = strictObject(
  {
    teePairingId,
    playerId: Type.Optional(playerId),
    playerIds: Type.Optional(playerIds('Instead of `playerId`: several players.')),
  },
  { title: 'TeePairingAssignment' },
)

export const TeePairingsDeleted = strictObject(
  {
    deleted: count('Number of tee pairings deleted.'),
    teePairingIds: listOf(teePairingId, { most: 100_000, description: 'The tee pairings that were deleted.' }),
    unassignedPlayerIds: listOf(playerId, { most: 100_000, description: 'The players who have no pairing now.' }),
  },
  { title: 'TeePairingsDeleted' },
)

export const TeePairingPlayersRemoved = strictObject(
  {
    removed: count('Number of players removed.'),
    playerIds: listOf(playerId, { most: 100_000, description: 'The players who have no pairing now.' }),
  },
  { title: 'TeePairingPlayersRemoved' },
)

const pairingParams = strictObject({ eventId, teePairingId })

const pairingPlayerParams = strictObject({ eventId, teePairingId, playerId })

const tee = { teeId: 181, teeName: 'AMARELAS' }

const firstPairing = {
  id: 901,
  courseId: 22,
  time: '08:10:00',
  hole: 1,
  group: 'A',
  players: [
    { ...tiago, ...tee, teamId: 801 },
    { ...ines, teeId: 183, teeName: 'AMARELAS', teamId: 801 },
  ],
  eventId: 'S-5209',
  courseName: 'San Lorenzo Golf Course',
  date: '2026-05-02',
  teeTime: '2026-05-02T08:10:00.000+01:00',
}

const written = { teePairingId: 901, errors: [] }

const withDuarte = { ...firstPairing, players: [...firstPairing.players, { ...duarte, ...tee }] }

export const listTeePairings = operation({
  id: 'listTeePairings',
  method: 'GET',
  path: '/v1/events/{eventId}/teePairings',
  tag: 'Tee pairings',
  summary: 'List the tee pairings of a round',
  description: 'For a single round event or one round of a multi-round event, by date, time, hole and group.',
  params: eventParams,
  reply: wholeList(TeePairing),
  page: ['date', 'time', 'hole', 'group', 'id'],
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'token',
  cached: true,
  reads: ['events', 'players', 'members', 'registrations', 'handicaps', 'teams', 'teeSheet'],
  transaction: 'read',
  example: { params: { eventId: 'S-5209' }, reply: [firstPairing] },
})

export const updateTeePairings = operation({
  id: 'updateTeePairings',
  method: 'PUT',
  path: '/v1/events/{eventId}/teePairings',
  tag: 'Tee pairings',
  summary: 'Update tee pairings',
  description:
    'Changes all the named tee pairings or none and returns them in the order of the request; fields left out stay. `playerIds` adds players and never removes one: a player of another tee pairing of the round is refused. Remove players with the operations that remove them. `VALIDATION` also for a date outside the event, a time skipped by the clock that day, `time` or `date` together with `teeTime`, a hole that the course does not have, and a tee pairing or player named twice.',
  params: eventParams,
  body: oneOrMany(changedTeePairing),
  reply: wholeList(WrittenTeePairing),
  refusals: [
    'UNAUTHORIZED',
    'NOT_FOUND',
    'ROUND_REQUIRED',
    'COURSE_NOT_IN_EVENT',
    'NOT_REGISTERED',
    'ALREADY_ASSIGNED',
  ],
  access: 'token',
  changes: ['teeSheet'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: [{ id: 901, time: '08:20:00', playerIds: [3003] }],
    reply: [{ ...withDuarte, ...written, time: '08:20:00', teeTime: '2026-05-02T08:20:00.000+01:00' }],
  },
})

export const createTeePairings = operation({
  id: 'createTeePairings',
  method: 'POST',
  path: '/v1/events/{eventId}/teePairings',
  tag: 'Tee pairings',
  summary: 'Create tee pairings',
  description:
    'Creates all the tee pairings or none and returns them in the order of the request. One with the same course, time, hole and group as an existing one is created alongside it. Players who are in another tee pairing of the round move. `VALIDATION` also for a date outside the event, a time skipped by the clock that day, `time` or `date` together with `teeTime` or none of them, a hole that the course does not have, and a player named twice.',
  params: eventParams,
  body: oneOrMany(newTeePairing),
  reply: wholeList(WrittenTeePairing),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED', 'COURSE_NOT_IN_EVENT', 'NOT_REGISTERED'],
  access: 'token',
  changes: ['teeSheet'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: [{ courseId: 22, time: '08:10:00', hole: 1, playerIds: [3001, 3002] }],
    reply: [{ ...firstPairing, ...written }],
  },
})

export const deleteTeePairings = operation({
  id: 'deleteTeePairings',
  method: 'DELETE',
  path: '/v1/events/{eventId}/teePairings',
  tag: 'Tee pairings',
  summary: 'Delete all tee pairings of a round',
  description:
    'Their players become unassigned and stay registered. With `courseId`, only the tee pairings on that course are deleted.',
  params: eventParams,
  query: strictObject({ courseId: Type.Optional(id('Only the tee pairings on this course.')) }),
  reply: TeePairingsDeleted,
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED', 'COURSE_NOT_IN_EVENT'],
  access: 'token',
  changes: ['teeSheet'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: { courseId: 22 },
    reply: { deleted: 2, teePairingIds: [901, 902], unassignedPlayerIds: [3001, 3002, 3003] },
  },
})

export const assignPlayerToTeePairing = operation({
  id: 'assignPlayerToTeePairing',
  method: 'POST',
  path: '/v1/events/{eventId}/teePairings/{teePairingId}/players/{playerId}',
  tag: 'Tee pairings',
  summary: 'Assign a player to a tee pairing',
  description:
    'A player is in one tee pairing of a round: a player in another one moves. Repeating the request changes nothing.',
  params: pairingPlayerParams,
  reply: TeePairing,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'ROUND_REQUIRED', 'NOT_REGISTERED'],
  access: 'token',
  changes: ['teeSheet'],
  transaction: 'write',
  example: { params: { eventId: 'S-5209', teePairingId: 901, playerId: 3003 }, reply: withDuarte },
})

export const removePlayerFromTeePairing = operation({
  id: 'removePlayerFromTeePairing',
  method: 'DELETE',
  path: '/v1/events/{eventId}/teePairings/{teePairingId}/players/{playerId}',
  tag: 'Tee pairings',
  summary: 'Remove a player from a tee pairing',
  description: 'A player who is not in the tee pairing is `NOT_FOUND`.',
  params: pairingPlayerParams,
  reply: TeePairing,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'ROUND_REQUIRED'],
  access: 'token',
  changes: ['teeSheet'],
  transaction: 'write',
  example: { params: { eventId: 'S-5209', teePairingId: 901, playerId: 3003 }, reply: firstPairing },
})

export const assignPlayersToTeePairings = operation({
  id: 'assignPlayersToTeePairings',
  method: 'POST',
  path: '/v1/events/{eventId}/teePairings/players',
  tag: 'Tee pairings',
  summary: 'Assign players to tee pairings',
  description:
    'Makes all the assignments or none and returns the named tee pairings. Players of other tee pairings of the round move; a player who is named twice in the request, or `playerId` together with `playerIds`, is refused. Where neither is given, nobody is assigned.',
  params: eventParams,
  body: oneOrMany(teePairingAssignment),
  untypedBody: true,
  reply: wholeList(TeePairing),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'ROUND_REQUIRED', 'NOT_REGISTERED'],
  access: 'token',
  changes: ['teeSheet'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: [{ teePairingId: 901, playerId: 3003 }],
    reply: [withDuarte],
  },
})

export const removePlayersFromTeePairings = operation({
  id: 'removePlayersFromTeePairings',
  method: 'DELETE',
  path: '/v1/events/{eventId}/teePairings/players',
  tag: 'Tee pairings',
  summary: 'Remove all players from the tee pairings of a round',
  description: 'The tee pairings stay, without players. With `courseId`, only those on that course lose their players.',
  params: eventParams,
  query: strictObject({ courseId: Type.Optional(id('Only the tee pairings on this course.')) }),
  reply: TeePairingPlayersRemoved,
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED', 'COURSE_NOT_IN_EVENT'],
  access: 'token',
  changes: ['teeSheet'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: { courseId: 22 },
    reply: { removed: 2, playerIds: [3001, 3002] },
  },
})

export const deleteTeePairing = operation({
  id: 'deleteTeePairing',
  method: 'DELETE',
  path: '/v1/events/{eventId}/teePairings/{teePairingId}',
  tag: 'Tee pairings',
  summary: 'Delete a tee pairing',
  description: 'Its players become unassigned and stay registered.',
  params: pairingParams,
  reply: TeePairingsDeleted,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'ROUND_REQUIRED'],
  access: 'token',
  changes: ['teeSheet'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', teePairingId: 901 },
    reply: { deleted: 1, teePairingIds: [901], unassignedPlayerIds: [3001, 3002] },
  },
})

export const listTeePairingsOfAllRounds = operation({
  id: 'listTeePairingsOfAllRounds',
  method: 'GET',
  path: '/v1/events/{eventId}/teePairings/allRounds',
  tag: 'Tee pairings',
  summary: 'List the tee pairings of all rounds of a multi-round event',
  description: 'Round after round, and within a round by date, time, hole and group.',
  params: eventParams,
  reply: wholeList(TeePairing),
  page: ['eventId', 'date', 'time', 'hole', 'group', 'id'],
  refusals: ['UNAUTHORIZED', 'MULTI_ROUND_EVENT_REQUIRED'],
  access: 'token',
  cached: true,
  reads: ['events', 'players', 'members', 'registrations', 'handicaps', 'teams', 'teeSheet'],
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: [firstPairing] },
})
