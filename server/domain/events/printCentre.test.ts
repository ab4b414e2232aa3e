import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnKeys } from '../../../contract/settings/printCentre.ts'
import { say } from '../../../contract/words/say.ts'
import { canRead, cellsOfPage, hardEvent, longFirstName, printed, textOfPdf } from '../../../test/testPrintouts.ts'
import { startWorld, type World } from '../../../test/world.ts'
import { countedBoards } from '../../live/countedBoards.ts'
import { ImportProblem } from '../../ops/import/importProblem.ts'
import type { Row } from '../../print/document.ts'
import { directorTables, documents, eventDocument, type SheetOrder, type TableName } from '../../print/eventDocument.ts'
import { createFitting } from '../../print/fitText.ts'
import { listPage } from '../../web/results/listPage.ts'
import { visibleEvent } from '../access/visibleEvent.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const tables = [...Object.keys(documents), ...Object.keys(directorTables)] as TableName[]

/** Everybody plays level but for one hole: a skin, and prizes. */
const forMoney = {
  state: 'in progress',
  startDate: '2026-05-01',
  endDate: '2026-05-01',
  teePairings: [{ teeTime: '2026-05-01T08:10:00+01:00', players: ['p0', 'p1'] }],
  leaderboards: [
    {
      name: 'Medal',
      format: 'strokePlay',
      payouts: { feeCents: 1000, table: { percentThousandths: [60_000, 40_000] } },
    },
    {
      name: 'Skins',
      format: 'skins',
      settings: { score: 'gross' },
      payouts: { feeCents: 500 },
      flights: [{ name: 'Two', players: ['p0', 'p1'] }],
    },
  ],
  scores: ['p0', 'p1'].map((player, at) => ({ player, strokes: [3 + at, ...Array(17).fill(4)] })),
} as const

async function documentOf(eventId: string, name: TableName, by?: SheetOrder) {
  const event = await world.service.database.read([1], tx => visibleEvent(tx, eventId, [1]))
  if (!event) throw new Error(`There is no ${eventId}.`)
  const results = await countedBoards(world.service, event)
  return world.service.database.read([1], tx => eventDocument(tx, event, name, { results, by }))
}

/** Those of the page; of the tee sheet, whose page is another test, those of the document. */
async function cellsOf(eventId: string, name: TableName): Promise<readonly string[]> {
  if (name === 'teeSheet')
    return (await documentOf(eventId, name)).sections.flatMap(({ rows }) => rows.flatMap(textsOf))
  return cellsOfPage(listPage(await documentOf(eventId, name), { language: 'en' }).text)
}

const textsOf = ({ cells }: Row) => cells.map(({ text }) => text).filter(Boolean)

/**
 * A text as a reader of the PDF may find it, without spaces: words from right to left stand in the order of the paper
 * on one line, and in the order of the text where a line ends between them.
 */
function onPaper(text: string): readonly string[] {
  const { wrap } = createFitting(() => ({ units: 0, drawn: undefined }))
  const pieces = wrap(text, 1, { size: 1 }).flat()
  const withWords = (order: (words: string[]) => string[]) =>
    pieces
      .flatMap(piece => (piece.level % 2 === 1 ? order(piece.text.split(' ')) : piece.text))
      .join('')
      .replaceAll(/\s+/g, '')
  return [withWords(words => words.toReversed()), withWords(words => words)]
}

const everySetting = {
  'as usual': {},
  'columns left out and in another order, with texts': {
    documents: {
      players: { columns: ['playingHandicap', 'player'], header: 'Welcome <all>', footer: 'Bis 山田' },
      flights: { columns: ['nickname', 'player', 'players'], header: 'Welcome <all>', footer: 'Bis 山田' },
      teams: { columns: ['players'], header: 'Welcome <all>', footer: 'Bis 山田' },
      teeSheet: { columns: ['players', 'time'], header: 'Welcome <all>', footer: 'Bis 山田' },
      results: { columns: ['player', 'position', 'r9'], header: 'Welcome <all>', footer: 'Bis 山田' },
      alphabeticalList: { columns: ['time', 'player'], header: 'Welcome <all>', footer: 'Bis 山田' },
      checkInList: { columns: ['player', 'check'], header: 'Welcome <all>', footer: 'Bis 山田' },
      starterSheet: { columns: ['check', 'player', 'notes'], header: 'Welcome <all>', footer: 'Bis 山田' },
    },
  },
  'sorted otherwise, juniors by number': {
    juniors: { shown: 'number' },
    documents: {
      players: { sort: { column: 'playingHandicap' } },
      flights: { sort: { column: 'player', descending: true } },
      teams: { sort: { column: 'team', descending: true } },
      teeSheet: { sort: { column: 'tee', descending: true } },
      results: { sort: { column: 'player' } },
      alphabeticalList: { sort: { column: 'hole' }, juniors: 'initials' },
      starterSheet: { sort: { column: 'player' } },
    },
  },
} as const

