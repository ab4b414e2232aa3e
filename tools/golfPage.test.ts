import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formats } from '../rules/formats/index.ts'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs', 'golf.md'), 'utf8')

test('docs/golf.md has a row for every format, with vectors that exist and all of its settings', () => {
  for (const { id, settings } of formats) {
    const row = page.split('\n').find(line => line.startsWith(`| \`${id}\` |`)) ?? ''
    const [, , , vectors = '', shown = ''] = row.split('|').map(cell => cell.trim())
    const files = [...vectors.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '')
    expect({ id, files: files.length }).not.toEqual({ id, files: 0 })
    for (const file of files) readFileSync(join(root, 'rules', 'vectors', `${file}.json`))
    const names = [...shown.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
    expect({ id, names }).toEqual({ id, names: Object.keys(settings.properties) })
  }
})

test('docs/golf.md names files that exist', () => {
  const files = [...page.matchAll(/`((?:rules|server)\/[\w/]+\.ts)`/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(15)
  for (const file of files) readFileSync(join(root, file))
})
