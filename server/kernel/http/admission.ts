/** Which requests are let in when there are more than the service can handle: writes go first, reads are turned away first. */
import { Refusal } from '../refusal.ts'

export type AdmissionClass = 'read' | 'write'

export type Admission = {
  /**
   * Does the work when its turn comes. Refuses with `UNAVAILABLE` and `Retry-After`, before anything was done, when the turn
   * does not come in time or too many wait already.
   */
  readonly run: <T>(kind: AdmissionClass, work: () => Promise<T>) => Promise<T>
}

type Waiting = { readonly since: number; readonly enter: () => void; readonly leave: (refusal: Refusal) => void }

export type AdmissionLimits = {
  /** Requests that are worked on beside each other. */
  readonly atOnce: number
  /** How many of them may be reads: a write never waits for reads only. */
  readonly readsAtOnce: number
  readonly patienceMs: Readonly<Record<AdmissionClass, number>>
  readonly mostWaiting: number
}

/** As many at once as there are connections, so that none waits for one with its turn already taken; a few more keep them busy. */
export function usualLimits(poolSize: number, readPatienceMs = 2000): AdmissionLimits {
  return {
    atOnce: poolSize + 4,
    readsAtOnce: Math.ceil(poolSize * 0.75),
    // A reader who waits is slower to ask again than one who was refused at once, and that is what relieves the service.
    patienceMs: { read: readPatienceMs, write: 10_000 },
    mostWaiting: 10_000,
  }
}

/** Checks of passwords: each takes a processor and 19 MiB for 20 ms, and the first hundred of a flood are as many as make sense. */
export const loginLimits: AdmissionLimits = {
  atOnce: 2,
  readsAtOnce: 2,
  patienceMs: { read: 5000, write: 5000 },
  mostWaiting: 100,
}

/** Creates the admission of a server. `milliseconds` is the clock; tests give their own. */
export function createAdmission(limits: AdmissionLimits, milliseconds = () => performance.now()): Admission {
  const queues: Readonly<Record<AdmissionClass, Waiting[]>> = { read: [], write: [] }
  const working: Record<AdmissionClass, number> = { read: 0, write: 0 }
  let timer: NodeJS.Timeout | undefined

  function hasRoom(kind: AdmissionClass): boolean {
    if (working.read + working.write >= limits.atOnce) return false
    return kind === 'write' || (queues.write.length === 0 && working.read < limits.readsAtOnce)
  }

  function next(): void {
    while (queues.write.length > 0 && hasRoom('write')) queues.write.shift()?.enter()
    while (queues.read.length > 0 && hasRoom('read')) nextRead()?.enter()
  }

  /** In the order in which they came, until that would make everybody late: then some are answered soon and others not at all. */
  function nextRead(): Waiting | undefined {
    const oldest = queues.read[0]
    const isLate = oldest !== undefined && milliseconds() - oldest.since > limits.patienceMs.read / 4
    return isLate ? queues.read.pop() : queues.read.shift()
  }

  function sendAway(): void {
    const now = milliseconds()
    for (const kind of ['read', 'write'] as const) {
      const queue = queues[kind]
      const late = queue.findIndex(({ since }) => now - since < limits.patienceMs[kind])
      for (const waiting of queue.splice(0, late < 0 ? queue.length : late)) waiting.leave(busy())
    }
    timer = undefined
    watch()
  }

  function watch(): void {
    if (timer === undefined && queues.read.length + queues.write.length > 0) timer = setTimeout(sendAway, 100).unref()
  }

  function turn(kind: AdmissionClass): Promise<void> | undefined {
    if (hasRoom(kind)) {
      working[kind] += 1
      return undefined
    }
    if (queues.read.length + queues.write.length >= limits.mostWaiting) {
      const oldest = queues.read.shift()
      if (!oldest) throw busy()
      oldest.leave(busy())
    }
    return new Promise((entered, refused) => {
      const enter = () => {
        working[kind] += 1
        entered()
      }
      queues[kind].push({ since: milliseconds(), enter, leave: refused })
      watch()
    })
  }

  return {
    async run(kind, work) {
      await turn(kind)
      try {
        return await work()
      } finally {
        working[kind] -= 1
        next()
      }
    },
  }
}

/** Different clients are told different times, so that they do not all come back in the same moment. */
function busy(): Refusal {
  return new Refusal('UNAVAILABLE', 'overload', {
    headers: { 'retry-after': String(2 + Math.floor(Math.random() * 4)) },
  })
}
