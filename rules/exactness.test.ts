import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const forbidden =
  /[/%]|\bMath\b|\bNumber\b|\bDate\b|\b(?:toFixed|toPrecision|parseFloat|Infinity|NaN)\b|(?<![\w$])(?:\d[\d_]*\.\d*|\.\d+|\d[\d_]*(?:\.\d+)?[eE][+-]?\d+)/g

/** What a source text says outside of comments, strings and the text of templates; line breaks stay. */
function codeOf(source: string): string {
  const templates: number[] = []
  let code = ''
  let at = 0
  const skipTo = (end: number) => {
    // A text leaves its first quote: what follows a text divides it.
    const text = source.slice(at, end)
    code += text.replace(/[^\n]/g, ' ').replace(/^ /, /^['"`]/.test(text) ? '"' : ' ')
    at = end
  }
  const after = (text: string, from: number) => {
    const found = source.indexOf(text, from)
    return found < 0 ? source.length : found + text.length
  }
  while (at < source.length) {
    const two = source.slice(at, at + 2)
    const one = source.charAt(at)
    const depth = templates.at(-1)
    if (two === '//') skipTo(after('\n', at) - 1)
    else if (two === '/*') skipTo(after('*/', at + 2))
    else if (one === "'" || one === '"' || (one === '/' && beginsExpression(code)))
      skipTo(endOfText(source, at + 1, one))
    else if (one === '`' || (one === '}' && depth === 0)) {
      if (one === '}') templates.pop()
      const end = endOfTemplateText(source, at + 1)
      if (source.startsWith('${', end - 2)) templates.push(0)
      skipTo(end)
    } else {
      if (depth !== undefined && one === '{') templates[templates.length - 1] = depth + 1
      if (depth !== undefined && one === '}') templates[templates.length - 1] = depth - 1
      code += one
      at += 1
    }
  }
  return code
}

/** A slash behind this code begins a regular expression: what stands there cannot be divided. */
function beginsExpression(code: string): boolean {
  return /(?:^|[=(,:!&|?{}[;>]|\breturn)\s*$/.test(code)
}

function endOfText(source: string, from: number, quote: string): number {
  for (let at = from; at < source.length; at += 1) {
    if (source.charAt(at) === '\\') at += 1
    else if (source.charAt(at) === quote) return at + 1
  }
  return source.length
}

function endOfTemplateText(source: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    if (source.charAt(at) === '\\') at += 1
    else if (source.charAt(at) === '`') return at + 1
    else if (source.startsWith('${', at)) return at + 2
  }
  return source.length
}

function inexact(source: string): readonly string[] {
  return codeOf(source)
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(forbidden)].map(([found]) => `line ${index + 1}: ${found}`))
}

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory()) return entry.name === 'vectors' ? [] : sources(join(folder, entry.name))
    return entry.name.endsWith('.ts') && !/[.](test|cases)[.]ts$/.test(entry.name) ? [join(folder, entry.name)] : []
  })
}

const here = import.meta.dirname

/** A sample with templates: `<` opens what a template counts. */
const sample = (text: string) => text.replaceAll('<', '$'.concat('{'))

describe('exactness', () => {
  const paths = sources(here).map(path => relative(here, path))

  it.each(paths.filter(path => path !== 'exact.ts'))('%s only counts exactly', path => {
    expect(inexact(readFileSync(join(here, path), 'utf8'))).toEqual([])
  })

  it('is broken by division, remainders, decimals and what rounds or measures time', () => {
    for (const code of [
      'a / b',
      'a % b',
      'a /= 2',
      '0.5',
      '.5',
      '1.',
      '1e-3',
      '1_0.5',
      'Math.max(a)',
      'x.toFixed(1)',
    ]) {
      expect(inexact(`const x = ${code}`), code).not.toEqual([])
    }
    expect(inexact(sample('`a <b / c} d`'))).toEqual(['line 1: /'])
    expect(inexact(sample('`a <f({ a: `<1}` }) / c} d`'))).toEqual(['line 1: /'])
    expect(inexact("'\\'' + a / b")).toEqual(['line 1: /'])
    expect(inexact('x\n/* 1 / 2 */ a % b')).toEqual(['line 2: %'])
    expect(inexact("f('5' / 2 / a, (b) / c / d)")).toHaveLength(4)
  })

  it('is not broken by words: comments, texts, text of templates', () => {
    const words = [
      "'1 / 2 %'",
      '"0.5"',
      '`<a} / 113 + 0.5 %`',
      '// Math / 0.5',
      '/* a % b */',
      '`<`<a} / b`} / c`',
      '/^(a|b%)$/.exec(c)',
    ]
    for (const code of words) expect(inexact(sample(`const x = ${code}`)), code).toEqual([])
    expect(inexact('a1.b; list[0].c; 0x9e3779b9; 10_000; hole1.par')).toEqual([])
  })
})
