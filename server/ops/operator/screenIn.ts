import type * as english from '../../../contract/words/en/screens.ts'
import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import { screenWords } from '../../../contract/words/screenWords.ts'
import { type Spoken, spokenWords, type Words } from '../../../contract/words/spoken.ts'

/** The words of a screen of the console, for a command that says the same. */
export async function screenIn<Name extends keyof typeof english>(
  name: Name,
  language: Language,
): Promise<Spoken<(typeof english)[Name]>> {
  // A screen that a language lacks, as one that is being written does, is said in English.
  const words: Readonly<Record<string, Words>> = { ...(await screenWords.en()), ...(await screenWords[language]()) }
  return spokenWords(words[name] ?? {}, languageFacts[language].locale) as Spoken<(typeof english)[Name]>
}
