import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../kernel/root.ts'
import { builtStyleSheet } from './builtScript.ts'
import { partsOfStyles } from './styleSheets.ts'

const groups = (text: string) => text.split(':is(').length - 1

test('a style sheet comes without what only its writers need, and its selectors weigh what they weighed', () => {
  for (const [name, parts] of partsOfStyles) {
    const written = parts.map(part => readFileSync(join(root, 'site', part), 'utf8')).join('')
    const built = builtStyleSheet(name)
    expect(built, name).not.toMatch(/\n.|\/\*/)
    expect(built.length, name).toBeLessThan(written.length)
    // A list of selectors in `:is` weighs as much as its heaviest, so the rules after it would no longer win.
    expect(groups(built), name).toBeLessThanOrEqual(groups(written))
  }
})
