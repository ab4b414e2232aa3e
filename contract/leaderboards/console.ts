import Type from 'typebox'
import { countbackSteps } from '../../rules/standings/countback.ts'
import { changed } from '../changed.ts'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { LeaderboardSettings } from '../settings/leaderboardSettings.ts'
import { count, eventId, eventParams, id, listOf, strictObject, text } from '../shapes.ts'
import { StandingFlight } from '../standings/extensions.ts'

export const optional = Type.Optional

export const leaderboardId = id('Id of the leaderboard.')

const leaderboardParams = strictObject({ eventId, leaderboardId })

export const flightId = id('Id of the flight.')

const name = text(120, 'Name of the leaderboard.')

const format = text(60, 'Id of a format of play, such as `stableford`.')

export const flightName = text(100, 'Name of the flight.')

export const FlightOfLeaderboard = strictObject(
  { flightId, name: flightName, members: count('Number of its players or teams.') },
  { title: 'FlightOfLeaderboard' },
)

export const LeaderboardDetail = strictObject(
  {
    leaderboardId,
    eventId,
    name,
    typeId: id('Id of the leaderboard type.'),
    format,
    team: Type.Boolean({ description: 'Ranks teams.' }),
    settings: LeaderboardSettings,
    flights: listOf(FlightOfLeaderboard, { most: 100, description: 'Its flights in order.' }),
    unassigned: count('Number of players or teams in no flight, where there are flights.'),
    cards: count('Number of cards with a score that it counts.'),
    sharesPrizeWith: listOf(leaderboardId, {
      most: 50,
      description: 'Leaderboards with which it shares the one-prize rule.',
    }),
    warnings: listOf(text(500, 'What a director should sort out.'), { most: 100 }),
  },
  { title: 'LeaderboardDetail' },
)

export const board = {
  leaderboardId: 601,
  eventId: 'M-5208',
  name: 'Stroke play, net',
  typeId: 1,
  format: 'strokePlay',
  team: false,
  settings: { format: { score: 'net' }, rounds: [1, 2] },
  flights: [
    { flightId: 701, name: 'Handicap 0 to 14', members: 21 },
    { flightId: 702, name: 'Handicap 15 to 36', members: 19 },
  ],
  unassigned: 0,
  cards: 0,
  sharesPrizeWith: [],
  warnings: [],
}

export const createLeaderboard = operation({
  id: 'createLeaderboard',
  method: 'POST',
  path: '/console/api/events/{eventId}/leaderboards',
  tag: 'Leaderboards',
  summary: 'Create a leaderboard',
  description:
    'Added after the others of exactly this event or round, with empty flights. The only flight of a leaderboard over several rounds has everybody, including those who join later.',
  params: eventParams,
  query: previewQuery,
  previews: true,
  body: strictObject(
    {
      name,
      format,
      settings: optional(LeaderboardSettings),
      flights: optional(
        listOf(flightName, {
          most: 100,
          description: 'Names of its flights. Left out: none, and over several rounds one, `Everybody`.',
        }),
      ),
    },
    { title: 'NewLeaderboard' },
  ),
  reply: LeaderboardDetail,
  refusals: ['UNAUTHORIZED', 'FLIGHTS_DISABLED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['leaderboards', 'flights'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208' },
    query: {},
    body: {
      name: 'Stroke play, net',
      format: 'strokePlay',
      settings: { format: { score: 'net' }, rounds: [1, 2] },
      flights: ['Handicap 0 to 14', 'Handicap 15 to 36'],
    },
    reply: board,
  },
})

export const getLeaderboard = operation({
  id: 'getLeaderboard',
  method: 'GET',
  path: '/console/api/events/{eventId}/leaderboards/{leaderboardId}',
  tag: 'Leaderboards',
  summary: 'Get a leaderboard with its settings',
  description: 'Its settings, its flights, and what should be sorted out before its results are right.',
  params: leaderboardParams,
  reply: LeaderboardDetail,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'event.see',
  reads: counted,
  transaction: 'read',
  example: { params: { eventId: 'M-5208', leaderboardId: 601 }, reply: board },
})

const { properties: given } = LeaderboardSettings

