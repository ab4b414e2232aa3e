import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../kernel/root.ts'

let copy: string

/** A checkout with what the scorecard is made of, and its packages. */
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'caddiemaster-built-'))
  for (const part of [
    'site',
    'contract',
    'rules',
    'server/built',
    'server/kernel/root.ts',
    'server/kernel/saidError.ts',
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')).filter(one => one !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

/** The length of the script as another process of that checkout has it, or what it said in place of it. */
function askFor(): string {
  const module = JSON.stringify(join(import.meta.dirname.replace(root, copy), 'builtScript.ts'))
  const code = `import { builtScript } from ${module}
    console.log(await builtScript('scorecard').then(code => code.length, error => error.constructor.name + ' ' + error.message))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: copy, encoding: 'utf8' }).trim()
}

test('the scorecard is built once, and again only when its sources change; without the builder it says how', () => {
  const first = Number(askFor())
  expect(first).toBeGreaterThan(50_000)
  const kept = readFileSync(join(copy, '.built', 'scorecard.js'), 'utf8')

  rmSync(join(copy, 'node_modules', 'vite'))
  expect(Number(askFor())).toBe(first)

  appendFileSync(join(copy, 'site', 'scorecard', 'main.tsx'), `\nconsole.log('changed')\n`)
  expect(askFor()).toMatch(/^NotBuiltError The pages are not built\. Run "npm ci" and then "npm run build"/)

  symlinkSync(join(root, 'node_modules', 'vite'), join(copy, 'node_modules', 'vite'))
  expect(Number(askFor())).toBeGreaterThan(first)
  expect(readFileSync(join(copy, '.built', 'scorecard.js'), 'utf8')).not.toBe(kept)
})

test('packages that only building needs may be missing where the script is built', () => {
  const first = askFor()
  for (const name of ['vite', 'preact', 'idb']) rmSync(join(copy, 'node_modules', name))
  expect(askFor()).toBe(first)
})
