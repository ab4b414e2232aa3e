/** What our pages refer to is there: other pages, headings of them, pictures, files of the project. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const pages = globSync('{*.md,docs/**/*.md}', { cwd: root })

/** The name that a heading gets in an address. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}

function anchorsOf(path: string): readonly string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
}

test('links and pictures of the pages lead to something', () => {
  const broken = pages.flatMap(page => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```.*?^```$/gms, '')
    return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, to = '']) => {
      if (/^[a-z]+:/.test(to)) return []
      const [file = '', anchor] = to.split('#')
      const path = file === '' ? join(root, page) : join(root, dirname(page), decodeURIComponent(file))
      const isThere = existsSync(path) && (anchor === undefined || anchorsOf(path).includes(anchor))
      return isThere ? [] : [`${page}: ${to}`]
    })
  })
  expect(pages.length).toBeGreaterThan(50)
  expect(broken).toEqual([])
})
