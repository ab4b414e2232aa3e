import { handle } from '../../domain/operation/handler.ts'
import { readFacts } from '../../live/readiness/facts.ts'
import { readiness } from '../../live/readiness/readiness.ts'

export const checkReadiness = handle('checkReadiness', async ({ event, tx, service }) => {
  const { baseUrl, mail } = service.config
  return readiness(await readFacts(tx, event, { papers: [], baseUrl, sendsMail: mail !== undefined }))
})
