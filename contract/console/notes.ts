/** What officials on the course say: of a group, a log of notes and warnings that only grows; of a card, a penalty. */
import Type from 'typebox'
import { Card, cardId } from '../extensions/cards.ts'
import { EventState } from '../extensions/eventStates.ts'
import { entryId, hole } from '../extensions/recordScores.ts'
import { operation } from '../operation.ts'
import { Shortening } from '../settings/shortening.ts'
import { eventId, eventParams, id, listOf, strictObject, text, timestamp } from '../shapes.ts'
import { timeZone } from './eventSetup.ts'
import { keptEntries } from './keptEntries.ts'

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
    by: optional(text(200, 'Who said it: the name of the account, or of the link.')),
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
  summary: 'What officials have said of groups',
  description:
    'Notes and warnings of the round that were not taken back, the last first, the state of the round, and what counts of it when it was shortened.',
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
  summary: 'Say something of groups',
  description:
    'Takes notes and warnings of an official, each with an id that its device made. The same entry sent again happens once and is answered alike. Nothing is changed; an entry can take another one back. An entry about a group that is not of this round is rejected, and the others are kept.',
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
              Type.String({ format: 'uuid', description: 'The entry that is taken back; its words go with it.' }),
            ),
            at: Type.String({
              format: 'date-time',
              description: 'When it was said, by the clock of the device; a time that is to come counts as now.',
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
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209' },
    body: { entries: [{ entryId: note.entryId, teePairingId: 901, at }] },
    reply: { entries: [{ entryId: note.entryId, result: 'recorded' }] },
  },
})

export const addPenalty = operation({
  id: 'addPenalty',
  method: 'POST',
  path: '/console/api/events/{eventId}/cards/{cardId}/penalties',
  tag: 'Scores',
  summary: 'Add penalty strokes to a hole',
  description:
    'By the committee: its entry for the hole is what counts there now and the strokes of the penalty, with the Rule and the reason. The same entry sent again happens once. The hole needs strokes on which the scorers agree.',
  params: strictObject({ eventId, cardId }),
  body: strictObject(
    {
      entryId,
      hole,
      strokes: Type.Integer({ minimum: 1, maximum: 10, description: 'Strokes of the penalty.' }),
      rule: Type.String({
        pattern: '^[1-9][0-9]?(\\.[1-9][0-9]?[a-z]?)?$',
        description: 'The Rule of Golf, such as `14.7a`.',
      }),
      reason: text(400, 'What happened; it stands in the log of the card.'),
    },
    { title: 'Penalty' },
  ),
  reply: Card,
  refusals: [
    'UNAUTHORIZED',
    'NOT_FOUND',
    'ROUND_REQUIRED',
    'NOT_A_TEAM_FORMAT',
    'SCORES_DIFFER',
    'HOLE_WITHOUT_STROKES',
  ],
  access: 'staff',
  may: 'rulings.make',
  link: ['official'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5209', cardId: 'P-3001' },
    body: { entryId: note.entryId, hole: 1, strokes: 2, rule: '14.7a', reason: 'Played from a wrong place' },
    reply: {
      eventId: 'S-5209',
      cardId: 'P-3001',
      playerId: 3001,
      status: 'OPEN',
      signedBy: [],
      version: 2,
      updatedDt: '2026-05-02T08:41:09.500+00:00',
      holeScores: [
        {
          hole: 1,
          gross: 7,
          pickedUp: false,
          conflict: false,
          corrected: true,
          entries: [
            { scorer: 'committee', as: 'committee', device: 'server', deviceSequence: 1, strokes: 7 },
            { scorer: 3001, as: 'player', device: 'phone', deviceSequence: 1, strokes: 5 },
          ],
        },
      ],
    },
  },
})
