import Type from 'typebox'
import { fromYellowTee } from '../examples.ts'
import { operation } from '../operation.ts'
import {
  count,
  date,
  eventId,
  eventParams,
  eventPlayerParams,
  handicapsComputed,
  handicapsSet,
  hcAllocPct,
  hcIndex,
  id,
  lockedDt,
  manualMsg,
  playedTee,
  playerId,
  playerIds,
  strictObject,
  teeId,
  teeRated,
  text,
  wholeList,
} from '../shapes.ts'

export const PlayerHandicap = strictObject(
  {
    playerId,
    ...playedTee,
    ...teeRated,
    hcRevisionDt: Type.Optional(date),
    hcIndex: Type.Optional(hcIndex),
    ...handicapsComputed,
    hcAllocPct: Type.Optional(hcAllocPct),
    manualMsg: Type.Optional(manualMsg),
    lockedDt: Type.Optional(lockedDt),
    hcSource: Type.Enum(['PROVIDER', 'MANUAL', 'NONE'], {
      description: 'Where the values come from: the world handicap provider, a person, or nowhere yet.',
    }),
  },
  { title: 'PlayerHandicap' },
)

export const HandicapsLocked = strictObject(
  {
    updated: count('Number of handicaps whose lock changed.'),
    lock: Type.Boolean({ description: 'Whether they are locked now.' }),
  },
  { title: 'HandicapsLocked' },
)

export const lockQuery = strictObject({ lock: Type.Boolean({ description: '`true` locks, `false` unlocks.' }) })

const computed = {
  playerId: 3001,
  ...fromYellowTee,
  teeRating: 70.3,
  teeSlope: 130,
  teePar: 72,
  hcRevisionDt: '2026-04-30',
  hcIndex: 12.4,
  hcCourse: 13,
  hcPlaying: 12,
  hcAllocPct: 95,
  hcSource: 'PROVIDER',
}

const { hcRevisionDt: _ofTheProvider, ...withIndexByHand } = computed

export const searchPlayerHandicaps = operation({
  id: 'searchPlayerHandicaps',
  method: 'GET',
  path: '/v1/events/{eventId}/players/handicaps',
  tag: 'Player handicaps',
  summary: 'Search the handicaps of the players of an event',
  description:
    'One record for each registered player. A multi-round event has values of its own; a round shows its own values, or those inherited from its multi-round event, computed for its own tee. All values are for 18 holes, however many are played.',
  params: eventParams,
  criteria: strictObject(
    {
      teamId: Type.Optional(id('Only the players of this team.')),
      courseId: Type.Optional(id('Only players with a tee of this course.')),
      playerIds: Type.Optional(playerIds('Only these players.')),
      teeId: Type.Optional(id('Only players with this tee.')),
      locked: Type.Optional(Type.Boolean({ description: 'Only locked, or only unlocked handicaps.' })),
    },
    { title: 'PlayerHandicapSearch' },
  ),
  reply: wholeList(PlayerHandicap),
  page: ['playerId'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: ['events', 'courses', 'players', 'members', 'registrations', 'handicaps'],
  transaction: 'read',
  example: { params: { eventId: 'S-5209' }, criteria: { playerIds: [3001] }, reply: [computed] },
})

export const setPlayerCourseAndPlayingHandicap = operation({
  id: 'setPlayerCourseAndPlayingHandicap',
  method: 'PATCH',
  path: '/v1/events/{eventId}/players/{playerId}/handicap/coursePlaying',
  tag: 'Player handicaps',
  summary: 'Set the course and playing handicap of a player by hand',
  description:
    'The handicap index stays as it is, and the playing handicap is not derived from the course handicap: send both. For fewer than 18 holes send the 18-hole equivalent. `courseId` is for clients that name the course of the player’s tee: a player has one handicap in a round, so another course of the event is refused. On a round the value becomes the round’s own. The next change of index or tee, or the next refresh, overwrites the values unless they are locked.',
  params: eventPlayerParams,
  body: strictObject(
    {
      ...handicapsSet,
      courseId: Type.Optional(id('Course of the tee that the player plays from.')),
      manualMsg: Type.Optional(manualMsg),
    },
    { title: 'CourseAndPlayingHandicap' },
  ),
  reply: PlayerHandicap,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'HANDICAP_LOCKED', 'COURSE_NOT_IN_EVENT', 'OTHER_COURSE'],
  access: 'token',
  changes: ['handicaps'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', playerId: 3001 },
    body: { hcCourse: 14, hcPlaying: 13, courseId: 22, manualMsg: 'Committee decision' },
    reply: { ...computed, hcCourse: 14, hcPlaying: 13, manualMsg: 'Committee decision', hcSource: 'MANUAL' },
  },
})

