import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Hole } from '../rules/game.ts'
import { packInput } from '../rules/simulation/packedInput.ts'
import type { Asked } from '../server/live/outlook/forecastWorker.ts'
import { field } from './measureStandings.ts'

const turns = 5

/** How long a thread takes, with its start, to play 1,000 ends of 144 players over four rounds when one of them is over. */
export async function measureSimulation() {
  const entries = field(144).map(entry => ({
    ...entry,
    rounds: entry.rounds.map((cards, round) =>
      round === 0 ? cards : cards.map(card => card && { ...card, scores: card.holes.map(() => null) }),
    ),
  }))
  const cuts = [{ afterRound: 2, low: 70 }]
  const tees: (readonly Hole[])[] = []
  const input = packInput({ entries, settings: { score: 'net' }, combining: { cuts } }, tees)
  const workerData: Asked = {
    board: { format: 'strokePlay', seed: 1, tees, flights: [{ places: 3, input }] },
    ends: 1000,
  }
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now()
    const thread = new Worker(new URL('../server/live/outlook/forecastWorker.ts', import.meta.url), { workerData })
    await once(thread, 'message')
    times.push(performance.now() - began)
    await thread.terminate()
  }
  const median = times.sort((a, b) => a - b)[Math.floor(turns / 2)] ?? 0
  return [{ what: '1,000 ends of 144 players x 4 rounds, in a thread', value: median, unit: 'ms', atMost: 1500 }]
}

if (import.meta.main) console.log(await measureSimulation())
