/** Why a request was refused, as far as its answer tells. */
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

/** The reason whose text, with something in its blanks, is the detail of an answer. Of several the one that says most itself. */
export function reasonOf(code: RefusalCode, detail: string): string | undefined {
  const fitting = Object.entries(textsOf(code)).filter(([, text]) => fits(text, detail))
  return fitting.toSorted(([, one], [, other]) => ownLetters(other) - ownLetters(one))[0]?.[0]
}

const blank = /\{\w+\}/

/** The parts of the text stand in the detail, one after the other, from its beginning to its end. */
function fits(text: string, detail: string): boolean {
  const [first = '', ...parts] = text.split(blank)
  const last = parts.pop()
  if (last === undefined) return detail === first
  if (!detail.startsWith(first) || !detail.endsWith(last) || detail.length < first.length + last.length) return false
  let at = first.length
  for (const part of parts) {
    const found = detail.indexOf(part, at)
    if (found < 0 || found + part.length > detail.length - last.length) return false
    at = found + part.length
  }
  return true
}

function ownLetters(text: string): number {
  return text.split(blank).join('').length
}
