import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CourseTable } from '../../../../contract/courses/console.ts'
import { validationErrors } from '../../../kernel/http/validationErrors.ts'
import { courseTable } from './courseTable.ts'

const pars = [5, 3, 4, 4, 3, 4, 4, 5, 4, 5, 4, 4, 4, 3, 5, 3, 4, 4]
const indexes = [7, 15, 13, 9, 17, 1, 11, 3, 5, 12, 16, 2, 8, 18, 6, 14, 10, 4]
const lengths = [517, 145, 324, 348, 118, 399, 359, 541, 385, 538, 367, 402, 384, 156, 516, 188, 347, 382]
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

test('a table of a web page with totals, ratings in its last columns and two tees', () => {
  const { tees, unread, checks, unit } = courseTable(
    [
      `Hole\t${nine.join('\t')}\tOUT\t10\t11\t12\t13\t14\t15\t16\t17\t18\tIN\tTOT\tCR\tSlope`,
      row('Par', pars, []),
      row('S.I.', indexes, [], false),
      row('Men Yellow (yards)', lengths, ['70.3', '130']),
      row(
        'Ladies Red',
        lengths.map(one => one - 20),
        ['73.1', '133'],
      ),
    ].join('\n'),
  )
  expect(unread).toEqual([])
  expect(unit).toBe('yards')
  expect(tees.map(({ name, gender, par, rating, slope }) => [name, gender, par, rating, slope])).toEqual([
    ['Yellow', 'M', 72, 70.3, 130],
    ['Red', 'F', 72, 73.1, 133],
  ])
  expect(tees[0]?.holes).toEqual(
    pars.map((par, at) => ({ hole: at + 1, par, hc: indexes[at], lengthYards: lengths[at] })),
  )
  expect(checks.filter(({ level }) => level !== 'ok')).toEqual([])
  expect(checks.map(({ text }) => text)).toContain('The pars add up to the totals of the table.')
})

test('holes down a spreadsheet in Portuguese, in metres, rated for both', () => {
  const metres = lengths.map(one => one - 30)
  const { tees, unit, unread } = courseTable(
    [
      'Buraco;Par;HCP;Amarelas;Vermelhas',
      ...pars.map((par, at) => `${at + 1};${par};${indexes[at]};${metres[at]};${(metres[at] ?? 0) - 40}`),
      `Total;${sum(pars)};;${sum(metres)};${sum(metres) - 720}`,
      '',
      'Distâncias em metros',
      'Amarelas Homens 69,1 / 128',
      'Amarelas Senhoras 74,8/137',
      'Vermelhas Senhoras 71,9 / 128',
    ].join('\r\n'),
  )
  expect(unread).toEqual([])
  expect(unit).toBe('metres')
  expect(tees.map(({ name, gender, rating, slope }) => [name, gender, rating, slope])).toEqual([
    ['Amarelas', 'M', 69.1, 128],
    ['Amarelas', 'F', 74.8, 137],
    ['Vermelhas', 'F', 71.9, 128],
  ])
  expect(tees[0]?.holes[0]).toEqual({ hole: 1, par: 5, hc: 7, lengthYards: Math.round(487 * 1.0936133) })
})

test('nine above nine with spaces, and a table of ratings of its own, in German', () => {
  const part = (from: number) => pars.slice(from, from + 9)
  const line = (label: string, values: readonly number[]) => `${label.padEnd(16)}${values.join('  ')}  ${sum(values)}`
  const block = (from: number, word: string) => [
    `${'Loch'.padEnd(16)}${nine.map(one => one + from).join('  ')}  ${word}`,
    line('Par', part(from)),
    `${'Vorgabe'.padEnd(16)}${indexes.slice(from, from + 9).join('  ')}`,
    line('Gelb', lengths.slice(from, from + 9)),
    line(
      'Rot',
      lengths.slice(from, from + 9).map(one => one - 30),
    ),
  ]
  const { tees, unread, checks } = courseTable(
    [
      ...block(0, 'Hin'),
      '',
      ...block(9, 'Rück'),
      '',
      'Abschlag    CR Herren    Slope Herren    CR Damen    Slope Damen',
      'Gelb    72,2    131    78,4    139',
      'Rot    68,0    121    73,5    128',
    ].join('\n'),
  )
  expect(unread).toEqual([])
  expect(tees.map(({ name, gender, rating, slope, holes }) => [name, gender, rating, slope, holes.length])).toEqual([
    ['Gelb', 'M', 72.2, 131, 18],
    ['Gelb', 'F', 78.4, 139, 18],
    ['Rot', 'M', 68, 121, 18],
    ['Rot', 'F', 73.5, 128, 18],
  ])
  expect(checks.filter(({ level }) => level === 'stop')).toEqual([])
})

