/** The worst that a field of the contract can be given, by what it is: a file, a text, an id, a time, a number or a list. */
import { deflateSync } from 'node:zlib'
import { testPng } from '../../server/kernel/image/testPng.ts'
import { testWorkbook } from '../../server/kernel/table/testWorkbook.ts'

export type Leaf = {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly contentEncoding?: string
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}
export type Worst = readonly [what: string, value: unknown]

/** What is wrong with everything that is one value; it is refused by its shape. */
const misshapen: readonly Worst[] = [
  ['a list of itself', nested(30)],
  ['deeper than any shape', nested(1000)],
  ['an object that looks like another', { toString: 1, length: 1e9, toJSON: 1 }],
]

/** The worst values for the field `name`. */
export function worstValues(name: string, leaf: Leaf): readonly Worst[] {
  if (leaf.contentEncoding === 'base64') return files
  if (leaf.type === 'integer' || leaf.type === 'number') return [...(isId(name) ? foreignIds : []), ...extremes(leaf)]
  if (leaf.type !== 'string') return []
  if (leaf.pattern?.startsWith('^data:image/png')) return pictures
  if (leaf.format?.startsWith('date') || leaf.pattern?.startsWith('^\\d{4}-') || leaf.pattern?.includes('[0-5][0-9]'))
    return times
  if (/^\^\(?\[?[A-Z|]{1,3}\]?-/.test(leaf.pattern ?? '') || isId(name))
    return [...publicIds, ...texts(leaf).slice(0, 4)]
  return [...texts(leaf), ...misshapen]
}

function isId(name: string): boolean {
  return /(^id|Id|Ids)$/.test(name)
}

/** Of communities that the callers do not reach, and of nothing. */
const foreignIds: readonly Worst[] = [4, 8, 9, 91, 4001, 4101, 4201, 4301, 0, 999_999_999_999_999].map(id => [
  `the id ${id}`,
  id,
])
const publicIds: readonly Worst[] = [
  ...[
    'S-400',
    'M-100',
    'S-99',
    'P-8',
    'T-4201',
    `S-${'9'.repeat(16)}`,
    'S-01',
    's-110',
    `S-110' or 1=1 --`,
    '../S-110',
  ],
].map(id => [`the id ${id}`, id])

function extremes({ minimum, maximum }: Leaf): readonly Worst[] {
  const bounds = [minimum ?? 0, maximum ?? 2 ** 53 - 1]
  return [...bounds, (minimum ?? 0) - 1, 2 ** 53, -(2 ** 63), 1e308, 0.1 + 0.2].map(number => [`${number}`, number])
}

const times: readonly Worst[] = [
  ...['0000-00-00', '0001-01-01', '9999-12-31', '2026-02-29', '+275760-09-13', '-271821-04-20', '99999-01-01'],
  ...['0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59.999999999-14:00', '2026-05-03T24:00:00Z'],
  ...['2026-06-30T23:59:60Z', '2026-05-03T08:00:00.000+23:59', '1970-01-01T00:00:00Z', '9999-12-31T23:59'],
  ...['0001-01-01T00:00', '2026-03-29T01:30', '24:00', '23:59', '00:00', 'now', 'infinity', 'epoch', 'P1D'],
  `2026-05-03T08:00:00.${'9'.repeat(900)}Z`,
].map(time => [`the time ${time.slice(0, 40)}`, time])

/** As long as the field allows, as long as a body allows, and what readers, patterns, fonts and columns have stumbled over. */
function texts({ maxLength = 1000, format }: Leaf): readonly Worst[] {
  const full = (part: string) => part.repeat(Math.ceil(maxLength / [...part].length)).slice(0, maxLength)
  const addresses: readonly Worst[] =
    format === 'email'
      ? [
          ['a long address', `${'a'.repeat(64)}@${'b.'.repeat(90)}pt`],
          ['an address of dots', `a@${'.'.repeat(200)}`],
          ['an address of at signs', '@'.repeat(250)],
        ]
      : []
  return [
    ['as long as it may be', full('x')],
    ['one sign too long', 'x'.repeat(maxLength + 1)],
    ['as long as a body', 'x'.repeat(900_000)],
    ['a body of spaces', `${' '.repeat(900_000)}x`],
    ['spaces', `x${full(' ').slice(2)}x`],
    ['marks on one letter', `e${'\u0301'.repeat(maxLength - 1)}`],
    ['four bytes each', '😀'.repeat(Math.max(1, maxLength))],
    ['turned around', full('\u202e\u2066x')],
    ['ligatures that grow', full('\ufdfa')],
    ['comments', full('<!---->')],
    ['brackets', full('(')],
    ['quotes', full('"')],
    ['backslashes', full('\\')],
    ['commas and spaces', full(', ')],
    ['digits', full('9')],
    ['lines', full('\r\n')],
    ['a null', 'a\u0000b'],
    ['half a sign', '\ud83d'],
    ['SQL', "'; drop table event; --"],
    ['a formula', '=cmd|"/c calc"!A1'],
    ['a template', '%s%n {{7*7}} {0} <script>alert(1)</script>'],
    ['a path', '../../../../etc/passwd\u0000.png'],
    ['one letter that becomes another', '\u212a\u017f\u0130\ufb01'],
    ...addresses,
  ]
}

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
const uses = Array.from({ length: 30 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(9)}</g>`).join(
  '',
)
const cell = (place: string) => `<row r="${place.replace(/\D/g, '')}"><c r="${place}"><v>1</v></c></row>`

/** Files as bombs, each in Base64. */
const files: readonly Worst[] = (
  [
    ['a cell at XFD1048576', testWorkbook(cell('XFD1048576'))],
    ['a cell at XFD6000', testWorkbook(cell('XFD6000'))],
    ['millions of cells', testWorkbook(`<row r="1">${'<c r="A1"><v>1</v></c>'.repeat(25)}</row>`.repeat(50_000))],
    ['a shared text in every cell', testWorkbook(sharedText(), `<si><t>${'x'.repeat(1e6)}</t></si>`)],
    ['half a workbook', testWorkbook(cell('A1')).subarray(0, 300)],
    ['quotes without end', Buffer.from('"'.repeat(370_000))],
    ['commas', Buffer.from(','.repeat(370_000))],
    ['lines', Buffer.from('\n'.repeat(370_000))],
    ['one long line', Buffer.from('a b;'.repeat(90_000))],
    ['comments', Buffer.from('<!---->'.repeat(30))],
    [
      'octaves of noise',
      Buffer.from(svg('<filter id="f"><feTurbulence numOctaves="200"/></filter><rect filter="url(#f)"/>')),
    ],
    ['shapes in shapes', Buffer.from(svg(`<rect id="a0" width="4" height="4"/>${uses}`))],
    ['lines across', Buffer.from(svg(`<path stroke="#000" d="${'M0 0L9 9'.repeat(50_000)}"/>`))],
    ['a PNG of 16,000 by 16,000', testPng(16_000, 16_000)],
    ['a PNG without its pixels', testPng(3000, 3000)],
    ['JSON nested 100,000 deep', Buffer.from('['.repeat(100_000))],
    ['bytes of nothing', deflateSync(Buffer.alloc(300_000))],
    ['nothing', Buffer.alloc(0)],
  ] as const
).map(([what, bytes]) => [what, bytes.toString('base64')])

const pictures: readonly Worst[] = [
  ['a PNG of 16,000 by 16,000', `data:image/png;base64,${testPng(16_000, 16_000).toString('base64')}`],
  ['a PNG cut in half', 'data:image/png;base64,iVBORw0KGgoAAAAA'],
  ['SVG that says PNG', `data:image/png;base64,${Buffer.from(svg('')).toString('base64')}`],
]

function sharedText(): string {
  const columns = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const row = (at: number) => columns.map(one => `<c r="${one}${at}" t="s"><v>0</v></c>`).join('')
  return Array.from({ length: 900 }, (_, at) => `<row r="${at + 1}">${row(at + 1)}</row>`).join('')
}

/** Lists in lists. */
function nested(depth: number): unknown {
  let value: unknown = []
  for (let level = 1; level < depth; level += 1) value = [value]
  return value
}
