/** Code without a caller goes, or stands here with the issue that brings its caller. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

/** Brackets, auctions and the year of a club (issue 52). */
const theYear = ['payCalcutta', 'seasonPoints', 'seasonStandings', 'seededBracket']
/** How far groups are from wishes: what tests of the swaps measure. */
const measures = ['wishCost']
/** What others call: programs that use the interface from TypeScript, and the vectors. */
const forOthers = ['clubIndex', 'createClient', 'exceptionalScoreAdjustment', 'formatsOfType', 'strokesReceivedOn']

/** Decisions that a test holds against the catalogue of the database. */
const decisions = ['idsThatStay', 'neverUndone', 'outsideOfEvents']

const waiting = new Set([...theYear, ...measures, ...forOthers, ...decisions])

test('every function of the product has a caller outside the tests, or waits for one that an issue brings', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], { cwd: root })
    .toString()
    .split('\n')
    .filter(file => /^(contract|rules|server|site|bin|bench|tools)\/(?!ts5|clients)/.test(file))
  const product = new Map(files.filter(file => !isForTests(file)).flatMap(file => textOf(file)))
  const counts = filesByWord(product.values())
  const without = [...product].flatMap(([file, text]) =>
    /^(bench|tools)\//.test(file)
      ? []
      : exportsOf(text).filter(name => (counts.get(name) ?? 0) < 2 && !isUsedWithin(text, name)),
  )
  expect(without.filter(name => !waiting.has(name))).toEqual([])
  // A name whose caller has come, or that went, leaves the list.
  expect([...waiting].filter(name => !without.includes(name))).toEqual([])
})

function isForTests(file: string): boolean {
  return /\.(test|cases|bench)\.tsx?$|^rules\/vectors\/|\/test[A-Z]\w*\.ts$/.test(file)
}

function textOf(file: string): readonly (readonly [string, string])[] {
  try {
    return [[file, readFileSync(join(root, file), 'utf8')]]
  } catch {
    // Deleted, and not committed yet.
    return []
  }
}

function exportsOf(text: string): readonly string[] {
  return [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].flatMap(([, name]) => name ?? [])
}

/** In how many files each word stands. */
function filesByWord(texts: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const word of new Set(text.match(/\w+/g))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function isUsedWithin(text: string, name: string): boolean {
  return (text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1
}
