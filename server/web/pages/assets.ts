/** Styles and scripts of the pages, from `site/public`. Their addresses change with their content, so that browsers may keep them for ever. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPath, type PageScript } from '../../kernel/built/builtScript.ts'
import { CachedBody } from '../../kernel/http/answer.ts'
import { root } from '../../kernel/root.ts'

export type Asset = { readonly path: string; readonly content: CachedBody; readonly mediaType: string }

/** Each style of parts in this order: later ones change what earlier ones say. */
const styles = {
  page: ['page.css', 'card.css', 'screens.css', 'forms.css'],
  tv: ['tv.css'],
} as const
export type StyleName = keyof typeof styles

const made = new Map<string, Asset>()

export function styleAsset(name: StyleName): Asset {
  return once(`${name}.css`, 'text/css; charset=utf-8', () =>
    styles[name].map(part => readFileSync(join(root, 'site', 'public', part), 'utf8')).join(''),
  )
}

/** A script of the pages. `ensureBuilt` comes first. */
export function scriptAsset(name: PageScript): Asset {
  return once(`${name}.js`, 'text/javascript; charset=utf-8', () => readFileSync(builtPath(name, 'js'), 'utf8'))
}

/** Everything that pages name by an address that changes. */
export function assets(): readonly Asset[] {
  return [...(['page', 'tv'] as const).map(styleAsset), ...(['live', 'lists', 'embed', 'tv'] as const).map(scriptAsset)]
}

/** The web component for other sites: its address stays, because those sites name it. */
export function boardAsset(): Asset {
  return { ...scriptAsset('board'), path: '/embed/board.js' }
}

function once(name: string, mediaType: string, read: () => string): Asset {
  const known = made.get(name)
  if (known) return known
  const text = read()
  const version = hash('sha256', text).slice(0, 12)
  const [base, ending] = name.split('.')
  const asset = { path: `/assets/${base}-${version}.${ending}`, content: new CachedBody(text, version), mediaType }
  made.set(name, asset)
  return asset
}
