import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AnyOperationId, allOperations } from '../contract/all.ts'
import { type Operation, refusalsOf } from '../contract/operation.ts'
import { sampled } from '../tools/sampled.ts'
import { type AnyCase, ask, prepareCase } from './askCase.ts'
import { everyCase } from './everyCase.ts'
import { startWorld, type World } from './world.ts'

let world: World
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.close())

const writes = Object.values(allOperations as Readonly<Record<string, Operation>>)
  .filter(({ transaction, stream }) => !['read', 'report'].includes(transaction) && !stream)
  .map(({ id }) => id as AnyOperationId)

test.each(sampled(writes, 25))('%s that comes six times at once is done, or refused as its entry says', async id => {
  const op: Operation = allOperations[id]
  const tried = everyCase[id].success as AnyCase
  await prepareCase(world, tried)
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(world, op, tried, {})))
  const refused = answers.filter(({ status }) => status !== 200).map(({ text }) => JSON.parse(text).code)
  expect(refused.length).toBeLessThan(6)
  // INTERNAL and UNAVAILABLE are declared everywhere.
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(refused.filter(code => !refusalsOf(op).includes(code))).toEqual([])
})
