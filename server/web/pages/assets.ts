/** Styles, scripts and the font of the pages, from `site`. Their addresses change with their content, so that browsers may keep them for ever. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPath, type PageScript } from '../../built/builtScript.ts'
import { CachedBody } from '../../kernel/http/answer.ts'
import { root } from '../../kernel/root.ts'

export type Asset = { readonly path: string; readonly content: CachedBody; readonly mediaType: string }

/** Each style of parts in this order: later ones change what earlier ones say. */
const styles = {
  page: [
    'ui/look.css',
    'ui/parts.css',
    'ui/scores.css',
    'public/page.css',
    'public/board.css',
    'public/insights.css',
    'public/card.css',
    'public/club.css',
    'public/overview.css',
    'public/forms.css',
    'public/embed.css',
    'public/forced.css',
  ],
  tv: ['public/tv.css', 'public/tvBands.css', 'public/tvSlides.css'],
} as const
export type StyleName = keyof typeof styles

const made = new Map<string, Asset>()

/** A style sheet of the pages, under an address that changes with its content. */
export function styleAsset(name: StyleName): Asset {
  // Whoever has begun to read is not moved by letters that come late: they are for the next page. A screen stays open all day.
  const fontDisplay = name === 'page' ? 'optional' : 'swap'
  return once(`${name}.css`, 'text/css; charset=utf-8', () =>
    [tokens(fontDisplay), ...styles[name].map(siteText)].join(''),
  )
}

/** A script of the pages. `ensureBuilt` comes first. */
export function scriptAsset(name: PageScript): Asset {
  return once(`${name}.js`, 'text/javascript; charset=utf-8', () => readFileSync(builtPath(name, 'js'), 'utf8'))
}

/** The letters of every page: sans, and behind `ss01` the serif. Compressed as it is. */
export const font = readFont()

function readFont() {
  const bytes = readFileSync(join(root, 'site', 'ui', 'fonts', 'caddie.woff2'))
  const version = hash('sha256', bytes).slice(0, 12)
  return { path: `/assets/caddie-${version}.woff2`, version, bytes, mediaType: 'font/woff2' }
}

/** The sign of the service in the tabs of browsers. */
export function iconAsset(): Asset {
  return once('icon.svg', 'image/svg+xml', () => readFileSync(join(root, 'site', 'ui', 'icon.svg'), 'utf8'))
}

/** Everything that pages name by an address that changes. */
export function assets(): readonly Asset[] {
  return [
    ...(['page', 'tv'] as const).map(styleAsset),
    ...(['live', 'lists', 'embed', 'tv', 'login'] as const).map(scriptAsset),
    iconAsset(),
  ]
}

/** The web component for other sites: its address stays, because those sites name it. */
export function boardAsset(): Asset {
  return { ...scriptAsset('board'), path: '/embed/board.js' }
}

/** The tokens in the light and, where the system or the page asks for it, in the dark. */
export function tokens(fontDisplay: 'swap' | 'optional' = 'swap'): string {
  const dark = siteText('ui/dark.css')
  const asked = dark.replace(':root', ':root[data-theme="dark"]')
  const bySystem = dark.replace(':root', ':root:not([data-theme="light"])')
  const light = lightTokens().replace('font-display: swap', `font-display: ${fontDisplay}`)
  return `${light}@media (prefers-color-scheme: dark) {\n${bySystem}}\n${asked}`
}

/** The tokens and the font, in the light. */
export function lightTokens(): string {
  return siteText('ui/tokens.css').replace('"caddie.woff2"', `"${font.path}"`)
}

/** A text of `site` without its comments, which readers would pay for. */
export function siteText(path: string): string {
  return readFileSync(join(root, 'site', path), 'utf8').replaceAll(/\/\*.*?\*\/\n?/gs, '')
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
