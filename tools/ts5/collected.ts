/** The part of vitest that the tests of the rules use, for one process that runs them again and again: see `rulesRunner.ts`. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chai, expect } from 'vitest'

export type Collected = { readonly id: string; readonly file: string; readonly run: () => unknown }

/** The tests of all files that were imported, in their order. */
export const collected: Collected[] = []

const running = { file: '' }
let outer: readonly string[] = []

/** Imports a file of tests, which are `collected`. */
export async function collect(file: string, importFile: () => Promise<unknown>): Promise<void> {
  running.file = file
  await importFile()
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
  collected.push({ id, file, run })
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
