import type { Config } from '../config.ts'
import { Refusal } from '../handler.ts'
import { isLocalHost } from './publicAddress.ts'

/** Refuses with `VALIDATION` an address that messages would never be sent to. What a name resolves to is looked at when they are. */
export function requireUrl(text: string, { privateAddresses }: Pick<Config, 'privateAddresses'>): void {
  const problem = problemOf(text, privateAddresses)
  if (problem) throw new Refusal('VALIDATION', `Correct "/url": ${problem}.`, [{ pointer: '/url', message: problem }])
}

function problemOf(text: string, privateAddresses: boolean): string | undefined {
  if (!URL.canParse(text)) return 'is no address'
  const url = new URL(text)
  if (url.username || url.password) return 'must not hold a user name or a password'
  if (url.hash) return 'must not have a part after #'
  if (privateAddresses) return undefined
  if (url.protocol !== 'https:') return 'must be an https address'
  return isLocalHost(url) ? 'must be an address of the public internet' : undefined
}
