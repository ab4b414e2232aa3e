import type { BodyOf } from '../../../contract/operation.ts'
import type { replacePlayer } from '../../../contract/registrations/console.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Refuse, ruleOut } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import type { CheckRefusal } from './checkRegistrations.ts'
import { heldByStep } from './holdEvent.ts'
import { canBeOffered } from './offerPlace.ts'
import { participant } from './participant.sql.ts'
import { registerAll } from './registerAll.ts'
import { registerSignedUp } from './registerSignedUp.ts'
import { withoutMail } from './withoutMail.ts'

export type Person = BodyOf<typeof replacePlayer>['by']

type Own = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly caller: { readonly communities: readonly number[] }
  readonly now: Temporal.Instant
  readonly record: (change: Change) => Promise<void>
}

/**
 * Registers one person in a step of the console, and answers who it is. Whoever has signed up and has no place gets it with
 * what was said then. `pointer`: where the request names the person.
 */
export async function registerOne(
  refuse: Refuse<Exclude<CheckRefusal, 'COURSE_NOT_IN_EVENT'>>,
  own: Own,
  person: Person,
  pointer: string,
): Promise<number> {
  if ('playerId' in person && (await isWaiting(own, person.playerId))) {
    await registerSignedUp(await heldByStep(own), [person.playerId], person.hcIndex)
    return person.playerId
  }
  const { tx, event, caller, now, record } = own
  const wanted = [{ given: withoutMail(person), pointer }]
  const registering = { event, communities: caller.communities, now, record }
  const [playerId = 0] = await registerAll(ruleOut(refuse, 'COURSE_NOT_IN_EVENT'), tx, wanted, registering)
  return playerId
}

async function isWaiting({ tx, event }: Own, playerId: number): Promise<boolean> {
  const person = await participant(tx, event, playerId)
  const canPlay = person && (person.byName || person.belongs)
  return canPlay === true && (person?.state === 'ballot' || canBeOffered.includes(person?.state ?? ''))
}
