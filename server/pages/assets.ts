/** Styles and scripts of the pages. Their addresses change with their content, so that browsers may keep them for ever. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KeptAnswer } from '../http/answer.ts'

export type Asset = { readonly path: string; readonly content: KeptAnswer; readonly mediaType: string }

/** One style for all pages, of parts in this order: later ones change what earlier ones say. */
export const style = asset('page.css', 'text/css; charset=utf-8', ['card.css', 'screens.css', 'forms.css'])
export const liveScript = asset('live.js', 'text/javascript; charset=utf-8')
export const listsScript = asset('lists.js', 'text/javascript; charset=utf-8')
export const embedScript = asset('embed.js', 'text/javascript; charset=utf-8')
export const tvStyle = asset('tv.css', 'text/css; charset=utf-8')
export const tvScript = asset('tv.js', 'text/javascript; charset=utf-8')
export const assets: readonly Asset[] = [style, liveScript, listsScript, embedScript, tvStyle, tvScript]

/** The web component for other sites: its address stays, because those sites name it. */
export const boardScript: Asset = { ...asset('board.js', 'text/javascript; charset=utf-8'), path: '/embed/board.js' }

function asset(name: string, mediaType: string, parts: readonly string[] = []): Asset {
  const text = [name, ...parts].map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('')
  const version = hash('sha256', text).slice(0, 12)
  const [base, ending] = name.split('.')
  return { path: `/assets/${base}-${version}.${ending}`, content: new KeptAnswer(text, version), mediaType }
}
