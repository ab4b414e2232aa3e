import { expect, test } from 'vitest'
import { clubLine, drawHead, inkOf } from './drawHead.ts'
import { createPen } from './pen.ts'

const form = {
  paper: 'A4',
  layout: 'portrait',
  title: 'T',
  author: 'A',
  printed: { local: 'now', at: new Date(0) },
  version: 'v',
} as const

/** One dark dot. */
const logoPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test.each([
  [undefined, '#0b5d3b'],
  ['#7A1020', '#7a1020'],
  ['not a colour', '#0b5d3b'],
])('a club of the colour %s has lines in %s', (colour, ink) => {
  expect(inkOf({ name: 'Club', colour })).toBe(ink)
})

test('a light colour is darkened until a line of it shows on paper', () => {
  expect(inkOf({ name: 'Club', colour: '#ffff00' })).toBe('#979700')
})

test('the logo of a club stands before its name', async () => {
  const pen = await createPen(form)
  pen.page()
  const plain = clubLine(pen, { name: 'Club' }, { x: 36, y: 40, width: 300, height: 22 })
  const withLogo = clubLine(pen, { name: 'Club', logoPng }, { x: 36, y: 40, width: 300, height: 22 })
  expect([plain, withLogo]).toEqual([52, 62])
  expect((await pen.end()).toString('latin1')).toContain('/Subtype /Image')
})

test('a head with a long name is taller, and what comes after stands below it', async () => {
  const pen = await createPen(form)
  pen.page()
  const head = (eventName: string) =>
    drawHead(pen, { club: { name: 'Club' }, eventName, facts: ['Results', '1 May 2026'] })
  expect(head('Cup '.repeat(40))).toBeGreaterThan(head('Cup'))
})
