import { type AnyOperationId, allOperations } from '../contract/allOperations.ts'
import { type Parts, requestOf } from '../contract/client.ts'
import type { RefusalCode } from '../contract/errors.ts'
import type { Operation } from '../contract/operation.ts'
import type { Case } from './cases.ts'
import { everyCase } from './everyCase.ts'
import type { World } from './world.ts'

/** The operations that refuse with all of these codes. */
export function operationsThatRefuse(...codes: readonly RefusalCode[]): readonly AnyOperationId[] {
  return Object.values(allOperations as Readonly<Record<string, Operation>>)
    .filter(({ refusals }) => codes.every(code => refusals.includes(code)))
    .map(({ id }) => id as AnyOperationId)
}

/** What the operation refuses with this code. */
export function caseOf(id: AnyOperationId, code: RefusalCode): Case<AnyOperationId> {
  const cases = everyCase[id].refusals as Partial<Record<RefusalCode, Case<AnyOperationId>>>
  const found = cases[code]
  if (!found) throw new Error(`${id} has no case of ${code}`)
  return found
}

/** The event in the path of an input: `S-110`. */
export function eventOf(input: unknown): string {
  return (input as { readonly params: { readonly eventId: string } }).params.eventId
}

/** What the owner of the club, or its program, is refused with; the start of the reply where it is not. */
export async function refusalOf(
  world: World,
  id: AnyOperationId,
  input: unknown,
  as: 'owner' | 'program' = 'owner',
): Promise<string> {
  const { method, path, headers, body } = requestOf(allOperations[id], input as Parts, {})
  const credential = as === 'owner' ? world.browser('manager') : { authorization: `Bearer ${world.token('club')}` }
  const { payload } = await world.app.inject({
    method: method as 'POST',
    url: path,
    headers: { ...headers, ...credential },
    ...(body !== undefined && { payload: body }),
  })
  return JSON.parse(payload).code ?? payload.slice(0, 80)
}
