/** Bounds that hold for every file. What imports what is checked by `imports.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folders = ['rules', 'contract', 'server', 'site']
const files = folders.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.(test|bench)\.ts$/.test(name) && !name.startsWith(`vectors${sep}`))
    .map(name => join(folder, name)),
)

test('there are files in each folder', () => {
  expect(new Set(files.map(file => file.split(sep)[0])).size).toBe(folders.length)
})

test('no file has more than 400 lines, data tables excepted', () => {
  const all = [...folders, 'e2e', 'test', 'tools', 'bench'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(tsx?|css|m?js)$/.test(name) && !/rows\.ts$|examples\.ts$/.test(name))
      .filter(name => !name.includes('node_modules') && !name.startsWith(`vectors${sep}`))
      .map(name => join(folder, name)),
  )
  const long = all.filter(file => readFileSync(join(root, file), 'utf8').split('\n').length > 401)
  expect(long).toEqual([])
})

test('no timer starts work that nobody hears of when it fails: `background` does', () => {
  const starts = /set(Interval|Timeout)\(\s*(async\b|\(\) => void\b)/
  const found = files.filter(file => file.startsWith('server') && starts.test(readFileSync(join(root, file), 'utf8')))
  expect(found).toEqual([])
})

test('what counts or remembers people belongs to a server, not to the process, which may have several', () => {
  const ofProcess = /^(export )?const \w+ = (createLimit|createAdmission|keptForASecond)\b/m
  const found = files.filter(
    file => file.startsWith('server') && ofProcess.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(found).toEqual([])
})
