/** `GET /v1/events/{id}/courses` against a bare Fastify + pg handler that sends the same statements in one pipelined transaction. */
import Fastify from 'fastify'
import pg from 'pg'
import type { Statement, Transaction } from '../server/database/connect.ts'
import { courses } from '../server/events/courses.sql.ts'
import { visibleEvent } from '../server/events/visibleEvent.ts'
import { type Compared, compare } from './compare.ts'
import { listening, startBenchService } from './service.ts'

export async function benchCourses(): Promise<readonly Compared[]> {
  const bench = await startBenchService()
  const peer = await barePeer(bench.databaseUrl, await statementsOf(bench))
  try {
    const ours = { url: `${bench.url}/v1/events/M-100/courses`, headers: { authorization: bench.authorization } }
    return [await compare('GET /v1/events/{id}/courses', ours, { url: peer.url }, 0.6)]
  } finally {
    await peer.close()
    await bench.close()
  }
}

type Compiled = { readonly sql: string; readonly parameters: readonly unknown[] }

/** The statements that the handler sends, taken from the handler's own functions. */
async function statementsOf(bench: Awaited<ReturnType<typeof startBenchService>>): Promise<readonly Compiled[]> {
  const sent: Compiled[] = []
  await bench.service.database.read([1, 2, 3], async tx => {
    const noting: Transaction = {
      ...tx,
      rows: statement => tx.rows(noted(statement)),
      first: statement => tx.first(noted(statement)),
    }
    const event = await visibleEvent(noting, 'M-100', [1, 2, 3])
    if (event) await courses(noting, event, {})
  })
  function noted<Row>(statement: Statement<Row>): Statement<Row> {
    const compiled = statement.compile()
    sent.push(compiled)
    return { compile: () => compiled }
  }
  return sent
}

async function barePeer(databaseUrl: string, statements: readonly Compiled[]) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 16,
    pipeline: true,
    options: '-c role=caddiemaster_app',
  })
  pool.on('error', () => undefined)
  const app = Fastify()
  app.get('/courses', async (_request, reply) => {
    const client = await pool.connect()
    try {
      const begun = client.query("begin read only; set local caddiemaster.communities = '{1,2,3}'")
      const answers = statements.map(({ sql: text, parameters }, index) =>
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
    url: `${await listening(app)}/courses`,
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}
