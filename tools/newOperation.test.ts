import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newOperation } from './newOperation.ts'
import { printLists } from './printLists.ts'
import { root as checkout } from './steps.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-operation-'))
  for (const path of ['biome.json', '.gitignore', 'contract', 'rules', 'server', 'test'])
    cpSync(join(checkout, path), join(root, path), { recursive: true })
  symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'))
})

afterEach(() => rmSync(root, { recursive: true }))

it.each([
  [
    'extensions',
    'sponsors',
    [],
    'listSponsors.cases.ts',
    ['contract/all.ts', 'server/http/handlers.ts', 'test/allCases.ts'],
  ],
  [
    'console',
    'events',
    ['--console'],
    'listSponsors.console.cases.ts',
    ['contract/all.ts', 'server/http/consoleHandlers.ts', 'test/allConsoleCases.ts'],
  ],
])('makes an entry and a handler of %s that load, and prints the lists with them', (kind, noun, more, cases, lists) => {
  const paths = newOperation(['listSponsors', noun, ...more], root)
  expect(paths).toEqual([
    `contract/${noun}/${kind}.ts`,
    `server/domain/${noun}/listSponsors.ts`,
    `server/domain/${noun}/${cases}`,
    ...lists,
  ])
  for (const path of paths.slice(0, 2)) {
    const made = execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `console.log(typeof (await import('${join(root, path)}')).listSponsors)`,
    ])
    expect(made.toString().trim(), path).toMatch(/^(object|function)$/)
  }
  for (const path of lists) expect(readFileSync(join(root, path), 'utf8'), path).toMatch(/\blistSponsors/)
  expect(() => newOperation(['listSponsors', noun, ...more], root)).toThrow('already exists')
})

it('an operation without a handler is not printed in silence', () => {
  rmSync(join(root, 'server/domain/events/listRounds.ts'))
  expect(() => printLists(root)).toThrow('listRounds has no handler.')
})
