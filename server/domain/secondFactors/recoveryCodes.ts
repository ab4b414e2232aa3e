/** Codes for whoever has lost the app: `K7TQ-M2XA-PR4C`, each of which works once. The first part says which one it is. */
import { randomInt } from 'node:crypto'
import type { NewRecoveryCode } from '../access/codes.sql.ts'
import { hashPassword, verifyPassword } from '../access/passwords.ts'

const howMany = 10
// Nothing that is read as something else.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** New codes as they are shown, once. */
export function newRecoveryCodes(): readonly string[] {
  const codes = new Map<string, string>()
  while (codes.size < howMany) codes.set(part(), `${part()}-${part()}`)
  return [...codes].map(([name, secret]) => `${name}-${secret}`)
}

/** What is kept of a code. */
export async function keptRecoveryCode(code: string): Promise<NewRecoveryCode> {
  const { name, secret } = partsOf(code) ?? { name: '', secret: '' }
  return { name, codeHash: await hashPassword(secret) }
}

/** Whether what somebody typed is the code with this hash. */
export async function isRecoveryCode(code: string, codeHash: string): Promise<boolean> {
  return verifyPassword(partsOf(code)?.secret ?? '', codeHash)
}

/** The first part of a code that somebody typed, in any case and with or without hyphens; undefined when it is none. */
export function recoveryCodeName(code: string): string | undefined {
  return partsOf(code)?.name
}

function partsOf(code: string): { readonly name: string; readonly secret: string } | undefined {
  const signs = code.toUpperCase().replaceAll(/[\s-]/g, '')
  return /^[A-Z2-9]{12}$/.test(signs) ? { name: signs.slice(0, 4), secret: signs.slice(4) } : undefined
}

function part(): string {
  return Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
}
