/** A club in numbers: its people, its events, its groups, of one year. */

import Type from 'typebox'
import { eventFacts } from '../events/eventFacts.ts'
import { club, ladies } from '../examples.ts'
import { operation } from '../operation.ts'
import { communityParams, count, id, listOf, strictObject, text } from '../shapes.ts'

const optional = Type.Optional

const yearQuery = strictObject({
  year: optional(
    Type.Integer({ minimum: 2000, maximum: 2999, description: 'Year of the numbers; this one if left out.' }),
  ),
})

const year = Type.Integer({ minimum: 2000, maximum: 2999, description: 'Year of the numbers.' })

const rounds = count('Rounds played: for each round the players with a score, including guests by name.')

const noShows = count('No-shows, once for each event.')

const withdrawals = count('Players who withdrew, once for each event.')

const monthsOfYear = listOf(
  strictObject(
    {
      month: Type.Integer({ minimum: 1, maximum: 12, description: 'Month of the year.' }),
      events: count('Number of events that begin in it.'),
      rounds,
    },
    { title: 'MonthNumbers' },
  ),
  { most: 12, description: 'The months in which events begin.' },
)

const places = count('Places of the events that have a limit.')

const placesTaken = count('Players registered for those.')

const GroupNumbers = strictObject(
  {
    communityId: id('Id of the community.'),
    name: text(100, 'Name of the community.'),
    players: count('Number of players.'),
    events: count('Number of events.'),
    rounds,
    places,
    placesTaken,
    paceMinutes: optional(
      Type.Integer({
        minimum: 0,
        maximum: 600,
        description:
          'How long a group took on average in the last ten rounds of the year, counting those scored on phones.',
      }),
    ),
  },
  { title: 'GroupNumbers' },
)

export const getClubNumbers = operation({
  id: 'getClubNumbers',
  method: 'GET',
  path: '/console/api/communities/{communityId}/numbers',
  tag: 'Communities',
  summary: 'A club in numbers',
  description:
    'Counts over the community and those of its sub communities you may see, each person once. People are counted as they are today; events, rounds and no-shows are those of the year. `listMembers` has the people behind each number, `listClubEvents` the events.',
  params: communityParams,
  query: yearQuery,
  reply: strictObject(
    {
      communityId: id('Id of the community.'),
      name: text(100, 'Name of the community.'),
      year,
      years: listOf(year, { most: 50, description: 'Years with events, the newest first.' }),
      people: strictObject(
        {
          players: count('Number of players, members and others.'),
          members: count('Number of members.'),
          juniors: count('Number of players under 18.'),
          played: count('Number of players with a score in a round of the year.'),
          rounds: count('The rounds of these players.'),
          newFaces: count('Players whose first round was in the year.'),
          notSeen: count('Players whose last round is more than 90 days ago.'),
          neverPlayed: count('Players without a round.'),
          inSeveral: count('Players in more than one sub community.'),
          sameName: count(
            'Possible duplicates: players with the same name as another, and no different date of birth.',
          ),
        },
        { title: 'PeopleNumbers' },
      ),
      events: count('Number of events that begin in the year.'),
      registered: count('Players registered for them.'),
      rounds,
      noShows,
      withdrawals,
      months: monthsOfYear,
      before: strictObject(
        {
          events: count('Number of events.'),
          registered: count('Players registered for them.'),
          rounds,
          noShows,
          withdrawals,
          played: count('Number of players with a score in a round.'),
          months: monthsOfYear,
          groups: listOf(
            strictObject({ communityId: id('Id of the community.'), places, placesTaken }, { title: 'GroupBefore' }),
            { most: 500, description: 'The communities with events.' },
          ),
        },
        {
          title: 'NumbersBefore',
          description: 'The year before: up to the same day, where the year is not over; its months are whole.',
        },
      ),
      groups: listOf(GroupNumbers, { most: 500, description: 'The community and its sub communities.' }),
    },
    { title: 'ClubNumbers' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'club.see',
  reads: [
    'communities',
    'events',
    'eventStates',
    'courses',
    'players',
    'members',
    'registrations',
    'duplicates',
    'cards',
  ],
  transaction: 'report',
  fromReplica: true,
  example: {
    params: { communityId: 101 },
    query: {},
    reply: {
      communityId: 101,
      name: club.name,
      year: 2026,
      years: [2026, 2025],
      people: {
        players: 612,
        members: 540,
        juniors: 61,
        played: 388,
        rounds: 4102,
        newFaces: 38,
        notSeen: 74,
        neverPlayed: 120,
        inSeveral: 22,
        sameName: 5,
      },
      events: 74,
      registered: 4390,
      rounds: 4210,
      noShows: 79,
      withdrawals: 105,
      months: [{ month: 5, events: 8, rounds: 402 }],
      before: {
        events: 71,
        registered: 4102,
        rounds: 3934,
        noShows: 90,
        withdrawals: 98,
        played: 371,
        months: [{ month: 5, events: 7, rounds: 366 }],
        groups: [{ communityId: 102, places: 1000, placesTaken: 871 }],
      },
      groups: [
        {
          communityId: 102,
          name: ladies.name,
          players: 140,
          events: 18,
          rounds: 902,
          places: 1080,
          placesTaken: 983,
          paceMinutes: 261,
        },
      ],
    },
  },
})

export const listClubEvents = operation({
  id: 'listClubEvents',
  method: 'GET',
  path: '/console/api/communities/{communityId}/numbers/events',
  tag: 'Communities',
  summary: 'List the events behind the numbers of a club',
  description: 'Those that begin in the year, by date, with the figures that `getClubNumbers` adds up.',
  params: communityParams,
  query: yearQuery,
  reply: strictObject(
    {
      events: listOf(
        strictObject(
          {
            ...eventFacts,
            registered: count('Number of players registered.'),
            places: optional(count('Number of places; left out where there is no limit.')),
            rounds,
            noShows,
            withdrawals,
          },
          { title: 'EventNumbers' },
        ),
        { most: 100_000 },
      ),
    },
    { title: 'ClubEvents' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'club.see',
  reads: ['communities', 'events', 'eventStates', 'courses', 'registrations', 'cards'],
  transaction: 'report',
  fromReplica: true,
  example: {
    params: { communityId: 101 },
    query: { year: 2026 },
    reply: {
      events: [
        {
          communityId: 101,
          eventId: 'S-5209',
          name: 'Taça da Ria 2026',
          startDate: '2026-11-20',
          endDate: '2026-11-20',
          state: 'official',
          registered: 76,
          places: 80,
          rounds: 74,
          noShows: 1,
          withdrawals: 1,
        },
      ],
    },
  },
})
