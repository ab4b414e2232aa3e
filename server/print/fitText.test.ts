import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../tools/counts.ts'
import { createFitting, type Fitted, lineHeight } from './fitText.ts'

/** Every letter half as wide as the text is high. */
const fitting = createFitting(({ text }) => ({ units: [...text].length / 2, drawn: undefined }))
const style = { size: 12 }

const textOf = ({ lines }: Fitted<unknown>) => lines.map(line => line.map(({ text }) => text).join('')).join('')

test('a text that has room keeps its size on one line', () => {
  expect(fitting.fit('Ana Lopes', { width: 100, height: 20 }, style)).toMatchObject({
    size: 12,
    lines: [[{ text: 'Ana Lopes' }]],
  })
})

test('a text that is too wide goes on to the next line where there is room for it, else it becomes smaller', () => {
  const two = fitting.fit('Ana Lopes', { width: 40, height: 30 }, style)
  expect([two.size, two.lines.length]).toEqual([12, 2])
  const small = fitting.fit('Ana Lopes', { width: 40, height: 13 }, style)
  expect([small.size < 12, small.lines.length]).toEqual([true, 1])
})

test('no letter is lost, and everything lies in the box', () => {
  const name = fc.string({ unit: fc.constantFrom(...'abW éñŁ山田김'), minLength: 1, maxLength: 121 })
  fc.assert(
    fc.property(name, fc.integer({ min: 60, max: 600 }), fc.integer({ min: 26, max: 120 }), (text, width, height) => {
      const fitted = fitting.fit(text, { width, height }, { size: 40 })
      // A line that is broken ends without its space.
      expect(textOf(fitted).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      for (const line of fitted.lines)
        expect(line.reduce((sum, { units }) => sum + units, 0) * fitted.size).toBeLessThanOrEqual(width + 0.01)
      expect(fitted.lines.length * fitted.size * lineHeight).toBeLessThanOrEqual(height + 0.01)
    }),
    { numRuns: runs(2000, 300) },
  )
})
