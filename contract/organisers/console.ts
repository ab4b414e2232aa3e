/** What an organiser outside the club does with a link: names people, up to so many, and puts them into teams of its own. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import { TableProblem } from '../playerLists/tableProblems.ts'
import { table, tableReading } from '../playerLists/tableReading.ts'
import {
  eventId,
  gender,
  hcIndex,
  listOf,
  names,
  playerId,
  strictObject,
  teamName,
  text,
  textOrEmpty,
  timestamp,
} from '../shapes.ts'
import { organiserId, places } from '../staffLinks/console.ts'

const optional = Type.Optional

const { firstName, lastName, suffix } = names

const ofOrganiser = strictObject({ eventId, organiserId })

const ofNamedPlayer = strictObject({ eventId, organiserId, playerId })

const person = { firstName, lastName, gender, hcIndex: optional(hcIndex) }

const PersonToName = strictObject({ ...person, suffix, team: optional(teamName) }, { title: 'PersonToName' })

const NamedPlayer = strictObject(
  {
    playerId,
    ...person,
    team: optional(text(100, 'Name of the team, if only this organiser’s people play in it.')),
    otherTeam: Type.Boolean({ description: 'Plays in a team with others, managed by the club.' }),
    kept: Type.Boolean({ description: 'The club keeps the details of this player.' }),
  },
  { title: 'NamedPlayer' },
)

const example = { firstName: 'Ines', lastName: 'Prata', gender: 'F', hcIndex: 18.2, team: 'Red' } as const

const params = { eventId: 'M-5208', organiserId: 12 }

export const listNamedPlayers = operation({
  id: 'listNamedPlayers',
  method: 'GET',
  path: '/console/api/events/{eventId}/organisers/{organiserId}/people',
  tag: 'Web links',
  summary: 'List the people an organiser has named',
  description:
    'This organiser’s people and nobody else, by name, with the teams in which only they play. `begun`: play has begun, and nothing can be changed any more.',
  params: ofOrganiser,
  reply: strictObject(
    {
      label: Type.String({ description: 'Who the organiser is.' }),
      until: timestamp,
      places,
      timeZone: Type.String({ description: 'Time zone of the event.' }),
      teams: Type.Boolean({ description: 'The event is played in teams.' }),
      teamSize: optional(
        Type.Integer({ minimum: 1, maximum: 500, description: 'Maximum number of players in a team.' }),
      ),
      begun: Type.Boolean({ description: 'Play has begun.' }),
      people: listOf(NamedPlayer, { most: 10_000 }),
    },
    { title: 'NamedPlayers' },
  ),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'links.see',
  link: ['organiser'],
  reads: ['events', 'players', 'registrations', 'handicaps', 'teams', 'staffLinks'],
  transaction: 'read',
  example: {
    params,
    reply: {
      label: 'Company Ltd',
      until: '2026-06-10T23:00:00.000+00:00',
      places: 20,
      timeZone: 'Europe/Lisbon',
      teams: true,
      teamSize: 4,
      begun: false,
      people: [{ playerId: 9001, ...example, otherTeam: false, kept: false }],
    },
  },
})

export const readNamedTable = operation({
  id: 'readNamedTable',
  method: 'POST',
  path: '/console/api/events/{eventId}/organisers/{organiserId}/table',
  tag: 'Web links',
  summary: 'Read an organiser’s table of people',
  description:
    'Takes pasted lines, or a CSV or XLSX file in Base64, like the club’s own lists, and says what is in them and what cannot be read. It does not reveal who is known. Writes nothing.',
  params: ofOrganiser,
  body: strictObject(table, { title: 'TableToName' }),
  reply: strictObject(
    {
      ...tableReading,
      lines: listOf(
        strictObject(
          {
            line: Type.Integer({ minimum: 1, maximum: 1_048_576, description: 'Number of the line.' }),
            written: textOrEmpty(200, 'The name as written in the table; empty where there is none.'),
            firstName: optional(firstName),
            lastName: optional(lastName),
            gender: optional(gender),
            suffix,
            hcIndex: optional(hcIndex),
            team: optional(text(100, 'Team of the line.')),
            problems: listOf(TableProblem, { most: 20, description: 'What is asked about the person.' }),
          },
          { title: 'NamedLine' },
        ),
        { most: 4000 },
      ),
    },
    { title: 'NamedTableRead' },
  ),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND'],
  access: 'staff',
  may: 'field.edit',
  link: ['organiser'],
  changes: [],
  transaction: 'read',
  example: {
    params,
    body: { text: 'Prata, Ines\t18,2' },
    reply: {
      columns: [
        { field: 'name', sample: 'Prata, Ines' },
        { field: 'index', sample: '18,2' },
      ],
      linesRead: 1,
      genderLetters: [],
      leftOut: [],
      lines: [{ line: 1, written: 'Prata, Ines', firstName: 'Ines', lastName: 'Prata', hcIndex: 18.2, problems: [] }],
    },
  },
})

export const namePlayers = operation({
  id: 'namePlayers',
  method: 'POST',
  path: '/console/api/events/{eventId}/organisers/{organiserId}/people',
  tag: 'Web links',
  summary: 'Name people who play',
  description:
    'Registers everybody in the list by name, all or none, up to the organiser’s number of places, and puts those with a team into it; a new team name creates a team. One step that can be undone.',
  params: ofOrganiser,
  body: strictObject({ people: listOf(PersonToName, { least: 1, most: 500 }) }, { title: 'PeopleToName' }),
  reply: strictObject({ playerIds: listOf(playerId, { most: 500 }) }, { title: 'PeopleNamed' }),
  refusals: [
    'UNAUTHORIZED',
    'NOT_FOUND',
    'REGISTER_ON_MULTI_ROUND_EVENT',
    'ALREADY_REGISTERED',
    'NO_PLACE_LEFT',
    'PLAY_HAS_BEGUN',
  ],
  access: 'staff',
  may: 'field.edit',
  link: ['organiser'],
  changes: ['players', 'members', 'registrations', 'handicaps', 'teams'],
  transaction: 'write',
  example: { params, body: { people: [example] }, reply: { playerIds: [9001] } },
})

export const changeNamedPlayer = operation({
  id: 'changeNamedPlayer',
  method: 'PUT',
  path: '/console/api/events/{eventId}/organisers/{organiserId}/people/{playerId}',
  tag: 'Web links',
  summary: 'Correct somebody an organiser has named',
  description:
    'Name, gender, handicap index and team as they should be; without an index or a team the player has none. Where the club keeps the player’s details, only the team can be changed here.',
  params: ofNamedPlayer,
  body: PersonToName,
  reply: strictObject({ playerId }, { title: 'NamedPlayerChanged' }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REGISTER_ON_MULTI_ROUND_EVENT', 'PLAY_HAS_BEGUN'],
  access: 'staff',
  may: 'field.edit',
  link: ['organiser'],
  changes: ['players', 'members', 'registrations', 'handicaps', 'teams'],
  transaction: 'write',
  example: { params: { ...params, playerId: 9001 }, body: example, reply: { playerId: 9001 } },
})

export const removeNamedPlayer = operation({
  id: 'removeNamedPlayer',
  method: 'DELETE',
  path: '/console/api/events/{eventId}/organisers/{organiserId}/people/{playerId}',
  tag: 'Web links',
  summary: 'Take somebody off an organiser’s list',
  description: 'The player leaves the event, and the organiser’s place becomes free again.',
  params: ofNamedPlayer,
  reply: strictObject({ playerId }, { title: 'NamedPlayerRemoved' }),
  refusals: ['UNAUTHORIZED', 'NOT_FOUND', 'REGISTER_ON_MULTI_ROUND_EVENT', 'PLAY_HAS_BEGUN'],
  access: 'staff',
  may: 'field.edit',
  link: ['organiser'],
  changes: ['registrations', 'handicaps', 'teams', 'flights', 'teeSheet'],
  transaction: 'write',
  example: { params: { ...params, playerId: 9001 }, reply: { playerId: 9001 } },
})
