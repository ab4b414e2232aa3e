import { describe, expect, test } from 'vitest'
import { courseTable } from './courseTable.ts'

describe('courses of nines', () => {
  const row = (cells: readonly (number | string)[]) => cells.join('\t')
  const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5]
  const lengths = pars.map((par, at) => par * 90 + at)
  const nine = (from: number, indexes: readonly number[], name = 'White') =>
    [
      row(['Hole', ...count(from, from + 8)]),
      row(['Par', ...pars]),
      row(['SI', ...indexes]),
      row([name, ...lengths.map(length => length + from)]),
    ].join('\n')
  const stops = (text: string) =>
    courseTable(text)
      .checks.filter(({ check, level }) => check === 'holes' && level === 'stop')
      .map(one => one.text)

  test.each([
    ['across', row(['Hole', ...count(1, 27)])],
    [
      'down',
      `Hole\tPar\n${count(1, 27)
        .map(hole => row([hole, pars[(hole - 1) % 9] ?? 4]))
        .join('\n')}`,
    ],
    [
      'in three blocks',
      [1, 10, 19]
        .map(from =>
          nine(
            from,
            pars.map((_, at) => at + 1),
          ),
        )
        .join('\n\n'),
    ],
  ])('27 holes %s are not read as 18 in silence', (_, text) => {
    const table =
      text.startsWith('Hole\t1\t') && !text.includes('\n')
        ? `${text}\n${row(['Par', ...pars, ...pars, ...pars])}`
        : text
    expect(stops(table)).toEqual([expect.stringContaining('27 holes')])
  })

  test('of nines that each count from 1 the second is not read over the first', () => {
    const text = [
      nine(1, [4, 2, 18, 6, 10, 8, 12, 16, 14]),
      nine(1, [3, 1, 17, 5, 9, 7, 11, 15, 13]).replaceAll('White\t', 'White\t9'),
    ].join('\n\n')
    expect(stops(text)).toEqual([expect.stringContaining('several nines')])
  })

  test('18 holes in two nines are a course', () => {
    expect(stops([nine(1, count(1, 9)), nine(10, count(10, 18))].join('\n\n'))).toEqual([])
  })

  test.each([[[4, 2, 18, 6, 10, 8, 12, 16, 14]], [[3, 1, 17, 5, 9, 7, 11, 15, 13]]])(
    'stroke indexes %s of a nine are numbered 1 to 9, and that is said',
    indexes => {
      const { tees, checks } = courseTable(nine(1, indexes))
      expect(tees[0]?.holes.map(({ hc }) => hc)).toEqual([2, 1, 9, 3, 5, 4, 6, 8, 7])
      expect(checks).toContainEqual(expect.objectContaining({ check: 'strokeIndex', level: 'warn' }))
    },
  )

  test.each([
    ['White 71.2/128'],
    ['White (71.2 / 128)'],
    ['White CR 71.2 SR 128'],
    ['White 71,2 - 128'],
    ['White Course Rating 71.2 Slope 128'],
  ])('%s is the tee White', label => {
    const { tees } = courseTable(nine(1, count(1, 9), label))
    expect(tees).toEqual([expect.objectContaining({ name: 'White', rating: 71.2, slope: 128 })])
  })
})
