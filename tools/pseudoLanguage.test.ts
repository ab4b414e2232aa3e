import { expect, test } from 'vitest'
import { filledMessage } from '../contract/words/message.ts'
import { pseudoText } from './pseudoLanguage.ts'

test('letters have marks and words are longer; blanks, branches and tags stay', () => {
  expect(pseudoText('Tee <b>sheet</b> of {event}')).toBe(
    'Ţéé <b>šĥééţ</b> öƒ {event}'.replace('šĥééţ', 'šĥéééţ').replace('Ţéé', 'Ţééé'),
  )
  const text = pseudoText('{count, plural, one {# player} other {# players}} {kind, select, a {in} other {out}}')
  expect(filledMessage(text, { count: 2, kind: 'b' }, 'en-GB')).toBe('2 ṗļááýéŕŕš öúţţ')
})
