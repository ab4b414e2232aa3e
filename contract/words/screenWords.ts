/** The words of the screens in each language, loaded when somebody asks. Printed by `npm run print`. */
import type { Language } from './languages.ts'
import type { Words } from './spoken.ts'

export const screenWords: Readonly<Record<Language, () => Promise<Readonly<Record<string, Words>>>>> = {
  en: () => import('./en/screens.ts'),
  de: () => import('./de/screens.ts'),
  es: () => import('./es/screens.ts'),
  fr: () => import('./fr/screens.ts'),
  pt: () => import('./pt/screens.ts'),
}
