import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

test('only site/ui/button.css styles the button (decision 040)', () => {
  const styling = globSync('site/**/*.css', { cwd: root }).filter(file =>
    /\.button\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(styling).toEqual([join('site', 'ui', 'button.css')])
})
