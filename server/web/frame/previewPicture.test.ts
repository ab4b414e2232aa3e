import { expect, test } from 'vitest'
import { scriptNames } from '../../../test/scriptNames.ts'
import { openTextOutline } from '../../print/textOutline.ts'
import { previewPicture } from './previewPicture.ts'

const outline = await openTextOutline()
const drawn = (text: string) => outline.line({ text, x: 0, y: 100, size: 40, width: 2000 })
/** How far to the right a path reaches. */
const reach = (path: string) => Math.max(...[...path.matchAll(/(-?[\d.]+),-?[\d.]+/g)].map(([, x]) => Number(x)))

test.each(Object.entries(scriptNames))('a name in %s has glyphs of its own, not boxes', (_script, [first, last]) => {
  for (const name of [first, last]) {
    const boxes = drawn('\u{fffd}'.repeat([...name].length))
    expect(reach(drawn(name))).toBeGreaterThan(0)
    expect(drawn(name)).not.toBe(boxes)
    expect(drawn(name)).not.toContain(boxes.slice(0, boxes.indexOf('Z')))
  }
})

test('what is written from right to left is drawn so, and letters that join are drawn joined', () => {
  // The last letter stands at the left.
  expect(drawn('אב').startsWith(drawn('ב'))).toBe(true)
  expect(drawn('محمد').startsWith(drawn('د'))).toBe(false)
  expect(drawn('ازد').startsWith(drawn('د'))).toBe(true)
})

test('a text that is too wide is smaller, then cut, and never wider than its room', () => {
  const long = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff '.repeat(3)
  expect(reach(outline.line({ text: long, x: 10, y: 0, size: 40, width: 500 }))).toBeLessThanOrEqual(510)
  expect(outline.lines('A very long name of an event that goes on and on', 300, { size: 40 }, 2)).toEqual([
    'A very long',
    'name of an…',
  ])
})

test('the picture of an event shows names in their own scripts', async () => {
  const preview = { clubName: '日本', colour: null, eventName: 'كأس', number: 7, facts: 'Live' }
  const pictures = await Promise.all(
    ['さくら ゆうき', 'محمد الخليل', 'สมชาย ผู้ใหญ่', 'क्षितिज शर्मा'].map(name =>
      previewPicture({ ...preview, leaders: [{ name, score: '−3' }] }),
    ),
  )
  expect(new Set(pictures.map(picture => picture.toString('base64'))).size).toBe(4)
  for (const picture of pictures) expect(picture.subarray(1, 4).toString()).toBe('PNG')
})
