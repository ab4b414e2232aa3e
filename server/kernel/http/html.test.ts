import { expect, test } from 'vitest'
import { html } from './html.ts'

const hostile = `</h1><script>alert('x')</script>"&`

test('markup in a value shows as text, in elements, attributes and lists', () => {
  const page = html`<h1 title="${hostile}">${hostile}${[hostile, html`<b>${hostile}</b>`]}</h1>`.text
  expect(page.match(/<[a-z/]+\d?/g)).toEqual(['<h1', '<b', '</b', '</h1'])
  expect(page.match(/"/g)).toHaveLength(2)
})

test('nothing is nothing, and zero is zero', () => {
  expect(html`${null}${undefined}${false}${[]}${0}`.text).toBe('0')
})
