/** What the columns of a list hold: who says otherwise leaves what was said of the others. */
import { expect, test } from 'vitest'
import { words as english } from '../../../contract/words/en/screens/bringInList.ts'
import { spokenWords } from '../../../contract/words/spoken.ts'
import { choose, control, controls, draw, press, words as textOf } from '../../../test/drawn.ts'
import { Columns } from './Columns.tsx'
import { fieldLabel, fieldsOfIndexes } from './fieldLabel.ts'

const words = spokenWords(english, 'en-GB')
const columns = [
  { heading: 'Name', sample: 'Ana Silva', field: 'name' as const },
  { sample: '40512', field: 'ignore' as const, perhaps: 'hcId' as const },
]

test('a column that may be something is asked about, by its place where it has no heading', () => {
  const told: unknown[] = []
  const place = draw(
    <Columns {...{ words, columns }} fields={fieldsOfIndexes} said={[]} onMapping={one => told.push(one)} />,
  )
  const question = place.querySelector('.ask')
  expect(question && textOf(question)).toContain(words.column({ at: 2 }))
  press(control(words.itIs({ field: fieldLabel(words, 'hcId') })))
  press(control(words.itIsNot))
  expect(told).toEqual([
    ['ask', 'hcId'],
    ['ask', 'ignore'],
  ])
})

test('a column is said to be something else, and what was said before of the others stays', () => {
  const told: unknown[] = []
  draw(
    <Columns
      {...{ words, columns }}
      fields={fieldsOfIndexes}
      said={['name', 'hcId']}
      onMapping={one => told.push(one)}
    />,
  )
  choose(control(/^Name/), 'ignore')
  expect(told).toEqual([['ignore', 'hcId']])
  expect(controls(/^Name/).map(one => one.value)).toEqual(['ignore'])
})
