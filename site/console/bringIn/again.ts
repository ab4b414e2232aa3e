/** What a list that comes again changes of who is here already, as it is ticked. Pure. */
import type { Reply } from '../../ui/call.ts'

export type AgainRead = NonNullable<Reply<'readPlayerTable'>['again']>
type Changed = AgainRead['changed'][number]
type Gone = AgainRead['gone'][number]

export function keyOfChange({ playerId, what }: Changed): string {
  return `${what}/${playerId}`
}

export function keyOfGone({ playerId }: Gone): string {
  return `gone/${playerId}`
}

/** What is ticked before anybody has touched it: what nobody has changed here since the last list. */
export function firstTaken(again: AgainRead | undefined): ReadonlySet<string> {
  return new Set(again?.changed.filter(({ kept }) => !kept).map(keyOfChange))
}

/** What is ticked, as it is done. */
export function takenOf(again: AgainRead | undefined, taken: ReadonlySet<string>) {
  return {
    changed: again?.changed.filter(one => taken.has(keyOfChange(one))) ?? [],
    leave: again?.gone.filter(one => taken.has(keyOfGone(one))) ?? [],
  }
}
