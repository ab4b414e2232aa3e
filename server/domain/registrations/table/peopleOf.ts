import { isEmail } from '../../../../contract/formats.ts'
import { toDecimal } from '../../../../rules/exact.ts'
import { indexTenthsOf } from '../../handicaps/indexTenthsOf.ts'
import type { Column, TableField } from './columnsOf.ts'
import type { Row } from './rowsOfText.ts'

/** Somebody as a line of a table has it. */
export type PersonRead = {
  readonly written: string
  readonly firstName?: string
  readonly lastName?: string
  readonly hcIndex?: number
  readonly gender?: 'M' | 'F'
  readonly email?: string
  readonly hcId?: string
  readonly problems: readonly string[]
}

/** The people of a line, one or two; a line without any name has one who cannot be read. */
export function peopleOf({ cells }: Row, columns: readonly Column[]): readonly PersonRead[] {
  const cell = (field: TableField) => {
    const at = columns.findIndex(column => column.field === field)
    return at < 0 ? '' : (cells[at] ?? '').trim()
  }
  const first = personOf({
    written: cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' '),
    ...(cell('name') === '' && { firstName: cell('firstName'), lastName: cell('lastName') }),
    index: cell('index'),
    gender: cell('gender'),
    email: cell('email'),
    hcId: cell('hcId'),
  })
  if (cell('name2') === '') return [first]
  return [
    first,
    personOf({ written: cell('name2'), index: cell('index2'), gender: cell('gender2'), email: '', hcId: '' }),
  ]
}

type Written = {
  readonly written: string
  readonly firstName?: string
  readonly lastName?: string
  readonly index: string
  readonly gender: string
  readonly email: string
  readonly hcId: string
}

function personOf({ written, firstName, lastName, index, gender, email, hcId }: Written): PersonRead {
  const name = firstName !== undefined && lastName !== undefined ? { firstName, lastName } : nameOf(written)
  const indexTenths = indexTenthsOf(index)
  const isKnownGender = gender === '' || /^[mfwd]/i.test(gender)
  const problems = [
    ...(name.lastName === '' || name.firstName === '' ? ['Give a first and a last name.'] : []),
    ...(index !== '' && indexTenths === undefined
      ? [`"${index.slice(0, 40)}" is not an index from +9.9 to 54.0, such as 12.4.`]
      : []),
    ...(email !== '' && !isEmail(email) ? [`"${email.slice(0, 80)}" is not an e-mail address.`] : []),
    ...(isKnownGender ? [] : [`"${gender.slice(0, 20)}" is neither M nor F.`]),
  ]
  return {
    written: written.slice(0, 200),
    ...(name.firstName && { firstName: name.firstName.slice(0, 60) }),
    ...(name.lastName && { lastName: name.lastName.slice(0, 60) }),
    ...(indexTenths !== undefined && { hcIndex: toDecimal(indexTenths) }),
    ...(gender !== '' && isKnownGender && { gender: /^[md]/i.test(gender) && !/^d/i.test(gender) ? 'M' : 'F' }),
    ...(isEmail(email) && { email }),
    ...(hcId !== '' && hcId.length <= 40 && { hcId }),
    problems,
  }
}

/** `Abreu, Marta` and `Marta Abreu`: the last word without a comma is the last name, with what belongs to it. */
function nameOf(written: string): { readonly firstName: string; readonly lastName: string } {
  const clean = written.replace(/\((?:guest|convidad[oa]|gast|invitad[oa]|invit[ée]e?)\)/i, ' ').trim()
  const [last = '', first] = clean.split(',', 2).map(part => part.trim())
  if (first !== undefined) return { firstName: first, lastName: last }
  const words = clean.split(/\s+/)
  if (words.length < 2) return { firstName: '', lastName: clean }
  const at = words.findIndex(
    (word, index) => index > 0 && /^(de|da|do|dos|das|van|von|der|den|di|del|la|le|el|o')$/i.test(word),
  )
  const begin = at > 0 && at < words.length - 1 ? at : words.length - 1
  return { firstName: words.slice(0, begin).join(' '), lastName: words.slice(begin).join(' ') }
}
