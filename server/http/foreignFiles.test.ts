/** Files that end servers, sent by whoever may send one: refused with what to do, while everybody else is answered. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HelperCalls, helperCalls } from '../../test/helperCalls.ts'
import { staffCalls } from '../../test/staffCalls.ts'
import { startWorld, type World } from '../../test/world.ts'
import { atMost } from '../../tools/counts.ts'
import { testWorkbook } from '../kernel/table/testWorkbook.ts'

let world: World
let organiser: HelperCalls
let organiserParams: { eventId: string; organiserId: number }

beforeAll(async () => {
  world = await startWorld()
  organiser = await helperCalls(world, 'S-120', 'organiser', 'Company Ltd', 4)
  organiserParams = { eventId: 'S-120', organiserId: organiser.staffLinkId }
})
afterAll(() => world.close())

const cell = (place: string) => `<row r="${place.replace(/\D/g, '')}"><c r="${place}"><v>1</v></c></row>`
const rowsOf = (count: number, columns: readonly string[], inside: string) =>
  Array.from(
    { length: count },
    (_, at) => `<row r="${at + 1}">${columns.map(one => `<c r="${one}${at + 1}"${inside}</c>`).join('')}</row>`,
  ).join('')
const columns = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const quote = '"'

/** Each with what a word of its refusal is; undefined where it may be read. */
const bombs: readonly (readonly [what: string, file: Buffer, words: string | undefined])[] = [
  ['one cell at the last place of a sheet', testWorkbook(cell('XFD1048576')), 'far from the others'],
  ['one cell at XFD6000', testWorkbook(cell('XFD6000')), 'far from the others'],
  [
    'two and a half million cells',
    testWorkbook(`<row r="1">${'<c r="A1"><v>1</v></c>'.repeat(25)}</row>`.repeat(100_000)),
    'too large when unpacked',
  ],
  [
    'a shared text of a megabyte in every cell',
    testWorkbook(rowsOf(1000, columns, ' t="s"><v>0</v>'), `<si><t>${'x'.repeat(1e6)}</t></si>`),
    undefined,
  ],
  ['elements in elements', testWorkbook('<c r="A1">'.repeat(200_000)), ''],
  ['dates beyond every calendar', testWorkbook('<row r="1"><c r="A1" t="d"><v>1e300</v></c></row>'), ''],
  ['quotes that never end', Buffer.from(`${quote}a${`,${quote.repeat(3)}`.repeat(90_000)}`), undefined],
  ['a line of quotes', Buffer.from(`${`${quote}\n`.repeat(900)}${quote.repeat(300_000)}`), undefined],
  ['lines without anything', Buffer.from('\n'.repeat(370_000)), undefined],
  ['commas and nothing else', Buffer.from(','.repeat(370_000)), undefined],
  ['numbers and spaces', Buffer.from(`1${' '.repeat(5)}`.repeat(60_000)), undefined],
]

test.each(bombs)('a table with %s', async (_, file, words) => {
  let [asked, slowest, isOver] = [0, 0, false]
  const others = (async () => {
    while (!isOver) {
      const began = performance.now()
      const answer = await world.app.inject({ url: '/v1/events/S-110/teams', headers: world.browser('viewer') })
      expect(answer.statusCode).toBe(200)
      slowest = Math.max(slowest, performance.now() - began)
      asked += 1
      await wait(5)
    }
  })()
  const began = performance.now()
  const said = await organiser.call('readNamedTable', {
    params: organiserParams,
    body: { file: file.toString('base64') },
  })
  const took = performance.now() - began
  isOver = true
  await others
  if (words === undefined) expect(said.code === undefined || said.code === 'VALIDATION').toBe(true)
  else expect(said).toMatchObject({ code: 'VALIDATION', detail: expect.stringContaining(words) })
  expect(took).toBeLessThan(atMost(6000))
  expect(slowest).toBeLessThan(atMost(500))
  expect(asked).toBeGreaterThan(0)
})

test('the handicaps of a file are read before a transaction begins: nobody has looked for the event yet', async () => {
  const call = staffCalls(world).call
  const bomb = testWorkbook(cell('XFD6000')).toString('base64')
  const params = { eventId: 'S-999999' }
  const said = call('refreshHandicaps', { params, query: {}, body: { file: bomb, asOf: '2026-04-30' } }, 'director')
  await expect(said).rejects.toMatchObject({ code: 'VALIDATION' })
})

test('a pasted table of any length is read by nobody who answers others', async () => {
  const text = `${'Marta Abreu\t12,4\n'.repeat(900)}${' '.repeat(150_000)}`
  const said = await organiser.call('readNamedTable', { params: organiserParams, body: { text } })
  expect(said.lines[0]).toMatchObject({ firstName: 'Marta', lastName: 'Abreu', hcIndex: 12.4 })
})
