/** Every text that the server says, in each language. Printed by `npm run print`. */
import * as en from './en/nouns.ts'
import type { Language } from './languages.ts'
import * as pt from './pt/nouns.ts'
import type { Words } from './spoken.ts'

export const nounWords: Readonly<Record<Language, Words>> = { en, pt }
