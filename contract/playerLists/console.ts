/** How a table of people becomes players: it is read and judged line by line, and written in one step. */

import Type from 'typebox'
import { operation } from '../operation.ts'
import {
  count,
  email,
  eventParams,
  gender,
  hcId,
  hcIndex,
  listOf,
  names,
  playerId,
  strictObject,
  teamId,
  text,
  textOrEmpty,
} from '../shapes.ts'
import { TableProblem } from './tableProblems.ts'
import { table, tableReading } from './tableReading.ts'

const optional = Type.Optional

const listNumber = text(40, 'A number of the list that says who it is: of the club, or a handicap id.')

const Person = strictObject(
  {
    written: textOrEmpty(200, 'The name as written in the table; empty where there is none.'),
    firstName: optional(text(60, 'First name.')),
    lastName: optional(text(60, 'Last name.')),
    suffix: optional(text(10, 'Suffix.')),
    hcIndex: optional(hcIndex),
    hcIndexModifier: optional(
      text(
        10,
        'The letter behind the index, such as M for modified; NH and WD where the list says that there is none.',
      ),
    ),
    gender: optional(gender),
    email: optional(email),
    hcId: optional(hcId),
    number: optional(listNumber),
    verdict: Type.Enum(['registered', 'known', 'perhaps', 'new', 'unreadable'], {
      description:
        '`registered`: already in the event, or in the community that members are read for. `known`: one member of the club has this name. `perhaps`: several, or a similar one. `new`: nobody. `unreadable`: there is no name.',
    }),
    candidates: listOf(
      strictObject(
        {
          playerId,
          ...names,
          hcIndex: optional(hcIndex),
          registered: Type.Boolean({ description: 'Already in the event, or the community.' }),
        },
        { title: 'PersonCandidate' },
      ),
      { most: 10, description: 'Who it may be, the likeliest first.' },
    ),
    problems: listOf(TableProblem, { most: 20, description: 'What is asked about the person.' }),
  },
  { title: 'PersonRead' },
)

export const PlayerTable = strictObject(table, { title: 'PlayerTable' })

const Again = strictObject(
  {
    changed: listOf(
      strictObject(
        {
          playerId,
          name: text(200, 'First and last name.'),
          what: Type.Enum(['index', 'email'], { description: 'Handicap index, or e-mail address.' }),
          before: optional(text(200, 'What is here; left out where nothing is.')),
          after: text(200, 'What the list says.'),
          kept: Type.Boolean({
            description:
              'Somebody has changed it here since the last list: it stays unless somebody chooses otherwise.',
          }),
        },
        { title: 'ChangedInList' },
      ),
      { most: 2000, description: 'Where the list differs for people who are already here.' },
    ),
    gone: listOf(
      strictObject(
        {
          playerId,
          name: text(200, 'First and last name.'),
          hasScore: Type.Boolean({ description: 'Has a score in the event, so stays in it.' }),
        },
        { title: 'NotInList' },
      ),
      { most: 100_000, description: 'People who are here and not in the list.' },
    ),
  },
  { title: 'ListAgain', description: 'Where the list differs for somebody who is already here.' },
)

export const PlayerTableRead = strictObject(
  {
    ...tableReading,
    again: optional(Again),
    lines: listOf(
      strictObject(
        {
          line: Type.Integer({ minimum: 1, maximum: 1_048_576, description: 'Number of the line.' }),
          text: textOrEmpty(500, 'The line as written.'),
          team: optional(text(100, 'Team of the line.')),
          people: listOf(Person, { most: 4 }),
        },
        { title: 'TableLine' },
      ),
      { most: 1000 },
    ),
  },
  { title: 'PlayerTableRead' },
)

