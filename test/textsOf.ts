/** Why a request is refused, as types and texts: what the catalogue of refusals tells apart. */

import type { RefusalCode } from '../contract/errors.ts'
import type { DetailOf, DetailsOf } from '../contract/refusalWords.ts'
import { words } from '../contract/words/en/refusals.ts'

/** Why a code is answered, where it has several details. */
export type ReasonOf<C extends RefusalCode> = Extract<keyof DetailsOf<C>, string>

/** `TOKEN_INVALID.link`; the code alone where it has one detail. */
export type Reason = {
  [C in RefusalCode]: [DetailOf<C>] extends [never] ? `${C}.${ReasonOf<C>}` : C
}[RefusalCode]

/** The details of a code by their reasons; a code with a single one has none. */
export function textsOf(code: RefusalCode): Readonly<Record<string, string>> {
  const texts: string | Readonly<Record<string, string>> = words[code]
  return typeof texts === 'string' ? {} : texts
}
