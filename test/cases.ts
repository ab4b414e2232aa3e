/** The cases by which the walk of the contract tries every operation; each noun keeps its own in `<noun>.cases.ts`. */

import type { AnyOperationId, allOperations } from '../contract/all.ts'
import type { Input } from '../contract/client.ts'
import type { RefusalCode } from '../contract/errors.ts'
import type { ReasonOf } from './textsOf.ts'
import type { WorldAccount, WorldCredential } from './world.rows.ts'

type Ops = typeof allOperations

export type Case<K extends AnyOperationId> = {
  readonly input: Input<Ops[K]>
  /** The club's credential unless another is named; in the console, the account of the owner, or of the operator. */
  readonly as?: Ops[K]['access'] extends 'staff' | 'operator' ? WorldAccount : WorldCredential
  /** What the browser has beside its session. */
  readonly cookie?: string
  /** Statements, run as the owner, that bring the world into the state of the case. */
  readonly given?: readonly string[]
}

export type OperationCases<K extends AnyOperationId> = {
  readonly success: Case<K> & { readonly reply?: unknown }
  /** One for each refusal that the entry declares; `reason`: why, which the walk then looks at too. */
  readonly refusals: {
    readonly [C in Extract<Ops[K]['refusals'][number], RefusalCode>]: Case<K> & { readonly reason?: ReasonOf<C> }
  }
  /** Further reasons of its refusals. Each reason of the catalogue is named by some operation. */
  readonly reasons?: { readonly [C in RefusalCode]?: { readonly [R in ReasonOf<C>]?: Case<K> } }
}

export type Cases<K extends AnyOperationId> = { readonly [Id in K]: OperationCases<Id> }
