/** The part of vitest that the tests of the rules use, for one process that runs them again and again: see `rulesRunner.ts`. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chai, expect } from 'vitest'

export type Collected = { readonly id: string; readonly run: () => unknown }

const running = { file: '' }
let collected: Collected[] = []
let outer: readonly string[] = []

/** Imports a file and answers its tests, in their order. */
export async function collect(file: string, importFile: () => Promise<unknown>): Promise<readonly Collected[]> {
  running.file = file
  collected = []
  outer = []
  await importFile()
  return collected
}

type Body = (...given: never[]) => unknown

function describeOne(name: string, body: Body): void {
  const before = outer
  outer = [...before, name]
  body()
  outer = before
}

function testOne(name: string, body: Body): void {
  const { file } = running
  const id = [file, ...outer, name, collected.length].join(' > ')
  const run = () => {
    running.file = file
    return body()
  }
  collected.push({ id, run })
}

function withEach(one: (name: string, body: Body) => void) {
  const each = (cases: readonly unknown[]) => (name: string, body: Body) => {
    for (const given of cases) one(name, () => body(...((Array.isArray(given) ? given : [given]) as never[])))
  }
  return Object.assign(one, { each })
}

// Vitest's own needs vitest's worker.
chai.use(({ Assertion }, { addMethod, flag }) =>
  addMethod(Assertion.prototype, 'toMatchFileSnapshot', function (this: object, path: string) {
    expect(flag(this, 'object')).toBe(readFileSync(join(dirname(running.file), path), 'utf8'))
  }),
)

export const describe = withEach(describeOne)
export const it = withEach(testOne)
export const test = it
export { expect }
