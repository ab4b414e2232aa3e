import type { Helper } from '../../../contract/site/helper.ts'

/** What the page behind a staff link was sent with; undefined on every other page. */
export const helper: Helper | undefined =
  JSON.parse(document.getElementById('helper')?.textContent ?? 'null') ?? undefined
