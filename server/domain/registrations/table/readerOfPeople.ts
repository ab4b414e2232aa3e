/** The people of the lines of a table. Pure. */

import { isEmail } from '../../../../contract/formats.ts'
import type { TableProblem } from '../../../../contract/playerLists/tableProblems.ts'
import { cutText } from '../../../../contract/site/cutText.ts'
import { toDecimal } from '../../../../rules/exact.ts'
import type { Column } from './columnsOf.ts'
import { type Gender, readerOfGenders } from './genders.ts'
import { indexWritten } from './indexWritten.ts'
import { type LastWords, type NameRead, nameOf, ordered } from './namesOf.ts'
import { mostPeople } from './peopleInLine.ts'
import type { Row } from './rowsOfText.ts'

/** Somebody as a line of a table has it. */
export type PersonRead = {
  readonly written: string
  readonly firstName?: string
  readonly lastName?: string
  readonly suffix?: string
  readonly hcIndex?: number
  /** The letter behind the index, or NH and WD where the list says that there is none. */
  readonly hcIndexModifier?: string
  readonly gender?: Gender
  readonly email?: string
  readonly hcId?: string
  /** A number of which the list does not say whose it is: of the club, or a handicap id. */
  readonly number?: string
  readonly playerId?: number
  /** With three words or more, nothing says where the last name begins. */
  readonly guessedName?: true
  readonly problems: readonly TableProblem[]
}

/** By what else the people of a table are read. */
export type ReadBy = {
  /** Of the heading. */
  readonly language?: string | undefined
  /** How many columns the heading has. */
  readonly width?: number | undefined
  readonly lastWords?: LastWords | undefined
  /** Whom a letter means, where somebody says it. */
  readonly genders?: Readonly<Record<string, Gender>> | undefined
}

