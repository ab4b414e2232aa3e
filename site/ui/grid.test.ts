import { describe, expect, it } from 'vitest'
import { type GridColumn, moved, pasted, rowsFound, sorted, tableText, windowOf } from './grid.ts'

type Row = { readonly id: number; readonly name: string; readonly index: number | undefined; readonly locked?: boolean }

const columns: readonly GridColumn<Row>[] = [
  { key: 'name', title: 'Name', width: 10, value: row => row.name, text: row => row.name },
  {
    key: 'index',
    title: 'Index',
    width: 4,
    value: row => row.index,
    text: row => String(row.index ?? ''),
    edit: { locked: row => (row.locked ? 'It is locked.' : undefined) },
  },
]
const rows: readonly Row[] = [
  { id: 1, name: 'Ágata', index: 12.4 },
  { id: 2, name: 'bruno', index: undefined },
  { id: 3, name: 'Carla', index: -1.2, locked: true },
  { id: 4, name: 'Ana', index: 3 },
]
const byName = (a: string, b: string) => new Intl.Collator('en', { sensitivity: 'base' }).compare(a, b)
const ids = (list: readonly Row[]) => list.map(one => one.id)

describe('the order of rows', () => {
  it('is by number or by name in the reader’s alphabet, and who has no value comes last either way', () => {
    expect(ids(sorted(rows, columns, { key: 'name', down: false }, byName))).toEqual([1, 4, 2, 3])
    expect(ids(sorted(rows, columns, { key: 'index', down: false }, byName))).toEqual([3, 4, 1, 2])
    expect(ids(sorted(rows, columns, { key: 'index', down: true }, byName))).toEqual([1, 4, 3, 2])
  })
})

describe('find', () => {
  it('takes every word without case and accents', () => {
    expect(ids(rowsFound(rows, columns, 'AGA'))).toEqual([1])
    expect(ids(rowsFound(rows, columns, 'agata 12'))).toEqual([1])
    expect(ids(rowsFound(rows, columns, 'agata 13'))).toEqual([])
    expect(rowsFound(rows, columns, ' ')).toHaveLength(4)
  })
})

describe('the window', () => {
  it('holds the rows in sight and some around them, whatever the scroll', () => {
    expect(windowOf(300, { top: 0, height: 360, rowHeight: 36 })).toEqual({ first: 0, end: 16 })
    expect(windowOf(300, { top: 3600, height: 360, rowHeight: 36 })).toEqual({ first: 94, end: 116 })
    expect(windowOf(3, { top: 9999, height: 360, rowHeight: 36 })).toEqual({ first: 3, end: 3 })
  })
})

describe('copy and paste', () => {
  it('copies what a spreadsheet takes, and pastes it back without a change', () => {
    const text = tableText(rows, columns)
    expect(text.split('\n')[0]).toBe('Name\tIndex')
    const cells = text.split('\n').slice(1).join('\n')
    expect(pasted(cells, { row: 0, column: 0 }, rows, columns)).toEqual([])
  })

  it('fills downwards from the cell, over cells that can be changed only', () => {
    const changes = pasted('1\r\n2\r\n3\r\n4\r\n5\r\n', { row: 0, column: 1 }, rows, columns)
    expect(changes.map(one => [one.row.id, one.text])).toEqual([
      [1, '1'],
      [2, '2'],
      [4, '4'],
    ])
    expect(pasted('Zoe', { row: 0, column: 0 }, rows, columns)).toEqual([])
  })
})

describe('the keys', () => {
  it('stay inside the grid', () => {
    const size = { rows: 4, columns: 2, page: 10 }
    expect(moved('ArrowUp', { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 })
    expect(moved('PageDown', { row: 1, column: 1 }, size)).toEqual({ row: 3, column: 1 })
    expect(moved('Ctrl+End', { row: 0, column: 0 }, size)).toEqual({ row: 3, column: 1 })
    expect(moved('x', { row: 0, column: 0 }, size)).toBeUndefined()
  })
})
