import { handle } from '../../domain/operation/handler.ts'
import { installedCommunities } from '../installation/installation.sql.ts'

export const listCommunities = handle('listCommunities', async ({ tx }) => ({
  communities: (await installedCommunities(tx)).map(({ clubCommunityId, lastEvent, ...community }) => ({
    ...community,
    ...(clubCommunityId !== null && { clubCommunityId }),
    ...(lastEvent !== null && { lastEvent }),
  })),
}))
