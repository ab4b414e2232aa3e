/** An event that another program has: its file makes an event here, and when it comes again changes that one. */

import Type from 'typebox'
import { multiRoundEvent } from '../examples.ts'
import { ofEvent } from '../nouns.ts'
import { operation } from '../operation.ts'
import {
  communityParams,
  count,
  date,
  eventId,
  eventParams,
  listOf,
  strictObject,
  text,
  textOrEmpty,
} from '../shapes.ts'

const optional = Type.Optional

const file = Type.String({
  minLength: 1,
  maxLength: 900_000,
  contentEncoding: 'base64',
  description:
    'A JSON file of an event in Base64, as `docs/import.md` describes it; its `communityId` is that of the path.',
})

const key = text(100, 'The place in the file, to take it.')

const part = Type.Integer({
  minimum: 0,
  maximum: 50,
  description: '0 the event, else the number of the round in the file.',
})

/** What a place of a file holds. */
export const placesOfEventFile = [
  'name',
  'startDate',
  'endDate',
  'info',
  'round',
  'leaderboard',
  'person',
  'personName',
  'gender',
  'team',
  'flight',
  'index',
  'handicap',
  'start',
  'strokes',
  'status',
] as const

/** Sections that a file which comes again does not change. */
export const sectionsByHand = [
  'courseIds',
  'settings',
  'leaderboards',
  'shortening',
  'state',
  'teamHandicaps',
  'registrationType',
  'flightsEnabled',
  'timeZone',
] as const

const Difference = strictObject(
  {
    key,
    kind: Type.Enum(['added', 'changed', 'gone', 'kept'], {
      description:
        '`added`: nothing was here. `changed`: here is still what the last file said. `gone`: the last file had it, this one does not. `kept`: somebody has changed it here since; it stays unless it is taken.',
    }),
    part,
    what: Type.Enum([...placesOfEventFile], { description: 'What it is.' }),
    name: optional(textOrEmpty(200, 'Name of the player, team or leaderboard.')),
    board: optional(text(120, 'The leaderboard of a flight.')),
    here: optional(textOrEmpty(20_000, 'What is here; left out where nothing is.')),
    file: optional(textOrEmpty(20_000, 'What the file says; left out where it no longer says anything.')),
    stays: optional(Type.Enum(['hasScore'], { description: 'Why it cannot be taken: the player has a score.' })),
  },
  { title: 'EventFileDifference' },
)

const problem = 'As an import does, with every place of the file that does not fit in `errors`.'

export const readEventFile = operation({
  id: 'readEventFile',
  method: 'POST',
  path: '/console/api/communities/{communityId}/events/file',
  tag: 'Events',
  summary: 'Read the file of an event, and say what it would do',
  description: `With the \`externalId\` of an event that came from a file before, or with \`eventId\`, it is compared with that event. Writes nothing. ${problem}`,
  params: communityParams,
  body: strictObject(
    {
      file,
      eventId: optional(
        Type.String({ ...eventId, description: 'The event to compare with, whatever id the file has.' }),
      ),
    },
    { title: 'EventFileToRead' },
  ),
  reply: strictObject(
    {
      name: text(120, 'Name of the event in the file.'),
      startDate: date,
      endDate: date,
      players: count('Players of the file.'),
      rounds: count('Its rounds.'),
      cards: count('Its cards.'),
      again: optional(
        strictObject(
          {
            eventId,
            name: text(120, 'Name of the event here.'),
            differences: listOf(Difference, { most: 100_000 }),
            byHand: listOf(
              strictObject({ part, section: Type.Enum([...sectionsByHand]) }, { title: 'SectionByHand' }),
              { most: 1000, description: 'What differs from the last file, but has to be changed by hand.' },
            ),
          },
          { title: 'EventFileAgain', description: 'Left out where the file is a new event.' },
        ),
      ),
      alike: optional(
        strictObject(
          { eventId, name: text(120, 'Its name.') },
          {
            title: 'EventAlike',
            description: 'An event with this name and first day that was not created by a file with this id.',
          },
        ),
      ),
    },
    { title: 'EventFileRead' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.edit',
  changes: [],
  transaction: 'none',
  example: {
    params: { communityId: 101 },
    body: { file: 'eyJuYW1lIjoiVGHDp2EgZGEgUmlhIn0=' },
    reply: {
      name: multiRoundEvent.name,
      startDate: '2026-05-02',
      endDate: '2026-05-03',
      players: 40,
      rounds: 2,
      cards: 40,
      again: {
        eventId: 'M-5208',
        name: multiRoundEvent.name,
        differences: [
          {
            key: '2/start/3k9SaQw0xPzL',
            kind: 'changed',
            part: 2,
            what: 'start',
            name: 'Tiago Moura',
            here: '2026-05-03 08:10, 1A',
            file: '2026-05-03 08:30, 1A',
          },
        ],
        byHand: [],
      },
    },
  },
})

export const importEventFile = operation({
  id: 'importEventFile',
  method: 'POST',
  path: '/console/api/communities/{communityId}/events/import',
  tag: 'Events',
  summary: 'Create an event from a file',
  description: `The event with everything below it, all or nothing. ${problem} Also when an event with the \`externalId\` of the file is already here.`,
  params: communityParams,
  body: strictObject({ file }, { title: 'EventFileToImport' }),
  reply: strictObject({ eventId, players: count('Players.'), cards: count('Cards.') }, { title: 'EventFileImported' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['events', 'courses', 'players', 'members'],
  transaction: 'write',
  example: {
    params: { communityId: 101 },
    body: { file: 'eyJuYW1lIjoiVGHDp2EgZGEgUmlhIn0=' },
    reply: { eventId: 'M-5208', players: 40, cards: 40 },
  },
})

export const updateEventFromFile = operation({
  id: 'updateEventFromFile',
  method: 'POST',
  path: '/console/api/events/{eventId}/file',
  tag: 'Events',
  summary: 'Update an event from its file',
  description: `Makes every change that \`readEventFile\` lists except those \`kept\`, and of those the ones taken. ${problem}`,
  params: eventParams,
  body: strictObject(
    {
      file,
      take: optional(listOf(key, { most: 10_000, description: 'Of what is kept, where the file is right.' })),
    },
    { title: 'EventFileAgainToImport' },
  ),
  reply: strictObject(
    {
      eventId,
      done: count('Differences that now match the file.'),
      kept: count('Those that stayed as they were here.'),
    },
    { title: 'EventFileTaken' },
  ),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.edit',
  changes: ['courses', 'players', 'members', ...ofEvent],
  transaction: 'write',
  example: {
    params: { eventId: 'M-5208' },
    body: { file: 'eyJuYW1lIjoiVGHDp2EgZGEgUmlhIn0=', take: [] },
    reply: { eventId: 'M-5208', done: 3, kept: 1 },
  },
})
