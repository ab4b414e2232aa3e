import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newOperation } from './newOperation.ts'
import { root as checkout } from './steps.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-operation-'))
  for (const path of ['biome.json', '.gitignore', 'contract', 'rules', 'server/http/handlers.ts', 'test/allCases.ts'])
    cpSync(join(checkout, path), join(root, path), { recursive: true })
  cpSync(join(checkout, 'server/domain/operation'), join(root, 'server/domain/operation'), { recursive: true })
  symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'))
})

afterEach(() => rmSync(root, { recursive: true }))

it('makes an entry and a handler that load, and their lines in the lists', () => {
  const paths = newOperation(['listSponsors', 'events'], root)
  expect(paths.slice(0, 3)).toEqual([
    'contract/extensions/listSponsors.ts',
    'server/domain/events/listSponsors.ts',
    'server/domain/events/listSponsors.cases.ts',
  ])
  for (const path of paths.slice(0, 2)) {
    const made = execFileSync(process.execPath, [
      '--input-type=module',
      '-e',
      `console.log(typeof (await import('${join(root, path)}')).listSponsors)`,
    ])
    expect(made.toString().trim(), path).toMatch(/^(object|function)$/)
  }
  for (const path of paths.slice(3)) expect(readFileSync(join(root, path), 'utf8'), path).toMatch(/\blistSponsors/)
  expect(() => newOperation(['listSponsors', 'events'], root)).toThrow('already exists')
})
