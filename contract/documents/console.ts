import Type from 'typebox'
import { operation } from '../operation.ts'
import { count, eventId, eventParams, id, listOf, playerId, strictObject, text, timestamp } from '../shapes.ts'
import { language, ofPaper, printDocument, printedDocuments } from './extensions.ts'

const optional = Type.Optional

const document = Type.Enum([...printedDocuments], { description: 'Name of the document.' })

const documentParams = strictObject({ eventId, document })

const version = Type.String({ pattern: '^[0-9a-f]{8}$', description: 'Eight digits that follow from the content.' })

const page = Type.String({
  pattern: '^(all|group-[1-9][0-9]{0,15})$',
  description: '`all` for a document printed as a whole, otherwise `group-5001`.',
})

const paper = optional(Type.Enum(['A4', 'Letter'], { description: 'As the settings say if left out.' }))

const PageOfDocument = strictObject(
  {
    page,
    label: text(200, 'What the group is called, such as `7B`.'),
    version,
    printedVersion: optional(version),
    printedDt: optional(timestamp),
    state: Type.Enum(['never', 'current', 'stale'], { description: 'Whether the last printout is still up to date.' }),
  },
  { title: 'PageOfDocument' },
)

export const DocumentState = strictObject(
  {
    document,
    name: text(60, 'What it is called.'),
    state: Type.Enum(['never', 'current', 'stale'], { description: 'Stale when a page is.' }),
    printedDt: optional(timestamp),
    printedBy: optional(text(120, 'Who printed it last.')),
    stale: count('Number of pages that are stale, or new since it was printed.'),
    gone: listOf(text(200, 'Label.'), { most: 5000, description: 'Pages that were printed and no longer exist.' }),
    pages: listOf(PageOfDocument, { most: 5000 }),
  },
  { title: 'DocumentState' },
)

const cards = {
  document: 'scorecards',
  name: 'Scorecards',
  state: 'stale',
  printedDt: '2026-05-03T06:02:00.000+00:00',
  printedBy: 'Marta Abreu',
  stale: 1,
  gone: [],
  pages: [
    {
      page: 'group-5001',
      label: '1A',
      version: 'a1b2c3d4',
      printedVersion: '77aa00ff',
      printedDt: '2026-05-03T06:02:00.000+00:00',
      state: 'stale',
    },
  ],
}

export const listDocuments = operation({
  id: 'listDocuments',
  method: 'GET',
  path: '/console/api/events/{eventId}/documents',
  tag: 'Events',
  summary: 'List the documents of an event and what was printed',
  description:
    'Each document with its pages: the current version, the printed one, and whether the paper is still up to date.',
  params: eventParams,
  query: strictObject({ language }),
  reply: strictObject({ documents: listOf(DocumentState, { most: 30 }) }, { title: 'DocumentStates' }),
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: [...ofPaper, 'documents'],
  transaction: 'read',
  example: { params: { eventId: 'S-5210' }, query: { language: 'en' }, reply: { documents: [cards] } },
})

export const markPrinted = operation({
  id: 'markPrinted',
  method: 'POST',
  path: '/console/api/events/{eventId}/documents/{document}/printed',
  tag: 'Events',
  summary: 'Mark pages as printed',
  description:
    'From now on these pages are stale as soon as anything on them changes. The versions are those of the printout.',
  params: documentParams,
  body: strictObject(
    {
      pages: listOf(strictObject({ page, version }, { title: 'PrintedPage' }), {
        least: 1,
        most: 5000,
        description: 'As `listDocuments` named them.',
      }),
    },
    { title: 'PrintedPages' },
  ),
  reply: strictObject({ pages: count('Number of pages.') }, { title: 'PagesMarked' }),
  closedToo: true,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'field.edit',
  changes: ['documents'],
  transaction: 'write',
  example: {
    params: { eventId: 'S-5210', document: 'scorecards' },
    body: { pages: [{ page: 'group-5001', version: 'a1b2c3d4' }] },
    reply: { pages: 1 },
  },
})

export const previewDocument = operation({
  id: 'previewDocument',
  cost: 10,
  method: 'GET',
  path: '/console/api/events/{eventId}/documents/{document}/page',
  tag: 'Events',
  summary: 'Preview a document with unsaved settings',
  description: 'The PDF as it would be printed with these settings of the document.',
  params: documentParams,
  query: strictObject({
    paper,
    language,
    settings: optional(
      Type.String({
        maxLength: 4000,
        description: 'Settings of the document as JSON; those of the event if left out.',
      }),
    ),
  }),
  reply: printDocument.reply,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: ofPaper,
  transaction: 'read',
  mediaType: 'application/pdf',
  example: {
    params: { eventId: 'S-5210', document: 'teeSheet' },
    query: { settings: '{"columns":["time","players"]}' },
    reply: '%PDF-1.3 ...',
  },
})

export const printPages = operation({
  id: 'printPages',
  cost: 10,
  method: 'GET',
  path: '/console/api/events/{eventId}/documents/{document}/pages',
  tag: 'Events',
  summary: 'Print some pages of a document',
  description:
    'The PDF of the pages of these groups and players only. A document that has no separate pages is printed as a whole.',
  params: documentParams,
  query: strictObject({
    paper,
    language,
    teePairingIds: optional(listOf(id('Id of the tee pairing.'), { most: 500 })),
    playerIds: optional(listOf(playerId, { most: 1000 })),
  }),
  reply: printDocument.reply,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: ofPaper,
  transaction: 'read',
  mediaType: 'application/pdf',
  example: {
    params: { eventId: 'S-5210', document: 'scorecards' },
    query: { teePairingIds: [5001] },
    reply: '%PDF-1.3 ...',
  },
})

export const printDocuments = operation({
  id: 'printDocuments',
  cost: 10,
  method: 'GET',
  path: '/console/api/events/{eventId}/printout',
  tag: 'Events',
  summary: 'Print several documents as one PDF',
  description: 'The documents one after the other, each on its own pages: whole, or only the pages of some groups.',
  params: eventParams,
  query: strictObject({
    paper,
    language,
    pages: listOf(
      Type.String({
        pattern: `^(${printedDocuments.join('|')})(:[1-9][0-9]{0,15})?$`,
        description: '`scorecards` for a whole document, `scorecards:5001` for the pages of a tee pairing.',
        examples: ['scorecards', 'scorecards:5001'],
      }),
      { least: 1, most: 500 },
    ),
  }),
  reply: printDocument.reply,
  refusals: ['UNAUTHORIZED'],
  access: 'staff',
  may: 'event.see',
  reads: ofPaper,
  transaction: 'read',
  mediaType: 'application/pdf',
  example: {
    params: { eventId: 'S-5210' },
    query: { pages: ['cartSigns', 'scorecards:5001'] },
    reply: '%PDF-1.3 ...',
  },
})
