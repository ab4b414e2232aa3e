import { handle, Rendered } from '../handler.ts'
import { printout } from './printout.ts'

export const printDocument = handle('printDocument', async ({ event, params, query, tx, service }) => {
  const by = query.by === 'hole' ? 'hole' : undefined
  const { version, bytes } = await printout(service, tx, event, { document: params.document, paper: query.paper, by })
  return new Rendered(version, bytes)
})
