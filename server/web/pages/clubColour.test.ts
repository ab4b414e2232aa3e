import { expect, test } from 'vitest'
import { boardColour, clubStyle, contrast, rgbOf } from '../../../contract/site/clubColour.ts'

const ivory = rgbOf('f6f2e9')
const colours = ['000000', 'ffffff', 'ffff00', 'ff0000', '00ff00', '7fd1a8', '5c1f2e', '0b5d3b', 'f6f2e9', '808080']

test('whatever colour a club has, ivory is read on its ground', () => {
  for (const colour of colours) expect(contrast(rgbOf(boardColour(colour)), ivory), colour).toBeGreaterThanOrEqual(7)
})

test('a colour that is dark enough stays as it is, and its second line is read as well', () => {
  expect(boardColour('5c1f2e')).toBe('5c1f2e')
  for (const colour of colours) {
    const [, second = ''] = /--board-ink-2:#([0-9a-f]{6})/.exec(clubStyle(colour)) ?? []
    expect(contrast(rgbOf(boardColour(colour)), rgbOf(second)), colour).toBeGreaterThanOrEqual(4.5)
  }
})
