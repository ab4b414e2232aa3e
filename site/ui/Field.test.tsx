/** Fields of forms: what they are called, what they say, and what they hand on. */
import { useState } from 'preact/hooks'
import { expect, test } from 'vitest'
import { choose, control, controls, described, draw, press, redraw, type, words } from '../../test/drawn.ts'
import { Check, Choose, Field } from './Field.tsx'
import { FileChoice } from './FileChoice.tsx'
import { Find } from './Find.tsx'
import { LongField, oneParagraph } from './LongField.tsx'
import { Segments } from './Segments.tsx'

test('a field is called by its label, is described by its hint, and by what is wrong in its place', () => {
  const told: string[] = []
  const field = (error?: string) => (
    <Field label="Name" hint="As on the card" error={error} value="Ana" onInput={value => told.push(value)} />
  )
  draw(field())
  expect(described(control('Name'))).toBe('As on the card')
  expect(control('Name').getAttribute('aria-invalid')).toBe('false')
  type(control('Name'), 'Ana Silva')
  expect(told).toEqual(['Ana Silva'])
  redraw(field('Somebody has this name.'))
  expect(described(control('Name'))).toBe('Somebody has this name.')
  expect(control('Name').getAttribute('aria-invalid')).toBe('true')
})

test('a field without a hint is described by nothing', () => {
  draw(<Field label="Date" type="date" value="2026-05-01" onInput={() => undefined} />)
  expect(control('Date').hasAttribute('aria-describedby')).toBe(false)
  expect([control('Date').type, control('Date').value]).toEqual(['date', '2026-05-01'])
})

test('a list shows what stands, also when its choices come later, and says what is chosen instead', () => {
  const told: string[] = []
  const options = ['front', 'back'].map(value => ({ value, words: value.toUpperCase() }))
  const list = (value: string, all = options) => (
    <Choose label="Nine" value={value} options={all} onChoose={one => told.push(one)} />
  )
  draw(list('back', []))
  redraw(list('back'))
  expect(control('Nine').value).toBe('back')
  choose(control('Nine'), 'front')
  expect(told).toEqual(['front'])
})

test('a box is ticked by its words', () => {
  const told: boolean[] = []
  draw(<Check words="Played" hint="All holes" checked={false} onChange={one => told.push(one)} />)
  press(control(/^Played/))
  expect(told).toEqual([true])
})

test('of several places of a switch one is on, and each is a place of the same switch', () => {
  const Switch = () => {
    const [value, setValue] = useState<'net' | 'gross'>('net')
    const options = [
      { value: 'net' as const, words: 'Net', count: 3 },
      { value: 'gross' as const, words: 'Gross' },
    ]
    return <Segments label="Score" {...{ value, options }} onChoose={setValue} />
  }
  const place = draw(<Switch />)
  expect(words(place.querySelector('legend') ?? place)).toBe('Score')
  expect(controls(/./).map(one => [one.type, one.checked])).toEqual([
    ['radio', true],
    ['radio', false],
  ])
  press(control('Gross'))
  expect([control('Net 3').checked, control('Gross').checked]).toEqual([false, true])
  const [first, second] = controls(/./).map(one => one.name)
  expect([first !== '', second]).toEqual([true, first])
})

test('a few sentences are sent as one paragraph', () => {
  const told: string[] = []
  draw(<LongField label="Reason" value="" onInput={value => told.push(value)} required />)
  type(control('Reason'), ' Wind\n\nand  rain ')
  expect([told.map(oneParagraph), control('Reason').required]).toEqual([['Wind and rain'], true])
})

test('what is searched for has a name, whoever sees no placeholder', () => {
  const told: string[] = []
  draw(<Find label="Find a member" value="" onFind={text => told.push(text)} />)
  type(control('Find a member'), 'sil')
  expect(told).toEqual(['sil'])
})

test('of a file that is chosen the content is handed on', async () => {
  const read = new Promise<string>(onFile =>
    draw(<FileChoice label="Take a file" hint="CSV or Excel" onFile={onFile} />),
  )
  const input = control('Take a file: CSV or Excel')
  Object.defineProperty(input, 'files', { value: [new File(['name;index\n'], 'list.csv')] })
  choose(input, '')
  expect(atob(await read)).toBe('name;index\n')
})
