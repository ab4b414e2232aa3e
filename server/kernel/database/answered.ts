/** What the database answered to each statement, for those who watch: the tests compare it with what the statement declares. */
import { channel } from 'node:diagnostics_channel'
import type { QueryResult } from 'pg'
import type { Sql } from './sql.ts'

export type Answered = Pick<QueryResult, 'fields' | 'rows'> & { readonly statement: Sql }

export const answeredChannel = 'caddiemaster.answered'
const watched = channel(answeredChannel)

/** The rows of an answer, shown to those who watch. */
export function answered<Row>(statement: Sql<Row>, { fields, rows }: QueryResult): Row[] {
  if (watched.hasSubscribers) watched.publish({ statement, fields, rows } satisfies Answered)
  return rows
}