test.runIf(canRead).each(Object.entries(everySetting))(
  'page and printout have the same cells: %s',
  async (_, settings) => {
    const eventId = await hardEvent(world, settings)
    for (const name of tables.filter(table => table !== 'skins' && table !== 'prizes')) {
      const cells = await cellsOf(eventId, name)
      expect(cells.length, name).toBeGreaterThan(1)
      const paper = textOfPdf(await printed(world, eventId, name))
      let at = 0
      for (const cell of cells) {
        const places = onPaper(cell).map(written => paper.indexOf(written, at))
        const found = Math.min(...places.filter(place => place >= 0))
        expect(found, `${name}: ${cell} comes next`).toBeLessThan(paper.length)
        at = found + (onPaper(cell)[0] ?? '').length
      }
      if (!('documents' in settings) || !('header' in settings.documents.players)) continue
      expect(paper).toContain('Welcome<all>')
      expect(paper).toContain('Bis山田')
    }
  },
)

test.each(Object.entries(everySetting))(
  'the cards of groups have every cell of the tee sheet, what all of a group share once: %s',
  async (_, settings) => {
    const eventId = await hardEvent(world, settings)
    for (const by of [undefined, 'hole', 'name'] as const) {
      const document = await documentOf(eventId, 'teeSheet', by)
      const page = listPage(document, { language: 'en' }).text
      const cards = page.split('<li class="panel">').slice(1)
      expect(cards).toHaveLength(by === 'name' ? 0 : 2)
      for (const row of document.sections.flatMap(({ rows }) => rows)) {
        const shown = new RegExp(`<tr data-id="${row.id}".*?</tr>`).exec(page)?.[0] ?? ''
        const shared = cards.find(card => card.includes(shown))?.split('<thead>')[0] ?? ''
        expect(cellsOfPage(shared + shown).toSorted()).toEqual(textsOf(row).toSorted())
      }
    }
  },
)

test('the printout behind a link is that of its page: by hole, on the paper of the event, and 304 until it changes', async () => {
  const eventId = await hardEvent(world, { paper: 'Letter', juniors: { shown: 'initials' } })
  const { url } = await world.call('getTeeSheetLink', { params: { eventId } })
  const ask = (query: string, headers = {}) => world.app.inject({ url: `${new URL(url).pathname}${query}`, headers })
  const first = await ask('?paper=&by=hole')
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(first.rawPayload.toString('latin1')).toContain('[0 0 612 792]')
  if (canRead) expect(textOfPdf(first.rawPayload)).toMatch(/StartTimePlayerHandicapTee508:10N\.L\./)
  const again = { 'if-none-match': String(first.headers.etag) }
  world.setClock('2026-05-01T10:00:00Z')
  expect((await ask('?paper=&by=hole', again)).statusCode).toBe(304)
  expect((await ask('?paper=&by=time', again)).statusCode).toBe(200)
  expect((await ask('?paper=A4&by=hole', again)).statusCode).toBe(200)
  world.setClock('2026-05-01T09:00:00Z')
})

test('columns are shown as chosen, and one that a section lacks is passed over', async () => {
  const eventId = await hardEvent(world, everySetting['columns left out and in another order, with texts'])
  const shown = async (name: TableName) =>
    (await documentOf(eventId, name)).sections.map(({ columns }) => columns.map(({ key }) => key))
  expect(await shown('players')).toEqual([['playingHandicap', 'player']])
  expect(await shown('flights')).toEqual([['nickname', 'player'], ['players']])
  expect(await shown('results')).toEqual([
    // Before the first hole a board has no positions.
    ['player'],
    ['player'],
  ])
  const [players] = (await documentOf(eventId, 'players')).sections
  expect(players?.heading).toBe(1)
})

