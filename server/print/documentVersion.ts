import { hash } from 'node:crypto'

/** Names what a document contains: the same content has the same version whenever it is printed. Eight hexadecimal digits. */
export function documentVersion(content: unknown): string {
  return hash('sha256', JSON.stringify(content), 'hex').slice(0, 8)
}
