/**
 * The whole surface, made from the contract: every field of every operation gets the worst of its kind, with everything else
 * as in the case of its success. With full counts all of it, each operation in a world of its own; else one value for each
 * field of eighty operations, in one world, and all files.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../../contract/all.ts'
import type { Parts } from '../../contract/client.ts'
import { type RefusalCode, refusals } from '../../contract/errors.ts'
import { type Operation, refusalsOf } from '../../contract/operation.ts'
import { type AnyCase, ask, prepareCase } from '../../test/askCase.ts'
import { databaseHash } from '../../test/databaseHash.ts'
import { everyCase } from '../../test/everyCase.ts'
import { startWorld, type World } from '../../test/world.ts'
import { type WorstField, worstFields } from '../../test/worst/worstFields.ts'
import { atMost, isProof } from '../../tools/counts.ts'
import { sampled } from '../../tools/sampled.ts'
import { validationErrors } from '../kernel/http/validationErrors.ts'

const mostMs = 2000

/** A stream has no end that could be waited for; its fields are those of its event. A session that is ended asks nothing more. */
const left = new Set(['logOut'])
const ids = (Object.keys(everyCase) as AnyOperationId[]).filter(id => {
  const op: Operation = allOperations[id]
  return !op.stream && !left.has(id) && (op.params ?? op.query ?? op.criteria ?? op.body)
})

/** What a refusal of theirs is meant to change: a challenge is for one try, also for one that fails. */
const usedUp = new Set(['logInWithPasskey', 'addPasskey'])

let shared: World
beforeAll(async () => {
  shared = await startWorld()
})
afterAll(() => shared.close())

describe.each(sampled(ids, 80))('%s', id => {
  test('answers the worst of every field in time and as declared, does nothing that it refuses, and others are answered', async () => {
    const op: Operation = allOperations[id]
    const { success } = everyCase[id] as unknown as { readonly success: AnyCase }
    const world = isProof ? await startWorld() : shared
    const watch = watchOthers(world)
    try {
      if (isProof) await prepareCase(world, success)
      const tried = drawn(worstFields(op, success.input as Parts))
      for (const one of tried) await tryOne(world, op, success, one)
      await tryDeepest(world, op, success)
      expect(await watch.slowest(), 'somebody else waits').toBeLessThan(atMost(mostMs))
    } finally {
      await watch.slowest()
      if (isProof) await world.close()
    }
  })
})

type Tried = { readonly what: string; readonly input: Parts }

/** So many for an operation take a minute; only those with all settings of an event have more. */
const mostInputs = 600

/** All values of all fields, or some of each field, in turn, so that every kind of value is there; of files always all. */
function drawn(fields: readonly WorstField[]): readonly Tried[] {
  const every = Math.ceil(fields.reduce((sum, { inputs }) => sum + inputs.length, 0) / mostInputs)
  return fields.flatMap(({ place, inputs }, at) => {
    const isOfFiles = /\/(file|logo)$/.test(place)
    const [first = ['', {}]] = inputs
    const chosen =
      isProof || isOfFiles
        ? inputs.filter((_, index) => isOfFiles || (index + at) % every === 0)
        : [inputs[at % inputs.length] ?? first]
    return chosen.map(([what, input]) => ({ what: `${place}: ${what}`, input }))
  })
}

async function tryOne(world: World, op: Operation, success: AnyCase, { what, input }: Tried): Promise<void> {
  // What does not fit its shape meets no handler: `test/walk` shows that it changes nothing.
  const isHashed = isProof && !usedUp.has(op.id) && fits(op, input)
  const before = isHashed ? await hashOf(world) : ''
  const began = performance.now()
  const answer = await ask(world, op, { ...success, input } as AnyCase, {})
  const told = `${what}: ${answer.text.slice(0, 500)}`
  expect(performance.now() - began, told).toBeLessThan(atMost(op.id === 'updateCommunity' ? mostMs + 1000 : mostMs))
  if (answer.status < 300) {
    hashes.delete(world)
    return
  }
  const { code } = JSON.parse(answer.text) as { readonly code: RefusalCode }
  expect(refusalsOf(op), told).toContain(code)
  expect(answer.status, told).toBe(refusals[code].status)
  expect(answer.status, told).toBeLessThan(500)
  if (isHashed) expect(await databaseHash(world), told).toBe(before)
}

function fits(op: Operation, input: Parts): boolean {
  return (['query', 'criteria', 'body'] as const).every(part => {
    const schema = op[part]
    return schema === undefined || validationErrors(schema, input[part] ?? {}).length === 0
  })
}

async function tryDeepest(world: World, op: Operation, success: AnyCase): Promise<void> {
  if (!op.body && !op.criteria) return
  const { criteria: _, ...input } = success.input as Parts
  const { path } = requestPath(op, input)
  const response = await world.app.inject({
    method: (op.criteria ? 'QUERY' : op.method) as 'POST',
    url: path,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    payload: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  })
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(response.statusCode).toBeLessThan(500)
}

function requestPath(op: Operation, { params = {} }: Parts): { readonly path: string } {
  const values = params as Readonly<Record<string, unknown>>
  return { path: op.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name]))) }
}

/** What is in the database: looked up again only after something was done. */
const hashes = new Map<World, Promise<string>>()
function hashOf(world: World): Promise<string> {
  const known = hashes.get(world) ?? databaseHash(world)
  hashes.set(world, known)
  return known
}

/** Asks again and again as somebody else would, and says how long the slowest answer took. */
function watchOthers(world: World) {
  let [isOver, slowest] = [false, 0]
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now()
      const { statusCode } = await world.app.inject({ url: '/health' })
      expect(statusCode).toBe(200)
      slowest = Math.max(slowest, performance.now() - began)
      await wait(10)
    }
  })()
  return {
    async slowest() {
      isOver = true
      await asking
      return slowest
    },
  }
}
