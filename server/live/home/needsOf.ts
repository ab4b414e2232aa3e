import type { Static } from 'typebox'
import type { ToDo } from '../../../contract/home/console.ts'
import type { CountedBoard } from '../countedBoards.ts'
import { openTies } from '../settlement/openTies.ts'
import { settlementOf } from '../settlement/settlementOf.ts'
import type { BoardOfWeek, PaidRow, PastRow } from './week.sql.ts'

type Need = Static<typeof ToDo>
type KeptBoard = BoardOfWeek & { readonly standings: CountedBoard }

/** What keeps events that are over open: cards that nobody signed, shared places that matter, prizes that were not handed out. */
export function needsOf(past: readonly PastRow[], boards: readonly KeptBoard[], paid: readonly PaidRow[]): Need[] {
  const boardsOf = Map.groupBy(boards, ({ id }) => id)
  return past.flatMap(({ id, eventId, name, state, unsigned }): Need[] => {
    const own = boardsOf.get(id) ?? []
    const isOfficial = state === 'official'
    const found = {
      unsignedCards: unsigned,
      openTies: isOfficial ? 0 : own.reduce((sum, { standings }) => sum + openTies(standings).length, 0),
      prizesToPay: isOfficial
        ? unpaid(
            own,
            paid.filter(one => one.id === id),
          )
        : 0,
    }
    return (Object.keys(found) as (keyof typeof found)[]).flatMap(kind =>
      found[kind] > 0 ? [{ kind, eventId, name, count: found[kind] }] : [],
    )
  })
}

/** How many have not been handed everything that they have won. */
function unpaid(boards: readonly KeptBoard[], paid: readonly PaidRow[]): number {
  const given = new Map(paid.map(({ payeeId, cents }) => [payeeId, cents]))
  return settlementOf(boards, []).payees.filter(
    ({ payeeId, dueCents }) => payeeId !== undefined && dueCents > (given.get(payeeId) ?? 0),
  ).length
}
