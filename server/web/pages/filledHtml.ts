import { Html, html } from '../../kernel/http/html.ts'

/** A text with HTML in its blanks, such as a link: `filledHtml(words.ask, { ask: html`<a …>` })`. */
export function filledHtml<Values>(
  text: (values: Values) => string,
  values: { readonly [K in keyof Values]: Html | string | number },
): Html {
  const blanks = Object.entries<Html | string | number>(values)
  // Marks that no text has: what stands between them is the number of a blank.
  const marked = text(Object.fromEntries(blanks.map(([name], at) => [name, `\u0001${at}\u0001`])) as Values)
  const parts = marked.split('\u0001').map((part, at) => (at % 2 === 1 ? blanks[Number(part)]?.[1] : part))
  return new Html(parts.map(part => html`${part}`.text).join(''))
}
