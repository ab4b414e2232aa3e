import type { FastifyInstance } from 'fastify'
import { sql } from '../../kernel/database/sql.ts'
import type { Service } from '../../live/service.ts'
import { requireWrites } from '../../ops/health/requireWrites.ts'

/**
 * Three questions of machines. `/health`: would a write succeed, for alarms. `/health/ready`: do reads work, for balancers.
 * `/health/live`: does the process answer, for who restarts it; a restart helps no database.
 */
export function mountHealth(app: FastifyInstance, service: Service): void {
  const questions = {
    '/health': () => requireWrites(service),
    '/health/ready': () => service.database.read([], tx => tx.rows(sql`select 1`)),
    '/health/live': async () => undefined,
  }
  for (const [path, ask] of Object.entries(questions))
    app.get(path, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      await ask()
      return { status: 'ok' }
    })
}
