/** Bounds that hold for every file. What imports what is checked by `imports.ts`. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
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
  // As git lists them: what a test generates is nobody's to read.
  const kept = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const all = kept
    .split('\n')
    .filter(file => /^(bench|contract|e2e|rules|server|site|test|tools)\/.*\.(tsx?|css|m?js)$/.test(file))
    .filter(file => !/rows\.ts$|examples\.ts$|^rules\/vectors\//.test(file) && existsSync(join(root, file)))
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