test('pars and stroke indexes of women stand for women, in Spanish and in French', () => {
  const forWomen = pars.map((par, at) => (at === 2 ? 5 : par))
  for (const [men, women, hole] of [
    ['caballeros', 'damas', 'Hoyo'],
    ['messieurs', 'dames', 'Trou'],
  ]) {
    const { tees, unread } = courseTable(
      [
        `${hole}\t${pars.map((_, at) => at + 1).join('\t')}`,
        `Par ${men}\t${pars.join('\t')}`,
        `Par ${women}\t${forWomen.join('\t')}`,
        `Hcp ${men}\t${indexes.join('\t')}`,
        `Hcp ${women}\t${indexes.toReversed().join('\t')}`,
        `Blancas 71,9/131 (${men}) 77,0/140 (${women})\t${lengths.join('\t')}`,
      ].join('\n'),
    )
    expect(unread).toEqual([])
    expect(tees.map(({ gender, par, rating, holes }) => [gender, par, rating, holes[0]?.hc])).toEqual([
      ['M', 72, 71.9, 7],
      ['F', 73, 77, 4],
    ])
  }
})

test('pars written again beside every tee, those of women last', () => {
  const forWomen = pars.map((par, at) => (at === 2 ? 5 : par))
  const { tees, unread } = courseTable(
    [
      'Hole\tYards (White)\tPar\tS.I.\tYards (Yellow)\tPar\tS.I.\tYards (Red)\tPar\tS.I.',
      ...pars.map((par, at) => {
        const [length = 0, index] = [lengths[at], indexes[at]]
        return [at + 1, length, par, index, length - 10, par, index, length - 40, forWomen[at], indexes[17 - at]].join(
          '\t',
        )
      }),
      'White (Men) 71.9/131',
      'Yellow (Men) 70.1/128',
      'Red (Ladies) 72.2/129',
    ].join('\n'),
  )
  expect(unread).toEqual([])
  expect(tees.map(({ name, gender, par, holes }) => [name, gender, par, holes[0]?.hc, holes[0]?.lengthYards])).toEqual([
    ['White', 'M', 72, 7, 517],
    ['Yellow', 'M', 72, 7, 507],
    ['Red', 'F', 73, 4, 477],
  ])
})

test('a page that was copied with a cell in every line', () => {
  const row = (label: string, values: readonly number[]) => [
    label,
    ...values.slice(0, 9),
    sum(values.slice(0, 9)),
    ...values.slice(9),
    sum(values.slice(9)),
    sum(values),
  ]
  const { tees, unread, checks } = courseTable(
    [
      ...['Hole', ...nine, 'Out', 10, 11, 12, 13, 14, 15, 16, 17, 18, 'In', 'Total'],
      ...row('Par', pars),
      'Handicap',
      ...indexes,
      ...row('White', lengths),
    ].join('\n\n'),
    'yards',
  )
  expect(unread).toEqual([])
  expect(tees.map(({ name, par, holes }) => [name, par, holes[17]])).toEqual([
    ['White', 72, { hole: 18, par: 4, hc: 4, lengthYards: 382 }],
  ])
  expect(checks.map(({ text }) => text)).toContain('The lengths add up to the totals of the table.')
})

test('a line that says nothing about the course is named, and never makes a tee', () => {
  const { tees, unread } = courseTable(
    [
      'Welcome to the Links!',
      `Hole ${pars.map((_, at) => at + 1).join(' ')}`,
      `Par ${pars.join(' ')}`,
      'Bar opens at 9',
    ].join('\n'),
  )
  expect(tees).toHaveLength(1)
  expect(unread.map(({ line, text }) => [line, text])).toEqual([
    [1, 'Welcome to the Links!'],
    [4, 'Bar opens at 9'],
  ])
})

