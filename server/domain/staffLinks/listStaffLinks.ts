import { handle } from '../operation/handler.ts'
import { staffLinksOf } from './staffLinks.sql.ts'

export const listStaffLinks = handle('listStaffLinks', async ({ tx, event, now }) => {
  const rows = await staffLinksOf(tx, event, now)
  return {
    links: rows.map(({ createdBy, organiserId, places, named, ...link }) => ({
      ...link,
      ...(organiserId !== null && places !== null && { organiserId, places, named }),
      ...(createdBy !== null && { createdBy }),
    })),
  }
})
