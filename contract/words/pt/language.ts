import type { LanguageFacts } from '../languageFacts.ts'

export const language: LanguageFacts = { locale: 'pt-PT', name: 'Português' }
