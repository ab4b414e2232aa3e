import { QueryObserver } from '@tanstack/query-core'
import { expect, test } from 'vitest'
import { queries, readAgain } from './data.ts'

test('an answer arrives although changes come faster, and is read once more after the last of them', async () => {
  let said = 0
  let asked = 0
  const observer = new QueryObserver(queries, {
    queryKey: ['listCards', { params: { eventId: 'S-1' } }],
    queryFn: async () => {
      asked += 1
      const then = said
      await pause(40)
      return then
    },
  })
  const seen: unknown[] = []
  const unsubscribe = observer.subscribe(({ data }) => seen.push(data))
  const told: Promise<void>[] = []
  for (let change = 1; change <= 20; change += 1) {
    await pause(10)
    said = change
    told.push(readAgain(['cards']))
  }
  expect(seen.filter(value => value !== undefined).length).toBeGreaterThan(2)
  await Promise.all(told)
  expect(observer.getCurrentResult().data).toBe(20)
  // At most one is on its way, and one waits.
  expect(asked).toBeLessThan(12)
  unsubscribe()
})

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
