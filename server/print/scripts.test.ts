import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printedDocuments } from '../../contract/documents/extensions.ts'
import { importFile } from '../../test/playedEvent.ts'
import { scriptNames } from '../../test/scriptNames.ts'
import { canRead, printed, textOfPdf } from '../../test/testPrintouts.ts'
import { startWorld, type World } from '../../test/world.ts'
import { createFitting } from './fitText.ts'
import { fontFiles } from './fonts.ts'
import { openShaper } from './shaper.ts'
import { textRuns } from './textRuns.ts'

/** What no font has, or what breaks what is careless: emoji of several signs, a lone surrogate, an override that is never closed, controls. */
const hardNames: readonly (readonly [firstName: string, lastName: string])[] = [
  ['🏌️‍♂️ Bob', '⛳'],
  ['\u{1F1F5}\u{1F1F9}', '𐎠𐎡'],
  ['\u202eevil', 'name\u2067'],
  ['q\u0303\u0323\u0334', '\u200d\u200c'],
  ['葛\u{E0100}', '辻\ufe00'],
]

const names = [...Object.values(scriptNames), ...hardNames]

let world: World
let eventId: string
beforeAll(async () => {
  world = await startWorld()
  const players = names.map(([firstName, lastName], at) => ({ key: `p${at}`, firstName, lastName, gender: 'M' }))
  const keys = players.map(({ key }) => key)
  const fives = Array(18).fill(5)
  const imported = await importFile(world, {
    communityId: 1,
    name: 'كأس Cup ครั้งที่ 1',
    startDate: '2026-05-01',
    endDate: '2026-05-01',
    timeZone: 'Europe/Lisbon',
    state: 'in progress',
    courseIds: [1],
    players,
    teams: keys.flatMap((key, at) => {
      const other = keys[at + 1]
      return at % 2 || !other ? [] : [{ key: `t${at}`, name: names[at]?.join(' '), players: [key, other] }]
    }),
    teePairings: Array.from({ length: Math.ceil(keys.length / 4) }, (_, at) => ({
      teeTime: `2026-05-01T${String(8 + at).padStart(2, '0')}:00:00+01:00`,
      players: keys.slice(4 * at, 4 * at + 4),
    })),
    leaderboards: [
      {
        name: 'Gross',
        format: 'strokePlay',
        flights: [{ name: 'All', players: keys }],
        payouts: { feeCents: 1000, table: { percentThousandths: [100_000] } },
      },
      { name: 'Skins', format: 'skins', flights: [{ name: 'All', players: keys }] },
    ],
    scores: keys.map(player => ({ player, strokes: fives })),
  })
  eventId = imported.eventId
})
afterAll(() => world.close())

/** Nobody wins a skin where all play level; sheets for contests and posters name nobody. */
const withoutNames: readonly string[] = ['skins', 'contestSheets', 'poster']

describe.runIf(canRead)('names in every script', () => {
  test.each(printedDocuments)('%s prints them all, and a box for what no font has', async document => {
    for (const paper of ['A4', 'Letter']) {
      const text = textOfPdf(await printed(world, eventId, document, `?paper=${paper}`))
      if (withoutNames.includes(document)) continue
      for (const [script, name] of Object.entries(scriptNames))
        for (const word of name) expect(letters(text, script, word), `${script} on ${paper}`).toBe(true)
      expect(text).toContain('\u{fffd}')
      expect(text).toContain('⛳')
    }
  })
})

/** Readers turn text from right to left around by letters or by clusters: its letters are there next to each other. */
function letters(text: string, script: string, word: string): boolean {
  const shown = word.normalize('NFC')
  if (!['Arabic', 'Hebrew', 'Thaana'].includes(script)) return text.includes(shown)
  const sorted = [...shown].sort().join('')
  for (let at = 0; at + shown.length <= text.length; at++)
    if ([...text.slice(at, at + shown.length)].sort().join('') === sorted) return true
  return false
}

test.each(Object.entries(scriptNames))(
  '%s is drawn letter by letter, in both weights and without a box',
  async (_, name) => {
    const { shape } = await openShaper()
    for (const { text, font, level } of textRuns(name.join(' '))) {
      for (const file of fontFiles()[font] ?? []) {
        const { glyphs } = shape(text, { file, rtl: level % 2 === 1, features: [] })
        expect(glyphs.filter(({ id }) => id === 0)).toEqual([])
        expect(glyphs.length).toBeGreaterThan(0)
      }
    }
  },
)

test('letters join, move and stack as their script asks', async () => {
  const { shape } = await openShaper()
  const glyphsOf = (text: string) => {
    const [run] = textRuns(text)
    const [file = ''] = fontFiles()[run?.font ?? ''] ?? []
    return shape(text, { file, rtl: (run?.level ?? 0) % 2 === 1, features: [] }).glyphs
  }
  const ids = (text: string) => glyphsOf(text).map(({ id }) => id)
  // Beh alone, and at the start, in the middle and at the end of a word.
  expect(new Set([...ids('ب'), ...ids('ببب')]).size).toBeGreaterThan(3)
  // The conjunct of ka and ssa is one glyph; the vowel sign i stands before its consonant.
  expect(ids('क्ष')).toHaveLength(1)
  expect(glyphsOf('कि')[0]?.id).not.toBe(ids('क')[0])
  // A tone mark over a vowel stands higher than over a consonant.
  const mark = (text: string) => glyphsOf(text).at(-1)
  expect([mark('กี่')?.id, mark('กี่')?.y]).not.toEqual([mark('ก่')?.id, mark('ก่')?.y])
})

test('a line is ordered for the eye: words from right to left turn, the list around them does not', () => {
  const { wrap } = createFitting(({ text }) => ({ units: [...text].length, drawn: undefined }))
  const shown = (text: string) =>
    wrap(text, 1000, { size: 1 })
      .flat()
      .map(piece => piece.text)
  expect(shown('שלום כהן')).toEqual(['שלום כהן'])
  expect(shown('שלום, כהן')).toEqual(['כהן', ', ', 'שלום'])
  expect(shown('Ana, \u2068שלום\u2069, \u2068כהן\u2069, Bob').join('')).toBe('Ana, שלום, כהן, Bob')
  expect(shown('12 שלום').join('|')).toBe('שלום| |12')
})
