import type { LanguageFacts } from '../languageFacts.ts'

export const language: LanguageFacts = { locale: 'es-ES', name: 'Español' }
