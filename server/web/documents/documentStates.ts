import type { Static } from 'typebox'
import type { DocumentState } from '../../../contract/documents/console.ts'
import type { DocumentPages } from '../../print/documentPages.ts'
import type { PrintedPage } from './printed.sql.ts'

type State = Static<typeof DocumentState>

/** The pages of documents beside what was printed of them. */
export function documentStates(documents: readonly DocumentPages[], printed: readonly PrintedPage[]): State[] {
  return documents.map(({ document, name, pages }) => {
    const own = printed.filter(one => one.document === document)
    const known = new Map(own.map(one => [one.page, one]))
    const states = pages.map(page => {
      const before = known.get(page.page)
      const state = before === undefined ? 'never' : before.version === page.version ? 'current' : 'stale'
      return {
        ...page,
        state: state as 'never' | 'current' | 'stale',
        ...(before && { printedVersion: before.version, printedDt: before.printedAt }),
      }
    })
    const here = new Set(pages.map(({ page }) => page))
    const last = own.toSorted((a, b) => (a.printedAt < b.printedAt ? 1 : -1))[0]
    // A group that is new since the others were printed has no paper, and is missing like one that is stale.
    const stale = own.length === 0 ? 0 : states.filter(({ state }) => state !== 'current').length
    const gone = own.filter(({ page }) => !here.has(page)).map(({ label }) => label)
    return {
      document: document as State['document'],
      name,
      state: own.length === 0 ? 'never' : stale + gone.length > 0 ? 'stale' : 'current',
      ...(last && { printedDt: last.printedAt, printedBy: last.actorName ?? last.actor }),
      stale,
      gone,
      pages: states,
    }
  })
}
