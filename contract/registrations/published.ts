import Type from 'typebox'
import { operation } from '../operation.ts'
import {
  courseId,
  eventParams,
  eventPlayerParams,
  gender,
  hcId,
  hcIndex,
  hcProviderId,
  id,
  listOf,
  nameFields,
  names,
  oneOrMany,
  picUrl,
  playerId,
  strictObject,
  teamId,
  teeId,
  text,
  textOrEmpty,
  timestamp,
  wholeList,
} from '../shapes.ts'

const age = Type.Integer({ minimum: 0, maximum: 150, description: 'Age of the player, as registered.' })

export const EventPlayer = strictObject(
  {
    registeredDt: timestamp,
    playerId,
    hasProfile: Type.Boolean({ description: 'Registered by profile (true) or by name (false).' }),
    member: nameFields.member,
    ...names,
    gender,
    handle: Type.Optional(nameFields.handle),
    picUrl: Type.Optional(picUrl),
    hcProviderId: Type.Optional(hcProviderId),
    hcId: Type.Optional(hcId),
    affiliation: Type.Optional(text(100, 'Whom the player plays for in this event, as registered.')),
    age: Type.Optional(age),
  },
  { title: 'EventPlayer' },
)

const ofThisEvent = {
  affiliation: Type.Optional(text(100, 'Whom the player plays for in this event.')),
  age: Type.Optional(age),
  hcIndex: Type.Optional(hcIndex),
  courseId: Type.Optional(courseId),
  teeId: Type.Optional(teeId),
}

const notUsed = 'Accepted with `playerId` but not used: the profile has it.'

const byProfile = strictObject(
  {
    playerId: id('Player of the community whose profile is registered.'),
    firstName: Type.Optional(text(60, notUsed)),
    lastName: Type.Optional(text(60, notUsed)),
    suffix: Type.Optional(textOrEmpty(20, notUsed)),
    gender: Type.Optional(gender),
    handle: Type.Optional(textOrEmpty(60, notUsed)),
    member: Type.Optional(Type.Boolean({ description: notUsed })),
    ...ofThisEvent,
  },
  { title: 'RegistrationByProfile' },
)

const byName = strictObject(
  {
    ...names,
    gender,
    handle: Type.Optional(nameFields.handle),
    member: Type.Optional(
      Type.Boolean({ description: 'Accepted but not used: a player registered by name belongs to no community.' }),
    ),
    ...ofThisEvent,
  },
  { title: 'RegistrationByName' },
)

export const EventPlayerRemoved = strictObject(
  {
    deleted: Type.Literal(1, { description: 'Registrations that were removed.' }),
    playerId,
    flightIds: listOf(id('Id of a flight.'), { description: 'The flights that the player was removed from.' }),
    teamIds: listOf(teamId, { description: 'The teams that the player was removed from.' }),
    teePairingIds: listOf(id('Id of a tee pairing.'), {
      description: 'The tee pairings that the player was removed from.',
    }),
  },
  { title: 'EventPlayerRemoved' },
)

const tiagoRegistered = {
  registeredDt: '2026-04-12T09:30:00.000+00:00',
  playerId: 3001,
  hasProfile: true,
  member: true,
  firstName: 'Tiago',
  lastName: 'Moura',
  gender: 'M',
  handle: 'Titi',
  hcProviderId: 20,
  hcId: '48213',
}

export const listEventPlayers = operation({
  id: 'listEventPlayers',
  method: 'GET',
  path: '/v1/events/{eventId}/players',
  tag: 'Event players',
  summary: 'List the players of an event',
  description: 'All registered players, by profile or by name. On a round, the players of its multi-round event.',
  params: eventParams,
  reply: wholeList(EventPlayer),
  page: ['lastName', 'firstName', 'playerId'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  cached: true,
  reads: ['events', 'courses', 'players', 'members', 'registrations'],
  transaction: 'read',
  example: { params: { eventId: 'M-5208' }, reply: [tiagoRegistered] },
})

export const registerPlayers = operation({
  id: 'registerPlayers',
  method: 'POST',
  path: '/v1/events/{eventId}/players',
  tag: 'Event players',
  summary: 'Register a player, or several, for an event',
  description:
    'With `playerId` the registration belongs to the profile of a player of the community (for a club, of any of its sub communities). Without it a new player is registered by name and gender, who belongs to no community, cannot be contacted and appears only in the reports of this event; the same name may register twice. `hcIndex` replaces the index of the profile. Without `teeId` the player gets the default tee of the gender; a `teeId` that is not a tee of the course, or of the event, is refused with 404. A list registers all or none. Deadline and field size are not enforced. Register for a multi-round event once, with its own id.',
  params: eventParams,
  body: oneOrMany(Type.Union([byProfile, byName])),
  reply: Type.Union([EventPlayer, wholeList(EventPlayer)]),
  refusals: [
    'UNAUTHORIZED',
    'NOT_FOUND',
    'REGISTER_ON_MULTI_ROUND_EVENT',
    'PLAYER_HAS_NO_MEMBERSHIP',
    'ALREADY_REGISTERED',
    'COURSE_NOT_IN_EVENT',
  ],
  access: 'token',
  changes: ['registrations'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208' },
    body: { playerId: 3001, courseId: 22, teeId: 181 },
    reply: tiagoRegistered,
  },
})

export const removePlayerFromEvent = operation({
  id: 'removePlayerFromEvent',
  method: 'DELETE',
  path: '/v1/events/{eventId}/players/{playerId}',
  tag: 'Event players',
  summary: 'Remove a player from an event',
  description:
    'Also removes the player from all flights, teams and tee pairings, and the handicaps, of the event and of its rounds. Refused once the player, or a team of the player, has a score in the event or in one of its rounds.',
  params: eventPlayerParams,
  reply: EventPlayerRemoved,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REGISTER_ON_MULTI_ROUND_EVENT', 'SCORE_ENTERED'],
  access: 'token',
  changes: ['registrations', 'handicaps', 'teams', 'flights', 'teeSheet'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', playerId: 3003 },
    reply: { deleted: 1, playerId: 3003, flightIds: [702], teamIds: [], teePairingIds: [904] },
  },
})
