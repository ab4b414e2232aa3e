import { type Html, html } from '../../kernel/http/html.ts'

/** How full an event is, as a bar beside the words that say it; nothing without a limit. */
export function fillPicture(taken: number, places: number | undefined): Html | undefined {
  if (places === undefined || places === 0) return undefined
  const share = Math.min(100, Math.round((100 * taken) / places))
  return html`<svg class="fill" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="6"/><rect class="taken" width="${share}" height="6"/></svg>`
}
