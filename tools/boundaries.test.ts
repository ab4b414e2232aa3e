/** Imports go one way: rules <- contract <- server and site; server and site never import each other. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const allowed: Readonly<Record<string, readonly string[]>> = {
  rules: ['rules'],
  contract: ['contract', 'rules'],
  server: ['server', 'contract', 'rules'],
  site: ['site', 'contract', 'rules'],
}
const outside: Readonly<Record<string, RegExp>> = { rules: /^$/, contract: /^typebox$/ }

const files = Object.keys(allowed).flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.(test|bench)\.ts$/.test(name) && !name.startsWith(`vectors${sep}`))
    .map(name => join(folder, name)),
)

function imports(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\n[^'"]*?)?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g)].map(
    match => match[1] ?? match[2] ?? match[3] ?? '',
  )
}

test('there are files in each folder', () => {
  expect(new Set(files.map(file => file.split(sep)[0])).size).toBeGreaterThanOrEqual(3)
})

test.each(files)('%s imports only along the arrows', file => {
  const [folder = ''] = file.split(sep)
  for (const name of imports(file)) {
    if (name.startsWith('.')) {
      const [target = ''] = relative(root, join(root, dirname(file), name)).split(sep)
      expect(allowed[folder], `${file} imports ${name}`).toContain(target)
    } else if (outside[folder]) expect(name, `${file} imports a package`).toMatch(outside[folder])
  }
})

test.each(files)('%s has at most 400 lines', file => {
  if (/rows\.ts$|examples\.ts$/.test(file)) return
  expect(readFileSync(join(root, file), 'utf8').split('\n').length).toBeLessThanOrEqual(401)
})
