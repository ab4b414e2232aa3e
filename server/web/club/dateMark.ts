import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import { type Html, html } from '../../kernel/http/html.ts'

/** The day as on a calendar: the number, and around it month and weekday. */
export function dateMark(date: string, language: Language): Html {
  const day = Temporal.PlainDate.from(date)
  const words = (options: Intl.DateTimeFormatOptions) => day.toLocaleString(languageFacts[language].locale, options)
  return html`<time class="when" datetime="${date}"><b class="serif">${day.day}</b><span>${words({ month: 'short' })}<br>${words({ weekday: 'short' })}</span></time>`
}
