import { languageFacts, languages } from '../words/languages.ts'

/** The languages that the console has, as BCP 47 writes them; English is that of nobody in particular. */
export const consoleLanguages: readonly string[] = languages.map(one =>
  one === 'en' ? one : languageFacts[one].locale,
)
