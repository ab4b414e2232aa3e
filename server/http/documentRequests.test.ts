/** Whoever has the document alone makes requests from its examples: the demo answers every search and every list of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../contract/all.ts'
import type { Operation as Entry } from '../../contract/operation.ts'
import { openApi } from '../../contract/render/openapi.ts'
import { cloneDatabase } from '../../test/cloneDatabase.ts'
import { startWorld, type World } from '../../test/world.ts'
import { loadSampleData } from '../ops/sample/loadSampleData.ts'

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly example?: unknown
  readonly $ref?: string
}
type Operation = { readonly operationId: string; readonly parameters?: readonly Parameter[] }

const document = openApi(Object.values(operations), { baseUrl: 'http://test.local', environment: 'testing' }) as {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>
}
/** A stream has no end. */
const streams = new Set<string>(Object.values(operations).flatMap((op: Entry) => (op.stream ? op.id : [])))
const searches = Object.entries(document.paths).flatMap(([path, { get }]) =>
  get && !streams.has(get.operationId) ? [{ path, ...get }] : [],
)
/** Means something beside another one only. */
const needsAnother = new Set(['forRegisteredPlayer'])

let world: World
let authorization = ''
beforeAll(async () => {
  const sample = await cloneDatabase()
  await loadSampleData(sample.url, Temporal.Now.instant())
  world = await startWorld({}, 1, /test_\w+/.exec(sample.url)?.[0])
  await sample.drop()
  world.setClock(Temporal.Now.instant().toString())
  // The demo sends nothing anywhere: its one webhook is that of the examples.
  await world.rows(`insert into webhook (community_id, webhook_id, url, topics, active, generation, created_at)
    overriding system value values (101, 801, 'https://example.com/hook', array['score'], true, 1, now())`)
  const body = { email: 'demo@example.com', password: 'demo-fairway-2026' }
  const login = await world.app.inject({ method: 'POST', url: '/v1/auth', payload: body })
  authorization = `Bearer ${login.json().token}`
})
afterAll(() => world.close())

describe.each(searches)('$operationId', ({ path, parameters = [] }) => {
  const of = (place: string) => parameters.filter(one => one.in === place)
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => {
    const example = of('path').find(one => one.name === name)?.example
    return encodeURIComponent(String(example))
  })
  const required = of('query').filter(one => one.required)
  const optional = of('query').filter(one => !one.required)

  test('is answered with what is required, with each of its parameters, and with all of them', async () => {
    for (const chosen of [[], ...optional.filter(one => !needsAnother.has(one.name)).map(one => [one]), optional]) {
      const query = [...required, ...chosen].map(
        ({ name, example }) => `${name}=${encodeURIComponent(String(example))}`,
      )
      const url = query.length === 0 ? filled : `${filled}?${query.join('&')}`
      const { statusCode, payload } = await world.app.inject({ url, headers: { authorization } })
      expect(statusCode, `${url}: ${payload.slice(0, 300)}`).toBe(200)
    }
  })
})
