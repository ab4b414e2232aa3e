import { type Language, languageFacts, languages } from '../words/languages.ts'

/** The languages that the console has, as BCP 47 writes them; English is that of nobody in particular. */
export const consoleLanguages: readonly string[] = languages.map(consoleLanguage)

/** A language as an account has it. */
export function consoleLanguage(language: Language): string {
  return language === 'en' ? language : languageFacts[language].locale
}
