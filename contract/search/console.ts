import Type from 'typebox'
import { club, multiRoundEvent, tiago } from '../examples.ts'
import { operation } from '../operation.ts'
import { date, eventId, id, listOf, PlayerSummary, strictObject, text, timestamp } from '../shapes.ts'

const optional = Type.Optional

const most = { most: 10 }

const communityId = id('Id of the community.')

export const SearchResult = strictObject(
  {
    players: listOf(
      strictObject(
        {
          ...PlayerSummary.properties,
          communityId,
          communityName: text(100, 'Name of the community.'),
          teePairingId: optional(id('In the event: the tee pairing of the player.')),
          label: optional(text(40, 'In the event: the group of the player, such as `7B`.')),
        },
        { title: 'PlayerFound' },
      ),
      { ...most, description: 'Players whose first or last name, handle or handicap id begins with it.' },
    ),
    events: listOf(
      strictObject(
        {
          communityId,
          eventId,
          name: text(120, 'Name of the event.'),
          startDate: date,
          endDate: date,
          state: Type.String({ description: 'State of the event.' }),
        },
        { title: 'EventFound' },
      ),
      { ...most, description: 'Events with such a word in the name, nearest to today first.' },
    ),
    leaderboards: listOf(
      strictObject(
        { leaderboardId: id('Id of the leaderboard.'), eventId, name: text(120, 'Name of the leaderboard.') },
        { title: 'LeaderboardFound' },
      ),
      { ...most, description: 'Leaderboards of the event.' },
    ),
    groups: listOf(
      strictObject(
        {
          id: id('Id of the tee pairing.'),
          eventId,
          label: text(40, 'What the group is called, such as `7B`.'),
          teeTime: timestamp,
          players: listOf(PlayerSummary, { most: 12 }),
        },
        { title: 'GroupFound' },
      ),
      { ...most, description: 'Groups of the round by their name, such as `7b`.' },
    ),
  },
  { title: 'SearchResult' },
)

const { eventId: found, name, startDate, endDate } = multiRoundEvent

export const search = operation({
  id: 'search',
  method: 'GET',
  path: '/console/api/search',
  tag: 'Communities',
  summary: 'Find players, events, leaderboards and groups',
  description:
    'By the beginning of a word, in any case and without accents, ten of each kind. With `eventId` also the leaderboards and groups of the event, with its players first.',
  query: strictObject({
    q: text(100, 'What to look for.'),
    communityId: optional(id('Only in this community and its sub communities.')),
    eventId: optional(eventId),
  }),
  reply: SearchResult,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  reads: ['communities', 'courses', 'events', 'eventStates', 'players', 'members'],
  transaction: 'read',
  fromReplica: true,
  example: {
    query: { q: 'mou' },
    reply: {
      players: [{ ...tiago, communityId: 101, communityName: club.name }],
      events: [{ communityId: 101, eventId: found, name, startDate, endDate, state: 'in progress' }],
      leaderboards: [],
      groups: [],
    },
  },
})
