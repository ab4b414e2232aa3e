import { describe, expect, test } from 'vitest'
import { emailKey } from '../../../kernel/keys/emailKey.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import type { KnownPerson } from './candidates.sql.ts'
import type { PersonRead } from './readerOfPeople.ts'
import { rowsOfText } from './rowsOfText.ts'
import { tableOf } from './tableOf.ts'
import { twiceIn } from './twiceIn.ts'
import { verdictOf } from './verdictOf.ts'

function known(playerId: number, firstName: string, lastName: string, more: Partial<KnownPerson> = {}): KnownPerson {
  return {
    ...{
      playerId,
      firstName,
      lastName,
      suffix: null,
      emailKey: null,
      hcId: null,
      numbers: [],
      indexTenths: null,
      registered: false,
    },
    lastNameKey: nameKey(lastName),
    firstNameKey: nameKey(firstName),
    ...more,
  }
}

const marta = known(1, 'Marta', 'Alvarez', { hcId: '8000001', emailKey: emailKey('marta@example.org') })
const tom = known(2, 'Tom', 'Baker', { hcId: '8000002' })
const son = known(3, 'Tom', 'Baker', { suffix: 'Jr.' })
const luis = known(4, 'Luis Miguel', 'García Ruiz')

/** The verdict about the first person of a list, with the codes of what is asked. */
function judged(text: string, ...people: readonly KnownPerson[]) {
  const [person] = peopleIn(text)
  const { verdict, candidates, problems } = verdictOf(person ?? { written: '', problems: [] }, people)
  return [verdict, candidates.map(({ playerId }) => playerId), problems.map(({ code }) => code)]
}

function peopleIn(text: string): readonly PersonRead[] {
  return tableOf(rowsOfText(text)).lines.flatMap(({ people }) => people)
}

describe('who somebody of a list is', () => {
  test.each<[what: string, list: string, outcome: readonly unknown[]]>([
    ['a name that one person has', 'Name;HCP\nMarta Alvarez;12,4', ['known', [1], []]],
    ['a number and its name', 'Name;GHIN\nMarta Alvarez;8000001', ['known', [1], []]],
    ['a number that the heading does not name closely', 'Name;Nr\nMarta Alvarez;8000001', ['known', [1], []]],
    ['a number of somebody with another name', 'Name;GHIN\nEva Cole;8000001', ['perhaps', [1], ['numberOfOther']]],
    ['that, under a heading of any number', 'Name;Nr\nTom Baker;8000001', ['perhaps', [1, 2], ['numberOfOther']]],
    [
      'an address of somebody with another name',
      'Name;Mail\nEva Cole;marta@example.org',
      ['perhaps', [1], ['emailOfOther']],
    ],
    ['a name whose person has another number', 'Name;GHIN\nMarta Alvarez;9', ['perhaps', [1], ['otherNumber']]],
    ['an initial', 'Name\nM. Alvarez', ['perhaps', [1], []]],
    ['names the other way round', 'Vorname;Nachname\nAlvarez;Marta', ['known', [1], []]],
    ['a name cut elsewhere', 'Name\nLuis Miguel García Ruiz', ['known', [4], []]],
    ['nobody', 'Name\nJo Dunn', ['new', [], []]],
    ['a number that is nobody', 'Name;Nr\nJo Dunn;4711', ['new', [], []]],
  ])('%s', (_, list, outcome) => {
    expect(judged(list, marta, tom, luis)).toEqual(outcome)
  })

  test('father and son', () => {
    expect(judged('Name\nTom Baker Jr.', tom, son)).toEqual(['known', [3], []])
    expect(judged('Name\nTom Baker', tom, son)).toEqual(['perhaps', [2, 3], []])
  })
})

describe('twice in a list', () => {
  const twice = (text: string) =>
    twiceIn(peopleIn(text).map((person, at) => ({ line: at + 2, person }))).map(asked => asked.map(({ code }) => code))

  test.each<[what: string, list: string, asked: readonly (readonly string[])[]]>([
    ['the same person', 'Name\nMarta Alvarez\nTom Baker\nAlvarez, Marta', [[], [], ['personTwice']]],
    ['one address', 'Name;Mail\nMarta Alvarez;a@b.pt\nTom Baker;A@b.pt', [[], ['emailTwice']]],
    ['one number', 'Name;GHIN\nMarta Alvarez;77\nTom Baker;77', [[], ['numberTwice']]],
    ['one name and two numbers are two people', 'Name;GHIN\nTom Baker;77\nTom Baker;78', [[], []]],
    ['father and son are two people', 'Name\nTom Baker\nTom Baker Jr.', [[], []]],
  ])('%s', (_, list, asked) => {
    expect(twice(list)).toEqual(asked)
  })
})
