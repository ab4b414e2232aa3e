/** The letters of the browser of the tests: the fonts of the printouts, so that a machine without fonts shows every script too. */
import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sfntOf } from '../server/print/sfntOf.ts'

const fonts = join(import.meta.dirname, '..', 'fonts')
/** Caddie is on the pages themselves. */
const kinds = ['roboto', 'scripts', 'noto']
const indexes = ['latin.json', 'scripts/scripts.json', 'noto/slices.json']
const system = '/etc/fonts/fonts.conf'

/** Changes with the fonts. */
export function fontsVersion(): string {
  return hash('sha256', indexes.map(name => readFileSync(join(fonts, name), 'utf8')).join()).slice(0, 12)
}

/**
 * Puts the fonts and the settings of fontconfig into `folder`, which will be named `final`. With `alone.conf` it knows no other
 * fonts, with `added.conf` those of the machine first.
 */
export function writeFonts(folder: string, final: string): void {
  mkdirSync(join(folder, 'files'))
  for (const kind of kinds) {
    for (const name of readdirSync(join(fonts, kind)).filter(file => file.endsWith('.woff')))
      writeFileSync(join(folder, 'files', name.replace(/woff$/, 'ttf')), sfntOf(readFileSync(join(fonts, kind, name))))
  }
  writeFileSync(join(folder, 'alone.conf'), settings(final, ''))
  writeFileSync(join(folder, 'added.conf'), settings(final, `<include ignore_missing="yes">${system}</include>`))
}

function settings(final: string, first: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  ${first}
  <dir>${join(final, 'files')}</dir>
  <cachedir>${join(final, 'cache')}</cachedir>
</fontconfig>
`
}
