/** What the writers of a proof have sent, and what was acknowledged to them. */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { operations } from '../../contract/all.ts'
import type { Input } from '../../contract/client.ts'

type Entry = Input<(typeof operations)['recordScores']>['body'][number]

export type Ledger = {
  readonly sent: Set<string>
  readonly acknowledged: Set<string>
}

export type Writers = {
  readonly ledger: Ledger
  /**
   * Waits until `more` entries are acknowledged by requests that begin from now on; fails when it takes longer. What was on the
   * way when something was killed says nothing about its return.
   */
  readonly acknowledge: (more: number, timeoutMs: number) => Promise<void>
  /** Writers take no new scores and end when everything that they have is acknowledged. */
  readonly finish: () => Promise<void>
  /** Writers end now, whatever they have. */
  readonly abandon: () => Promise<void>
}

export type Target = {
  readonly url: string
  readonly authorization: string
  readonly eventId: string
  readonly playerIds: readonly number[]
}

/** Starts writers that record scores without a pause and, like phones, send again what was not acknowledged. */
export function startWriters(target: Target, count: number): Writers {
  const ledger: Ledger = { sent: new Set(), acknowledged: new Set() }
  const order = { newScores: true, retries: true }
  const taken: { readonly asked: number; readonly entries: number }[] = []
  const write = async (device: string) => {
    for (let sequence = 1; order.newScores; sequence += 10) {
      const batch = newBatch(target.playerIds, device, sequence)
      for (const { entryId } of batch) ledger.sent.add(entryId)
      let asked = performance.now()
      let isTaken = await send(target, batch)
      while (order.retries && !isTaken) {
        await wait(20)
        asked = performance.now()
        isTaken = await send(target, batch)
      }
      if (!isTaken) return
      taken.push({ asked, entries: batch.length })
      for (const { entryId } of batch) ledger.acknowledged.add(entryId)
    }
  }
  const writing = Promise.all(Array.from({ length: count }, (_, index) => write(`crash-${index}-${randomUUID()}`)))
  writing.catch(() => undefined)
  return {
    ledger,
    async acknowledge(more, timeoutMs) {
      const begun = performance.now()
      const before = taken.length
      const acknowledged = () =>
        taken.slice(before).reduce((sum, { asked, entries }) => (asked < begun ? sum : sum + entries), 0)
      while (acknowledged() < more) {
        if (performance.now() > begun + timeoutMs) throw new Error(`Nothing was acknowledged within ${timeoutMs} ms.`)
        await Promise.race([wait(5), writing])
      }
    },
    async finish() {
      order.newScores = false
      await writing
    },
    async abandon() {
      order.newScores = false
      order.retries = false
      await writing
    },
  }
}

function newBatch(playerIds: readonly number[], device: string, sequence: number): readonly Entry[] {
  const playerId = playerIds[randomInt(playerIds.length)] ?? 0
  return Array.from({ length: randomInt(1, 10) }, (_, index) => ({
    entryId: randomUUID(),
    playerId,
    hole: randomInt(1, 19),
    strokes: randomInt(1, 10),
    scorer: 'committee',
    device,
    deviceSequence: sequence + index,
    tappedAt: '2026-05-03T10:00:00Z',
    reason: 'Proof',
  }))
}

/** True when the answer came and took everything. Any other answer than a passing one is a failure of the proof. */
async function send({ url, authorization, eventId }: Target, body: readonly Entry[]): Promise<boolean> {
  let response: Response
  let answers: readonly { readonly result: string; readonly code?: string }[]
  try {
    const options = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(10_000) }
    const headers = { authorization, 'content-type': 'application/json' }
    response = await fetch(`${url}/v1/events/${eventId}/scores`, { ...options, headers })
    if (response.status === 503) return false
    answers = (await response.json()) as typeof answers
  } catch {
    return false
  }
  if (response.status !== 200) throw new Error(`The service answered ${response.status}: ${JSON.stringify(answers)}`)
  const rejected = answers.find(({ result }) => result === 'rejected')
  if (rejected) throw new Error(`A score was rejected: ${rejected.code}`)
  return true
}
