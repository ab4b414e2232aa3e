import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { kinds } from './kinds/index.ts'
import type { Vector, Verdict } from './vector.ts'

export type Failure = { readonly vector: Vector } & Verdict

/**
 * Counts every case of every `.json` file below `folder` by its kind and compares with what the case says. A kind that
 * is not known, and an error while counting, are failures. Files without `cases` are left out.
 */
export function runVectors(folder: string): { readonly passed: number; readonly failures: readonly Failure[] } {
  const vectors = vectorFiles(folder).flatMap(readVectors)
  const failures = vectors.flatMap(vector => {
    const verdict = judge(vector)
    return isDeepStrictEqual(verdict.found, verdict.expected) ? [] : [{ vector, ...verdict }]
  })
  return { passed: vectors.length - failures.length, failures }
}

function vectorFiles(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return path.endsWith('.json') ? [path] : []
  return readdirSync(path)
    .sort()
    .flatMap(name => vectorFiles(join(path, name)))
}

function readVectors(path: string): readonly Vector[] {
  const { cases, ...file } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  if (!Array.isArray(cases)) return []
  return cases.map((fields: Record<string, unknown>) => ({
    id: `${fields.id}`,
    kind: `${fields.kind ?? file.kind}`,
    fields,
    file,
  }))
}

function judge(vector: Vector): Verdict {
  const check = kinds[vector.kind]
  if (!check) return { expected: 'a known kind', found: `kind ${vector.kind}` }
  try {
    return check(vector)
  } catch (error) {
    return { expected: vector.fields.out, found: `${error}` }
  }
}

function print({ vector, expected, found }: Failure): void {
  console.log(`${vector.id} (${vector.kind})`)
  console.log(`  input     ${JSON.stringify(vector.fields.in ?? vector.fields)}`)
  console.log(`  expected  ${JSON.stringify(expected)}`)
  console.log(`  found     ${JSON.stringify(found)}`)
}

if (import.meta.main) {
  const folder = process.argv[2] ?? dirname(fileURLToPath(import.meta.url))
  const { passed, failures } = runVectors(resolve(folder))
  failures.forEach(print)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
