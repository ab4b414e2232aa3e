import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../world.ts'
import { requests } from './requests.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

test.each(Object.entries(requests))('a request is refused with %s', async (reason, send) => {
  const text = await send(world)
  const problem = JSON.parse(text)
  expect([problem.code, problem.reason].filter(Boolean).join('.'), text).toBe(reason)
})
