import { type AnyOperationId, allOperations } from '../contract/all.ts'
import type { RefusalCode } from '../contract/errors.ts'
import type { Operation } from '../contract/operation.ts'
import { type AnyCase, ask } from './askCase.ts'
import { everyCase } from './everyCase.ts'
import type { World } from './world.ts'

/** The operations that refuse with all of these codes. */
export function operationsThatRefuse(...codes: readonly RefusalCode[]): readonly AnyOperationId[] {
  return Object.values(allOperations as Readonly<Record<string, Operation>>)
    .filter(({ refusals }) => codes.every(code => refusals.includes(code)))
    .map(({ id }) => id as AnyOperationId)
}

/** What the operation refuses with this code. */
export function caseOf(id: AnyOperationId, code: RefusalCode): AnyCase {
  const cases = everyCase[id].refusals as Partial<Record<RefusalCode, AnyCase>>
  const found = cases[code]
  if (!found) throw new Error(`${id} has no case of ${code}`)
  return found
}

/** The event in the path of a case: `S-110`. */
export function eventOf({ input }: AnyCase): string {
  return (input as { readonly params: { readonly eventId: string } }).params.eventId
}

/** What the owner of the club, or its program, is refused with; the start of the reply where it is not. */
export async function refusalOf(
  world: World,
  id: AnyOperationId,
  tried: AnyCase,
  as: 'owner' | 'program' = 'owner',
): Promise<string> {
  const sent = as === 'owner' ? { token: undefined, headers: world.browser('manager') } : {}
  const { text } = await ask(world, allOperations[id], tried, sent)
  return JSON.parse(text).code ?? text.slice(0, 80)
}
