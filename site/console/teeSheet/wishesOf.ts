import type { Wishes } from '../../../rules/teeSheets/wishes.ts'
import type { EventPart } from '../frame/useEvent.ts'

/** Who asked to play with whom in an event, as it is set up. */
export function wishesOf({ inForce }: EventPart): Pick<Wishes, 'together' | 'apart'> {
  return (inForce.find(one => one.setting === '/wishes')?.value ?? {}) as Pick<Wishes, 'together' | 'apart'>
}
