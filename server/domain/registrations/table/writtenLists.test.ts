import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDecimal } from '../../../../rules/exact.ts'
import { type WrittenList, writtenLines, writtenList } from '../../../../test/lists/writtenLists.ts'
import { runs } from '../../../../tools/counts.ts'
import { rowsOfText } from './rowsOfText.ts'
import { type TableRead, tableOf } from './tableOf.ts'

const numRuns = runs(400, 10_000)

/** Whether something about the list as a whole is to be decided. */
function isAsked({ columns, longNames, genderLetters }: TableRead): boolean {
  return columns.some(({ perhaps }) => perhaps !== undefined) || longNames !== undefined || genderLetters.length > 0
}

/** What was read that is not as it was written, and that nobody is asked about. */
function wrongIn({ text, people, fields }: WrittenList): readonly string[] {
  const table = tableOf(rowsOfText(text))
  const read = table.lines.flatMap(line => line.people)
  if (isAsked(table)) return []
  if (read.length !== people.length) return [`${read.length} people instead of ${people.length}`]
  return people.flatMap((one, at) => {
    const person = read[at]
    const has = (field: (typeof fields)[number]) => fields.includes(field)
    const wanted = {
      firstName: one.first,
      lastName: one.last,
      hcIndex: has('index') && one.index !== undefined ? toDecimal(one.index) : undefined,
      gender: has('gender') ? one.gender : undefined,
      email: has('email') ? one.email : undefined,
      hcId: has('hcId') ? one.hcId : undefined,
    }
    if (person && person.problems.length > 0) return []
    return Object.entries(wanted).flatMap(([key, value]) => {
      const got = person?.[key as keyof typeof wanted]
      return got === value ? [] : [`${key} of ${one.first} ${one.last}: ${got} instead of ${value}`]
    })
  })
}

describe('people at random come out of lists at random as they went in, or are asked about', () => {
  test('with a heading in one of eleven languages', () => {
    fc.assert(
      fc.property(writtenList, list => {
        expect(wrongIn(list)).toEqual([])
      }),
      { numRuns },
    )
  })

  test('lines as people write them', () => {
    fc.assert(
      fc.property(writtenLines, list => {
        expect(wrongIn(list)).toEqual([])
      }),
      { numRuns },
    )
  })

  test('and questions are few', () => {
    const asked = fc.sample(writtenList, { numRuns: 300, seed: 4 }).filter(({ text }) => {
      const table = tableOf(rowsOfText(text))
      const problems = table.lines.flatMap(({ people }) => people.flatMap(person => person.problems))
      // Names of three words are as many as the list has.
      const { longNames: _, ...others } = table
      return isAsked(others) || problems.length > 0
    })
    expect(asked.length).toBeLessThan(15)
  })
})
