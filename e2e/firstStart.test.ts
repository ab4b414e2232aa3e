/** What a stranger does: a clean clone, the two commands of the README, the lines that they print. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtNames } from '../server/built/builtScript.ts'
import { needs } from '../test/needs.ts'
import { newFolder } from '../test/newFolder.ts'
import { freePort, logged, type Running, root, run } from '../test/process.ts'
import { countsSeconds, isProof } from '../tools/counts.ts'

const isInstalled = needs(
  isProof,
  'an installation by npm ci',
  'FULL=1 npm test -- e2e/firstStart, which is part of npm run prove',
)
const clone = newFolder('caddiemaster-clone-')
// The machine's own Node: without the packaged one in front, and without settings of ours.
const path = (process.env.PATH ?? '')
  .split(delimiter)
  .filter(part => !part.includes('node_modules'))
  .join(delimiter)
const environment = { PATH: path, HOME: process.env.HOME ?? clone }
let demo: Running | undefined
let port = 0
let installed: ReturnType<typeof spawnSync>
let builtByInstall: readonly string[] = []
let milliseconds = { installing: 0, starting: 0 }

beforeAll(async () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(Boolean)
  for (const file of files) {
    mkdirSync(join(clone, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(clone, file), { force: true })
  }
  let began = performance.now()
  if (isInstalled) installed = spawnSync('npm', ['ci'], { cwd: clone, env: environment, encoding: 'utf8' })
  else {
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
    cpSync(join(root, '.built'), join(clone, '.built'), { recursive: true })
  }
  milliseconds = { ...milliseconds, installing: performance.now() - began }
  builtByInstall = builtNames.filter(name => existsSync(join(clone, '.built', `${name}.json`)))
  port = await freePort()
  began = performance.now()
  demo = run('npm', ['run', 'demo'], { cwd: clone, env: { ...environment, PORT: String(port) }, detached: true })
  await demo.says('Ctrl-C ends it')
  milliseconds = { ...milliseconds, starting: performance.now() - began }
}, 600_000)

afterAll(async () => {
  if (demo?.child.pid) process.kill(-demo.child.pid, 'SIGTERM')
  await demo?.ended
  rmSync(clone, { recursive: true, force: true })
})

test.runIf(isInstalled)('npm ci warns of nothing about install scripts', () => {
  expect(installed.status).toBe(0)
  expect(String(installed.stderr)).not.toMatch(/script/i)
})

test.runIf(isInstalled)('npm ci has built the pages, so that the first start need not', () => {
  expect(builtByInstall).toEqual(builtNames)
})

const isTimed = needs(countsSeconds, 'how long installing and the first start take', 'npm run prove')

test.runIf(isTimed)('installing and the first start take at most 90 seconds, the start at most 10', () => {
  expect(milliseconds.starting).toBeLessThan(10_000)
  expect(milliseconds.installing + milliseconds.starting).toBeLessThan(90_000)
})

test('the two curl lines that it prints work when pasted', () => {
  // Past the words of npm, each line is one of the log.
  const log = demo?.output().split('\n') ?? []
  const said = logged(log.filter(line => line.startsWith('{')).join('\n'))
  const lines = said.map(({ msg }) => msg).filter(line => line.includes('curl'))
  expect(lines).toHaveLength(2)
  const communities = JSON.parse(execFileSync('bash', ['-c', lines.join('\n')], { encoding: 'utf8' }))
  expect(communities.map((community: { name: string }) => community.name)).toContain('Ria Formosa Golf Club')
})

test('the first five minutes of the README work when pasted', () => {
  const [, block = ''] =
    /The first five minutes[\s\S]*?```\n([\s\S]*?)```/.exec(readFileSync(join(clone, 'README.md'), 'utf8')) ?? []
  const script = block.replaceAll('localhost:8081', `localhost:${port}`).replaceAll('\ncurl', '\necho; curl -f')
  const answers = execFileSync('bash', ['-ec', script], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  expect(answers).toHaveLength(4)
  for (const answer of answers) expect(answer.length).toBeGreaterThan(0)
})

test('the reference, the OpenAPI document and a problem page are there, without a word from the internet', async () => {
  const url = `http://localhost:${port}`
  expect((await fetch(`${url}/openapi.json`)).status).toBe(200)
  expect((await fetch(`${url}/problems/score-entered`)).status).toBe(200)
  const page = await (await fetch(`${url}/docs`)).text()
  expect(page.match(/(?:src|href|data-url)="(?!\/|data:)[^"]*"/g)).toBe(null)
})
