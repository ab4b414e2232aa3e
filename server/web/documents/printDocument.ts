import { Later, Rendered } from '../../kernel/http/reply.ts'
import { handleLive } from '../../live/handleLive.ts'
import { eventPrintout } from './eventPrintout.ts'

export const printDocument = handleLive('printDocument', async ({ event, params, query, service }) => {
  const by = query.by === 'hole' ? 'hole' : undefined
  return new Later(async () => {
    const { version, bytes } = await eventPrintout(service, event, {
      document: params.document,
      paper: query.paper,
      by,
      language: query.language,
    })
    return new Rendered(version, bytes)
  })
})
