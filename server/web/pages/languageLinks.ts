import { type Language, languageFacts, languages } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'

/** The languages to choose from at the foot of a page, each in its own words. `query`: what else the address of the page says. */
export function languageLinks(present: Language, query = ''): Html {
  const before = query === '' ? '' : `${query}&`
  return html`<footer class="languages"><nav aria-label="${wordsIn(present).pages.language}"><ul>${languages.map(one => html`<li><a href="?${before}lang=${one}" lang="${one}" hreflang="${one}"${one === present && html` aria-current="true"`}>${languageFacts[one].name}</a></li>`)}</ul></nav></footer>`
}
