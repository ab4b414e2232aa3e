/** How noisy the machine is during a run: the same small work, measured again and again, which a quiet machine does equally fast. */
import { inOwnProcess } from './inOwnProcess.ts'

export type Noise = {
  /** Measures once. */
  readonly sample: () => Promise<void>
  /** Requests a second of each time that it was measured. */
  readonly samples: readonly number[]
}

/** Plain text from node:http, in processes that have done nothing else. */
export function createNoise(): Noise {
  const samples: number[] = []
  return {
    samples,
    async sample() {
      samples.push(Number(await inOwnProcess('plainText.ts', {})))
    },
  }
}

/** The lowest of the samples as a share of the highest; 1 is silence. */
function quietness({ samples }: Noise): number {
  return Math.min(...samples) / Math.max(...samples)
}

/** What the head of a page says about it. */
export function noiseInWords(noise: Noise): string {
  const list = noise.samples.map(value => Math.round(value / 1000)).join(', ')
  return `Plain text from node:http during this run: ${list} thousand requests a second, the lowest ${quietness(noise).toFixed(2)} of the highest.`
}
