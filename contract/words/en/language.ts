import type { LanguageFacts } from '../languageFacts.ts'

/** English has the day before the month, as most of its clubs here write it. */
export const language: LanguageFacts = { locale: 'en-GB', name: 'English' }
