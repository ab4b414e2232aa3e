import { isDeepStrictEqual } from 'node:util'
import type { Static } from 'typebox'
import type { CourseTable } from '../../../../contract/courses/console.ts'
import { cutText } from '../../../../contract/site/cutText.ts'
import { metresInYard, yardsOf } from '../../../../contract/site/lengthIn.ts'
import type { Language } from '../../../../contract/words/languages.ts'
import { type Said, said, say } from '../../../../contract/words/say.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import { type CourseFinding, courseChecks, type StatedTotals, saidChecks } from '../courseChecks.ts'
import { type Block, blocksOf, type Row } from './blocksOf.ts'
import { type Line, linesOf, numberOf } from './cells.ts'
import { mostHoles } from './mostHoles.ts'
import { nineInOrder } from './nineInOrder.ts'
import { looseRatings, type Rating, ratingsIn, withoutRatings } from './ratings.ts'
import { genderOf, readLabel, unitIn } from './words.ts'

type Table = Static<typeof CourseTable>
type ReadTee = Table['tees'][number]
type Gender = 'M' | 'F' | undefined

/** A row with what it is about: the values of the holes, and the totals that it states. */
type Meant = {
  readonly line: number
  readonly kind: 'par' | 'si' | 'lengths'
  /** Empty for a row that counts for all tees. */
  readonly tee: string
  readonly gender: Gender
  readonly ratings: readonly Rating[]
  readonly values: ReadonlyMap<number, number>
  readonly totals: Partial<Record<'out' | 'in' | 'total', number>>
}

/** What a pasted table says about a course, in the words of `language`. Every line is either read or named. */
export function courseTable(text: string, unit?: 'yards' | 'metres', language: Language = 'en'): Table {
  const lines = linesOf(text)
  const { blocks, used } = blocksOf(lines)
  const loose = looseRatings(lines.filter(({ number }) => !used.has(number)))
  const { rows, unclear } = meantRows(blocks)
  const ratings = [...loose.ratings, ...rows.flatMap(row => row.ratings)]
  const named = teeNames(rows, ratings)
  const nameless = ratings.filter(({ tee }) => tee === '' && named.length !== 1)
  const given = unit ?? unitIn(text)
  const tees = named.flatMap(name => teesNamed(name, rows, ratings, named.length === 1))
  const inForce = given ?? guessedUnit(tees, text)
  const inYards = tees.map(({ tee, totals }) => ({ tee: inForce === 'metres' ? fromMetres(tee) : tee, totals }))
  const unread = lines.flatMap(({ number, text: line, cells }) => {
    const reason = whyUnread(number, line, cells)
    return reason === undefined ? [] : [{ line: number, text: cutText(line, 2000), reason: say(reason, language) }]
  })
  return {
    tees: inYards.map(({ tee }) => tee),
    unit: inForce,
    checks: saidChecks(
      [
        ...courseChecks(
          inYards.map(({ tee }) => tee),
          tees.map(({ totals }) => totals),
        ),
        ...twoRows(rows),
        ...nines(tees, lines, unclear),
      ],
      language,
    ),
    unread,
  }

  function whyUnread(number: number, line: string, cells: Line['cells']): Said | undefined {
    const reason = unclear.get(number)
    if (reason !== undefined || used.has(number)) return reason
    if (loose.used.has(number)) {
      const isNameless = nameless.length > 0 && cells.length > 0 && ratingsIn(line).some(({ tee }) => tee === '')
      return isNameless ? said('courseChecks.unread.noTee') : undefined
    }
    return isUnit(line) ? undefined : said('courseChecks.unread.nothing')
  }
}

/** Why a line of holes that were there before is not read. */
const otherNine = said('courseChecks.unread.otherNine')

/** A line that says the unit and has no numbers is read. */
function isUnit(line: string): boolean {
  return unitIn(line) !== undefined && !/\d/.test(line)
}

