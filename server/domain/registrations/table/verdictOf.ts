import { emailKey } from '../../../kernel/keys/emailKey.ts'
import { nameKey } from '../../../kernel/keys/nameKey.ts'
import type { KnownPerson } from './candidates.sql.ts'
import type { PersonRead } from './peopleOf.ts'

export type Verdict = 'registered' | 'known' | 'perhaps' | 'new' | 'unreadable'

const mostCandidates = 10

/** Who somebody of a table is among those who are known: one for certain, several or a similar one, or nobody. */
export function verdictOf(
  person: PersonRead,
  known: readonly KnownPerson[],
): { readonly verdict: Verdict; readonly candidates: readonly KnownPerson[] } {
  const { firstName, lastName } = person
  if (!firstName || !lastName) return { verdict: 'unreadable', candidates: [] }
  const certain = known.filter(
    ({ emailKey: key, hcId }) =>
      (person.email !== undefined && key === emailKey(person.email)) ||
      (person.hcId !== undefined && hcId === person.hcId),
  )
  if (certain.length === 1) return decided(certain)
  const keys = { first: nameKey(firstName), last: nameKey(lastName) }
  const same = known.filter(other => isSame(other, keys) || isSame(other, { first: keys.last, last: keys.first }))
  if (same.length === 1) return decided(same)
  const similar = same.length > 0 ? same : known.filter(other => isSimilar(other, keys))
  const likely = [...certain, ...similar.filter(one => !certain.includes(one))]
  return likely.length === 0
    ? { verdict: 'new', candidates: [] }
    : { verdict: 'perhaps', candidates: likely.slice(0, mostCandidates) }
}

function decided(found: readonly KnownPerson[]) {
  return { verdict: found[0]?.registered ? ('registered' as const) : ('known' as const), candidates: found }
}

type Keys = { readonly first: string; readonly last: string }

function isSame(other: KnownPerson, { first, last }: Keys): boolean {
  return other.lastNameKey === last && other.firstNameKey === first
}

/** The same last name and a first name that begins alike: `J. Silva`, `Jo Silva`, `José Maria Silva`. */
function isSimilar(other: KnownPerson, { first, last }: Keys): boolean {
  const begin = first.replace(/\.$/, '')
  return other.lastNameKey === last && (other.firstNameKey.startsWith(begin) || begin.startsWith(other.firstNameKey))
}
