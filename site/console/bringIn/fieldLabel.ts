import { type TableField, tableFields } from '../../../contract/playerLists/tableFields.ts'
import type { ScreenWords } from '../../ui/words.ts'

/** What a column of a list holds, in words. */
export function fieldLabel({ fields, ofPerson }: ScreenWords<'bringInList'>, field: TableField): string {
  const [, base = field, person = ''] = /^(.*?)([2-4]?)$/.exec(field) ?? []
  const label = fields[base] ?? base
  return person === '' ? label : ofPerson({ field: label, person: Number(person) })
}

/** What columns of people may hold. */
export const fieldsOfPeople: readonly TableField[] = tableFields

/** What columns of indexes may hold: one person stands on a line. */
export const fieldsOfIndexes = tableFields.filter(field => !/[2-4]$/.test(field) && field !== 'team')
