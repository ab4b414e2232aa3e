/** What becomes of each person of a list of members. Pure. */
import type { InputOf } from '../../ui/call.ts'
import { type Decision, namesOf, type Person } from '../bringIn/decisions.ts'

/** What holds for everybody on the list. `provider`: of their handicap ids; undefined leaves those out. */
export type ForAll = {
  readonly communityId: number
  readonly member: boolean
  readonly provider: number | undefined
}

export type Joining =
  /** Belongs to the community already, or is left out. */
  | { readonly is: 'nothing' }
  /** A new profile needs an address, and the list has none. */
  | { readonly is: 'withoutEmail' }
  | { readonly is: 'known'; readonly playerId: number }
  | { readonly is: 'new'; readonly body: NonNullable<InputOf<'createPlayer'>['body']> }

/** How somebody of the list joins, as it was decided. */
export function joiningOf(person: Person, decision: Decision, { communityId, member, provider }: ForAll): Joining {
  if (decision.is === 'player') {
    const isThere = person.candidates.some(one => one.playerId === decision.playerId && one.registered)
    return isThere ? { is: 'nothing' } : { is: 'known', playerId: decision.playerId }
  }
  if (decision.is !== 'new' || decision.gender === undefined) return { is: 'nothing' }
  const { email, hcId } = person
  if (email === undefined) return { is: 'withoutEmail' }
  const handicapId = hcId !== undefined && provider !== undefined && { hcProviderId: provider, hcId }
  return { is: 'new', body: { communityId, member, ...namesOf(person), gender: decision.gender, email, ...handicapId } }
}