/** How the people of a line are read, by all lines of the table; a line without any name has one who cannot be read. */
export function readerOfPeople(
  columns: readonly Column[],
  rows: readonly Row[],
  { language, width, lastWords, genders: saidGenders }: ReadBy = {},
): (row: Row) => readonly PersonRead[] {
  const placesOf = (field: string) => columns.flatMap((column, place) => (column.field === field ? place : []))
  const cellsOf = ({ cells }: Row, field: string) =>
    placesOf(field)
      .map(place => (cells[place] ?? '').trim().replace(/^'(?=[=+\-@])/, ''))
      .filter(cell => cell !== '')
      .join(' ')
  const genders = ['', '2', '3', '4'].map(person =>
    readerOfGenders(
      rows.map(row => cellsOf(row, `gender${person}`)),
      { language, said: saidGenders },
    ),
  )
  return row =>
    Array.from({ length: mostPeople }, (_, place) => {
      const person = place === 0 ? '' : String(place + 1)
      const cell = (field: string) => cellsOf(row, `${field}${person}`)
      const hasName = ['name', 'nameBack', 'firstName', 'lastName'].some(field => cell(field) !== '')
      if (place > 0 && !hasName) return []
      const ofLine = place === 0 ? { infix: cell('infix'), number: cell('number'), playerId: cell('playerId') } : {}
      const read = personOf(cell, { genderOf: genders[place] ?? (() => undefined), lastWords, ...ofLine })
      const more = place === 0 && width !== undefined ? row.cells.slice(width).filter(one => one.trim() !== '') : []
      if (more.length === 0) return read
      return {
        ...read,
        problems: [...read.problems, { code: 'moreCells' as const, values: { value: cutText(more.join(', '), 80) } }],
      }
    }).flat()
}

type OfLine = {
  readonly genderOf: (cell: string) => Gender | undefined
  readonly lastWords: LastWords | undefined
  readonly infix?: string
  readonly number?: string
  readonly playerId?: string
}

function personOf(cell: (field: string) => string, ofLine: OfLine): PersonRead {
  const { genderOf, lastWords, infix = '', number = '', playerId = '' } = ofLine
  const written =
    cell('name') || cell('nameBack') || [cell('firstName'), infix, cell('lastName')].filter(Boolean).join(' ')
  const name = nameIn(cell, infix, lastWords)
  const suffix = cell('suffix') || name.suffix
  const [index, gender, email, hcId] = [cell('index'), cell('gender'), cell('email'), cell('hcId')]
  const read = isError(index) ? undefined : indexWritten(index)
  const genderRead = genderOf(gender)
  const isNobody = !isName(written) || isError(written)
  return {
    written: cutText(written, 200),
    ...(name.firstName && { firstName: cutText(name.firstName, 60) }),
    ...(name.lastName && { lastName: cutText(name.lastName, 60) }),
    ...(suffix && { suffix: cutText(suffix, 10) }),
    ...(name.guessed && { guessedName: true as const }),
    ...(read?.tenths !== undefined && { hcIndex: toDecimal(read.tenths) }),
    ...(read?.modifier !== undefined && { hcIndexModifier: read.modifier }),
    ...(genderRead && { gender: genderRead }),
    ...(isEmail(email) && { email }),
    ...(hcId !== '' && !isError(hcId) && hcId.length <= 40 && { hcId }),
    ...(number !== '' && !isError(number) && number.length <= 40 && { number }),
    ...(/^[1-9][0-9]{0,14}$/.test(playerId) && { playerId: Number(playerId) }),
    problems: [
      ...nameProblems(name, written, isNobody),
      ...(index !== '' && read === undefined ? [valueProblem('notAnIndex', index)] : []),
      ...(read?.modifier === 'N' ? [{ code: 'nineHoleIndex' as const, values: { value: index } }] : []),
      ...(email !== '' && !isEmail(email) ? [valueProblem('notAnEmail', email)] : []),
      ...(gender !== '' && genderRead === undefined ? [valueProblem('notAGender', gender)] : []),
      ...(hcId.length > 40 || isError(hcId) ? [valueProblem('notAnId', hcId)] : []),
    ],
  }
}

function nameIn(cell: (field: string) => string, infix: string, lastWords: LastWords | undefined): NameRead {
  if (cell('name') !== '') return nameOf(cell('name'), { lastWords })
  if (cell('nameBack') !== '') return nameOf(cell('nameBack'), { lastWords, isBack: true })
  return inTwoCells(cell, infix)
}

function inTwoCells(cell: (field: string) => string, infix: string): NameRead {
  const last = [infix, cell('lastName')].filter(Boolean).join(' ')
  // "Marta Alvarez" in the column for the first name and nothing beside it is a whole name, and so is "Alvarez, Marta" in that for the last.
  if (last === '' && /\S\s+\S/.test(cell('firstName'))) return nameOf(cell('firstName'))
  if (cell('firstName') === '' && /\S,\s*\S/.test(last)) return nameOf(last)
  return ordered(last, cell('firstName'))
}

function nameProblems(
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
  written: string,
  isNobody: boolean,
): readonly TableProblem[] {
  if (written === '') return [{ code: 'noName', values: {} }]
  if (isNobody) return [{ code: 'noPerson', values: { value: cutText(written, 80) } }]
  if (firstName === '' || lastName === '') return [{ code: 'oneName', values: { value: cutText(written, 80) } }]
  return []
}

/** Whether a text can be the name of a person: it has letters, no brackets, no number of three digits or with decimals, and none at its end. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text) && !/[<>{}[\]]|(?:^|[\s,])\d{3,}(?=$|[\s,])|\d[.,:]\d|\s[+-]?\d{1,2}$/.test(text)
}

/** A cell of which the spreadsheet itself says that it has no value: an error says so, and so does a formula that was never calculated. */
function isError(cell: string): boolean {
  return /^#[\p{Lu}\d/¡!?ÄÖÜ. ]+[!?]?$/u.test(cell)
}

function valueProblem(code: 'notAnIndex' | 'notAnEmail' | 'notAGender' | 'notAnId', value: string): TableProblem {
  return isError(value) ? { code: 'errorCell', values: { value } } : { code, values: { value: cutText(value, 80) } }
}
