/** Every document of the print centre as PDF: the tables and the forms. */
import { setImmediate } from 'node:timers/promises'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import type { DocumentSettings, PaperName, PrintedName } from '../domain/events/printCentre.ts'
import type { Database, Transaction } from '../kernel/database/connect.ts'
import { type CountedBoard, countedBoards } from '../live/countedBoards.ts'
import type { LiveStandings } from '../live/standings.ts'
import { cachedPrintout } from './cachedPrintout.ts'
import { cartSigns } from './cartSigns.ts'
import { documentHead } from './documentHead.sql.ts'
import { teamsAround } from './documents.sql.ts'
import { documentVersion } from './documentVersion.ts'
import { directorTables, documents, eventDocument, printCentreOf, type TableName, titlesOf } from './eventDocument.ts'
import { groupScorecards } from './groupScorecards.ts'
import { namesShown } from './namesShown.ts'
import { createPen, type Form, type Pen } from './pen.ts'
import { playedRounds } from './playedRounds.ts'
import { playerScorecards } from './playerScorecards.ts'
import { printedAt } from './printedAt.ts'
import { type PrintedGroup, printedGroups, type ScoringLinks } from './printedGroups.ts'
import { renderPdf } from './renderPdf.ts'

type DrawnForm = {
  readonly kind: string
  readonly layout: Form['layout']
  /** Draws one card or sign after the other and lets others have their turn in between. */
  readonly draw: (pen: Pen, eventName: string, groups: readonly PrintedGroup[]) => Generator<void>
}

/** What is drawn from the tee sheet, a group after the other. */
export const forms = {
  scorecards: { kind: 'Scorecards', layout: 'landscape', draw: groupScorecards },
  playerScorecards: { kind: 'Scorecards of players', layout: 'portrait', draw: playerScorecards },
  cartSigns: { kind: 'Cart signs', layout: 'portrait', draw: cartSigns },
} as const satisfies Readonly<Record<string, DrawnForm>>

/** A document that is ready to be printed. The version follows from its content and its paper. */
export type Printout = { readonly version: string; readonly bytes: () => Promise<Buffer> }

/** What printing takes of the service; `links` come from who makes links. */
export type PrintService = {
  readonly database: Database
  readonly standings: LiveStandings
  readonly clock: () => Temporal.Instant
  readonly links: ScoringLinks
}

export type PrintWanted = {
  readonly document: PrintedName
  /** That of the settings, else A4, if left out. */
  readonly paper?: PaperName | undefined
  readonly by?: 'hole' | undefined
}

/** Reads what the document shows, in a transaction of its own. The bytes of the PDF are made afterwards: that takes processor time. */
export async function printout(service: PrintService, event: VisibleEvent, wanted: PrintWanted): Promise<Printout> {
  const boards = wanted.document === 'results' ? await countedBoards(service, event) : undefined
  return service.database.read([event.communityId], tx => readPrintout(service, tx, event, wanted, boards))
}

async function readPrintout(
  service: PrintService,
  tx: Transaction,
  event: VisibleEvent,
  { document, paper: wanted, by }: PrintWanted,
  boards: readonly CountedBoard[] | undefined,
): Promise<Printout> {
  const printCentre = await printCentreOf(tx, event)
  const settings: DocumentSettings = printCentre.documents?.[document] ?? {}
  const paper = wanted ?? settings.paper ?? printCentre.paper ?? 'A4'
  const printed = printedAt(service.clock(), event.timeZone)
  if (isTable(document)) {
    const table = await eventDocument(tx, event, document, { results: boards, by })
    return ready(documentVersion(table), () => renderPdf(table, paper, printed))
  }
  const { kind, layout, draw }: DrawnForm = forms[document]
  const [head, names, teams] = await Promise.all([
    documentHead(tx, event),
    namesShown(tx, event, printCentre, settings.juniors ?? 'full'),
    teamsAround(tx, event),
  ])
  const rounds = await playedRounds(tx, event, new Map(head.rounds.map(round => [round.eventId, round.name])))
  const teamNames = new Map(teams.map(team => [team.teamId, names.side(team)]))
  const groups = await printedGroups({ links: service.links, tx, event, names, teams: teamNames }, rounds)
  const { eventName, communityName: author } = titlesOf(head, event)
  const { header, footer } = settings
  const version = documentVersion([kind, eventName, header, footer, groups.map(shownOf)])
  return ready(version, async () => {
    const title = `${kind}: ${eventName}`
    const pen = await createPen({ paper, layout, title, author, printed, version, header, footer })
    for (const _ of draw(pen, eventName, groups)) await setImmediate()
    if (groups.every(({ players }) => players.length === 0)) sayNothingThere(pen, title)
    return pen.end()
  })

  function ready(content: string, make: () => Promise<Buffer>): Printout {
    const name = [event.communityId, event.eventId, document, content, paper, printed.local].join(' ')
    return { version: `${content}-${paper}`, bytes: () => cachedPrintout(name, make) }
  }
}

function isTable(document: PrintedName): document is TableName {
  return Object.hasOwn(documents, document) || Object.hasOwn(directorTables, document)
}

/** A group as text; maps would be empty there. */
function shownOf(group: PrintedGroup): unknown {
  return { ...group, cards: group.cards.map(card => ({ ...card, strokes: [...card.strokes] })) }
}

function sayNothingThere(pen: Pen, title: string): void {
  pen.page()
  const box = { x: 30, y: 40, width: pen.width - 60, height: 40 }
  pen.text(title, box, { size: 18 })
  pen.text('There are no tee times yet. Make tee pairings first, then print.', { ...box, y: 80 }, { size: 11 })
}
