/** Imports go one way: rules <- contract <- server and site; server and site never import each other. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

const folders = Object.keys(allowed).filter(folder => existsSync(join(root, folder)))
const files = folders.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      name =>
        /\.tsx?$/.test(name) &&
        !/\.(test|bench)\.ts$/.test(name) &&
        !name.startsWith(`vectors${sep}`) &&
        !name.startsWith(`testing${sep}`),
    )
    .map(name => join(folder, name)),
)

function imports(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\n[^'"]*?)?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
    ),
  ].map(match => match[1] ?? match[2] ?? match[3] ?? '')
}

test('there are files in each folder', () => {
  expect(new Set(files.map(file => file.split(sep)[0])).size).toBeGreaterThanOrEqual(3)
})

test.each(folders)('%s imports only along the arrows', folder => {
  const wrong = files
    .filter(file => file.startsWith(folder + sep))
    .flatMap(file => imports(file).map(name => ({ file, name })))
    .filter(({ file, name }) => !fits(folder, file, name))
  expect(wrong).toEqual([])
})

function fits(folder: string, file: string, name: string): boolean {
  if (!name.startsWith('.')) return outside[folder]?.test(name) ?? true
  return allowed[folder]?.includes(relative(root, join(root, dirname(file), name)).split(sep)[0] ?? '') ?? false
}

test('no file has more than 400 lines, data tables excepted', () => {
  const styles = folders.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(css|js)$/.test(name))
      .map(name => join(folder, name)),
  )
  const long = [...files, ...styles].filter(
    file => !/rows\.ts$|examples\.ts$/.test(file) && readFileSync(join(root, file), 'utf8').split('\n').length > 401,
  )
  expect(long).toEqual([])
})
