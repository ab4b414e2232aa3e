import type pg from 'pg'
import { answered } from './answered.ts'
import type { Transaction } from './connect.ts'

/** The owner's open transaction on `client`, for what is written in terms of a transaction: one statement after the other. It has no scope to leave. */
export function transactionOver(client: pg.Client): Transaction {
  let last: Promise<unknown> = Promise.resolve()
  const rows: Transaction['rows'] = async statement => {
    const answer = last.then(() => client.query(statement.text, [...statement.parameters]))
    last = answer.catch(() => undefined)
    return answered(statement, await answer)
  }
  return {
    rows,
    first: async statement => (await rows(statement))[0],
    wrote: () => undefined,
    leaveScope: async () => undefined,
    enterScope: async () => undefined,
  }
}
