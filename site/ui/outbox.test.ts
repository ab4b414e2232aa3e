import { expect, test } from 'vitest'
import { Refused, Unreachable } from './call.ts'
import { createOutbox, type Gesture } from './outbox.ts'

type Given = Partial<Gesture> & Pick<Gesture, 'send'>

/** An outbox whose tries are repeated by hand. */
function started() {
  const later: (() => void)[] = []
  const arrived: string[] = []
  const outbox = createOutbox({ later: again => later.push(again), arrived: (_key, words) => arrived.push(words) })
  const add = (gesture: Given) => outbox.add({ scope: 'S-1', words: 'a step', patches: [], ...gesture })
  const again = () => {
    for (const one of later.splice(0)) one()
  }
  return { outbox, add, arrived, again }
}

/** Lets everything happen that is not held up. */
async function calm(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** A promise that the test ends. */
function held<T>() {
  let end: (value: T) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const promise = new Promise<T>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  return { promise, end, fail }
}

const double = { query: 'numbers', apply: (data: unknown) => (data as number[]).map(one => one * 2) }

test('a gesture shows at once, and until what it touched was read again', async () => {
  const { outbox, add } = started()
  const sent = held<void>()
  const read = held<void>()
  add({ send: () => sent.promise.then(() => read.promise), patches: [double] })
  expect(outbox.patched('numbers', [1, 2])).toEqual([2, 4])
  expect(outbox.patched('others', [1, 2])).toEqual([1, 2])
  sent.end()
  await calm()
  expect(outbox.patched('numbers', [1, 2])).toEqual([2, 4])
  read.end()
  await calm()
  expect(outbox.patched('numbers', [2, 4])).toEqual([2, 4])
  expect(outbox.state.get().savedAt).toBeInstanceOf(Date)
})

test('gestures of one event travel one after the other, those of another do not wait', async () => {
  const { add, arrived } = started()
  const first = held<void>()
  const begun: string[] = []
  const named = (words: string, promise: Promise<unknown> = Promise.resolve()) => ({
    words,
    send: () => {
      begun.push(words)
      return promise
    },
  })
  add(named('first', first.promise))
  add(named('second'))
  add({ ...named('elsewhere'), scope: 'S-2' })
  await calm()
  expect(begun).toEqual(['first', 'elsewhere'])
  first.end()
  await calm()
  expect(arrived).toEqual(['elsewhere', 'first', 'second'])
})

test('without a network it stays, says so, and goes again under the same key', async () => {
  const { outbox, add, again } = started()
  const keys: string[] = []
  let isThere = false
  add({
    send: key => {
      keys.push(key)
      return isThere ? Promise.resolve() : Promise.reject(new Unreachable())
    },
  })
  await calm()
  expect(outbox.state.get()).toMatchObject({ offline: true, waiting: [{ words: 'a step' }] })
  isThere = true
  again()
  await calm()
  expect(outbox.state.get()).toMatchObject({ offline: false, waiting: [] })
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)
})

test('a refused gesture is taken back with its reason, and those behind it go on', async () => {
  const { outbox, add, arrived } = started()
  const reason = new Refused(409, { code: 'CHANGED_MEANWHILE', detail: 'Marta was faster.' })
  add({ thing: '1', send: () => Promise.reject(reason), patches: [double] })
  add({ words: 'next', send: () => Promise.resolve() })
  await calm()
  expect(arrived).toEqual(['next'])
  expect(outbox.patched('numbers', [1])).toEqual([1])
  const [taken] = outbox.state.get().takenBack
  expect(taken?.gesture).toMatchObject({ scope: 'S-1', words: 'a step' })
  expect(outbox.state.get().takenBack.map(({ gesture: _, ...rest }) => rest)).toEqual([
    { thing: '1', words: 'a step', reason },
  ])
  add({ thing: '1', send: () => Promise.resolve() })
  expect(outbox.state.get().takenBack).toEqual([])
})
