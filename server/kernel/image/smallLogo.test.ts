import { hash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { say } from '../../../contract/words/say.ts'
import { atMost } from '../../../tools/counts.ts'
import { createForeignFiles } from '../foreign/foreignFiles.ts'
import { drawPng } from './drawPng.ts'
import { plainSvg } from './plainSvg.ts'
import { readLogo } from './readLogo.ts'
import { smallLogo } from './smallLogo.ts'
import { testPng } from './testPng.ts'

const emblem =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><script>alert(1)</script><circle cx="20" cy="20" r="18" fill="#0b5d3b"/><path d="M14 30V8l14 6-14 6" fill="#fff"/></svg>'

/** Why a file became no logo, as a person reads it. */
const wrongIn = (made: object) => ('wrong' in made ? say({ code: String(made.wrong) }, 'en') : '')

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
  expect(wrongIn(await smallLogo(file))).toContain(words)
})

test('a picture that is too rich for 4 KB is refused', async () => {
  const dots = Array.from(
    { length: 4000 },
    (_, at) =>
      `<rect x="${at % 64}" y="${Math.floor(at / 64)}" width="1" height="1" fill="#${hash('sha256', String(at)).slice(0, 6)}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${dots.join('')}</svg>`
  expect(wrongIn(await smallLogo(Buffer.from(svg)))).toContain('too many details')
})

const svg = (inside: string, attributes = 'viewBox="0 0 40 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
const square = '<rect width="40" height="40" fill="#0b5d3b"/>'

test.each([
  [
    'filters',
    `<filter id="f"><feTurbulence numOctaves="200"/></filter><g filter="url(#f)">${square}</g>`,
    `<g>${square}</g>`,
  ],
  ['scripts and handlers', `<script>alert(1)</script><g onload="x()">${square}</g>`, `<g>${square}</g>`],
  ['pictures in the picture', `<image href="data:image/png;base64,AAAA"/>${square}`, square],
  ['links elsewhere', `<use href="https://example.com/a#b"/><a href="x">${square}</a>`, '<use/>'],
  ['patterns', `<pattern id="p"><rect/></pattern>${square}`, square],
  ['what is embedded', `<foreignObject><div>x</div></foreignObject>${square}`, square],
  [
    'what a style asks for',
    `<style>@import url(x); .a{fill:red;filter:url(#f)}.b{fill:url(http://x)}</style>${square}`,
    `<style>.b{}</style>${square}`,
  ],
  [
    'properties of no shape',
    `<g style="fill:red;filter:url(#f);background:url(x)">${square}</g>`,
    `<g style="fill:red">${square}</g>`,
  ],
  ['entities of its own', `<g id="&bomb;" fill="&lt;">${square}</g>`, `<g fill="&lt;">${square}</g>`],
])('of an SVG only plain shapes are drawn: no %s', (_, inside, kept) => {
  const head = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY bomb "x>">]><!-- > -->'
  expect(plainSvg(head + svg(inside))?.replace(/^<svg[^>]*>|<.svg>$/g, '')).toBe(kept)
})

test.each([
  ['a tag that never ends', svg('<g '.repeat(100))],
  ['a comment that never ends', `<svg><!-- ${svg(square)}`],
  ['more closed than opened', '</svg>'],
  ['tags that cross', svg('<g><defs></g></defs>')],
  ['deeper than any drawing', svg('<g>'.repeat(1000) + '</g>'.repeat(1000))],
  ['more shapes than any emblem', svg('<g/>'.repeat(100_000))],
  ['something else', '<html><svg></svg></html>'],
])('%s is no emblem', (_, text) => {
  expect(plainSvg(text)).toBeUndefined()
})

test('the shapes of a drawing program stay as they are', async () => {
  const drawn = svg(
    `<defs><style type="text/css">.st0{fill:#0B5D3B;stroke:#fff;} <![CDATA[.st1{opacity:.5}]]></style><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g id="Layer_1"><path class="st0" d="M0 0h40v40z"/><circle style="fill:url(#g)" cx="20" cy="20" r="9"/><use xlink:href="#Layer_1"/></g>`,
  )
  expect(plainSvg(drawn)).toContain('.st0{fill:#0B5D3B;stroke:#fff}')
  expect(plainSvg(drawn)).toContain('.st1{opacity:.5}')
  expect(plainSvg(drawn)).toContain('<circle style="fill:url(#g)" cx="20" cy="20" r="9"/><use xlink:href="#Layer_1"/>')
  expect(await smallLogo(Buffer.from(drawn))).toHaveProperty('logo')
})

const faults: string[] = []
const files = createForeignFiles(undefined, fault => faults.push(fault))
afterAll(() => files.close())
const nested = Array.from({ length: 40 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(9)}</g>`)

test.each([
  ['comments that a pattern tried in every order', Buffer.from('<!---->'.repeat(30)), 'must be a PNG or an SVG'],
  ['a PNG that says it has 16,000 by 16,000 pixels', testPng(16_000, 16_000), 'more than 12 million pixels'],
  ['a PNG of one line of 2,000 million pixels', testPng(2_000_000_000, 1), 'more than 12 million pixels'],
  [
    'dashes that nobody can count',
    Buffer.from(svg(`<path d="M0 0L1e6 1e6" stroke="#000" stroke-width="9" stroke-dasharray="0.0001"/>${square}`)),
    '',
  ],
  ['thousands of lines across', Buffer.from(svg(`<path d="${'M0 0L40 40'.repeat(80_000)}" stroke="#000"/>`)), ''],
  [
    'shapes that are used by those that are used',
    Buffer.from(svg(`<rect id="a0" width="4" height="4"/>${nested.join('')}`)),
    '',
  ],
  [
    'masks in masks',
    Buffer.from(
      svg(
        `${Array.from({ length: 2000 }, (_, at) => `<mask id="m${at + 1}"><rect mask="url(#m${at})" width="40" height="40"/></mask>`).join('')}<rect mask="url(#m2000)" width="40" height="40"/>`,
      ),
    ),
    '',
  ],
  [
    'a picture wider than the world',
    Buffer.from(svg(square, 'width="1e30" height="1e30" viewBox="0 0 1e30 1e30"')),
    '',
  ],
])('%s: answered within three seconds, and the next logo is drawn', async (_, file, words) => {
  const began = performance.now()
  const made = await readLogo('a', files, file)
  expect(performance.now() - began).toBeLessThan(atMost(3000))
  if (words) expect(wrongIn(made)).toContain(words)
  expect(await readLogo('a', files, Buffer.from(svg(square)))).toHaveProperty('logo')
})
