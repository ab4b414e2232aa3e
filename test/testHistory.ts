/** Random histories of two phones and a committee that keep two cards: out of order, twice, late, with answers that get lost. */
import { cardIdOf } from '../server/domain/scores/card.ts'
import type { GivenEntry, Judgement } from '../server/domain/scores/judgeEntry.ts'

/** A number from 0 to below `below`. */
export type Draw = (below: number) => number

export type Keeper = {
  readonly take: (batch: readonly GivenEntry[]) => Promise<readonly Judgement[]> | readonly Judgement[]
  /** The highest sequence on a card, as a device sees it when it looks. */
  readonly look: (side: GivenEntry) => Promise<number> | number
  readonly restart: () => Promise<void> | void
}

type Device = { readonly name: string; readonly scorer: 'committee' | number; sequence: number; queue: GivenEntry[] }

export type History = {
  /** Entries whose acceptance reached their device, by id. */
  readonly acknowledged: ReadonlyMap<string, GivenEntry>
  readonly rejected: readonly Judgement[]
}

/** Plays a history of `steps` steps on the cards of two players, who mark each other. Every device has sent everything at the end. */
export async function playHistory(
  draw: Draw,
  steps: number,
  players: readonly [number, number],
  keeper: Keeper,
): Promise<History> {
  const acknowledged = new Map<string, GivenEntry>()
  const rejected: Judgement[] = []
  const devices: readonly Device[] = [
    { name: 'phone-a', scorer: players[0], sequence: 0, queue: [] },
    { name: 'phone-b', scorer: players[1], sequence: 0, queue: [] },
    { name: 'office', scorer: 'committee', sequence: 0, queue: [] },
  ]
  const send = async (device: Device, batch: readonly GivenEntry[], isLost: boolean) => {
    if (batch.length === 0) return
    const judgements = await keeper.take(batch)
    if (isLost) return
    for (const [index, entry] of batch.entries()) {
      const judgement = judgements[index] ?? 'ENTRY_REUSED'
      if (isKept(judgement)) acknowledged.set(entry.entryId, entry)
      else rejected.push(judgement)
      device.queue = device.queue.filter(({ entryId }) => entryId !== entry.entryId)
    }
  }
  for (let step = 0; step < steps; step += 1) {
    const device = devices[draw(devices.length)]
    if (!device) continue
    const act = draw(12)
    if (act < 7) tap(device, draw, players)
    else if (act === 7) await keeper.restart()
    else if (act === 8) device.sequence = Math.max(device.sequence, await keeper.look(entryOf(device, draw, players)))
    else await send(device, batchOf(device.queue, draw), draw(3) === 0)
  }
  const sendAll = async (device: Device) => {
    while (device.queue.length > 0) await send(device, batchOf(device.queue, draw), false)
  }
  await Promise.all(devices.map(sendAll))
  return { acknowledged, rejected }
}

export function isKept(judgement: Judgement): boolean {
  return judgement === 'accepted' || judgement === 'superseded' || judgement === 'duplicate'
}

function tap(device: Device, draw: Draw, players: readonly [number, number]): void {
  device.sequence += 1
  device.queue.push(entryOf(device, draw, players))
}

function entryOf(device: Device, draw: Draw, players: readonly [number, number]): GivenEntry {
  const isLift = device.scorer === 'committee' && draw(4) === 0
  const hex = (digits: number) => Array.from({ length: digits }, () => draw(16).toString(16)).join('')
  return {
    side: 'P',
    sideId: players[draw(2)] ?? 0,
    entryId: `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    hole: 1 + draw(3),
    kind: isLift ? 'lift' : 'score',
    value: isLift || draw(6) === 0 ? null : draw(4),
    scorer: device.scorer,
    device: device.name,
    deviceSequence: device.sequence,
    tappedAt: '2026-06-10T10:00:00.000+00:00',
    reason: device.scorer === 'committee' ? 'Paper' : null,
  }
}

/** Some of the queue in any order, with one of them twice now and then. */
function batchOf(queue: readonly GivenEntry[], draw: Draw): readonly GivenEntry[] {
  const left = [...queue]
  const batch: GivenEntry[] = []
  for (let count = 1 + draw(queue.length + 1); count > 0 && left.length > 0; count -= 1) {
    batch.push(...left.splice(draw(left.length), 1))
  }
  const again = batch[draw(batch.length + 1)]
  return again ? [...batch, again] : batch
}

export type Expected = { readonly strokes: readonly (number | null)[]; readonly conflicts: readonly number[] }

/** What a card must come to, from the entries that were acknowledged, counted another way than the rules do. */
export function expectedCard(entries: Iterable<GivenEntry>, cardId: string): Expected {
  const last = new Map<string, GivenEntry>()
  const ascending = [...entries]
    .filter(entry => cardIdOf(entry) === cardId)
    .sort((a, b) => a.deviceSequence - b.deviceSequence || (a.device + a.entryId < b.device + b.entryId ? -1 : 1))
  for (const entry of ascending) last.set(`${entry.hole} ${entry.scorer}`, entry)
  const holes = Array.from({ length: 18 }, (_, index) => {
    const ruled = last.get(`${index + 1} committee`)
    if (ruled?.kind === 'score') return { strokes: ruled.value, differs: false }
    const kept = [...last.values()].filter(
      ({ hole, scorer, value }) => hole === index + 1 && scorer !== 'committee' && value !== null,
    )
    const marker = kept.find(({ scorer, sideId }) => scorer !== sideId)
    const own = kept.find(({ scorer, sideId }) => scorer === sideId)
    return {
      strokes: (marker ?? own)?.value ?? null,
      differs: marker !== undefined && own !== undefined && marker.value !== own.value,
    }
  })
  return {
    strokes: holes.map(({ strokes }) => strokes),
    conflicts: holes.flatMap(({ differs }, index) => (differs ? [index + 1] : [])),
  }
}
