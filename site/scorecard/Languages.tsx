import { languageFacts, languages } from '../../contract/words/languages.ts'
import { language, words } from './words.ts'

/** Draws the app again in another language. */
export type Choose = (language: (typeof languages)[number]) => void

/** The languages by the names that their readers know, the present one marked. */
export function Languages({ onChoose }: { readonly onChoose: Choose }) {
  return (
    <nav class="languages" aria-label={words().language}>
      {languages.map(one => (
        <button
          key={one}
          type="button"
          class="link"
          lang={one}
          aria-current={one === language() ? 'true' : undefined}
          onClick={() => onChoose(one)}
        >
          {languageFacts[one].name}
        </button>
      ))}
    </nav>
  )
}
