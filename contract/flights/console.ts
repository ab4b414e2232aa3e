/** The flights of leaderboards, as directors divide a field. */

import Type from 'typebox'
import { changed } from '../changed.ts'
import { board, FlightOfLeaderboard, flightName, optional } from '../leaderboards/console.ts'
import { operation } from '../operation.ts'
import { previewQuery } from '../preview.ts'
import { count, eventId, eventParams, id, listOf, strictObject, text } from '../shapes.ts'

const flightId = id('Id of the flight.')

const leaderboardId = id('Id of the leaderboard.')

const memberId = id('Id of the player, or of the team on a team leaderboard.')

export const ArrangedFlight = strictObject(
  {
    flightId,
    leaderboardId,
    name: text(100, 'Name of the flight.'),
    memberIds: listOf(memberId, { most: 10_000, description: 'Its players, or its teams on a team leaderboard.' }),
    pinnedIds: listOf(memberId, { most: 10_000, description: 'Those who stay when the field is divided again.' }),
  },
  { title: 'ArrangedFlight' },
)

const Flights = strictObject(
  { flights: listOf(ArrangedFlight, { most: 10_000, description: 'In the order in which they were made.' }) },
  { title: 'FlightsOfEvent' },
)

export const getFlights = operation({
  id: 'getFlights',
  method: 'GET',
  path: '/console/api/events/{eventId}/flights',
  tag: 'Flights',
  summary: 'The flights of an event',
  description: 'Of all its leaderboards, with members and pins.',
  params: eventParams,
  reply: Flights,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: ['registrations', 'handicaps', 'teams', 'flights', 'leaderboards'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    reply: { flights: [{ flightId: 701, leaderboardId: 601, name: 'A', memberIds: [3001, 3002], pinnedIds: [3001] }] },
  },
})

export const arrangeFlights = operation({
  id: 'arrangeFlights',
  method: 'PUT',
  path: '/console/api/events/{eventId}/flights',
  tag: 'Flights',
  summary: 'Divide leaderboards into flights in one step',
  description:
    'Gives each named leaderboard exactly these flights. A flight with an id stays as it is, one without is new and comes after the existing ones, and flights not named are deleted. A member named in none of them is in no flight. If the flights are no longer `from`, because somebody else has changed them in the meantime, nothing is done.',
  params: eventParams,
  query: previewQuery,
  body: strictObject(
    {
      boards: listOf(
        strictObject(
          {
            leaderboardId,
            from: Type.Optional(
              listOf(
                strictObject({ flightId, memberIds: listOf(memberId, { most: 10_000 }) }, { title: 'FlightBefore' }),
                {
                  most: 100,
                  description: 'The flights as they were when the page was loaded.',
                },
              ),
            ),
            flights: listOf(
              strictObject(
                {
                  flightId: Type.Optional(flightId),
                  name: text(100, 'Name of the flight.'),
                  memberIds: listOf(memberId, { most: 10_000 }),
                  pinnedIds: Type.Optional(listOf(memberId, { most: 10_000 })),
                },
                { title: 'FlightWanted' },
              ),
              { most: 100 },
            ),
          },
          { title: 'BoardDivided' },
        ),
        { least: 1, most: 50 },
      ),
    },
    { title: 'FlightsChange' },
  ),
  reply: strictObject(
    {
      created: count('New flights.'),
      removed: count('Deleted flights.'),
      moved: count('Members who are in a different flight from before, or in none.'),
    },
    { title: 'FlightsArranged' },
  ),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'NOT_REGISTERED', 'FLIGHTS_DISABLED', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'field.edit',
  previews: true,
  changes: ['flights'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    query: {},
    body: {
      boards: [
        {
          leaderboardId: 601,
          flights: [
            { flightId: 701, name: 'A', memberIds: [3001] },
            { name: 'B', memberIds: [3002] },
          ],
        },
      ],
    },
    reply: { created: 1, removed: 1, moved: 1 },
  },
})

export const updateFlight = operation({
  id: 'updateFlight',
  method: 'PATCH',
  path: '/console/api/events/{eventId}/flights/{flightId}',
  tag: 'Flights',
  summary: 'Rename or move a flight',
  description: 'Its name, and its place among the flights of its leaderboard.',
  params: strictObject({ eventId, flightId }),
  body: strictObject(
    {
      name: changed(flightName),
      position: optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Place from 1.' })),
    },
    { title: 'FlightPatch' },
  ),
  reply: strictObject(
    { leaderboardId, flights: listOf(FlightOfLeaderboard, { most: 100, description: 'All flights in order.' }) },
    { title: 'FlightsOfLeaderboard' },
  ),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'FLIGHTS_DISABLED', 'CHANGED_MEANWHILE'],
  access: 'staff',
  may: 'event.edit',
  changes: ['flights', 'leaderboards'],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208', flightId: 701 },
    body: { name: 'Handicap 0 to 14' },
    reply: { leaderboardId: 601, flights: board.flights },
  },
})
