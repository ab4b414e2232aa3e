import { expect, test } from 'vitest'
import { canRead, textOfPdf } from '../../test/testPrintouts.ts'
import { columnWidths } from './columnWidths.ts'
import type { EventDocument, Row } from './document.ts'
import { createPen } from './pen.ts'
import { tablePages } from './tablePages.ts'

const columns = [
  { key: 'pos', name: 'Pos', tight: true },
  { key: 'player', name: 'Player' },
  { key: 'total', name: 'Total', end: true },
] as const

async function pdfOf(rows: readonly Row[]): Promise<Buffer> {
  const section = { id: 'one', title: 'Flight', count: rows.length, columns, heading: 1, rows, empty: 'Empty.' }
  const document: EventDocument = {
    kind: 'Results',
    eventName: 'Cup',
    communityName: 'Club',
    dates: '1 May 2026',
    state: 'Live',
    sections: [section],
  }
  const printed = { local: 'now', at: new Date(0) }
  const pen = await createPen({ paper: 'A4', layout: 'portrait', title: 'T', author: 'A', printed, version: 'v' })
  for (const _ of tablePages(pen, document, { name: 'Club' }));
  return pen.end()
}

const row = (...texts: readonly string[]): Row => ({ cells: texts.map(text => ({ text })) })
const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('the same document printed at the same time is the same file', async () => {
  const rows = [row('1', 'Ana', '70')]
  expect((await pdfOf(rows)).equals(await pdfOf(rows))).toBe(true)
})

test.runIf(canRead)('a table goes on over pages with its heads, and no row is lost', async () => {
  const bytes = await pdfOf(Array.from({ length: 120 }, (_, at) => row(`${at + 1}`, `Player number ${at}.`, '70')))
  const text = textOfPdf(bytes)
  expect(text.match(/PosPlayerTotal/g)).toHaveLength(pagesOf(bytes) ?? 0)
  for (let at = 0; at < 120; at++) expect(text).toContain(`Playernumber${at}.`)
})

test.runIf(canRead)('a row that is taller than a page goes on over the next ones', async () => {
  const words = Array.from({ length: 3000 }, (_, at) => `word${at},`).join(' ')
  const bytes = await pdfOf([row('1', words, '70'), row('2', 'Last', '71')])
  expect(pagesOf(bytes)).toBeGreaterThan(2)
  const text = textOfPdf(bytes)
  expect(text.match(/word\d+,/g)).toHaveLength(3000)
  expect(text).toContain('2Last71')
})

test('columns share the room: numbers keep theirs, a short text too, a long one gets the rest', () => {
  const widthOf = (text: string) => text.length * 5
  const room = 300
  const widths = columnWidths({ columns, heading: 1, rows: [row('T12', 'x'.repeat(200), '123')] }, room, widthOf)
  expect(widths.reduce((sum, one) => sum + one, 0)).toBeCloseTo(room)
  expect([widths[0], widths[2]]).toEqual([15.5, 25.5])
  const full = columnWidths({ columns: columns.slice(1, 2), heading: 0, rows: [row('short')] }, room, widthOf)
  expect(full).toEqual([room])
})
