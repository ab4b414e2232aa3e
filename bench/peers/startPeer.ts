/**
 * What a good engineer would write by hand instead: Fastify and pg, the shortest SQL for the same answer. It has no access
 * checks, no row security, no validation, no audit, no change feed, no limits, and trusts every id in the address.
 */
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { listening } from '../service.ts'
import { mountLists } from './mountLists.ts'
import { mountWrites } from './mountWrites.ts'

export type Peer = { readonly url: string; readonly close: () => Promise<void> }

/** Serves everything that is compared, over the owner's login, which no policy holds back. */
export async function startPeer(databaseUrl: string): Promise<Peer> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16, pipeline: true, options: '-c timezone=UTC' })
  pool.on('error', () => undefined)
  const app: FastifyInstance = Fastify()
  mountLists(app, pool)
  mountWrites(app, pool)
  return {
    url: await listening(app),
    async close() {
      await app.close()
      await pool.end()
    },
  }
}
