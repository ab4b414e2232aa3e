import { type Language, languageFacts } from '../../../contract/words/languages.ts'
import { type Html, html } from '../../kernel/http/html.ts'

/** A part of a calendar: its months in the order of their lines, each with its name above. */
export function byMonth<Line extends { readonly startDate: string }>(
  heading: string,
  lines: readonly Line[],
  show: (line: Line) => Html,
  language: Language,
): Html | undefined {
  if (lines.length === 0) return undefined
  const months = [...Map.groupBy(lines, ({ startDate }) => startDate.slice(0, 7))]
  return html`<section><h2>${heading}</h2>${months.map(([month, own]) => html`<h3 class="month serif">${inWords(month, language)}</h3><ol class="panel calendar">${own.map(show)}</ol>`)}</section>`
}

function inWords(month: string, language: Language): string {
  const { locale } = languageFacts[language]
  return Temporal.PlainDate.from(`${month}-01`).toLocaleString(locale, { month: 'long', year: 'numeric' })
}
