import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const box = (column: number, row: number) => ({
  left: column * 100,
  right: column * 100 + 90,
  top: row * 30,
  bottom: row * 30 + 25,
})
/** Two columns of three. */
const boxes = [box(0, 0), box(1, 0), box(0, 1), box(1, 1), box(0, 2), box(1, 2)]

test('the arrows go to the next one straight ahead, and nowhere at the edge', () => {
  expect(nearest(box(0, 0), boxes, 'ArrowRight')).toBe(1)
  expect(nearest(box(0, 0), boxes, 'ArrowDown')).toBe(2)
  expect(nearest(box(1, 2), boxes, 'ArrowUp')).toBe(3)
  expect(nearest(box(0, 0), boxes, 'ArrowUp')).toBeUndefined()
  expect(nearest(box(0, 0), boxes, 'ArrowLeft')).toBeUndefined()
})

test('from a list beside a board the way leads to the row at the same height', () => {
  const board = [box(3, 0), box(3, 1), box(3, 2)]
  expect(nearest(box(0, 2), board, 'ArrowRight')).toBe(2)
})
