import { Later } from '../../kernel/http/reply.ts'
import { handleLive } from '../../live/handleLive.ts'
import { readFacts } from '../../live/readiness/facts.ts'
import { readiness } from '../../live/readiness/readiness.ts'
import { printedPages } from '../documents/printed.sql.ts'
import { stalePapers } from '../documents/stalePapers.ts'

export const checkReadiness = handleLive('checkReadiness', async ({ event, tx, service, language }) => {
  const printed = await printedPages(tx, event)
  const { baseUrl, mail } = service.config
  return new Later(async () => {
    const papers = await stalePapers(service, event, printed)
    const given = { papers, baseUrl, sendsMail: mail !== undefined }
    const facts = await service.database.read([event.communityId], later => readFacts(later, event, given))
    return readiness(facts, language)
  })
})
