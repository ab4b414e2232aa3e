/** `npm run prove`: the dearest bodies of every operation, as large as the limits let them be. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/all.ts'
import type { Operation } from '../../contract/operation.ts'
import { SignBody, TapsBody } from '../../contract/site/scorecard.ts'
import { everyCase } from '../../test/everyCase.ts'
import { worstBodies } from '../../test/fuzz/worstBodies.ts'
import { needs } from '../../test/needs.ts'
import { startWorld, type World } from '../../test/world.ts'
import { countsSeconds } from '../../tools/counts.ts'
import { mostJsonValues } from '../kernel/http/jsonTextError.ts'

const isFull = needs(
  countsSeconds,
  'the worst bodies of every operation, which take minutes and count milliseconds',
  'FIGURES=1 npm test -- server/http/worstBodies, which is part of npm run prove',
)
const mostMs = 50
const mostBytes = 1024 * 1024

let world: World
let scoringLink = ''
beforeAll(async () => {
  world = await startWorld()
  const { url } = await world.call('getScoringLink', { params: { eventId: 'S-110' } })
  scoringLink = `S-110/${url.split('/').at(-1)}`
})
afterAll(() => world.close())

/** The largest text that a maker gives within the limits, and the largest that is refused for its values. */
function texts(make: (count: number) => unknown): readonly string[] {
  const each = Math.max(1, JSON.stringify(make(100)).length / 100)
  const values = Math.max(1, JSON.stringify(make(100)).split(/[,[{]/).length / 100)
  const counts = [(mostJsonValues / values) * 0.95, mostBytes / each]
  return counts
    .map(count => JSON.stringify(make(Math.max(1, Math.floor(Math.min(count, mostBytes / each) * 0.95)))))
    .filter(text => text.length < mostBytes)
}

const nested = [
  `${'['.repeat(mostBytes / 2 - 10)}${']'.repeat(mostBytes / 2 - 10)}`,
  `${'{"a":'.repeat(30)}0${'}'.repeat(30)}`,
  `[${'['.repeat(30)}${']'.repeat(30)}${`,${'['.repeat(30)}${']'.repeat(30)}`.repeat(1500)}]`,
]

async function slowest(method: string, url: string, headers: Readonly<Record<string, string>>, schema: object) {
  const bodies = [...nested, ...worstBodies(schema).flatMap(texts)]
  const times: { readonly ms: number; readonly body: string }[] = []
  for (const body of bodies) {
    let ms = Number.POSITIVE_INFINITY
    // The machine may be busy with something else: of three tries the best counts.
    for (let tries = 0; tries < 3 && ms > mostMs; tries += 1) {
      const began = performance.now()
      const { statusCode } = await world.app.inject({
        method: method as 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: body,
      })
      ms = Math.min(ms, performance.now() - began)
      expect(statusCode).toBeLessThan(500)
    }
    times.push({ ms, body: body.slice(0, 200) })
  }
  return times.filter(({ ms }) => ms > mostMs)
}

const taking = (Object.values(allOperations) as Operation[]).filter(({ body, criteria }) => body ?? criteria)

test.runIf(isFull).each(taking.map(op => [op.id, op] as const))(
  '%s refuses its worst bodies within 50 ms',
  async (id, op) => {
    const { params = {} } = everyCase[id as AnyOperationId].success.input as { params?: object }
    const url = op.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name as never])))
    const isOfConsole = op.path.startsWith('/console')
    const headers = isOfConsole ? world.browser('manager') : { authorization: `Bearer ${world.token('club')}` }
    expect(await slowest(op.criteria ? 'QUERY' : op.method, url, headers, op.body ?? op.criteria ?? {})).toEqual([])
  },
)

test.runIf(isFull).each([
  ['taps', TapsBody],
  ['sign', SignBody],
] as const)('the phone scorecard refuses the worst %s within 50 ms', async (path, schema) => {
  expect(await slowest('POST', `/scorecard/${path}`, { 'scoring-link': scoringLink }, schema)).toEqual([])
})
