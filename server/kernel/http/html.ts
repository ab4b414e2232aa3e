/** HTML by tagged template: every value is escaped unless it is HTML already. */

/** Text that is HTML already: {@link html} does not escape it again. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | boolean | null | undefined | Html | readonly Value[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** `html\`<b>${name}</b>\``: names with markup in them show as text. Lists are joined; null, undefined and false are nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  let text = parts[0] ?? ''
  for (const [index, value] of values.entries()) text += renderValue(value) + (parts[index + 1] ?? '')
  return new Html(text)
}

function renderValue(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(renderValue).join('')
  if (value === null || value === undefined || value === false) return ''
  return String(value).replace(/[&<>"']/g, character => entities[character] ?? '')
}
