import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawPng } from './drawPng.ts'
import { smallLogo } from './smallLogo.ts'

const emblem =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><script>alert(1)</script><circle cx="20" cy="20" r="18" fill="#0b5d3b"/><path d="M14 30V8l14 6-14 6" fill="#fff"/></svg>'

const pictureOf = (base64: string) => Buffer.from(base64, 'base64')

test('an emblem as SVG or PNG becomes a PNG of at most 4 KB', async () => {
  const png = await drawPng(emblem, { width: 600 })
  for (const file of [Buffer.from(emblem), Buffer.from(`<?xml version="1.0"?>\n<!-- ours -->${emblem}`), png]) {
    const made = await smallLogo(file)
    const logo = pictureOf('logo' in made ? made.logo : '')
    expect(logo.subarray(1, 4).toString()).toBe('PNG')
    expect(logo.length).toBeLessThanOrEqual(4096)
    expect(logo.toString('latin1')).not.toContain('script')
  }
})

test.each([
  ['text', Buffer.from('hello'), 'must be a PNG or an SVG'],
  ['a page', Buffer.from('<html><svg></svg></html>'), 'must be a PNG or an SVG'],
  ['a broken PNG', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'cannot be read'],
  ['an empty SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'cannot be read'],
  ['more than 1 MB', Buffer.alloc(1024 * 1024 + 1, 60), 'larger than 1 MB'],
])('%s is refused with what to do', async (_, file, words) => {
  expect(await smallLogo(file)).toEqual({ wrong: expect.stringContaining(words) })
})

test('a picture that is too rich for 4 KB is refused', async () => {
  const dots = Array.from(
    { length: 4000 },
    (_, at) =>
      `<rect x="${at % 64}" y="${Math.floor(at / 64)}" width="1" height="1" fill="#${hash('sha256', String(at)).slice(0, 6)}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${dots.join('')}</svg>`
  expect(await smallLogo(Buffer.from(svg))).toEqual({ wrong: expect.stringContaining('too many details') })
})
