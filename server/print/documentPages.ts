import type { JuniorsShown, PrintedName } from '../../contract/settings/printCentre.ts'
import { cutText } from '../../contract/site/cutText.ts'
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import type { VisibleEvent } from '../domain/access/visibleEvent.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { type CountedBoard, countedBoards } from '../live/countedBoards.ts'
import { documentHead } from './documentHead.sql.ts'
import { documentVersion } from './documentVersion.ts'
import {
  directorTables,
  documents,
  eventDocument,
  printCentreOf,
  standingTables,
  type TableName,
} from './eventDocument.ts'
import type { PrintedGroup, ScoringLinks } from './printedGroups.ts'
import type { PrintService } from './printout.ts'
import { type ReadSheet, readSheet } from './readSheet.ts'

/** A part of a document that is printed again by itself: one group, or the whole. */
export type PageOfDocument = { readonly page: string; readonly label: string; readonly version: string }

export type DocumentPages = {
  readonly document: PrintedName
  /** What the document is called. */
  readonly name: string
  readonly pages: readonly PageOfDocument[]
}

/** The forms of which each group has paper of its own. */
const perGroup: ReadonlySet<string> = new Set(['scorecards', 'playerScorecards', 'cartSigns', 'labels'])

/**
 * The pages of these documents as they would be printed now, called as `language` calls them. What no leaf of paper shows, such
 * as the state of the event, is in no version, nor is the language: paper in any of them is stale at the same time.
 */
export async function documentPages(
  service: PrintService,
  event: VisibleEvent,
  wanted: readonly PrintedName[],
  language: Language = 'en',
): Promise<readonly DocumentPages[]> {
  const results = wanted.some(name => standingTables.has(name)) ? await countedBoards(service, event) : []
  return service.database.read([event.communityId], tx =>
    pagesIn(tx, service.links, event, wanted, { results, language }),
  )
}

/** The same as the transaction has it at this moment. `results`: the standings of the leaderboards of the event. */
export async function pagesIn(
  tx: Transaction,
  links: ScoringLinks,
  event: VisibleEvent,
  wanted: readonly PrintedName[],
  { results, language = 'en' }: { readonly results: readonly CountedBoard[]; readonly language?: Language },
): Promise<readonly DocumentPages[]> {
  const printCentre = await printCentreOf(tx, event)
  const sheets = new Map<JuniorsShown, Promise<ReadSheet>>()
  const sheetOf = (juniors: JuniorsShown) => {
    const known = sheets.get(juniors) ?? readSheet(tx, links, event, printCentre, juniors)
    sheets.set(juniors, known)
    return known
  }
  const pagesOf = async (document: PrintedName): Promise<DocumentPages> => {
    const name = wordsIn(language).documents.kinds[document]
    if (isTable(document)) {
      const version = await tableVersion(tx, event, document, results)
      return { document, name, pages: [{ page: 'all', label: name, version }] }
    }
    const kind = wordsIn('en').documents.kinds[document]
    const { juniors = 'full', header, footer } = printCentre.documents?.[document] ?? {}
    const { sheet, versionOf } = await sheetOf(juniors)
    const groups = sheet.groups.filter(({ players }) => players.length > 0)
    if (!perGroup.has(document)) {
      const shown = document === 'contestSheets' ? coursesPlayed(groups) : []
      const version = versionOf([], [kind, header, footer, shown])
      return { document, name, pages: [{ page: 'all', label: name, version }] }
    }
    const pages = groups.map(group => ({
      page: `group-${group.teePairingId}`,
      label: labelOf(group, event),
      version: versionOf([group], [kind, header, footer]),
    }))
    return { document, name, pages }
  }
  const found: DocumentPages[] = []
  for (const document of wanted) found.push(await pagesOf(document))
  return found
}

async function tableVersion(
  tx: Transaction,
  event: VisibleEvent,
  name: TableName,
  results: Parameters<typeof eventDocument>[3]['results'],
): Promise<string> {
  const [{ state: _, ...table }, head] = await Promise.all([
    eventDocument(tx, event, name, { results }),
    documentHead(tx, event),
  ])
  return documentVersion([table, head.colour, head.logo])
}

function isTable(document: PrintedName): document is TableName {
  return Object.hasOwn(documents, document) || Object.hasOwn(directorTables, document)
}

/** Contests are played on the holes of a course, whoever is in the groups. */
function coursesPlayed(groups: readonly PrintedGroup[]): readonly string[] {
  const holes = ({ cards }: PrintedGroup) => cards.find(card => card.holes.length > 0)?.holes ?? []
  return [
    ...new Set(groups.map(group => JSON.stringify([group.roundName, group.courseName, group.date, holes(group)]))),
  ]
}

/** What a group is called where papers are listed: time and start, with the round where there are several. */
function labelOf({ roundName, time, start }: PrintedGroup, { kind }: VisibleEvent): string {
  return cutText(`${kind === 'M' && roundName !== undefined ? `${roundName}, ` : ''}${time} ${start}`, 200)
}
