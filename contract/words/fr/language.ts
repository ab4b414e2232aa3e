import type { LanguageFacts } from '../languageFacts.ts'

export const language: LanguageFacts = { locale: 'fr-FR', name: 'Français' }