export const setPlayerHandicapIndex = operation({
  id: 'setPlayerHandicapIndex',
  method: 'PATCH',
  path: '/v1/events/{eventId}/players/{playerId}/handicap/index',
  tag: 'Player handicaps',
  summary: 'Set the handicap index of a player',
  description:
    'Course and playing handicap are computed again from the index, with the allowance of the event or round. The index has no revision date until the provider reports one. On a round the value becomes the round’s own.',
  params: eventPlayerParams,
  body: strictObject({ hcIndex, manualMsg: Type.Optional(manualMsg) }, { title: 'HandicapIndex' }),
  reply: PlayerHandicap,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'HANDICAP_LOCKED'],
  access: 'token',
  changes: ['handicaps'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', playerId: 3001 },
    body: { hcIndex: 11.9 },
    reply: { ...withIndexByHand, hcIndex: 11.9, hcCourse: 12, hcPlaying: 11, hcSource: 'MANUAL' },
  },
})

export const lockPlayerHandicap = operation({
  id: 'lockPlayerHandicap',
  method: 'PATCH',
  path: '/v1/events/{eventId}/players/{playerId}/handicap/lock',
  tag: 'Player handicaps',
  summary: 'Lock or unlock the handicap of a player',
  description:
    'A locked handicap refuses a new index, tee, course and playing handicap, and every automatic refresh leaves it alone. A lock on a multi-round event covers the rounds that take its values; a lock on a round makes its current values its own. Repeating the request changes nothing.',
  params: eventPlayerParams,
  query: lockQuery,
  reply: PlayerHandicap,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'token',
  changes: ['handicaps'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', playerId: 3001 },
    query: { lock: true },
    reply: { ...computed, lockedDt: '2026-05-01T18:00:00.000+00:00' },
  },
})

export const lockAllPlayerHandicaps = operation({
  id: 'lockAllPlayerHandicaps',
  method: 'PATCH',
  path: '/v1/events/{eventId}/players/handicaps/lock',
  tag: 'Player handicaps',
  summary: 'Lock or unlock the handicaps of all players of an event',
  description:
    'Does for every registered player what locking one player does. The published interface also declares a path parameter `playerId`, which does not occur in the path and is not needed.',
  params: eventParams,
  query: lockQuery,
  reply: HandicapsLocked,
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  changes: ['handicaps'],
  transaction: 'write',
  example: { params: { eventId: 'S-5209' }, query: { lock: true }, reply: { updated: 36, lock: true } },
})

export const setPlayerTee = operation({
  id: 'setPlayerTee',
  method: 'PATCH',
  path: '/v1/events/{eventId}/players/{playerId}/handicap/tee/{teeId}',
  tag: 'Player handicaps',
  summary: 'Set the tee that a player plays from',
  description:
    'The tee belongs to a course of the event. Course and playing handicap are computed again when the player has a handicap index; otherwise only the tee changes. On a round the value becomes the round’s own.',
  params: strictObject({ eventId, playerId, teeId }),
  reply: PlayerHandicap,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'HANDICAP_LOCKED'],
  access: 'token',
  changes: ['handicaps'],
  transaction: 'write',
  example: { params: { eventId: 'S-5209', playerId: 3001, teeId: 181 }, reply: computed },
})

export const HandicapProvider = strictObject(
  {
    id: id('Id of the provider; never changes.'),
    name: text(100, 'Name of the provider.'),
    code: text(30, 'Short code of the provider.'),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', description: 'Two-letter country code.' })),
  },
  { title: 'HandicapProvider' },
)

export const listHandicapProviders = operation({
  id: 'listHandicapProviders',
  method: 'GET',
  path: '/v1/util/worldHandicaps/providers',
  tag: 'Utilities',
  summary: 'List the world handicap providers',
  description: 'The providers whose world handicap ids a player may have.',
  reply: wholeList(HandicapProvider),
  page: ['id'],
  refusals: [],
  access: 'token',
  reads: [],
  transaction: 'read',
  example: {
    reply: [
      { id: 3, name: 'USGA', code: 'GHIN', country: 'US' },
      { id: 20, name: 'Federação Portuguesa de Golfe', code: 'FPG', country: 'PT' },
    ],
  },
})
