import type { TableProblem } from '../../../../contract/playerLists/tableProblems.ts'
import { emailKey } from '../../../kernel/keys/emailKey.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import type { PersonRead } from './readerOfPeople.ts'

export type OfLine = { readonly line: number; readonly person: PersonRead }

/**
 * What is asked about each of these people because somebody before has the same name, number or address. Two of one name with
 * two handicap ids are two people.
 */
export function twiceIn(people: readonly OfLine[]): readonly (readonly TableProblem[])[] {
  const [names, numbers, emails] = [firstOf(people, nameOf), firstOf(people, numberOf), firstOf(people, addressOf)]
  return people.map((one): readonly TableProblem[] => {
    const [name, number, email] = [names(one), numbers(one), emails(one)]
    const isOther =
      name?.person.hcId !== undefined && one.person.hcId !== undefined && name.person.hcId !== one.person.hcId
    if (name && !isOther) return [{ code: 'personTwice', values: { line: String(name.line) } }]
    return [
      ...(number
        ? [{ code: 'numberTwice' as const, values: { value: numberOf(one) ?? '', line: String(number.line) } }]
        : []),
      ...(email
        ? [{ code: 'emailTwice' as const, values: { value: one.person.email ?? '', line: String(email.line) } }]
        : []),
    ]
  })
}

/** Answers for each of these people the first before who has the same key. */
function firstOf(
  people: readonly OfLine[],
  keyOf: (one: OfLine) => string | undefined,
): (one: OfLine) => OfLine | undefined {
  const first = new Map<string, OfLine>()
  for (const one of people) {
    const key = keyOf(one)
    if (key !== undefined && !first.has(key)) first.set(key, one)
  }
  return one => {
    const key = keyOf(one)
    const found = key === undefined ? undefined : first.get(key)
    return found === one ? undefined : found
  }
}

function nameOf({ person: { firstName, lastName, suffix } }: OfLine): string | undefined {
  if (firstName === undefined || lastName === undefined) return undefined
  return [nameKey(firstName), nameKey(lastName)].toSorted().join('\t') + nameKey(suffix ?? '')
}

function numberOf({ person: { hcId, number } }: OfLine): string | undefined {
  return hcId ?? number
}

function addressOf({ person: { email } }: OfLine): string | undefined {
  return email === undefined ? undefined : emailKey(email)
}
