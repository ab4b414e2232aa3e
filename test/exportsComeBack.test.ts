/** The lists of people that the console saves are brought in again as they went out. */
import { describe, expect, test } from 'vitest'
import { languages } from '../contract/words/languages.ts'
import { screenWords } from '../contract/words/screenWords.ts'
import { spokenWords } from '../contract/words/spoken.ts'
import { rowsOfTable } from '../server/domain/registrations/table/rowsOfTable.ts'
import { tableOf } from '../server/domain/registrations/table/tableOf.ts'
import { type Line, tableOfMembers } from '../site/console/members/membersTable.ts'
import { contactsTable } from '../site/console/registration/contactsTable.ts'
import { fileOf, type Table, tableFormats } from '../site/ui/saveTable.ts'

const people = [
  { firstName: 'Marta', lastName: 'Alvarez', email: 'marta@example.org', hcIndex: 12.4, hcId: '8000001' },
  { firstName: 'Tom', lastName: 'Baker', hcIndex: -1.2, hcId: '0800 02' },
  { firstName: 'Mary Ann', lastName: 'van der Berg', email: 'mary@example.org', hcIndex: 0 },
  { firstName: '=Eva', lastName: '+Cole; Dias', hcIndex: 54 },
  { firstName: 'João', lastName: 'Conceição, Filho' },
] as const
const answers = ['Tom Baker', 'vegetarian,\nneeds a buggy', '12', '+351 912 345 678', '']

const questions = [
  { id: 'with', text: 'With whom would you like to play?' },
  { id: 'partner', text: 'Partner' },
  { id: 'shirt', text: 'Shirt' },
  { id: 'handicap', text: 'Your handicap' },
]

const contacts = people.map((one, at) => ({
  ...one,
  playerId: at + 1,
  handicap: 'hcIndex' in one ? { hcIndex: one.hcIndex } : {},
  paidCents: 4000 + at,
  note: answers.at(-at) ?? '',
  answers: questions.map(({ id }, place) => ({ question: id, answer: answers[(at + place) % answers.length] ?? '' })),
})) as unknown as Parameters<typeof contactsTable>[0]

const members = people.map((one, at) => ({
  ...one,
  playerId: at + 1,
  gender: at % 2 === 0 ? 'F' : 'M',
  ...(at === 1 && { suffix: 'Jr.' }),
  handle: `@${at}`,
  phone: '912345678',
  member: at % 2 === 0,
  communityIds: [101, 102],
  rounds: 12 + at,
  lastPlayed: '2026-05-02',
  noShows: at,
})) as unknown as readonly Line[]

const nameOf = (id: number) => `Club ${id}`
const exports = await Promise.all(
  languages.map(async (language): Promise<readonly (readonly [string, Table])[]> => {
    const screens = (await screenWords[language]()) as typeof import('../contract/words/en/screens.ts')
    return [
      [
        `contacts of an event in ${language}`,
        contactsTable(contacts, questions, spokenWords(screens.registration, language)),
      ],
      [`members in ${language}`, tableOfMembers(members, { words: spokenWords(screens.members, language), nameOf })],
    ]
  }),
)

describe.each(exports.flat())('%s', (name, table) => {
  test.each(tableFormats)('as %s come back as they went out', async format => {
    const file = new Uint8Array(await (await fileOf(table, format)).arrayBuffer())
    const { rows } = await rowsOfTable({ file })
    const { lines, columns, leftOut } = tableOf(rows)
    expect(leftOut).toEqual([])
    expect(columns.flatMap(({ perhaps }) => perhaps ?? [])).toEqual([])
    expect(lines.map(one => one.people)).toEqual(
      people.map((one, at) => [
        expect.objectContaining({
          ...one,
          ...(name.startsWith('members') && { gender: at % 2 === 0 ? 'F' : 'M' }),
          problems: [],
        }),
      ]),
    )
  })
})
