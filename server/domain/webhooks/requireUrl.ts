import type { Config } from '../../kernel/config.ts'
import { invalid, type Refuse } from '../../kernel/refuse.ts'
import { isLocalHost } from './publicAddress.ts'

/** Refuses with `VALIDATION` an address to which nothing would ever be sent. What its name resolves to is checked when sending. */
export function requireUrl(
  refuse: Refuse<'VALIDATION'>,
  text: string,
  { privateAddresses }: Pick<Config, 'privateAddresses'>,
): void {
  const problem = problemOf(text, privateAddresses)
  if (problem) refuse(...invalid([{ pointer: '/url', message: problem }]))
}

function problemOf(text: string, privateAddresses: boolean): string | undefined {
  if (!URL.canParse(text)) return 'must be an address, such as https://example.com/hook'
  const url = new URL(text)
  if (url.username || url.password) return 'must not hold a user name or a password'
  if (url.hash) return 'must not have a part after #'
  if (privateAddresses) return undefined
  if (url.protocol !== 'https:') return 'must be an https address'
  return isLocalHost(url) ? 'must be an address of the public internet' : undefined
}
