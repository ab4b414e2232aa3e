/** The languages that people read the product in: the folders of `contract/words`. Printed by `npm run print`. */
import { language as en } from './en/language.ts'
import { language as fr } from './fr/language.ts'
import type { LanguageFacts } from './languageFacts.ts'
import { language as pt } from './pt/language.ts'

export const languages = ['en', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = { en, fr, pt }
