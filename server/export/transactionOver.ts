import type pg from 'pg'
import type { Transaction } from '../database/connect.ts'

/** The owner's open transaction on `client`, for what is written in terms of a transaction. It has no scope to leave. */
export function transactionOver(client: pg.Client): Transaction {
  const rows: Transaction['rows'] = async statement => {
    const { sql, parameters } = statement.compile()
    return (await client.query(sql, [...parameters])).rows
  }
  return {
    rows,
    first: async statement => (await rows(statement))[0],
    leaveScope: async () => undefined,
    enterScope: async () => undefined,
  }
}
