/** What officials on the course say of a group: a log of notes and warnings that only grows. */

import Type from 'typebox'
import { EventState } from '../eventStates/extensions.ts'
import { keptEntries } from '../keptEntries.ts'
import { operation } from '../operation.ts'
import { entryId } from '../scores/extensions.ts'
import { Shortening } from '../settings/shortening.ts'
import { timeZone } from '../setup/eventSetup.ts'
import { eventParams, id, listOf, strictObject, text, timestamp } from '../shapes.ts'

const optional = Type.Optional

const teePairingId = id('Id of the tee pairing.')

const words = text(500, 'The note.')

export const OfficialNote = strictObject(
  {
    entryId,
    teePairingId,
    kind: Type.Enum(['timeWarning', 'note'], { description: '`timeWarning`: the group was told to hurry.' }),
    words: optional(words),
    at: timestamp,
    by: optional(text(200, 'Who wrote it: the name of the account, or of the link.')),
  },
  { title: 'OfficialNote' },
)

const note = { entryId: '6f0d2a54-8f0e-4c1b-9a55-0f6a7c1f6f03', teePairingId: 901, kind: 'timeWarning' as const }

const at = '2026-05-02T09:40:02.204+00:00'

export const listNotes = operation({
  id: 'listNotes',
  method: 'GET',
  path: '/console/api/events/{eventId}/notes',
  tag: 'Scores',
  summary: 'List officials’ notes about groups',
  description:
    'Notes and warnings of the round that have not been undone, latest first, the state of the round, and what counts of it if it was shortened.',
  params: eventParams,
  reply: strictObject(
    {
      timeZone,
      state: EventState.properties.state,
      shortening: optional(Shortening),
      notes: listOf(OfficialNote, { most: 10_000 }),
    },
    { title: 'OfficialNotes' },
  ),
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'event.see',
  link: ['official', 'cards'],
  reads: ['events', 'eventStates', 'shortening', 'players', 'registrations', 'teeSheet', 'notes'],
  transaction: 'read',
  example: {
    params: { eventId: 'S-5209' },
    reply: { timeZone: 'Europe/Lisbon', state: 'in progress', notes: [{ ...note, at, by: 'Rui’s phone' }] },
  },
})

export const recordNotes = operation({
  id: 'recordNotes',
  method: 'POST',
  path: '/console/api/events/{eventId}/notes',
  tag: 'Scores',
  summary: 'Record notes about groups',
  description:
    'Takes an official’s notes and warnings, each with an id made by its device. An entry sent again counts once and gets the same answer. Entries are never changed; one can undo another. An entry about a group that is not in this round is rejected; the others are kept.',
  params: eventParams,
  body: strictObject(
    {
      entries: listOf(
        strictObject(
          {
            entryId,
            teePairingId,
            words: optional(words),
            takesBack: optional(
              Type.String({ format: 'uuid', description: 'The entry that is undone, with its words.' }),
            ),
            at: Type.String({
              format: 'date-time',
              description: 'When it was written, by the clock of the device; a time in the future counts as now.',
            }),
          },
          { title: 'NoteEntry', description: 'With `words` a note, with neither a warning about time.' },
        ),
        { least: 1, most: 200 },
      ),
    },
    { title: 'NoteEntries' },
  ),
  reply: keptEntries({ one: 'NoteRecorded', all: 'NotesRecorded' }, 'the group is not of this round.'),
  closedToo: true,
  refusals: ['UNAUTHORIZED', 'ROUND_REQUIRED'],
  access: 'staff',
  may: 'notes.write',
  link: ['official'],
  changes: ['notes'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: { entries: [{ entryId: note.entryId, teePairingId: 901, at }] },
    reply: { entries: [{ entryId: note.entryId, result: 'recorded' }] },
  },
})
