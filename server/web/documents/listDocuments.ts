import { printedDocuments } from '../../../contract/documents/extensions.ts'
import { Later } from '../../kernel/http/reply.ts'
import { handleLive } from '../../live/handleLive.ts'
import { documentPages } from '../../print/documentPages.ts'
import { scoringLinks } from '../links/scoringLinks.ts'
import { documentStates } from './documentStates.ts'
import { printedPages } from './printed.sql.ts'

export const listDocuments = handleLive('listDocuments', async ({ event, query, tx, service }) => {
  const printed = await printedPages(tx, event)
  return new Later(async () => {
    const pages = await documentPages(
      { ...service, links: scoringLinks(service) },
      event,
      printedDocuments,
      query.language,
    )
    return { documents: documentStates(pages, printed) }
  })
})
