/** How pages are opened and printed: opening is looking, and only who prints says that they are on paper. */
import { call, type Reply } from '../../ui/call.ts'
import { spoken } from '../../ui/words.ts'

export type Paper = 'A4' | 'Letter'
export type DocumentState = Reply<'listDocuments'>['documents'][number]
export type Wanted = { readonly one: DocumentState; readonly pages: DocumentState['pages'] }

/** Opens everything as one PDF in a tab of its own. `pages` as `printDocuments` names them; `paper`: as the settings say if left out; `blocked`: what to say where the browser opens nothing. */
export function openPrintout(
  eventId: string,
  pages: readonly string[],
  paper: Paper | undefined,
  blocked: string,
): void {
  const address = `/console/api/events/${eventId}/printout?pages=${pages.join(',')}&${asPrinted(paper)}`
  const tab = open(address, '_blank')
  if (!tab) throw new Error(blocked)
}

/** What an address says of the paper, in the language of who prints. */
export function asPrinted(paper: Paper | undefined): string {
  return `language=${spoken()}${paper === undefined ? '' : `&paper=${paper}`}`
}

/** `scorecards` for all of a document, `scorecards:5001` for the paper of a group. */
export function namesOf({ one: { document, pages: all }, pages }: Wanted): readonly string[] {
  const groups = pages.flatMap(({ page }) => (page.startsWith('group-') ? [page.slice('group-'.length)] : []))
  return pages.length < all.length && groups.length > 0 ? groups.map(group => `${document}:${group}`) : [document]
}

/** Opens the pages to be printed, and keeps which versions of them are on paper. */
export async function print(
  eventId: string,
  wanted: readonly Wanted[],
  paper: Paper | undefined,
  blocked: string,
): Promise<void> {
  if (wanted.length === 0) return
  openPrintout(eventId, wanted.flatMap(namesOf), paper, blocked)
  const marked = wanted.filter(({ pages }) => pages.length > 0)
  for (const [at, { one, pages }] of marked.entries()) {
    const body = { pages: pages.map(({ page, version }) => ({ page, version })) }
    const more = at < marked.length - 1
    await call('markPrinted', { params: { eventId, document: one.document }, body }, { more })
  }
}

/** The same for the scorecards of one group, from where only the group is known. */
export async function printCardsOf(eventId: string, teePairingId: number, blocked: string): Promise<void> {
  openPrintout(eventId, [`scorecards:${teePairingId}`], undefined, blocked)
  const { documents } = await call('listDocuments', { params: { eventId } })
  const cards = documents.find(({ document }) => document === 'scorecards')
  const page = cards?.pages.find(one => one.page === `group-${teePairingId}`)
  if (!page) return
  const body = { pages: [{ page: page.page, version: page.version }] }
  await call('markPrinted', { params: { eventId, document: 'scorecards' }, body })
}
