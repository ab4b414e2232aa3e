/** Style and script of the pages. Their addresses change with their content, so that browsers may keep them for ever. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Asset = { readonly path: string; readonly text: string; readonly mediaType: string }

export const style = asset('page.css', 'text/css; charset=utf-8')
export const liveScript = asset('live.js', 'text/javascript; charset=utf-8')
export const assets: readonly Asset[] = [style, liveScript]

function asset(name: string, mediaType: string): Asset {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8')
  const [base, ending] = name.split('.')
  return { path: `/assets/${base}-${hash('sha256', text).slice(0, 12)}.${ending}`, text, mediaType }
}