test('what cannot be is said: a stroke index twice, a wrong total, a slope for women below that for men', () => {
  const twice = indexes.with(4, 7)
  const text = [
    `Hole\t${nine.join('\t')}\tOUT\t10\t11\t12\t13\t14\t15\t16\t17\t18\tIN\tTOT`,
    row('Par', pars, []).replace(/72$/, '71'),
    row('SI', twice, [], false),
    row('White 72.4/131 (M) 70.1/120 (F)', lengths, []),
  ].join('\n')
  const { checks } = courseTable(text)
  const said = checks.filter(({ level }) => level !== 'ok').map(({ level, text }) => `${level} ${text}`)
  expect(said).toContain(
    'stop White (men): each stroke index from 1 to 18 must be there once, but 7 is on holes 1 and 5. Missing: 17.',
  )
  expect(said).toContain('warn White (men): the pars do not add up: all holes (72, not 71).')
  expect(said).toContain('warn White: the slope rating for women, 120, is not above that for men, 131.')
  expect(said).toContain('warn White: the course rating for women, 70.1, is not above that for men, 72.4.')
  expect(courseTable(text, undefined, 'de').checks.map(one => one.text)).toContain(
    'White (Herren): Die Pars ergeben nicht die Summen der Tabelle: alle Löcher (72, nicht 71).',
  )
})

function row(label: string, values: readonly number[], more: readonly string[], totals = true): string {
  const [out, back] = [values.slice(0, 9), values.slice(9)]
  const cells = totals ? [...out, sum(out), ...back, sum(back), sum(values)] : [...out, '', ...back, '', '']
  return [label, ...cells, ...more].join('\t')
}

const colours = ['White', 'Yellow', 'Blue', 'Red', 'Black', 'Green']
const tee = fc.record({
  gender: fc.constantFrom('M' as const, 'F' as const),
  ratingTenths: fc.integer({ min: 640, max: 780 }),
  slope: fc.integer({ min: 80, max: 155 }),
  lengths: fc.array(fc.integer({ min: 60, max: 640 }), { minLength: 18, maxLength: 18 }),
})
const course = fc.record({
  pars: fc.array(fc.constantFrom(3, 4, 5), { minLength: 18, maxLength: 18 }),
  indexes: fc.shuffledSubarray(
    Array.from({ length: 18 }, (_, at) => at + 1),
    { minLength: 18, maxLength: 18 },
  ),
  tees: fc.array(tee, { minLength: 1, maxLength: 6 }),
})
type Course = typeof course extends fc.Arbitrary<infer T> ? T : never

