import type { LanguageFacts } from '../languageFacts.ts'

export const language: LanguageFacts = { locale: 'de-DE', name: 'Deutsch' }
