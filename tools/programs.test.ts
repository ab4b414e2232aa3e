/** Programs run outside Vitest: a module of theirs that asks it for something as it is loaded ends them at their first line. */
import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const loadAll = `for (const file of process.argv.slice(1)) await import(file)`

test('what the programs of tools/, bench/ and e2e/crash/ import loads without Vitest', async () => {
  const files = importedByPrograms()
  expect(files).toContain('test/tryCommand.ts')
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', loadAll, ...files.map(inRoot)], {
    env: { PATH: process.env.PATH },
  })
  await expect(run).resolves.toBeDefined()
})

/** Modules of tests and of measuring that a program imports by name: those that programs start with do their work as they load. */
function importedByPrograms(): readonly string[] {
  const programs = globSync('{tools,bench,e2e/crash}/*.ts', { cwd: root }).filter(file => !file.endsWith('.test.ts'))
  const imported = programs.flatMap(file =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/^(?:import|\}) .*from '(\.[^']+)'/gm)].map(([, path = '']) =>
      relative(root, join(root, dirname(file), path)),
    ),
  )
  // The makers of new files write imports that are not their own.
  return [...new Set(imported)]
    .filter(file => /^(test|bench|e2e|tools)\//.test(file) && existsSync(inRoot(file)))
    .sort()
}

function inRoot(file: string): string {
  return join(root, file)
}
