import Type from 'typebox'
import { operation } from '../operation.ts'
import { id, strictObject, text, wholeList } from '../shapes.ts'

export const HandicapProvider = strictObject(
  {
    id: id('Id of the provider; never changes.'),
    name: text(100, 'Name of the provider.'),
    code: text(30, 'Short code of the provider.'),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', description: 'Two-letter country code.' })),
  },
  { title: 'HandicapProvider' },
)

export const LeaderboardType = strictObject(
  {
    id: id('Id of the leaderboard type; never changes.'),
    name: text(60, 'Name of the leaderboard type for programs; never changes.'),
    title: text(100, 'Name of the leaderboard type for people.'),
    team: Type.Boolean({ description: 'A leaderboard of teams (true) or of players (false).' }),
    multiRoundOnly: Type.Boolean({ description: 'Only for the whole of a multi-round event.' }),
    teamScore: Type.Boolean({ description: 'One score for each hole is entered for the team.' }),
  },
  { title: 'LeaderboardType' },
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
  transaction: 'read',
  example: {
    reply: [
      { id: 3, name: 'USGA', code: 'GHIN', country: 'US' },
      { id: 20, name: 'Federação Portuguesa de Golfe', code: 'FPG', country: 'PT' },
    ],
  },
})

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

export const getWadl = operation({
  id: 'getWadl',
  method: 'GET',
  path: '/v1/application.wadl',
  tag: 'Utilities',
  summary: 'Get the application description',
  description:
    'WADL of the published operations. What the service adds to them stands in the OpenAPI document at `/openapi.json`.',
  reply: Type.String(),
  refusals: [],
  access: 'token',
  transaction: 'none',
  mediaType: 'application/vnd.sun.wadl+xml',
  example: { reply: '<application xmlns="http://wadl.dev.java.net/2009/02">...</application>' },
})

export const getWadlGrammar = operation({
  id: 'getWadlGrammar',
  method: 'GET',
  path: '/v1/application.wadl/{path}',
  tag: 'Utilities',
  summary: 'Get one grammar of the application description',
  description: 'XML Schema of one record. The application description includes all of them.',
  params: strictObject({
    path: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '^[A-Za-z0-9._-]+$',
      description: 'Name of the grammar as the application description includes it.',
      examples: ['Community.xsd'],
    }),
  }),
  reply: Type.String(),
  refusals: ['NOT_FOUND'],
  access: 'token',
  transaction: 'none',
  mediaType: 'application/xml',
  example: {
    params: { path: 'Community.xsd' },
    reply: '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">...</xs:schema>',
  },
})
