import { fromDecimal, toDecimal } from '../../../../rules/exact.ts'
import { emailKey } from '../../../kernel/keys/emailKey.ts'
import type { PersonHere } from './candidates.sql.ts'
import type { Verdict } from './verdictOf.ts'

type Judged = {
  readonly hcIndex?: number
  readonly email?: string
  readonly verdict: Verdict
  readonly candidates: readonly { readonly playerId: number; readonly registered: boolean }[]
}

/**
 * What a list that comes again says otherwise than what is here, and who is no longer in it. What the last list said and
 * nobody has changed here since follows the new one; everything else is kept, unless somebody ticks it. Undefined where nobody
 * of the list is here.
 */
export function againOf(people: readonly Judged[], here: readonly PersonHere[]) {
  if (!people.some(({ verdict }) => verdict === 'registered')) return undefined
  const byId = new Map(here.map(one => [one.playerId, one]))
  const changed = people.flatMap(({ verdict, candidates: [one], hcIndex, email }) => {
    const person = byId.get(one?.playerId ?? 0)
    if (verdict !== 'registered' || !person) return []
    const { playerId, name, indexTenths, listed } = person
    const said = (what: 'index' | 'email', before: string | undefined, after: string) => ({
      playerId,
      name,
      what,
      ...(before !== undefined && { before }),
      after,
      kept: listed[what] !== before,
    })
    const isOther = hcIndex !== undefined && indexTenths !== fromDecimal(hcIndex)
    const isOtherEmail = email !== undefined && person.email !== null && emailKey(email) !== emailKey(person.email)
    return [
      ...(isOther ? [said('index', indexText(indexTenths), hcIndex.toFixed(1))] : []),
      ...(isOtherEmail ? [said('email', person.email ?? undefined, email)] : []),
    ]
  })
  const meant = new Set(people.flatMap(({ candidates }) => candidates.map(({ playerId }) => playerId)))
  const gone = here.filter(({ playerId }) => !meant.has(playerId))
  return { changed, gone: gone.map(({ playerId, name, hasScore }) => ({ playerId, name, hasScore })) }
}

function indexText(tenths: number | null): string | undefined {
  return tenths === null ? undefined : toDecimal(tenths).toFixed(1)
}
