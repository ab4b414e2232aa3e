/** How a file that comes again is done: by the operations of a director, in one transaction. */
import type { AnyOperationId } from '../../../../contract/all.ts'
import type { EventFileRound } from '../../../../contract/files/eventFile.ts'
import type { VisibleEvent } from '../../../domain/access/visibleEvent.ts'
import { type Change, type Origin, record } from '../../../domain/audit/record.ts'
import type { Handler } from '../../../domain/operation/handler.ts'
import type { Transaction } from '../../../kernel/database/connect.ts'
import { refuse } from '../../../kernel/refusal.ts'
import type { ImportScope } from '../eventPlayers.ts'
import type { FilePart } from '../fileParts.ts'
import type { Difference } from './compare.ts'

/** Who brings a file in again, and what everything that it does goes through: the same operations as a director's. */
export type Doing = {
  readonly tx: Transaction
  readonly now: Temporal.Instant
  readonly caller: { readonly actor: string; readonly communities: readonly number[] }
  readonly record: (change: Change) => Promise<void>
  readonly scope: ImportScope
}

/** A part of the event with what the file says of it. */
export type PartAgain = {
  readonly event: VisibleEvent
  readonly fields: EventFileRound
  readonly part: FilePart
  /** What comes true in it. */
  readonly differences: readonly Difference[]
  /** Who a player of the file is. */
  readonly idOf: (key: string) => number
}

/** Does one operation of a director within the transaction. */
export function perform<K extends AnyOperationId>(
  handler: Handler<K>,
  doing: Doing,
  given: { readonly event: VisibleEvent; readonly body?: object; readonly params?: object },
) {
  type Context = Parameters<Handler<K>>[0]
  return handler({ query: {}, params: {}, ...doing, ...given, refuse } as unknown as Context)
}

/** How everything that an operator does is recorded. */
export function doingOf(tx: Transaction, origin: Origin, communities: readonly number[]): Doing {
  return {
    tx,
    now: origin.now,
    caller: { actor: origin.actor, communities },
    record: change => record(tx, change, origin),
    scope: 'everything',
  }
}