export const readPlayerTable = operation({
  id: 'readPlayerTable',
  method: 'POST',
  path: '/console/api/events/{eventId}/players/table',
  tag: 'Event players',
  summary: 'Read a table of people and identify them',
  description:
    'Takes pasted text, or a CSV or XLSX file in Base64, with any separator, decimal commas and plus handicaps, with one to four people on a line. Only columns with a known heading are read; a column that looks like a missing one is asked about. Says for each line who it is and what is in doubt. Writes nothing.',
  params: eventParams,
  body: PlayerTable,
  reply: PlayerTableRead,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'players.register',
  changes: [],
  transaction: 'none',
  example: {
    params: { eventId: 'S-5209' },
    body: { text: 'Abreu, Marta\t12,4' },
    reply: {
      columns: [
        { field: 'name', sample: 'Abreu, Marta' },
        { field: 'index', sample: '12,4' },
      ],
      linesRead: 1,
      genderLetters: [],
      leftOut: [],
      lines: [
        {
          line: 1,
          text: 'Abreu, Marta  12,4',
          people: [
            {
              written: 'Abreu, Marta',
              firstName: 'Marta',
              lastName: 'Abreu',
              hcIndex: 12.4,
              verdict: 'known',
              candidates: [{ playerId: 3001, firstName: 'Marta', lastName: 'Abreu', registered: false }],
              problems: [],
            },
          ],
        },
      ],
    },
  },
})

export const NewPerson = strictObject(
  {
    ...names,
    gender,
    hcIndex: optional(hcIndex),
    email: optional(email),
    hcId: optional(hcId),
    number: optional(listNumber),
  },
  { title: 'PersonByName' },
)

export const KnownPerson = strictObject(
  { playerId, hcIndex: optional(hcIndex), number: optional(listNumber) },
  { title: 'PersonByProfile' },
)

export const importPlayers = operation({
  id: 'importPlayers',
  method: 'POST',
  path: '/console/api/events/{eventId}/players/import',
  tag: 'Event players',
  summary: 'Register the people of a table in one step',
  description:
    'Registers everybody not registered yet: members by their profile, others by name, with their addresses and handicap ids for this event. Changes to people already here, and people leaving, are given one by one. With `teams` the people of one line, or of lines with the same team, become a team. All or nothing; one step that can be undone.',
  params: eventParams,
  body: strictObject(
    {
      lines: listOf(
        strictObject(
          {
            line: Type.Integer({ minimum: 1, maximum: 1_048_576, description: 'Number of the line in the table.' }),
            team: optional(text(100, 'Team of the line.')),
            people: listOf(Type.Union([KnownPerson, NewPerson]), { least: 1, most: 4 }),
          },
          { title: 'LineToImport' },
        ),
        { most: 500 },
      ),
      teams: optional(Type.Boolean({ description: 'Make teams of the people who are listed together.' })),
      indexes: optional(
        listOf(strictObject({ playerId, hcIndex }, { title: 'IndexToTake' }), {
          most: 1000,
          description: 'For people already registered, the index from the list.',
        }),
      ),
      leave: optional(
        listOf(playerId, { most: 1000, description: 'People who are no longer in the list, and leave the event.' }),
      ),
    },
    { title: 'PlayersToImport' },
  ),
  reply: strictObject(
    {
      registered: count('People newly registered.'),
      wasRegistered: count('People who were already registered.'),
      changed: count('People who now have the index from the list.'),
      left: count('People who left the event.'),
      teamIds: listOf(teamId, { most: 1000, description: 'The teams that were made.' }),
      lines: listOf(
        strictObject(
          {
            line: Type.Integer({ minimum: 1, maximum: 1_048_576, description: 'Number of the line in the table.' }),
            playerIds: listOf(playerId, { most: 4 }),
            results: listOf(Type.Enum(['registered', 'wasRegistered']), { most: 4 }),
          },
          { title: 'LineImported' },
        ),
        { most: 500 },
      ),
    },
    { title: 'PlayersImported' },
  ),
  refusals: [
    'UNAUTHORIZED',
    'REGISTER_ON_MULTI_ROUND_EVENT',
    'ALREADY_REGISTERED',
    'PLAYER_HAS_NO_MEMBERSHIP',
    'SCORE_ENTERED',
  ],
  access: 'staff',
  may: 'field.edit',
  changes: ['players', 'members', 'registrations', 'handicaps', 'teams'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: {
      lines: [
        { line: 1, people: [{ playerId: 3001 }, { firstName: 'Jo', lastName: 'Gast', gender: 'F', hcIndex: 18.2 }] },
      ],
      teams: true,
    },
    reply: {
      registered: 2,
      wasRegistered: 0,
      changed: 0,
      left: 0,
      teamIds: [850],
      lines: [{ line: 1, playerIds: [3001, 9001], results: ['registered', 'registered'] }],
    },
  },
})
