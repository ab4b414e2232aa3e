import { expect, test } from 'vitest'
import { spokenWords } from '../../../contract/words/spoken.ts'
import { html } from '../../kernel/http/html.ts'
import { filledHtml } from './filledHtml.ts'

const { ask } = spokenWords({ ask: '{name} & {count} of {way}' } as const, 'en-GB')

test('HTML stands in a text as it is, all else is escaped', () => {
  const filled = filledHtml(ask, { way: html`<a href="/">here</a>`, name: '<b>', count: 3 })
  expect(filled.text).toBe('&lt;b&gt; &amp; 3 of <a href="/">here</a>')
})
