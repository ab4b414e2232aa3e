/** What a director sets for the documents of an event: docs/decisions/019. */
import Type, { type Static } from 'typebox'
import { listOf, strictObject, text } from '../shapes.ts'

const optional = Type.Optional

export const juniorsShown = Type.Enum(['full', 'firstName', 'initials', 'number'], {
  description: 'How much of a junior’s name is shown: all of it, `Anna L.`, `A. L.`, or `Junior 7`.',
})
export type JuniorsShown = Static<typeof juniorsShown>

export const paperName = Type.Enum(['A4', 'Letter'], { description: 'Paper of a printout.' })
export type PaperName = Static<typeof paperName>

/** The columns of the documents that are tables, in their usual order. Those of results depend on what is played. */
export const columnKeys = {
  players: ['player', 'index', 'playingHandicap', 'tee'],
  flights: ['player', 'nickname', 'team', 'players'],
  teams: ['team', 'players'],
  teeSheet: ['time', 'tee', 'players', 'playingHandicap', 'playedTee', 'against', 'course'],
  alphabeticalList: ['player', 'time', 'hole', 'group', 'tee', 'playingHandicap', 'course'],
  checkInList: ['check', 'player', 'index', 'playingHandicap', 'tee', 'time', 'hole', 'notes'],
  skins: ['round', 'hole', 'winners', 'shares', 'player', 'skins', 'prize'],
  prizes: ['position', 'player', 'score', 'prize', 'received'],
  starterSheet: ['check', 'time', 'hole', 'player', 'playingHandicap', 'tee', 'team', 'course', 'notes'],
} as const

const sheet = {
  header: optional(text(300, 'Text above the document.')),
  footer: optional(text(300, 'Text below the document.')),
  paper: optional(paperName),
  juniors: optional(juniorsShown),
}

function table(keys: readonly string[] | undefined, title: string) {
  const key = keys ? Type.Enum([...keys]) : Type.String({ pattern: '^[a-zA-Z][a-zA-Z0-9]{0,29}$' })
  return strictObject(
    {
      columns: optional(listOf(key, { least: 1, most: 60, description: 'The columns shown, in this order.' })),
      sort: optional(
        strictObject(
          { column: key, descending: optional(Type.Boolean()) },
          { description: 'The column the rows are sorted by.' },
        ),
      ),
      ...sheet,
    },
    { title },
  )
}

const Form = strictObject(sheet, { title: 'PrintedForm' })

/** The settings of each document; a document that is left out has the defaults. */
const documents = strictObject(
  {
    players: optional(table(columnKeys.players, 'PrintedPlayers')),
    flights: optional(table(columnKeys.flights, 'PrintedFlights')),
    teams: optional(table(columnKeys.teams, 'PrintedTeams')),
    teeSheet: optional(table(columnKeys.teeSheet, 'PrintedTeeSheet')),
    results: optional(table(undefined, 'PrintedResults')),
    alphabeticalList: optional(table(columnKeys.alphabeticalList, 'PrintedAlphabeticalList')),
    starterSheet: optional(table(columnKeys.starterSheet, 'PrintedStarterSheet')),
    checkInList: optional(table(columnKeys.checkInList, 'PrintedCheckInList')),
    skins: optional(table(columnKeys.skins, 'PrintedSkins')),
    prizes: optional(table(columnKeys.prizes, 'PrintedPrizes')),
    scorecards: optional(Form),
    playerScorecards: optional(Form),
    cartSigns: optional(Form),
    contestSheets: optional(Form),
    labels: optional(Form),
    poster: optional(Form),
  },
  { title: 'PrintedDocuments' },
)

export const PrintCentre = strictObject(
  {
    paper: optional(paperName),
    juniors: optional(
      strictObject(
        {
          below: optional(
            Type.Integer({
              minimum: 1,
              maximum: 30,
              description: 'Players younger than this on the first day of the event are juniors; 18 if left out.',
            }),
          ),
          shown: juniorsShown,
        },
        { title: 'Juniors', description: 'How pages and lists show juniors; their full name if left out.' },
      ),
    ),
    documents: optional(documents),
  },
  { title: 'PrintCentre', description: 'Print centre: columns, order, texts, paper, and how juniors are shown.' },
)
export type PrintCentre = Static<typeof PrintCentre>

export type PrintedName = keyof NonNullable<PrintCentre['documents']>

/** The settings of one document. */
export type DocumentSettings = {
  readonly columns?: readonly string[]
  readonly sort?: { readonly column: string; readonly descending?: boolean }
  readonly header?: string
  readonly footer?: string
  readonly paper?: PaperName
  readonly juniors?: JuniorsShown
}

/** The print centre of a round, with what it inherits from its multi-round event. */
export function mergedPrintCentre(own: PrintCentre = {}, parent: PrintCentre = {}): PrintCentre {
  return { ...parent, ...own, documents: { ...parent.documents, ...own.documents } }
}