/** A course as somebody may paste it. */
const layouts: Readonly<Record<string, (course: Course, words: Words, separator: string) => string>> = {
  across: (given, words, separator) => {
    const line = (label: string, values: readonly (number | string)[]) => [label, ...values].join(separator)
    const holes = given.pars.map((_, at) => at + 1)
    return [
      line(words.hole, holes),
      line(words.par, given.pars),
      line(words.si, given.indexes),
      ...given.tees.map(({ gender, ratingTenths, slope, lengths: own }, at) =>
        line(`${colours[at]} ${words[gender]} ${(ratingTenths / 10).toFixed(1)}/${slope}`, own),
      ),
    ].join('\n')
  },
  down: (given, words, separator) =>
    [
      [words.hole, words.par, words.si, ...given.tees.map((_, at) => colours[at])].join(separator),
      ...given.pars.map((par, at) =>
        [at + 1, par, given.indexes[at], ...given.tees.map(one => one.lengths[at])].join(separator),
      ),
      ...given.tees.map(
        ({ gender, ratingTenths, slope }, at) =>
          `${colours[at]} ${words[gender]} ${(ratingTenths / 10).toFixed(1)} / ${slope}`,
      ),
    ].join('\n'),
  nines: (given, words, separator) =>
    [0, 9]
      .flatMap(from => [
        [words.hole, ...nine.map(one => one + from)].join(separator),
        [words.par, ...given.pars.slice(from, from + 9)].join(separator),
        [words.si, ...given.indexes.slice(from, from + 9)].join(separator),
        ...given.tees.map((one, at) => [colours[at], ...one.lengths.slice(from, from + 9)].join(separator)),
      ])
      .concat(
        given.tees.map(
          ({ gender, ratingTenths, slope }, at) =>
            `${colours[at]} ${words[gender]} ${(ratingTenths / 10).toFixed(1).replace('.', ',')} - ${slope}`,
        ),
      )
      .join('\n'),
}
type Words = Readonly<Record<'hole' | 'par' | 'si' | 'M' | 'F', string>>
const languages: readonly Words[] = [
  { hole: 'Hole', par: 'Par', si: 'Stroke Index', M: 'Men', F: 'Ladies' },
  { hole: 'Buraco', par: 'Par', si: 'HCP', M: 'Homens', F: 'Senhoras' },
  { hole: 'Hoyo', par: 'Par', si: 'Hándicap', M: 'Caballeros', F: 'Damas' },
  { hole: 'Loch', par: 'Par', si: 'HCP', M: 'Herren', F: 'Damen' },
  { hole: 'Trou', par: 'Par', si: 'Hcp', M: 'Messieurs', F: 'Dames' },
]

test('any course in any of these layouts and languages is read back as it was, and no line is left over', () => {
  fc.assert(
    fc.property(
      course,
      fc.constantFrom(...Object.keys(layouts)),
      fc.constantFrom(...languages),
      fc.constantFrom('\t', ';', '|', '   ', ','),
      (given, layout, words, separator) => {
        const written = layouts[layout]?.(given, words, separator) ?? ''
        // A comma is the separator or stands in ratings, not both.
        const text = separator === ',' ? written.replaceAll(/(\d),(\d) - /g, '$1.$2 - ') : written
        const { tees, unread } = courseTable(text, 'yards')
        expect(unread, text).toEqual([])
        expect(
          tees.map(({ name, gender, rating, slope }) => [name, gender, rating, slope]),
          text,
        ).toEqual(
          given.tees.map(({ gender, ratingTenths, slope }, at) => [colours[at], gender, ratingTenths / 10, slope]),
        )
        for (const [at, { lengths: own }] of given.tees.entries())
          expect(tees[at]?.holes, text).toEqual(
            given.pars.map((par, hole) => ({ hole: hole + 1, par, hc: given.indexes[hole], lengthYards: own[hole] })),
          )
      },
    ),
  )
})

const noise = [
  'Tel. +351 289 000 111',
  'Welcome',
  'Local rules apply!',
  'Green fee 90',
  '1. OB left of hole 7',
  'Open 8 to 19 h',
]

test('a line that is no part of the table is named wherever it stands, and changes nothing that is read', () => {
  fc.assert(
    fc.property(
      course,
      fc.constantFrom(...Object.keys(layouts)),
      fc.constantFrom('\t', ';', '   '),
      fc.constantFrom(...noise),
      fc.nat({ max: 1000 }),
      (given, layout, separator, extra, at) => {
        const lines = (layouts[layout]?.(given, languages[0] as Words, separator) ?? '').split('\n')
        const place = at % (lines.length + 1)
        const { tees, unread } = courseTable(lines.toSpliced(place, 0, extra).join('\n'), 'yards')
        expect(unread.map(({ line, text }) => [line, text])).toEqual([[place + 1, extra]])
        expect(tees).toEqual(courseTable(lines.join('\n'), 'yards').tees)
      },
    ),
  )
})

test('whatever is pasted is answered', () => {
  const cell = fc.oneof(
    fc.integer({ min: 0, max: 700 }).map(String),
    fc.constantFrom('Par', 'Hole', 'OUT', 'CR', 'Slope', '72,4', 'White', 'Men', '72.4/131'),
  )
  const line = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.array(cell, { maxLength: 24 }).map(cells => cells.join('\t')),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), lines => {
      expect(validationErrors(CourseTable, courseTable(lines.join('\n')))).toEqual([])
    }),
  )
})
