import { expect, test } from 'vitest'
import { cachedPrintout } from './cachedPrintout.ts'

test('who asks for the same printout gets the one that is being made, and what failed is made again', async () => {
  let made = 0
  const make = async () => Buffer.from(`${++made}`)
  const [first, second] = await Promise.all([cachedPrintout('list', make), cachedPrintout('list', make)])
  expect([first.toString(), second.toString(), made]).toEqual(['1', '1', 1])
  expect((await cachedPrintout('other list', make)).toString()).toBe('2')
  const fail = () => Promise.reject(new Error('no paper'))
  await expect(cachedPrintout('broken', fail)).rejects.toThrow('no paper')
  expect((await cachedPrintout('broken', make)).toString()).toBe('3')
})

test('only the newest are kept', async () => {
  let made = 0
  const make = async () => Buffer.from(`${++made}`)
  for (let list = 0; list < 31; list++) await cachedPrintout(`many ${list}`, make)
  await cachedPrintout('many 30', make)
  expect(made).toBe(31)
  await cachedPrintout('many 0', make)
  expect(made).toBe(32)
})
