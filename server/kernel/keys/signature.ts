/** Signatures of what we hand out and take back later, such as the token of a link: an HMAC with a key that is not in the database. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signature of these parts: 256 bits as 43 characters. */
export function signatureOf(key: Buffer, parts: readonly (string | number)[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}

/** Whether two signatures are the same, in a time that does not tell where they differ. */
export function isSameSignature(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
