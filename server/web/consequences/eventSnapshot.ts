import type { Static } from 'typebox'
import type { DocumentState } from '../../../contract/documents/console.ts'
import { printedDocuments } from '../../../contract/documents/extensions.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { publicEventId, type VisibleEvent, visibleEvent } from '../../domain/access/visibleEvent.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { rememberedReads } from '../../kernel/database/rememberedReads.ts'
import { loadBoard } from '../../live/boardInput.ts'
import { standingsRecord } from '../../live/boardStandings.ts'
import type { CountedBoard } from '../../live/countedBoards.ts'
import { readFacts } from '../../live/readiness/facts.ts'
import { type HeldRule, heldRules } from '../../live/readiness/readiness.ts'
import type { Service } from '../../live/service.ts'
import { pagesIn } from '../../print/documentPages.ts'
import { documentStates } from '../documents/documentStates.ts'
import { printedPages } from '../documents/printed.sql.ts'
import { staleOf } from '../documents/stalePapers.ts'
import { scoringLinks } from '../links/scoringLinks.ts'
import { type PartOfEvent, partsOfEvent } from './partsOfEvent.sql.ts'

type Documents = { readonly eventId: string; readonly states: readonly Static<typeof DocumentState>[] }

/** An event at one moment: its standings, what its readiness finds, and which of its printed paper still holds. */
export type EventSnapshot = {
  readonly boards: readonly CountedBoard[]
  readonly rules: readonly HeldRule[]
  readonly documents: readonly Documents[]
}

/** Reads the event as the transaction sees it now, with its rounds and the event that it is a round of. */
export async function eventSnapshot(
  service: Service,
  writing: Transaction,
  event: VisibleEvent,
  language: Language,
): Promise<EventSnapshot> {
  const tx = rememberedReads(writing)
  const parts = await partsOfEvent(tx, event)
  const boards = (
    await Promise.all(parts.flatMap(part => part.leaderboardIds.map(id => counted(tx, event, id))))
  ).flat()
  const documents = await Promise.all(
    parts.filter(({ isPrinted }) => isPrinted).map(part => documentsOf(service, tx, event, part, { boards, language })),
  )
  const own = documents.find(({ eventId }) => eventId === publicEventId(event.kind, event.eventId))
  const { baseUrl, mail } = service.config
  const given = { papers: staleOf(own?.states ?? []), baseUrl, sendsMail: mail !== undefined }
  return { boards, documents, rules: heldRules(await readFacts(tx, event, given)) }
}

async function counted(tx: Transaction, { communityId }: VisibleEvent, id: number): Promise<readonly CountedBoard[]> {
  const board = await loadBoard(tx, communityId, id)
  return board ? [standingsRecord(board)] : []
}

async function documentsOf(
  service: Service,
  tx: Transaction,
  { communityId }: VisibleEvent,
  { publicId }: PartOfEvent,
  { boards, language }: { readonly boards: readonly CountedBoard[]; readonly language: Language },
): Promise<Documents> {
  const part = await visibleEvent(tx, publicId, [communityId])
  if (!part) return { eventId: publicId, states: [] }
  const printed = await printedPages(tx, part)
  const wanted = printedDocuments.filter(name => printed.some(({ document }) => document === name))
  const results = boards.filter(({ eventId }) => eventId === publicId)
  const pages = await pagesIn(tx, scoringLinks(service), part, wanted, { results, language })
  return { eventId: publicId, states: documentStates(pages, printed) }
}
