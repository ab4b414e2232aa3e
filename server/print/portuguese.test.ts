/** Documents in another language: nothing on them is English but what people wrote themselves. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printedDocuments } from '../../contract/documents/extensions.ts'
import type { PrintedName } from '../../contract/settings/printCentre.ts'
import type { Language } from '../../contract/words/languages.ts'
import { wordsIn } from '../../contract/words/wordsIn.ts'
import { canRead, hardEvent, textOfPdf } from '../../test/testPrintouts.ts'
import { startWorld, type World } from '../../test/world.ts'
import { type VisibleEvent, visibleEvent } from '../domain/access/visibleEvent.ts'
import { countedBoards } from '../live/countedBoards.ts'
import { calendar } from './calendar.ts'
import { dayInWords, daysInWords } from './dayInWords.ts'
import { documentPages } from './documentPages.ts'
import { directorTables, documents, eventDocument, type TableName } from './eventDocument.ts'
import { moneyInWords } from './moneyInWords.ts'
import { namesWith } from './names.ts'
import { signed } from './playerList.ts'
import { type PrintService, printout } from './printout.ts'
import { skinInWords } from './skinInWords.ts'

let world: World
let service: PrintService
let event: VisibleEvent
beforeAll(async () => {
  world = await startWorld()
  const url = 'https://golf.example.com'
  const links = {
    ofResults: async () => url,
    ofAnyone: async () => url,
    ofPlayers: async () => new Map<number, string>(),
  }
  service = { ...world.service, links }
  const eventId = await hardEvent(world)
  const found = await world.service.database.read([1], tx => visibleEvent(tx, eventId, [1]))
  if (!found) throw new Error(`There is no ${eventId}.`)
  event = found
})
afterAll(() => world.close())

/** The words of English that are others in Portuguese, those of several letters that no name has. */
const english = (() => {
  const [en, pt] = [wordsIn('en'), wordsIn('pt')]
  const nouns = ['documents', 'results', 'forms', 'states'] as const
  const own = new Set(nouns.flatMap(noun => textsIn(pt[noun])))
  return nouns.flatMap(noun => textsIn(en[noun])).filter(text => text.length > 3 && !own.has(text))
})()

function textsIn(words: object): readonly string[] {
  return Object.values(words).flatMap(one =>
    typeof one === 'string' ? [one] : typeof one === 'object' && one !== null ? textsIn(one) : [],
  )
}

test.each([...Object.keys(documents), ...Object.keys(directorTables)] as TableName[])(
  'nothing of the table %s is English in Portuguese',
  async name => {
    const results = await countedBoards(world.service, event)
    const { kind, dates, state, sections } = await world.service.database.read([1], tx =>
      eventDocument(tx, event, name, { results, language: 'pt' }),
    )
    const said = sections.flatMap(({ title, columns, empty, note = '', ahead = '' }) => [
      ...[title, empty, note, ahead],
      ...columns.map(column => column.name),
    ])
    expect([kind, dates, state, ...said].filter(text => english.includes(text))).toEqual([])
    expect([dates, state]).toEqual(['2 de maio de 2026', expect.stringMatching(/^Publicada desde \d/)])
  },
)

async function paperOf(document: PrintedName, language: Language) {
  const { version, bytes } = await printout(service, event, { document, language })
  return { version, text: textOfPdf(await bytes()) }
}

describe.runIf(canRead)('on paper', () => {
  test.each(printedDocuments)(
    'nothing of %s is English in Portuguese, nor is it taken for the English one',
    async name => {
      const portuguese = await paperOf(name, 'pt')
      const other = await paperOf(name, 'en')
      expect(portuguese.version).not.toBe(other.version)
      expect(portuguese.text).toMatch(/Impressoa01\/05\/2026,10:00,versão[0-9a-f]{8}/)
      expect(other.text).toMatch(/Printed1May2026,10:00,version[0-9a-f]{8}/)
      const squeezed = english.map(text => text.replaceAll(/\s+/g, '')).filter(text => text.length > 8)
      expect(squeezed.filter(text => portuguese.text.includes(text))).toEqual([])
    },
  )
})

test('paper is stale at the same time, in whatever language it is called', async () => {
  const [en, pt] = await Promise.all(
    (['en', 'pt'] as const).map(language => documentPages(service, event, printedDocuments, language)),
  )
  const versions = (all: typeof en) => all?.flatMap(({ pages }) => pages.map(({ version }) => version))
  expect(versions(pt)).toEqual(versions(en))
  expect(pt?.find(({ document }) => document === 'cartSigns')?.name).toBe('Placas dos buggies')
})

test('numbers, money and days are written as the language writes them', () => {
  expect([signed(-1.2, 1, 'pt'), signed(12.4, 1, 'pt')]).toEqual(['+1,2', '12,4'])
  expect(moneyInWords(12_050, 'EUR', 'pt')).toBe('120,50\u00a0€')
  expect(dayInWords('2026-09-03', 'pt')).toBe('03/09/2026')
  expect(daysInWords({ startDate: '2026-11-20', endDate: '2026-11-21' }, 'pt')).toBe('20–21 de novembro de 2026')
})

test('a skin is a sentence of the language, not the English one with other words', () => {
  const award = {
    round: 1,
    hole: 7,
    contest: 'hole 7',
    winners: [1],
    shares: 3,
    score: { strokes: 3, par: 4, deducted: 0 },
  }
  expect(skinInWords(award, 'Anna Lopes', { several: true, final: true, language: 'pt' })).toBe(
    'Volta 1, buraco 7: Anna Lopes ganha 3 skins com birdie, 2 de buracos anteriores',
  )
})

test('a tee time in a calendar is told in the language of who put it there', async () => {
  const player = { playerId: 1, firstName: 'Ana', lastName: 'Silva', handle: '' }
  const text = await calendar({
    eventName: 'Taça',
    communityName: 'Clube',
    roundNames: new Map(),
    pairings: [
      {
        id: 1,
        eventId: 'S-1',
        courseId: 1,
        courseName: 'Pinhal',
        teeTime: '2026-05-02T08:10:00+01:00',
        date: '2026-05-02',
        time: '08:10:00',
        hole: 10,
        group: 'A',
        players: [player, { ...player, playerId: 2 }],
      },
    ],
    names: namesWith(new Map()),
    host: 'golf.example.com',
    url: 'https://golf.example.com',
    isCancelled: false,
    change: { sequence: 1, at: '2026-05-01T10:00:00Z' },
    language: 'pt',
  })
  expect(text).toContain('SUMMARY:Taça: Ana Silva e mais 1')
  expect(text).toContain('DESCRIPTION:Buraco 10\\, grupo A')
})
