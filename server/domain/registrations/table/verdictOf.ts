import type { TableProblem } from '../../../../contract/playerLists/tableProblems.ts'
import { emailKey } from '../../../kernel/keys/emailKey.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import type { KnownPerson } from './candidates.sql.ts'
import type { PersonRead } from './readerOfPeople.ts'

export type Verdict = 'registered' | 'known' | 'perhaps' | 'new' | 'unreadable'

export type Judged = {
  readonly verdict: Verdict
  readonly candidates: readonly KnownPerson[]
  readonly problems: readonly TableProblem[]
}

const mostCandidates = 10

/**
 * Who somebody of a table is among those who are known: one for certain, several or a similar one, or nobody. A number or an
 * address that says one person, and a name that says another, is a question.
 */
export function verdictOf(person: PersonRead, known: readonly KnownPerson[]): Judged {
  const { firstName, lastName } = person
  const isNobody = person.problems.some(({ code }) => code === 'noPerson')
  if (!firstName || !lastName || isNobody) return { verdict: 'unreadable', candidates: [], problems: [] }
  const keys = { first: nameKey(firstName), last: nameKey(lastName) }
  const isNamed = (other: KnownPerson) => isSame(other, keys) || isSame(other, { first: keys.last, last: keys.first })
  const isLike = (other: KnownPerson) => isNamed(other) || isSimilar(other, keys)
  const byNumber = known.filter(other => numberOf(person, other) !== undefined)
  const byEmail = known.filter(({ emailKey: key }) => person.email !== undefined && key === emailKey(person.email))
  const same = known.filter(isNamed).filter(other => hasSuffix(other, person))
  const problems = [
    ...byNumber
      .filter(other => !isLike(other))
      .map(other => contradiction('numberOfOther', numberOf(person, other), other)),
    ...byEmail.filter(other => !isLike(other)).map(other => contradiction('emailOfOther', person.email, other)),
    ...same
      .filter(other => hasOtherNumber(person, other))
      .map(other => contradiction('otherNumber', other.hcId ?? '', other)),
  ]
  const certain = [...new Set([...byNumber, ...byEmail])]
  if (problems.length === 0 && certain.length === 1) return { ...decided(certain), problems }
  if (problems.length === 0 && certain.length === 0 && same.length === 1) return { ...decided(same), problems }
  const likely = [...certain, ...(same.length > 0 ? same : known.filter(isLike))]
  if (likely.length === 0) return { verdict: 'new', candidates: [], problems }
  return { verdict: 'perhaps', candidates: [...new Set(likely)].slice(0, mostCandidates), problems }
}

function decided(found: readonly KnownPerson[]) {
  return { verdict: found[0]?.registered ? ('registered' as const) : ('known' as const), candidates: found }
}

/** By which number of the list somebody is found; a number without a word of whose it is may be a handicap id. */
function numberOf(person: PersonRead, other: KnownPerson): string | undefined {
  if (person.playerId === other.playerId) return String(other.playerId)
  return [person.hcId, person.number].find(
    number => number !== undefined && (number === other.hcId || other.numbers.includes(number)),
  )
}

function hasOtherNumber(person: PersonRead, other: KnownPerson): boolean {
  return person.hcId !== undefined && other.hcId !== null && other.hcId !== person.hcId
}

function contradiction(
  code: 'numberOfOther' | 'emailOfOther' | 'otherNumber',
  value = '',
  { firstName, lastName }: KnownPerson,
): TableProblem {
  return { code, values: { value, name: `${firstName} ${lastName}` } }
}

type Keys = { readonly first: string; readonly last: string }

/** Of names with several words nobody knows where the last name begins: the words are the same. */
function isSame(other: KnownPerson, { first, last }: Keys): boolean {
  return `${other.firstNameKey} ${other.lastNameKey}` === `${first} ${last}`
}

/** Father and son have one name. Many lists leave suffixes out. */
function hasSuffix({ suffix }: KnownPerson, person: PersonRead): boolean {
  const key = (text: string) => nameKey(text).replaceAll('.', '')
  return person.suffix === undefined || key(suffix ?? '') === key(person.suffix)
}

/** The same last name and a first name that begins alike: `J. Silva`, `Jo Silva`, `José Maria Silva`. */
function isSimilar(other: KnownPerson, { first, last }: Keys): boolean {
  const begin = first.replace(/\.$/, '')
  return other.lastNameKey === last && (other.firstNameKey.startsWith(begin) || begin.startsWith(other.firstNameKey))
}
