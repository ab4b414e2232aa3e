import { timestampText } from '../../kernel/database/timestampText.ts'
import { handleLive } from '../../live/handleLive.ts'
import { groupLabels, writePrinted } from './printed.sql.ts'

export const markPrinted = handleLive('markPrinted', async ({ event, params, body, caller, tx, now, record }) => {
  const { document } = params
  const labels = new Map(
    (await groupLabels(tx, event)).map(({ teePairingId, label }) => [`group-${teePairingId}`, label]),
  )
  const pages = body.pages.map(({ page, version }) => ({ page, version, label: labels.get(page) ?? document }))
  const once = [...new Map(pages.map(page => [page.page, page])).values()]
  await writePrinted(tx, event, document, once, { at: timestampText(now), actor: caller.actor })
  const { communityId, eventId } = event
  await record({ communityId, eventId, kind: 'document.printed', subject: { document }, after: { pages: once } })
  return { pages: once.length }
})
