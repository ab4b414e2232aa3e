import Type from 'typebox'
import { counted } from '../nouns.ts'
import { operation } from '../operation.ts'
import { eventId, strictObject } from '../shapes.ts'
import { languages } from '../words/languages.ts'

/** The documents of the print centre: the lists that web links show, then those of the director. */
export const printedDocuments = [
  'players',
  'flights',
  'teams',
  'teeSheet',
  'results',
  'alphabeticalList',
  'starterSheet',
  'checkInList',
  'skins',
  'prizes',
  'scorecards',
  'playerScorecards',
  'cartSigns',
  'contestSheets',
  'labels',
  'poster',
] as const

const printedDocument = Type.Enum([...printedDocuments], {
  description:
    'What to print: the lists that web links show, and for the director `alphabeticalList`, `starterSheet`, `checkInList`, `skins`, `prizes`, `scorecards` (one for each group), `playerScorecards` (two to a page), `cartSigns`, `contestSheets` (closest to the pin on each par 3, longest drive), `labels` (21 to an A4 sheet, 30 to a Letter sheet) and `poster` (with the code of the results page).',
})

/** In which language a document speaks; names and texts of the director stay as they are. */
export const language = Type.Optional(
  Type.Enum([...languages], { description: 'Language of the document, as ISO 639 names it; English if left out.' }),
)

/** What stands on paper. */
export const ofPaper = [...counted, 'links', 'messages'] as const

export const printDocument = operation({
  id: 'printDocument',
  cost: 10,
  method: 'GET',
  path: '/v1/events/{eventId}/documents/{document}',
  tag: 'Events',
  summary: 'Print a document of an event',
  description:
    'A PDF from the print centre, following the settings of the event. For a multi-round event, all rounds that have a tee time; name a round to print only that one. Every page says when it was printed and its version, which follows from the content: `If-None-Match` with the `ETag` of the last printout answers 304 while nothing on paper would change.',
  params: strictObject({ eventId, document: printedDocument }),
  query: strictObject({
    paper: Type.Optional(
      Type.Enum(['A4', 'Letter'], { description: 'If left out, as the settings of the event say, otherwise A4.' }),
    ),
    by: Type.Optional(Type.Enum(['time', 'hole'], { description: 'Order of the tee sheet; by time if left out.' })),
    language,
  }),
  reply: Type.String({ contentMediaType: 'application/pdf' }),
  refusals: ['UNAUTHORIZED'],
  access: 'token',
  reads: ofPaper,
  transaction: 'read',
  mediaType: 'application/pdf',
  example: { params: { eventId: 'S-5210', document: 'scorecards' }, query: { paper: 'A4' }, reply: '%PDF-1.3 ...' },
})