const ChangedLeaderboard = strictObject(
  {
    ...LeaderboardDetail.properties,
    standings: optional(
      listOf(StandingFlight, { most: 100, description: 'Where asked for: its flights with their first rows.' }),
    ),
    decided: optional(
      listOf(
        strictObject(
          {
            sideId: id('Id of the player or the team.'),
            step: optional(Type.Enum([...countbackSteps], { description: 'The step of `ties` that decided.' })),
            by: text(300, 'What was compared, and what each had.'),
          },
          { title: 'DecidedTie' },
        ),
        { most: 2000, description: 'With them: what separated sides with the same total.' },
      ),
    ),
  },
  { title: 'ChangedLeaderboard' },
)

export const updateLeaderboard = operation({
  id: 'updateLeaderboard',
  method: 'PATCH',
  path: '/console/api/events/{eventId}/leaderboards/{leaderboardId}',
  tag: 'Leaderboards',
  summary: 'Change a leaderboard',
  description:
    'Anything left out stays; `null` resets a setting to its default. A setting is changed as a whole. A format for the other kind of side empties the flights. Once there are scores, anything but the name needs a `reason`.',
  params: leaderboardParams,
  query: strictObject({
    ...previewQuery.properties,
    standings: optional(Type.Boolean({ description: '`true`: answer how it would stand with these settings.' })),
  }),
  previews: true,
  body: strictObject(
    {
      name: changed(name),
      format: changed(format),
      settings: optional(
        strictObject(
          {
            format: changed(given.format),
            sides: changed(given.sides),
            oneBall: changed(given.oneBall),
            allowance: changed(given.allowance),
            limits: changed(given.limits),
            allowanceOfFlights: changed(given.allowanceOfFlights),
            rounds: changed(given.rounds),
            best: changed(given.best),
            holes: changed(given.holes),
            cuts: changed(given.cuts),
            ties: changed(given.ties),
            payouts: changed(given.payouts),
            amateurs: changed(given.amateurs),
            playOff: changed(given.playOff),
            matches: changed(given.matches),
            wheel: changed(given.wheel),
            winners: changed(given.winners),
            cupTeams: changed(given.cupTeams),
          },
          { title: 'LeaderboardSettingsPatch' },
        ),
      ),
      reason: optional(text(500, 'Why, once there are scores; kept in the audit.')),
    },
    { title: 'LeaderboardPatch' },
  ),
  reply: ChangedLeaderboard,
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REASON_REQUIRED', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'event.edit',
  changes: ['leaderboards'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', leaderboardId: 601 },
    query: {},
    body: { settings: { format: { from: {}, to: { score: 'net' } } } },
    reply: board,
  },
})

export const deleteLeaderboard = operation({
  id: 'deleteLeaderboard',
  method: 'DELETE',
  path: '/console/api/events/{eventId}/leaderboards/{leaderboardId}',
  tag: 'Leaderboards',
  summary: 'Delete a leaderboard',
  description:
    'With its flights; the cards stay. `IN_USE` if there are team cards that no other leaderboard would count.',
  params: leaderboardParams,
  query: previewQuery,
  previews: true,
  reply: strictObject({ leaderboardId, name }, { title: 'LeaderboardDeleted' }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'IN_USE'],
  access: 'staff',
  may: 'event.edit',
  changes: ['leaderboards', 'flights'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', leaderboardId: 601 },
    query: {},
    reply: { leaderboardId: 601, name: 'Stroke play, net' },
  },
})

export const orderLeaderboards = operation({
  id: 'orderLeaderboards',
  method: 'PUT',
  path: '/console/api/events/{eventId}/leaderboards',
  tag: 'Leaderboards',
  summary: 'Set the order of an event’s leaderboards',
  description: 'As pages and documents show them. The list names each leaderboard of exactly this event once.',
  params: eventParams,
  body: strictObject(
    { leaderboardIds: listOf(leaderboardId, { most: 500, description: 'All of them, the first one first.' }) },
    { title: 'LeaderboardOrder' },
  ),
  reply: strictObject({ leaderboardIds: listOf(leaderboardId, { most: 500 }) }, { title: 'LeaderboardsInOrder' }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'event.edit',
  changes: ['leaderboards'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208' },
    body: { leaderboardIds: [602, 601] },
    reply: { leaderboardIds: [602, 601] },
  },
})
