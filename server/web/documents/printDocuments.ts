import type { PrintedName } from '../../../contract/settings/printCentre.ts'
import { Later, Rendered } from '../../kernel/http/reply.ts'
import { handleLive } from '../../live/handleLive.ts'
import { eventPrintouts } from './eventPrintout.ts'

export const printDocuments = handleLive('printDocuments', async ({ event, query, service }) => {
  const { paper, language, pages } = query
  const named = Map.groupBy(
    pages.map(page => page.split(':')),
    ([document]) => document as PrintedName,
  )
  const wanted = [...named].map(([document, parts]) => {
    const groups = parts.flatMap(([, group]) => (group === undefined ? [] : [Number(group)]))
    // Whole where it is named without a group.
    return { document, paper, language, teePairingIds: groups.length < parts.length ? undefined : groups }
  })
  return new Later(async () => {
    const { version, bytes } = await eventPrintouts(service, event, wanted)
    return new Rendered(version, bytes)
  })
})
