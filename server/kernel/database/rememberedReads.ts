import type { Transaction } from './connect.ts'

/** A transaction that asks the same question once: for a look at much of the database while nothing is written. */
export function rememberedReads(tx: Transaction): Transaction {
  const known = new Map<string, Promise<unknown[]>>()
  const rows: Transaction['rows'] = statement => {
    const key = JSON.stringify([statement.text, statement.parameters])
    const asked = known.get(key) ?? tx.rows(statement)
    known.set(key, asked)
    return asked as ReturnType<typeof rows<never>>
  }
  const forget = (move: () => Promise<void>) => () => {
    known.clear()
    return move()
  }
  return {
    rows,
    first: async statement => (await rows(statement))[0],
    wrote: tx.wrote,
    leaveScope: forget(tx.leaveScope),
    enterScope: forget(tx.enterScope),
  }
}
