import Type from 'typebox'
import { operation } from '../operation.ts'
import { eventParams, id, Leaderboard, strictObject, text, wholeList } from '../shapes.ts'

export const listLeaderboards = operation({
  id: 'listLeaderboards',
  method: 'GET',
  path: '/v1/events/{eventId}/leaderboards',
  tag: 'Leaderboards',
  summary: 'List the leaderboards of an event',
  description:
    'The leaderboards of exactly this event: the id of a multi-round event means those over its rounds, the id of a round those of the round. Leaderboards are created in the console.',
  params: eventParams,
  reply: wholeList(Leaderboard),
  page: ['id'],
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  cached: true,
  reads: ['events', 'leaderboards'],
  transaction: 'read',
  example: {
    params: { eventId: 'M-5208' },
    reply: [
      { id: 601, name: 'Stroke play, net', typeId: 1, team: false },
      { id: 602, name: 'Pairs, best ball', typeId: 8, team: true },
    ],
  },
})

export const LeaderboardType = strictObject(
  {
    id: id('Id of the leaderboard type; never changes.'),
    name: text(60, 'Name of the leaderboard type for programs; never changes.'),
    title: text(100, 'Name of the leaderboard type for people.'),
    team: Type.Boolean({ description: 'A team leaderboard (true) or a player leaderboard (false).' }),
    multiRoundOnly: Type.Boolean({ description: 'Only for the whole of a multi-round event.' }),
    teamScore: Type.Boolean({ description: 'One score for each hole is entered for the team.' }),
  },
  { title: 'LeaderboardType' },
)

export const listLeaderboardTypes = operation({
  id: 'listLeaderboardTypes',
  method: 'GET',
  path: '/v1/util/leaderboards/types',
  tag: 'Utilities',
  summary: 'List the leaderboard types',
  description:
    'What a leaderboard counts; several formats of play may share a type. New types take new ids; no id ever changes its meaning.',
  reply: wholeList(LeaderboardType),
  page: ['id'],
  refusals: [],
  access: 'token',
  reads: [],
  transaction: 'none',
  example: {
    reply: [
      {
        id: 1,
        name: 'LOW_NET',
        title: 'Stroke Play (Individual)',
        team: false,
        multiRoundOnly: false,
        teamScore: false,
      },
      {
        id: 9,
        name: 'TEAM_SCRAMBLE',
        title: 'Team (Scramble / Alternate Shot)',
        team: true,
        multiRoundOnly: false,
        teamScore: true,
      },
    ],
  },
})
