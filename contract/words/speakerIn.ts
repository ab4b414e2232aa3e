import { type Language, languageFacts } from './languages.ts'
import type { Speaker } from './sayPhrase.ts'
import { wordsIn } from './wordsIn.ts'

/** Who says explanations in a language. `called`: the names of sides; one without a name is called by its id. */
export function speakerIn(language: Language, called?: ReadonlyMap<number, string>): Speaker {
  const { locale } = languageFacts[language]
  const list = new Intl.ListFormat(locale)
  const namesOf = (sides: readonly number[]) => {
    const names = sides.map(side => called?.get(side) ?? String(side))
    // Programs know how English joins ids, however many there are.
    return called || language !== 'en' ? list.format(names) : names.join(' and ')
  }
  return { words: wordsIn(language).explanations, locale, namesOf }
}
