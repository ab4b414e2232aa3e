/** The scenario of docs/first-steps.md, pasted line by line. */
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type Running, root, runServer } from '../test/process.ts'

const dataDir = join(tmpdir(), `caddiemaster-first-steps-${process.pid}`)
let demo: Running
let port = 0
beforeAll(async () => {
  port = await freePort()
  demo = runServer({ DATA_DIR: dataDir, PORT: String(port) }, ['--demo'])
  await demo.says('Ctrl-C ends it')
})
afterAll(async () => {
  demo.child.kill('SIGTERM')
  await demo.ended
  rmSync(dataDir, { recursive: true, force: true })
})

test('every line of the first steps works when pasted, and the last one explains a mistake', () => {
  const text = readFileSync(join(root, 'docs', 'first-steps.md'), 'utf8').replaceAll(
    'localhost:8081',
    `localhost:${port}`,
  )
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block)
  expect(blocks.length).toBeGreaterThan(8)
  const script = blocks.join('').replace(/^curl .*$/gm, line => `${line}; echo`)
  const answers = execFileSync('bash', ['-euc', script], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
  const mistake = answers.pop()
  expect(mistake).toMatchObject({ code: 'VALIDATION', errors: [{ pointer: '/nmae' }] })
  for (const answer of answers) {
    expect(answer).not.toHaveProperty('code')
    if (Array.isArray(answer)) expect(answer.length).toBeGreaterThan(0)
  }
})