function meantRows(blocks: readonly Block[]): {
  readonly rows: readonly Meant[]
  readonly unclear: ReadonlyMap<number, Said>
} {
  const unclear = new Map<number, Said>()
  const seen = new Map<string, Meant>()
  const rows: Meant[] = []
  for (const block of blocks) {
    const here = new Map<string, readonly ReadonlyMap<number, number>[]>()
    for (const row of block.rows) {
      const one = meant(row, block)
      if (one === undefined) {
        unclear.set(row.line, said('courseChecks.unread.numbers'))
        continue
      }
      const plain = `${one.kind} ${nameKey(one.tee)} ${one.gender ?? ''}`
      const known = here.get(plain) ?? []
      // Many cards write pars and stroke indexes again beside every tee.
      if (known.some(values => isDeepStrictEqual(values, one.values))) continue
      here.set(plain, [...known, one.values])
      // The second row of pars without a word for whom is that of women, as cards have it.
      const times = known.length + 1
      if (times > 2 || (times === 2 && (one.gender !== undefined || one.kind === 'lengths'))) {
        unclear.set(row.line, said('courseChecks.unread.again'))
        continue
      }
      const counted: Meant = times === 2 ? { ...one, gender: 'F' } : one
      const key = `${counted.kind} ${nameKey(counted.tee)} ${counted.gender ?? ''}`
      const before = seen.get(key)
      if (!before) {
        seen.set(key, counted)
        rows.push(counted)
        continue
      }
      // On a course with several nines, each counts from 1.
      if ([...counted.values].some(([hole, value]) => (before.values.get(hole) ?? value) !== value)) {
        unclear.set(row.line, otherNine)
        continue
      }
      // The second nine goes on where the first one ended.
      const joined: Meant = {
        ...before,
        ratings: [...before.ratings, ...counted.ratings],
        values: new Map([...before.values, ...counted.values]),
        totals: { ...before.totals, ...counted.totals },
      }
      seen.set(key, joined)
      rows[rows.indexOf(before)] = joined
    }
  }
  return { rows, unclear }
}

function meant({ line, label, cells }: Row, { columns }: Block): Meant | undefined {
  const values = new Map<number, number>()
  const totals: { out?: number; in?: number; total?: number } = {}
  const inColumns = new Map<Gender, { rating?: number; slope?: number }>()
  for (const [at, column] of columns.entries()) {
    const value = numberOf(cells[at])
    if (value === undefined) continue
    if (column.kind === 'hole') values.set(column.hole, value)
    else if (column.kind === 'rating' || column.kind === 'slope')
      inColumns.set(column.gender, { ...inColumns.get(column.gender), [column.kind]: value })
    else if (column.kind !== 'other') totals[column.kind] = value
  }
  const said = readLabel(withoutRatings(label))
  const kind = kindOf(said.says, [...values.values()])
  if (kind === undefined) return undefined
  const gender = genderOf(said)
  const tee = said.name
  const ratings = [
    ...ratingsIn(label).map(one => ({ ...one, tee, gender: one.gender ?? gender })),
    ...[...inColumns].map(([of, one]) => ({ tee, gender: of ?? gender, rating: one.rating, slope: one.slope })),
  ]
  return { line, kind, tee, gender, ratings, values, totals }
}

/** What the numbers of a row are: as its label says, else by themselves. */
function kindOf(says: ReadonlySet<string>, values: readonly number[]): Meant['kind'] | undefined {
  if (values.some(value => !Number.isInteger(value))) return undefined
  const within = (from: number, to: number) => values.length > 0 && values.every(value => value >= from && value <= to)
  if (says.has('par') && within(1, 9)) return 'par'
  if (says.has('si') && within(1, 99)) return 'si'
  if (within(3, 6)) return 'par'
  if (within(1, 18) && new Set(values).size === values.length) return 'si'
  return within(40, 999) ? 'lengths' : undefined
}

/** The names of the tees in the order in which they first stand; one without a name where no line has one. */
function teeNames(rows: readonly Meant[], ratings: readonly Rating[]): readonly string[] {
  const names = [...rows.filter(({ kind }) => kind === 'lengths'), ...ratings].map(({ tee }) => tee)
  const byKey = new Map(names.map(name => [nameKey(name), name] as const).toReversed())
  const inOrder = [...new Set(names.map(nameKey))].map(key => byKey.get(key) ?? '')
  const known = inOrder.filter(name => name !== '')
  if (known.length > 0) return known
  return rows.length > 0 ? [''] : []
}

type WithTotals = {
  readonly tee: ReadTee
  readonly totals: StatedTotals
  /** The stroke indexes of a nine as the table has them, where they were renumbered. */
  readonly asWritten: readonly number[] | undefined
}

