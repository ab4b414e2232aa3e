import { type Said, said } from '../../../contract/words/say.ts'
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

function problemOf(text: string, privateAddresses: boolean): Said | undefined {
  if (!URL.canParse(text)) return said('fields.mustBeAddressHttpsExample')
  const url = new URL(text)
  if (url.username || url.password) return said('fields.mustNotHoldUserName')
  if (url.hash) return said('fields.mustNotHavePartAfter')
  if (privateAddresses) return undefined
  if (url.protocol !== 'https:') return said('fields.mustBeHttpsAddress')
  return isLocalHost(url) ? said('fields.mustBeAddressPublicInternet') : undefined
}
