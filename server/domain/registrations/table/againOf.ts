import { fromDecimal, toDecimal } from '../../../../rules/exact.ts'
import type { PersonHere } from './candidates.sql.ts'
import type { Verdict } from './verdictOf.ts'

type Judged = {
  readonly hcIndex?: number
  readonly verdict: Verdict
  readonly candidates: readonly { readonly playerId: number; readonly registered: boolean }[]
}

const mostNames = 20

/** What a list that comes again says otherwise than what is here: other indexes, and who is no longer in it. Undefined where nobody of it is here. */
export function againOf(people: readonly Judged[], here: readonly PersonHere[]) {
  if (!people.some(({ verdict }) => verdict === 'registered')) return undefined
  const byId = new Map(here.map(one => [one.playerId, one]))
  const changed = people.flatMap(({ verdict, candidates: [one], hcIndex }) => {
    const person = byId.get(one?.playerId ?? 0)
    if (verdict !== 'registered' || !person || hcIndex === undefined) return []
    const { playerId, name, indexTenths } = person
    if (indexTenths === fromDecimal(hcIndex)) return []
    return [{ playerId, name, hcIndex, ...(indexTenths !== null && { before: toDecimal(indexTenths) }) }]
  })
  const meant = new Set(people.flatMap(({ candidates }) => candidates.map(({ playerId }) => playerId)))
  const missing = here.filter(({ playerId }) => !meant.has(playerId))
  return { changed, missing: missing.length, names: missing.slice(0, mostNames).map(({ name }) => name) }
}
