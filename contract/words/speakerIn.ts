import { type Language, languageFacts } from './languages.ts'
import type { Speaker } from './sayPhrase.ts'
import { wordsIn } from './wordsIn.ts'

/** Who says explanations in a language. Where nobody says what sides are called, they are their ids. */
export function speakerIn(language: Language, namesOf: Speaker['namesOf'] = numbersIn(language)): Speaker {
  return { words: wordsIn(language).explanations, locale: languageFacts[language].locale, namesOf }
}

function numbersIn(language: Language): Speaker['namesOf'] {
  // Programs know how English joins them, however many there are.
  if (language === 'en') return sides => sides.join(' and ')
  const list = new Intl.ListFormat(languageFacts[language].locale)
  return sides => list.format(sides.map(String))
}
