/** A peer without access checks, validation or anything else: the same statements in one pipelined transaction. */
import Fastify from 'fastify'
import pg from 'pg'
import type { Transaction } from '../server/kernel/database/connect.ts'
import type { Sql } from '../server/kernel/database/sql.ts'
import type { Service } from '../server/live/service.ts'
import { listening } from './service.ts'

/** The statements that `work` sends, taken down while the service's own functions run. */
export async function statementsOf(
  service: Service,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<readonly Sql[]> {
  const sent: Sql[] = []
  await service.database.read([1, 2, 3], tx => work(noting(tx, sent)))
  return sent
}

/** A transaction that takes down what it sends. */
export function noting(tx: Transaction, sent: Sql[]): Transaction {
  function noted<Row>(statement: Sql<Row>): Sql<Row> {
    sent.push(statement)
    return statement
  }
  return { ...tx, rows: statement => tx.rows(noted(statement)), first: statement => tx.first(noted(statement)) }
}

/** Serves the text that the last statement answers. */
export async function barePeer(
  databaseUrl: string,
  statements: readonly Sql[],
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 16,
    pipeline: true,
    options: '-c role=caddiemaster_app',
  })
  pool.on('error', () => undefined)
  const app = Fastify()
  app.get('/', async (_request, reply) => {
    const client = await pool.connect()
    try {
      const begun = client.query("begin read only; set local caddiemaster.communities = '{1,2,3}'")
      const answers = statements.map(({ text, parameters }, index) =>
        client.query({ name: `b${index}`, text, values: [...parameters] }),
      )
      const ended = client.query('commit')
      const results = await Promise.all([begun, ...answers, ended])
      const { rows } = results[statements.length] as pg.QueryResult<{ text: string }>
      return reply.header('content-type', 'application/json').send(rows[0]?.text)
    } finally {
      client.release()
    }
  })
  return {
    url: `${await listening(app)}/`,
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}
