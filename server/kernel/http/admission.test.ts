import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../refusal.ts'
import { type AdmissionClass, createAdmission } from './admission.ts'

const limits = { atOnce: 4, readsAtOnce: 3, patienceMs: { read: 2000, write: 10_000 }, mostWaiting: 6 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Requests by name; each works until it is told to end. */
function crowd() {
  const admission = createAdmission(limits)
  const began: string[] = []
  const refused: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (kind: AdmissionClass, name: string) => {
    admission
      .run(kind, () => {
        began.push(name)
        return new Promise<void>(done => ends.set(name, done))
      })
      .catch(error => {
        if (!(error instanceof Refusal) || error.code !== 'UNAVAILABLE' || !error.headers['retry-after']) throw error
        refused.push(name)
      })
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { began, refused, ask, end }
}

async function settled() {
  await vi.advanceTimersByTimeAsync(0)
}

test('reads leave room for a write, and a write goes before the reads that wait', async () => {
  const { began, ask, end } = crowd()
  for (const name of ['a', 'b', 'c', 'd']) ask('read', name)
  ask('write', 'score 1')
  ask('write', 'score 2')
  await settled()
  expect(began).toEqual(['a', 'b', 'c', 'score 1'])
  await end('a')
  await end('b')
  expect(began).toEqual(['a', 'b', 'c', 'score 1', 'score 2', 'd'])
})

test('reads are answered in their order while nobody waits long, then the newest first', async () => {
  const { began, ask, end } = crowd()
  for (const name of ['a', 'b', 'c', 'old 1', 'old 2']) ask('read', name)
  await settled()
  await end('a')
  expect(began.at(-1)).toBe('old 1')
  await vi.advanceTimersByTimeAsync(600)
  ask('read', 'new')
  await end('b')
  expect(began.at(-1)).toBe('new')
})

test('a read that waits too long is sent away with the time to come back, a write still gets its turn', async () => {
  const { began, refused, ask, end } = crowd()
  for (const name of ['a', 'b', 'c']) ask('read', name)
  for (const name of ['w', 'late write']) ask('write', name)
  ask('read', 'late read')
  await vi.advanceTimersByTimeAsync(2200)
  expect(refused).toEqual(['late read'])
  await end('w')
  expect(began.at(-1)).toBe('late write')
})

test('when too many wait the oldest read goes, and a write only where nothing but writes waits', async () => {
  const { refused, ask } = crowd()
  for (const name of ['a', 'b', 'c']) ask('read', name)
  ask('write', 'w')
  for (const name of ['1', '2', '3', '4', '5', '6']) ask('read', name)
  ask('write', 'score')
  await settled()
  expect(refused).toEqual(['1'])
  for (const name of ['s2', 's3', 's4', 's5', 's6', 's7']) ask('write', name)
  await settled()
  expect(refused.sort()).toEqual(['1', '2', '3', '4', '5', '6', 's7'])
})

test('work that fails gives its place to the next', async () => {
  const admission = createAdmission({ ...limits, atOnce: 1, readsAtOnce: 1 })
  const failing = admission.run('read', () => Promise.reject(new Error('broken')))
  const next = admission.run('read', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
