/** The languages that people read the product in: the folders of `contract/words`. Printed by `npm run print`. */
import { language as de } from './de/language.ts'
import { language as en } from './en/language.ts'
import { language as es } from './es/language.ts'
import { language as fr } from './fr/language.ts'
import type { LanguageFacts } from './languageFacts.ts'
import { language as pt } from './pt/language.ts'

export const languages = ['en', 'de', 'es', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = { en, de, es, fr, pt }
