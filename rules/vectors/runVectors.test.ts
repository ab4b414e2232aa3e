import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runVectors } from './runVectors.ts'

describe('the command', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vectors-'))
    mkdirSync(join(folder, 'deeper'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content))
  const run = () => {
    const { stdout, status } = spawnSync(process.execPath, [join(import.meta.dirname, 'runVectors.ts'), folder], {
      encoding: 'utf8',
    })
    return { lines: stdout.trim().split('\n'), status }
  }
  const match = (id: string, strokes: number[], kind?: string) => ({
    id,
    ...(kind ? { kind } : {}),
    in: { playingHandicaps: [5, 18] },
    out: { strokes },
  })

  it('runs every file below a folder by the kind of the case, else of the file', () => {
    write('a.json', { kind: 'matchStrokes', cases: [match('a', [0, 13])] })
    write('deeper/b.json', { kind: 'mixed', cases: [match('b', [0, 13], 'matchStrokes')] })
    write('courses.json', { courses: [] })
    expect(run()).toEqual({ lines: ['2 passed, 0 failed'], status: 0 })
  })

  it('prints what failed and ends with an error', () => {
    write('a.json', { kind: 'matchStrokes', cases: [match('a', [1, 2]), match('b', [0, 13])] })
    expect(run()).toEqual({
      lines: [
        'a (matchStrokes)',
        '  input     {"playingHandicaps":[5,18]}',
        '  expected  {"strokes":[1,2]}',
        '  found     {"strokes":[0,13]}',
        '1 passed, 1 failed',
      ],
      status: 1,
    })
  })

  it('fails a kind that it does not know, a field that it does not count and a case that breaks it', () => {
    write('a.json', { kind: 'croquet', cases: [match('a', [0, 13])] })
    write('b.json', { kind: 'matchStrokes', cases: [{ id: 'b', in: { playingHandicaps: [5] }, out: { hoops: 3 } }] })
    write('c.json', { kind: 'matchStrokes', cases: [{ id: 'c', in: {}, out: { strokes: [] } }] })
    const { failures } = runVectors(folder)
    expect(failures.map(({ vector }) => vector.id)).toEqual(['a', 'b', 'c'])
    expect(run().status).toBe(1)
  })
})
