import type { FieldError } from '../../ui/call.ts'
import { timeOf } from '../../ui/clock.ts'
import { groupName } from '../frame/useRoster.ts'
import type { Pairing, SheetChange } from './sheet.ts'

/** A group whose time or place both have changed. */
export function comparedGroup(
  { pointer, present }: FieldError,
  { change = [] }: SheetChange,
  pairings: readonly Pairing[],
) {
  const [, , at, field = ''] = pointer.split('/')
  const changed = change[Number(at)]
  const group = pairings.find(one => one.id === changed?.id)
  const valueInWords = (value: unknown) => (field === 'teeTime' ? timeOf(String(value)) : String(value ?? ''))
  const { to } = changed?.[field as 'teeTime'] ?? { to: undefined }
  return { what: group ? groupName(group) : '', theirs: valueInWords(present), mine: valueInWords(to) }
}
