import { type AnyOperationId, allOperations } from '../contract/all.ts'
import { type Input, type Parts, requestOf } from '../contract/client.ts'
import type { Operation, ReplyOf } from '../contract/operation.ts'
import type { StaffLinkPurpose } from '../contract/staffLinks/console.ts'
import { staffCalls } from './staffCalls.ts'
import { send, type World } from './world.ts'

type Ops = typeof allOperations

export type HelperCalls = {
  readonly staffLinkId: number
  readonly token: string
  /** Calls as the page behind the link does; answers the reply, or the code of the refusal. */
  readonly call: <K extends AnyOperationId>(id: K, input: Input<Ops[K]>) => Promise<ReplyOf<Ops[K]> & { code?: string }>
}

/** Makes a link for a helper, or with `places` for an organiser, and calls with it. */
export async function helperCalls(
  world: World,
  eventId: string,
  purpose: StaffLinkPurpose,
  label = 'Rui’s phone',
  places?: number,
): Promise<HelperCalls> {
  const until = '2026-05-08T23:00:00.000+00:00'
  const body = { purpose, label, until, ...(places !== undefined && { places }) }
  const made = await staffCalls(world).call('createStaffLink', { params: { eventId }, body }, 'director')
  const token = made.url.split('/').at(-1) ?? ''
  return {
    staffLinkId: made.staffLinkId,
    token,
    async call(id, input) {
      const op: Operation = allOperations[id]
      const request = requestOf(op, input as Parts, {})
      const headers = { ...request.headers, 'staff-link': token, 'sec-fetch-site': 'same-origin' }
      const response = await send(world.app, { ...request, headers })
      return JSON.parse(response.text)
    },
  }
}
