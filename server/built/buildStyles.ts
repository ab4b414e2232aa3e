import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../kernel/root.ts'
import type { Made } from './bundle.ts'
import { fontFile, fontPath, partsOfStyles, type StyleSheet } from './styleSheets.ts'

/** The first that know `:has`: what the styles say in an older way, such as `max-width`, is not said in a newer one. For older ones vite would put lists of selectors into `:is`, which weighs more. */
const oldestBrowsers = ['chrome105', 'edge105', 'firefox121', 'safari15.4']
const oldTelevisions = ['chrome49', 'safari10']

/** The text of each style sheet; what is made of them is the list. */
export async function buildStyles(): Promise<Made> {
  const names = [...partsOfStyles.keys()]
  const sheets = await Promise.all(names.map(async name => [name, await styleSheet(name)] as const))
  const parts = new Set([...partsOfStyles.values()].flat())
  return {
    code: JSON.stringify(Object.fromEntries(sheets)),
    files: [
      ...[...parts].map(part => join(root, 'site', part)),
      join(root, fontFile),
      join(import.meta.dirname, 'styleSheets.ts'),
    ],
  }
}

/** The parts of a style sheet as one, without what only its writers need. */
async function styleSheet(name: StyleSheet): Promise<string> {
  const { build } = await import('vite')
  const entry = 'sheet.css'
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    envFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'sheet',
        resolveId: id => (id === entry ? `\0${entry}` : undefined),
        load: id => (id === `\0${entry}` ? textOf(name) : undefined),
      },
    ],
    build: {
      write: false,
      cssTarget: name === 'tv' ? oldTelevisions : oldestBrowsers,
      rolldownOptions: { input: entry },
    },
  })
  const outputs = [result].flat().flatMap(one => ('output' in one ? one.output : []))
  return outputs.map(file => (file.type === 'asset' ? file.source : '')).join('')
}

function textOf(sheet: StyleSheet): string {
  // Whoever has begun to read is not moved by letters that come late: they are for the next page. A screen stays open all day.
  const fontDisplay = sheet === 'page' ? 'optional' : 'swap'
  return (partsOfStyles.get(sheet) ?? [])
    .map(part => (part === 'ui/dark.css' ? inTheDark(textOfPart(part)) : textOfPart(part)))
    .join('')
    .replace('"caddie.woff2"', `"${fontPath()}"`)
    .replace('font-display: swap', `font-display: ${fontDisplay}`)
}

function textOfPart(part: string): string {
  return readFileSync(join(root, 'site', part), 'utf8')
}

/** What the tokens are where the system or the page asks for the dark. */
function inTheDark(tokens: string): string {
  const asked = tokens.replace(':root', ':root[data-theme="dark"]')
  const bySystem = tokens.replace(':root', ':root:not([data-theme="light"])')
  return `@media (prefers-color-scheme: dark) {\n${bySystem}}\n${asked}`
}
