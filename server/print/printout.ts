/** Every document of the print centre as PDF: the tables and the forms. */
import { setImmediate } from 'node:timers/promises'
import type { DocumentSettings, PaperName, PrintedName } from '../../contract/settings/printCentre.ts'
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import type { Database, Transaction } from '../kernel/database/connect.ts'
import { type CountedBoard, countedBoards } from '../live/countedBoards.ts'
import type { LiveStandings } from '../live/standings.ts'
import { cachedPrintout } from './cachedPrintout.ts'
import { cartSigns } from './cartSigns.ts'
import { clubIdentity } from './clubIdentity.ts'
import { contestSheets } from './contestSheets.ts'
import { documentHead } from './documentHead.sql.ts'
import { documentVersion } from './documentVersion.ts'
import { drawHead } from './drawHead.ts'
import {
  directorTables,
  documents,
  eventDocument,
  printCentreOf,
  type SheetOrder,
  standingTables,
  type TableName,
} from './eventDocument.ts'
import type { FormSheet } from './formSheet.ts'
import { groupScorecards } from './groupScorecards.ts'
import { labels } from './labels.ts'
import { createPen, type Form, margin, type Pen } from './pen.ts'
import type { SheetOf } from './playedRounds.ts'
import { playerScorecards } from './playerScorecards.ts'
import { poster } from './poster.ts'
import { printedAt } from './printedAt.ts'
import type { ScoringLinks } from './printedGroups.ts'
import { readSheet } from './readSheet.ts'
import { isWide, tablePages } from './tablePages.ts'

type DrawnForm = {
  readonly layout: Form['layout']
  /** Draws one card or sign after another, and yields in between to let other requests run. */
  readonly draw: (pen: Pen, sheet: FormSheet) => Generator<void>
  /** Can be printed before there are tee times. */
  readonly needsNoGroups?: true
}

/** The forms, which are drawn from the tee sheet group by group. */
export const forms = {
  scorecards: { layout: 'landscape', draw: groupScorecards },
  playerScorecards: { layout: 'portrait', draw: playerScorecards },
  cartSigns: { layout: 'portrait', draw: cartSigns },
  contestSheets: { layout: 'portrait', draw: contestSheets },
  labels: { layout: 'portrait', draw: labels },
  poster: { layout: 'portrait', draw: poster, needsNoGroups: true },
} as const satisfies Readonly<Record<string, DrawnForm>>

/** A document that is ready to be printed. Its version is that of its content, with the paper and the language. */
export type Printout = { readonly version: string; readonly bytes: () => Promise<Buffer> }

/** What printing needs from the service. `links` are passed in, because links belong to the web layer. */
export type PrintService = {
  readonly database: Database
  readonly standings: Pick<LiveStandings, 'of'>
  readonly clock: () => Temporal.Instant
  readonly links: ScoringLinks
}

export type PrintWanted = {
  readonly document: PrintedName
  /** When absent, the paper of the settings, or A4. */
  readonly paper?: PaperName | undefined
  readonly by?: SheetOrder | undefined
  /** Of the tee sheet; the one that directors work on if left out. */
  readonly sheet?: SheetOf | undefined
  /** In place of those that the event has for the document. */
  readonly settings?: DocumentSettings | undefined
  /** Only these groups of a form; all of them if left out. */
  readonly teePairingIds?: readonly number[] | undefined
  /** English if left out. */
  readonly language?: Language | undefined
}

/** What will be drawn: read, and not yet made. `name` holds everything that the bytes depend on. */
type Drawing = {
  readonly name: string
  readonly form: Form
  readonly draw: (pen: Pen) => Generator<void>
}

/** Reads what a document shows in a transaction of its own. The PDF is made afterwards, outside it, because that takes processor time. */
export async function printout(service: PrintService, event: VisibleEvent, wanted: PrintWanted): Promise<Printout> {
  const drawing = await readDrawing(service, event, wanted)
  const { name, form } = drawing
  const { version, paper, language } = form
  const others = language === 'en' ? [] : [language]
  return { version: [version, paper, ...others].join('-'), bytes: () => cachedPrintout(name, () => drawn([drawing])) }
}

