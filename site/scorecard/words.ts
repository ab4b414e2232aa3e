/** The words of the scorecard in the language of who scores. */
import type { words as english } from '../../contract/words/en/scorecard.ts'
import { languageOf } from '../../contract/words/languageOf.ts'
import { type Language, languageFacts } from '../../contract/words/languages.ts'
import { type Spoken, spokenWords } from '../../contract/words/spoken.ts'

type ScorecardWords = Spoken<typeof english>

const key = 'caddiemaster language'
let spoken: { readonly words: ScorecardWords; readonly language: Language } | undefined

/** The words; nothing is drawn before {@link speak}. */
export function words(): ScorecardWords {
  if (!spoken) throw new Error('No language is spoken yet.')
  return spoken.words
}

/** The language that is spoken. */
export function language(): Language {
  return spoken?.language ?? 'en'
}

/** Speaks a language from now on. Its words are a file, which the worker keeps for when there is no network. */
export async function speak(next: Language): Promise<void> {
  const page = document.documentElement
  const { words }: { readonly words: typeof english } = await import(
    /* @vite-ignore */ `${page.dataset.words}-${next}.js`
  )
  spoken = { words: spokenWords(words, languageFacts[next].locale), language: next }
  page.lang = next
  document.title = spoken.words.title
}

/**
 * The language of the phone: what the address asks for, what was chosen here, else what the server made of the request. The
 * page that the worker keeps may be older than the choice.
 */
export function languageOfPhone(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? ''
  return languageOf(asked) ?? languageOf(chosenHere()) ?? languageOf(document.documentElement.lang) ?? 'en'
}

/** Keeps a choice for the next time. A browser that has no room for it asks the server again. */
export function keepLanguage(chosen: Language): void {
  try {
    localStorage.setItem(key, chosen)
  } catch {}
}

function chosenHere(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
