/** The editor of a cell: each key ends it once, and one way. */
import { expect, test } from 'vitest'
import { control, draw, key } from '../../test/drawn.ts'
import { GridEditor } from './GridEditor.tsx'

/** What an editor tells, with its control. */
function editor(text: string, options?: readonly string[]) {
  const told: string[] = []
  draw(
    <GridEditor
      label="Index, Ana Silva"
      {...{ text, options }}
      onCommit={(typed, then) => told.push(`${typed} ${then}`)}
      onCancel={() => told.push('as it was')}
    />,
  )
  return { told, field: control('Index, Ana Silva') }
}

test.each([
  ['Enter', {}, '12.4 down'],
  ['Tab', {}, '12.4 right'],
  ['Tab', { shiftKey: true }, '12.4 left'],
  ['Escape', {}, 'as it was'],
])('%s %o ends it', (name, modifiers, expected) => {
  const { told, field } = editor('11.9')
  expect(document.activeElement).toBe(field)
  field.value = '12.4'
  expect(key(field, name, modifiers)).toBe(true)
  field.blur()
  expect(told).toEqual([expected])
})

test('other keys are typed, and whoever leaves the cell keeps what was typed', () => {
  const { told, field } = editor('11.9')
  expect(key(field, '4')).toBe(false)
  field.value = '4'
  field.blur()
  expect(told).toEqual(['4 stay'])
})

test('what is typed first stays, what stood there is replaced by typing', () => {
  const { field } = editor('11.9')
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['11.9', 0, 4])
  const other = editor('7').field
  expect(other.value).toBe('7')
})

test('a cell with choices offers them, and begins with the one that stands there', () => {
  const { told, field } = editor('Blue', ['White', 'Blue'])
  expect(field.value).toBe('Blue')
  field.value = 'White'
  key(field, 'Enter')
  expect(told).toEqual(['White down'])
})
