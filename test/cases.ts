/** The cases by which the walk of the contract tries every operation; each noun keeps its own in `<noun>.cases.ts`. */

import type { Input } from '../contract/client.ts'
import type { RefusalCode } from '../contract/errors.ts'
import type { OperationId, operations } from '../contract/operations.ts'
import type { WorldCredential } from './world.rows.ts'

type Ops = typeof operations

export type Case<K extends OperationId> = {
  readonly input: Input<Ops[K]>
  /** The club's credential unless another is named. */
  readonly as?: WorldCredential
  /** Statements, run as the owner, that bring the world into the state of the case. */
  readonly given?: readonly string[]
}

export type OperationCases<K extends OperationId> = {
  readonly success: Case<K> & { readonly reply?: unknown }
  /** One for each refusal that the entry declares. */
  readonly refusals: { readonly [C in Extract<Ops[K]['refusals'][number], RefusalCode>]: Case<K> }
}

export type Cases<K extends OperationId> = { readonly [Id in K]: OperationCases<Id> }
