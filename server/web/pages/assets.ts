/** Styles, scripts and the font of the pages, from `site`. Their addresses change with their content, so that browsers may keep them for ever. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPath, builtStyleSheet, type PageScript } from '../../built/builtScript.ts'
import { fontFile, fontPath } from '../../built/styleSheets.ts'
import { CachedBody } from '../../kernel/http/answer.ts'
import { root } from '../../kernel/root.ts'

export type Asset = { readonly path: string; readonly content: CachedBody; readonly mediaType: string }

const styles = ['page', 'tv'] as const
export type StyleName = (typeof styles)[number]

const made = new Map<string, Asset>()

/** A style sheet of the pages, under an address that changes with its content. */
export function styleAsset(name: StyleName): Asset {
  return once(`${name}.css`, 'text/css; charset=utf-8', () => builtStyleSheet(name))
}

/** A script of the pages. `ensureBuilt` comes first. */
export function scriptAsset(name: PageScript): Asset {
  return once(`${name}.js`, 'text/javascript; charset=utf-8', () => readFileSync(builtPath(name, 'js'), 'utf8'))
}

/** The letters of every page: sans, and behind `ss01` the serif. Compressed as it is. */
export const font = { path: fontPath(), bytes: readFileSync(join(root, fontFile)), mediaType: 'font/woff2' }

/** The sign of the service in the tabs of browsers. */
export function iconAsset(): Asset {
  return once('icon.svg', 'image/svg+xml', () => readFileSync(join(root, 'site', 'ui', 'icon.svg'), 'utf8'))
}

/** Everything that pages name by an address that changes. */
export function assets(): readonly Asset[] {
  return [
    ...styles.map(styleAsset),
    ...(['live', 'lists', 'embed', 'tv', 'login', 'keepDay'] as const).map(scriptAsset),
    iconAsset(),
  ]
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
  const asset = {
    path: `/assets/${base}-${version}.${ending}`,
    content: new CachedBody(text, version, 'once'),
    mediaType,
  }
  made.set(name, asset)
  return asset
}