/** The tees of one name: one for each gender that a rating or a length stands for. */
function teesNamed(
  name: string,
  rows: readonly Meant[],
  ratings: readonly Rating[],
  only: boolean,
): readonly WithTotals[] {
  const isIts = (one: { readonly tee: string }) => nameKey(one.tee) === nameKey(name) || (only && one.tee === '')
  const lengths = rows.filter(row => row.kind === 'lengths' && isIts(row))
  const rated = ratings.filter(isIts)
  const genders = new Set<Gender>([...lengths, ...rated].flatMap(({ gender }) => gender ?? []))
  if (genders.size === 0) genders.add(undefined)
  return [...genders].map(gender => {
    const length =
      lengths.find(row => row.gender === gender) ?? lengths.find(row => row.gender === undefined) ?? lengths[0]
    const par = ofTee('par', gender)
    const si = ofTee('si', gender)
    const fitting = rated.filter(one => one.gender === gender || one.gender === undefined)
    const rating = fitting.find(one => one.rating !== undefined)?.rating
    const slope = fitting.find(one => one.slope !== undefined)?.slope
    const numbers = [...new Set([par, si, length].flatMap(row => [...(row?.values.keys() ?? [])]))].sort(
      (a, b) => a - b,
    )
    const holes = numbers.map(hole => ({
      hole,
      ...optionalField('par', par?.values.get(hole)),
      ...optionalField('hc', si?.values.get(hole)),
      ...optionalField('lengthYards', length?.values.get(hole)),
    }))
    const inOrder = nineInOrder(holes)
    const pars = holes.map(one => one.par ?? 0)
    const whole = pars.length > 0 && !pars.includes(0)
    const tee: ReadTee = {
      name: cutText(name === '' ? 'Tee 1' : name, 60),
      ...optionalField('gender', gender),
      ...(whole && { par: pars.reduce((a, b) => a + b, 0) }),
      ...optionalField('rating', rating),
      ...optionalField('slope', slope === undefined ? undefined : Math.round(slope)),
      holes: [...(inOrder ?? holes)],
    }
    const asWritten = inOrder && holes.map(({ hc = 0 }) => hc)
    return { tee, totals: { par: par?.totals, lengths: length }, asWritten }
  })

  function ofTee(kind: 'par' | 'si', gender: Gender): Meant | undefined {
    const all = rows.filter(row => row.kind === kind)
    const own = all.filter(row => nameKey(row.tee) === nameKey(name) && row.tee !== '')
    const shared = all.filter(
      row => row.tee === '' || !rows.some(other => other.kind === 'lengths' && nameKey(other.tee) === nameKey(row.tee)),
    )
    for (const list of [own, shared]) {
      const found = list.find(row => row.gender === gender) ?? list.find(row => row.gender === undefined)
      if (found) return found
    }
    return shared[0]
  }
}

function optionalField<K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [key in K]: V })
}

function fromMetres(tee: ReadTee): ReadTee {
  const holes = tee.holes.map(({ lengthYards, ...hole }) => ({
    ...hole,
    ...optionalField('lengthYards', lengthYards === undefined ? undefined : yardsOf(lengthYards, 'metres')),
  }))
  return { ...tee, holes }
}

/**
 * Without a word for it: the unit in which the lengths come nearest to the ratings, by the rating that length alone gives
 * (USGA: yards over 220 and 40.9 for men, yards over 180 and 40.1 for women); else yards where the table speaks English.
 */
function guessedUnit(tees: readonly WithTotals[], text: string): 'yards' | 'metres' {
  const differences = tees.flatMap(({ tee: { gender, rating, holes } }) => {
    const sum = holes.reduce((total, { lengthYards = 0 }) => total + lengthYards, 0)
    if (rating === undefined || holes.length !== 18 || sum === 0) return []
    const expected = (yards: number) => (gender === 'F' ? yards / 180 + 40.1 : yards / 220 + 40.9)
    return [Math.abs(rating - expected(sum)) - Math.abs(rating - expected(sum / metresInYard))]
  })
  if (differences.length > 0) return differences.reduce((a, b) => a + b, 0) > 0 ? 'metres' : 'yards'
  return /\b(holes?|yellow|white|red|blue|ladies|men)\b/i.test(text) ? 'yards' : 'metres'
}

/** Says that stroke indexes of a nine were renumbered, and that there are more holes than a course has. */
function nines(
  tees: readonly WithTotals[],
  lines: readonly Line[],
  unclear: ReadonlyMap<number, Said>,
): CourseFinding[] {
  const anew = tees.flatMap(({ tee, asWritten }) =>
    asWritten ? [said('courseChecks.renumbered', { tee: tee.name, indexes: asWritten.join(', ') })] : [],
  )
  const most = mostHoles(lines)
  const isMore = most > 18 || [...unclear.values()].includes(otherNine)
  return [
    ...anew.map(text => ({ check: 'strokeIndex' as const, level: 'warn' as const, text })),
    ...(isMore
      ? [
          {
            check: 'holes' as const,
            level: 'stop' as const,
            text: most > 18 ? said('courseChecks.tooManyHoles', { count: most }) : said('courseChecks.severalNines'),
          },
        ]
      : []),
  ]
}

/** Says that a second row of pars or stroke indexes was taken for that of women. */
function twoRows(rows: readonly Meant[]): CourseFinding[] {
  const kinds = new Set(
    rows.flatMap(({ kind, gender, line }) =>
      gender === 'F' && rows.some(other => other.kind === kind && other.gender === undefined && other.line !== line)
        ? [kind]
        : [],
    ),
  )
  return [...kinds].map(kind => ({
    check: 'parByGender' as const,
    level: 'ok' as const,
    text: said('courseChecks.womensRows', { kind }),
  }))
}
