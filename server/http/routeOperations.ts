/**
 * Which operation a request asks for. The addresses of the contract are one tree, made once for all servers of a process: a
 * router of Fastify belongs to one app, and takes longer to make than all else in it (decision 125).
 */
import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'
import { allOperations } from '../../contract/all.ts'
import type { Operation } from '../../contract/operation.ts'
import { Refusal } from '../kernel/refusal.ts'

/** What an address of the contract takes: its operations by method, and all methods as `Allow` names them. */
type Place = { readonly byMethod: ReadonlyMap<string, Operation>; readonly allowed: string }

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation that is asked for; undefined for a page, and for a method that the address does not take. */
    operation: Operation | undefined
    /** The address of the contract that is asked for, whatever the method. */
    place: Place | undefined
  }
}

/** So long an id may be: the address has a bound of its own. */
export const mostParamLength = 4000

const tree = findMyWay({
  maxParamLength: mostParamLength,
  // What it finds for a part that is longer has no place.
  onMaxParamLength: () => undefined,
  querystringParser: () => undefined,
})
for (const [path, byMethod] of methodsByPath()) {
  const place: Place = { byMethod, allowed: [...byMethod.keys()].join(', ') }
  tree.on('GET', path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, place)
}

function methodsByPath(): Map<string, Map<string, Operation>> {
  const paths = new Map<string, Map<string, Operation>>()
  for (const op of Object.values(allOperations) as Operation[]) {
    const methods = paths.get(op.path) ?? new Map<string, Operation>()
    paths.set(op.path, methods)
    methods.set(op.method, op)
    if (op.criteria) methods.set('QUERY', op)
    if (op.method === 'GET') methods.set('HEAD', op)
  }
  return paths
}

/** Gives each request its `operation`, `place` and `params`. To be called before any route is added. */
export function routeOperations(app: FastifyInstance): void {
  app.decorateRequest('operation', undefined)
  app.decorateRequest('place', undefined)
  app.addHook('onRequest', (request, _reply, done) => {
    const found = tree.find('GET', request.url)
    if (!found) return done()
    const place: Place | null = found.store
    if (!place) return done(new Refusal('URI_TOO_LONG', 'part'))
    request.place = place
    request.operation = place.byMethod.get(request.method)
    request.params = found.params
    done()
  })
}