/** Several documents in one file, in this order: what is printed together goes to the printer once. */
export async function printouts(
  service: PrintService,
  event: VisibleEvent,
  wanted: readonly PrintWanted[],
): Promise<Printout> {
  const drawings: Drawing[] = []
  for (const one of wanted) drawings.push(await readDrawing(service, event, one))
  const name = drawings.map(one => one.name).join(' and ')
  return { version: documentVersion(name), bytes: () => cachedPrintout(name, () => drawn(drawings)) }
}

async function readDrawing(service: PrintService, event: VisibleEvent, wanted: PrintWanted): Promise<Drawing> {
  const boards = standingTables.has(wanted.document) ? await countedBoards(service, event) : undefined
  return service.database.read([event.communityId], tx => drawingOf(service, tx, event, wanted, boards))
}

async function drawingOf(
  service: PrintService,
  tx: Transaction,
  event: VisibleEvent,
  { document, paper: wanted, by, settings: tried, teePairingIds, sheet: wantedSheet, language = 'en' }: PrintWanted,
  boards: readonly CountedBoard[] | undefined,
): Promise<Drawing> {
  const printCentre = await printCentreOf(tx, event)
  const settings: DocumentSettings = tried ?? printCentre.documents?.[document] ?? {}
  const paper = wanted ?? settings.paper ?? printCentre.paper ?? 'A4'
  const printed = printedAt(service.clock(), event, language)
  const { kinds, title: titled } = wordsIn(language).documents
  const kind = kinds[document]
  if (isTable(document)) {
    const [table, head] = await Promise.all([
      eventDocument(tx, event, document, { results: boards, by, settings: tried, sheet: wantedSheet, language }),
      documentHead(tx, event),
    ])
    const club = clubIdentity(head)
    const version = documentVersion([table, head.colour, head.logo])
    const layout = isWide(table) ? 'landscape' : 'portrait'
    const title = titled({ kind, event: table.eventName })
    const form = { paper, layout, title, author: club.name, printed, version, language } as const
    return { name: nameOf(form), form, draw: pen => tablePages(pen, table, club) }
  }
  const { layout, draw, needsNoGroups }: DrawnForm = forms[document]
  const read = await readSheet(tx, service.links, event, printCentre, settings.juniors ?? 'full', language)
  const sheet = onlyGroups(read.sheet, teePairingIds)
  const { club, eventName, groups } = sheet
  const { header, footer } = settings
  const version = read.versionOf(groups, [kind, header, footer])
  const title = titled({ kind, event: eventName })
  const form = { paper, layout, title, author: club.name, printed, version, header, footer, language }
  const isEmpty = !needsNoGroups && groups.every(({ players }) => players.length === 0)
  return { name: nameOf(form), form, draw: pen => (isEmpty ? nothingThere(pen, sheet, kind) : draw(pen, sheet)) }

  function nameOf({ version }: Form): string {
    return [event.communityId, event.eventId, document, version, paper, language, printed.local].join(' ')
  }
}

function isTable(document: PrintedName): document is TableName {
  return Object.hasOwn(documents, document) || Object.hasOwn(directorTables, document)
}

function onlyGroups(sheet: FormSheet, teePairingIds: readonly number[] | undefined): FormSheet {
  if (teePairingIds === undefined) return sheet
  return { ...sheet, groups: sheet.groups.filter(({ teePairingId }) => teePairingIds.includes(teePairingId)) }
}

/** The bytes of drawings; other requests run after each page. */
async function drawn([first, ...others]: readonly Drawing[]): Promise<Buffer> {
  if (!first) throw new Error('There is nothing to draw.')
  const pen = await createPen(first.form)
  for (const _ of first.draw(pen)) await setImmediate()
  for (const { form, draw } of others) {
    pen.begin(form)
    for (const _ of draw(pen)) await setImmediate()
  }
  return pen.end()
}

function* nothingThere(pen: Pen, { club, eventName, dates, language }: FormSheet, kind: string): Generator<void> {
  pen.page()
  const y = drawHead(pen, { club, eventName, facts: [kind, dates] })
  const box = { x: margin, y: y + 6, width: pen.width - 2 * margin, height: 20 }
  pen.text(wordsIn(language).documents.nothingToPrint, box, { size: 11 })
  yield
}
