/** Every text that the server says, in each language. Printed by `npm run print`. */
import * as de from './de/nouns.ts'
import * as en from './en/nouns.ts'
import * as es from './es/nouns.ts'
import * as fr from './fr/nouns.ts'
import type { Language } from './languages.ts'
import * as pt from './pt/nouns.ts'
import type { Words } from './spoken.ts'

export const nounWords: Readonly<Record<Language, Words>> = { en, de, es, fr, pt }
