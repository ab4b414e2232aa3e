import type { Operation } from '../../contract/operation.ts'
import { may } from '../../contract/roles/capabilities.ts'
import { capabilityOf } from '../../contract/roles/capabilityOf.ts'
import { said } from '../../contract/words/say.ts'
import type { Caller } from '../domain/access/callers.ts'
import { communitiesWhere } from '../domain/access/staff.ts'
import { visibleEvent } from '../domain/access/visibleEvent.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Service } from '../live/service.ts'
import type { Parsed } from './parse.ts'

/**
 * Why a session was refused: what its role does not allow is out of its reach like what is not there, but a person who sees
 * the event is told so with `ROLE_REQUIRED`. Any other error is answered as it is.
 */
export async function roleRefusal(
  error: unknown,
  op: Operation,
  caller: Caller | undefined,
  { params, body }: Parsed,
  service: Service,
): Promise<unknown> {
  const staff = caller?.staff
  const capability = capabilityOf(op)
  if (!staff || !capability || !(error instanceof Refusal) || error.code !== 'UNAUTHORIZED') return error
  const communityId = communityIn(params) ?? communityIn(body) ?? (await communityOf(params.eventId))
  const role = communityId === undefined ? undefined : staff.roles.get(communityId)
  return role === undefined || may(role, capability)
    ? error
    : new Refusal('ROLE_REQUIRED', 'role', { role: said(`mails.roles.${role}`) })

  async function communityOf(eventId: unknown): Promise<number | undefined> {
    if (typeof eventId !== 'string' || !staff) return undefined
    const all = communitiesWhere(staff, undefined)
    const event = await service.database.read(all, tx => visibleEvent(tx, eventId, all))
    return event?.communityId
  }
}

function communityIn(part: unknown): number | undefined {
  if (typeof part !== 'object' || part === null || !('communityId' in part)) return undefined
  return typeof part.communityId === 'number' ? part.communityId : undefined
}