test('rows stand in the order that is set: a plus handicap before scratch, players without one last', async () => {
  const eventId = await hardEvent(world, {
    documents: { players: { sort: { column: 'playingHandicap' }, columns: ['playingHandicap'] } },
  })
  expect(await cellsOf(eventId, 'players')).toEqual(['+3', '4', '11', '18', '25', '32', '39', '46', '53'])
  const byHole = await hardEvent(world, {
    documents: { teeSheet: { sort: { column: 'tee', descending: true }, columns: ['tee'] } },
  })
  expect([...new Set(await cellsOf(byHole, 'teeSheet'))]).toEqual(['10B', '5'])
})

test.each([
  ['full', 'Nina Lima', 'Lima & Silva'],
  ['firstName', 'Nina L.', undefined],
  ['initials', 'N. L.', undefined],
  ['number', 'Junior 1', undefined],
] as const)(
  'a junior is shown as %s, also in the name of a team, on everything that is public',
  async (shown, name, team) => {
    const eventId = await hardEvent(world, { juniors: { shown } })
    for (const document of Object.keys(documents) as (keyof typeof documents)[]) {
      const cells = await cellsOf(eventId, document)
      expect(
        cells.some(cell => cell.includes(shown === 'full' && document === 'players' ? 'Lima, Nina' : name)),
        document,
      ).toBe(true)
      if (shown === 'full') continue
      expect(cells.join()).not.toMatch(/Nina Lima|Lima & Silva|Ninja/)
      expect(cells.join()).not.toContain(shown === 'firstName' ? 'Lima' : 'Nina')
    }
    const teams = await cellsOf(eventId, 'teams')
    expect(teams.slice(0, 2).join()).toContain(team ?? longFirstName)
    expect(await cellsOf(eventId, 'starterSheet')).toContain('Nina Lima')
  },
)

test('a player who turns 18 on the first day is not a junior, and the age may be another', async () => {
  const names = async (below: number) =>
    (await cellsOf(await hardEvent(world, { juniors: { shown: 'initials', below } }), 'players')).join()
  expect(await names(18)).toContain('N. L.')
  expect(await names(17)).toContain('Lima, Nina')
})

test.runIf(canRead)(
  'skins and prizes say who won what, on the page and on paper, and what can still change',
  async () => {
    const eventId = await hardEvent(world, {}, forMoney)
    const [medal] = (await documentOf(eventId, 'prizes')).sections
    expect(medal).toMatchObject({ title: 'Medal, provisional' })
    expect(await cellsOf(eventId, 'prizes')).toEqual(expect.arrayContaining(['1', 'Ana Silva', '71', '54.00']))
    expect(await cellsOf(eventId, 'skins')).toEqual(expect.arrayContaining(['Ana Silva']))
    for (const name of ['skins', 'prizes'] as const)
      expect(textOfPdf(await printed(world, eventId, name))).toContain('AnaSilva')
  },
)

test('the columns that can be chosen are those of the documents', async () => {
  const [usual, played] = [await hardEvent(world), await hardEvent(world, {}, forMoney)]
  for (const [name, keys] of Object.entries(columnKeys)) {
    const eventId = name === 'skins' || name === 'prizes' ? played : usual
    const sections = (await documentOf(eventId, name as TableName)).sections
    const built = new Set(sections.flatMap(({ columns }) => columns.map(({ key }) => key)))
    // Course and round stand there only where several are played, opponents where matches are made.
    const sometimes = ['course', 'round', ...(name === 'teeSheet' ? ['against'] : [])]
    expect([...built, ...sometimes].sort()).toEqual([...new Set([...keys, ...sometimes])].sort())
  }
})

test.each([
  [{ documents: { players: { columns: ['name'] } } }, 'must be one of player, index, playingHandicap, tee'],
  [{ documents: { players: { columns: [] } } }, 'must have at least 1 entry'],
  [{ juniors: { shown: 'nickname' } }, 'must be one of full, firstName, initials, number'],
  [{ documents: { cartSigns: { columns: ['player'] } } }, 'is not known here'],
  [{ paper: 'A5' }, 'must be one of A4, Letter'],
])('settings that cannot be are refused by the import: %j', async (settings, reason) => {
  await expect(hardEvent(world, settings)).rejects.toThrow(ImportProblem)
  const { problems } = (await hardEvent(world, settings).catch(error => error)) as ImportProblem
  expect(problems.map(({ message }) => say(message, 'en'))).toEqual([expect.stringContaining(reason)])
})
