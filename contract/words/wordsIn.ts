import type * as english from './en/nouns.ts'
import { type Language, languageFacts, languages } from './languages.ts'
import { nounWords } from './nounWords.ts'
import { type Spoken, spokenWords } from './spoken.ts'

/** What is said about each noun, in one language. */
export type NounWords = Spoken<typeof english>

const made = new Map(
  languages.map(language => {
    // A noun that a language lacks, as one that is being written does, is said in English.
    const words = { ...nounWords.en, ...nounWords[language] }
    return [language, spokenWords(words, languageFacts[language].locale) as unknown as NounWords] as const
  }),
)

/** The words of all nouns in a language, for who writes straight to a reader: `wordsIn('pt').pages.skip`. */
export function wordsIn(language: Language): NounWords {
  const words = made.get(language)
  if (!words) throw new Error(`No words in "${language}".`)
  return words
}
