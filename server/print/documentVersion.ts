import { hash } from 'node:crypto'

/** The version of a document, eight hexadecimal digits: the same content has the same version whenever it is printed. */
export function documentVersion(content: unknown): string {
  return hash('sha256', JSON.stringify(content), 'hex').slice(0, 8)
}
