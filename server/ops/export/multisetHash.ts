import { createHash } from 'node:crypto'

const modulus = 2n ** 256n

/** A hash over texts whatever their order: the sum of their SHA-256. */
export function createMultisetHash() {
  let sum = 0n
  return {
    add(text: string): void {
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % modulus
    },
    digest: () => sum.toString(16),
  }
}
