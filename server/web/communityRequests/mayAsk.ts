import { takesRequests } from '../../domain/communityRequests/communityRequests.sql.ts'
import type { Service } from '../../live/service.ts'

/** Whether anybody may ask for a community: operators allow it, and the link that confirms an address can be mailed. */
export async function mayAsk({ config, database }: Pick<Service, 'config' | 'database'>): Promise<boolean> {
  return config.mail !== undefined && (await database.read('everything', takesRequests))
}
