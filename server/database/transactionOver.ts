import type pg from 'pg'
import type { Transaction } from './connect.ts'

/** The owner's open transaction on `client`, for what is written in terms of a transaction: one statement after the other. It has no scope to leave. */
export function transactionOver(client: pg.Client): Transaction {
  let last: Promise<unknown> = Promise.resolve()
  const rows: Transaction['rows'] = async statement => {
    const { sql, parameters } = statement.compile()
    const answer = last.then(() => client.query(sql, [...parameters]))
    last = answer.catch(() => undefined)
    return (await answer).rows
  }
  return {
    rows,
    first: async statement => (await rows(statement))[0],
    leaveScope: async () => undefined,
    enterScope: async () => undefined,
  }
}
