import type { tableFields } from '../../../../contract/console/playerTable.ts'
import { isEmail } from '../../../../contract/formats.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import { indexTenthsOf } from '../../handicaps/indexTenthsOf.ts'
import type { Row } from './rowsOfText.ts'

export type TableField = (typeof tableFields)[number]
export type Column = { readonly heading?: string; readonly field: TableField }

/** Headings in the languages of the console, as `nameKey` writes them. */
const headings: Readonly<Record<string, TableField>> = Object.fromEntries(
  Object.entries({
    name: 'name player member nome jogador jogadora socio nombre jugador spieler nom joueur',
    firstName: 'first first-name firstname given vorname prenom nome-proprio primeiro-nome',
    lastName: 'last last-name lastname surname family nachname apelido apellido apellidos sobrenome',
    index: 'index hcp handicap hi hcpi whs hdcp handicap-index hcp-index exact vorgabe indice',
    gender: 'gender sex m/f genero sexo geschlecht sexe',
    email: 'email e-mail mail correo',
    hcId: 'ghin id handicap-id hcid licence license licenca federado mitglied nr no numero',
    team: 'team equipa equipo mannschaft equipe par pair',
  }).flatMap(([field, words]) => words.split(' ').map(word => [word, field as TableField])),
)

/** What the columns of a table hold: by their headings where there are some, else by what stands in them. */
export function columnsOf(rows: readonly Row[]): { readonly columns: readonly Column[]; readonly hasHead: boolean } {
  const [first] = rows
  if (!first) return { columns: [], hasHead: false }
  const named = first.cells.map(cell => headings[headingKey(cell)])
  const hasHead = named.filter(field => field !== undefined).length >= Math.min(2, first.cells.length)
  const body = hasHead ? rows.slice(1) : rows
  const width = Math.min(60, Math.max(...rows.map(({ cells }) => cells.length)))
  const fields = Array.from({ length: width }, (_, at) => {
    const guess = guessOf(body.flatMap(({ cells }) => cells[at] || []))
    return hasHead ? (named[at] ?? guess) : guess
  })
  return {
    columns: secondPeople(fields).map((field, at) => {
      const heading = hasHead ? first.cells[at]?.slice(0, 200) : undefined
      return { field, ...(heading && { heading }) }
    }),
    hasHead,
  }
}

function headingKey(cell: string): string {
  return nameKey(cell)
    .replaceAll(/[\s._]+/g, '-')
    .replaceAll(/[:#]/g, '')
}

/** What most of the cells of a column look like. */
function guessOf(cells: readonly string[]): TableField {
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / Math.max(1, cells.length)
  if (cells.length === 0) return 'ignore'
  if (share(isEmail) > 0.5) return 'email'
  if (share(cell => /^[mfwd]$/i.test(cell)) > 0.8) return 'gender'
  if (share(cell => indexTenthsOf(cell) !== undefined) >= 0.5) return isCount(cells) ? 'team' : 'index'
  if (share(cell => /^[A-Z]{0,4}[-\s]?\d{4,12}$/i.test(cell)) > 0.6) return 'hcId'
  if (share(cell => /\p{L}{2,}/u.test(cell)) > 0.6 && share(cell => /[\s,]/.test(cell)) > 0.5) return 'name'
  return 'ignore'
}

/** Whole numbers that go up are numbers of teams or lines, no indexes. */
function isCount(cells: readonly string[]): boolean {
  const numbers = cells.map(Number)
  return (
    numbers.length > 2 &&
    cells.every(cell => /^\d+$/.test(cell)) &&
    numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0)) &&
    numbers[0] === 1
  )
}

/** The second name of a line, and what stands behind it, is another person. */
function secondPeople(fields: readonly TableField[]): readonly TableField[] {
  const seen = new Set<TableField>()
  return fields.map(field => {
    const second = ({ name: 'name2', index: 'index2', gender: 'gender2' } as const)[
      field as 'name' | 'index' | 'gender'
    ]
    const isAgain = seen.has(field)
    seen.add(field)
    if (!isAgain || field === 'ignore') return field
    if (second === undefined || seen.has(second)) return 'ignore'
    seen.add(second)
    return second
  })
}
