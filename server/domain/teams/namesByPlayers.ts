/** What teams without a name are called: after their players. */
import type { Transaction } from '../../kernel/database/connect.ts'
import { personNames } from './teams.sql.ts'

/** A team of more is called by its number. */
const mostNamed = 4
const mostLetters = 100

/**
 * A name for each of these groups of players: the family names, `Abreu / Costa`, or the whole names where those say too little: in a
 * family, and where two groups would be called the same. Undefined for a group of nobody, or of more than a name has room for.
 */
export async function namesByPlayers(
  tx: Transaction,
  groups: readonly (readonly number[])[],
): Promise<readonly (string | undefined)[]> {
  const people = new Map((await personNames(tx, groups.flat())).map(person => [person.playerId, person]))
  const known = groups.map(ids => ids.flatMap(id => people.get(id) ?? []))
  const short = known.map(group => group.map(({ lastName }) => lastName))
  const times = Map.groupBy(
    short.map(names => names.join(' / ')),
    name => name.toLowerCase(),
  )
  return known.map((group, at) => {
    const names = short[at] ?? []
    const name = names.join(' / ')
    const isClear = new Set(names).size === names.length && times.get(name.toLowerCase())?.length === 1
    const whole = isClear ? name : group.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(' / ')
    return group.length > 0 && group.length <= mostNamed && whole.length <= mostLetters ? whole : undefined
  })
}
