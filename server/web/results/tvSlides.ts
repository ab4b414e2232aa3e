/** The slides of a screen: tables in balanced pages, groups in columns, all rows as large as their number allows. */
import type { Language } from '../../../contract/words/languages.ts'
import type { Clock } from '../../../contract/words/timeOfDay.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { timeInWords } from '../../print/dayInWords.ts'
import type { Cell, Column, Section } from '../../print/document.ts'
import type { Names } from '../../print/names.ts'
import type { Pairing } from '../../print/playedRounds.ts'
import { teeOf } from '../../print/teeSheet.ts'

/** `id` names the slide while its content changes. `page`: which of how many. */
export type Slide = { readonly id: string; readonly title: string; readonly page?: Page; readonly body: Html }
type Page = { readonly at: number; readonly of: number }

/** A row of 12 is read from eight metres, one of 18 from five. */
export const rowsOfScreen = [12, 18] as const
export type RowsOfScreen = (typeof rowsOfScreen)[number]

/** The heights that rows come in: the fewer, the larger. */
const bands = [6, 8, 9, 10, 12, 15, 18]

/** Cuts a section into slides of at most `most` rows each, all about equally full. */
export function slidesOfSection(section: Section, most: RowsOfScreen): readonly Slide[] {
  const { id, title, rows, empty } = section
  if (rows.length === 0) return [{ id, title, body: html`<p class="message">${empty}</p>` }]
  const pages = balanced(rows, most)
  const band = bands.find(rowsOfBand => rowsOfBand >= (pages[0]?.length ?? 0)) ?? most
  return paged(id, title, pages, own => table({ ...section, rows: own }, band))
}

/** Groups that begin together, a block for each, in columns that are read downwards. */
export function slidesOfGroups(
  id: string,
  title: string,
  groups: readonly Pairing[],
  {
    names,
    most,
    doubled,
    clock,
    language,
  }: {
    readonly names: Names
    readonly most: RowsOfScreen
    readonly doubled: ReadonlySet<number>
    readonly clock: Clock
    readonly language: Language
  },
): readonly Slide[] {
  if (groups.length === 0) return []
  const columns = most === 12 ? 3 : 4
  const tallest = Math.max(...groups.map(({ players }) => players.length), 1)
  // A block is a line for the time, slightly higher, and one for each player.
  const blocks = Math.max(1, Math.floor((most === 12 ? 20 : 25) / (tallest + 1)))
  const courses = new Set(groups.map(({ courseId }) => courseId)).size > 1
  const { tee } = wordsIn(language).wall
  const block = (group: Pairing) =>
    html`<li><h3><b>${timeInWords(group.teeTime, clock, language)}</b> ${tee({ tee: teeOf(group, doubled) })}${courses && html` · ${group.courseName}`}</h3>${group.players.map(player => html`<p${classOfName(lengthOf(names.player(player)))}><bdi>${names.player(player)}</bdi></p>`)}</li>`
  return paged(id, title, balanced(groups, columns * blocks), own => {
    const shown = balanced(own, Math.ceil(own.length / columns))
    const isFew = most === 12 && (shown[0]?.length ?? 0) * (tallest + 1) <= 15
    return html`<div class="groups of-${columns}${isFew && ' few'}">${shown.map(column => html`<ul>${column.map(block)}</ul>`)}</div>`
  })
}

/** As few pages as hold `most` each, all of them as long as each other or one shorter: 25 by 12 are 9, 8 and 8. */
export function balanced<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  const pages = Math.ceil(items.length / most)
  const length = Math.floor(items.length / pages)
  const longer = items.length % pages
  const start = (page: number) => page * length + Math.min(page, longer)
  return Array.from({ length: pages }, (_, page) => items.slice(start(page), start(page + 1)))
}

function paged<T>(
  id: string,
  title: string,
  pages: readonly (readonly T[])[],
  body: (items: readonly T[]) => Html,
): readonly Slide[] {
  return pages.map((items, index) => ({
    id: `${id}/${index}`,
    title,
    ...(pages.length > 1 && { page: { at: index + 1, of: pages.length } }),
    body: body(items),
  }))
}

/** A slide as the screen holds it: hidden until its turn comes. */
export function slideInPage({ id, title, page, body }: Slide, language: Language): Html {
  const { pageOf } = wordsIn(language).wall
  const marks =
    page &&
    html` <span class="marks" role="img" aria-label="${pageOf({ page: page.at, pages: page.of })}">${Array.from({ length: page.of }, (_, index) => (index + 1 === page.at ? html`<i class="on"></i>` : html`<i></i>`))}</span>`
  return html`<section data-slide="${id}"><h2>${title}${marks}</h2>${body}</section>`
}

function table({ columns, heading, rows, ahead }: Section, band: number): Html {
  const order = placesOf(columns, heading)
  const isBeside = columns[heading]?.key === 'player' && order.some(place => columns[place]?.key === 'score')
  // A name beside a score has a size of its own; where there is room, all of a slide have one.
  const longest = Math.max(...rows.map(({ cells }) => lengthOf(cells[heading]?.text ?? '')))
  const sizeOf = (text: string) => (isBeside ? sizeOfName(lengthOf(text)) : sizeOfList(longest))
  const head = order.map(place => html`<th scope="col"${cellClass(columns[place])}>${columns[place]?.name}</th>`)
  const body = rows.map(
    ({ id, isOut, cells }) =>
      html`<tr${id !== undefined && html` data-id="${id}"`}${isOut && html` class="out"`}>${order.map(place => (place === heading ? html`<th scope="row"${cellClass(columns[place], sizeOf(cells[place]?.text ?? ''))}><bdi>${cells[place]?.text}</bdi></th>` : tableCell(cells[place], columns[place])))}</tr>`,
  )
  return html`${ahead && html`<p class="ahead">${ahead}</p>`}<table class="rows-${band}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** The number that counts stands beside the name, where the eye need not cross the screen for it. */
function placesOf(columns: readonly Column[], heading: number): readonly number[] {
  const places = columns.map((_, place) => place)
  const score = columns.findIndex(({ key }) => key === 'score')
  if (score === -1) return places
  return [
    ...places.filter(place => place <= heading),
    score,
    ...places.filter(place => place > heading && place !== score),
  ]
}

function classOfName(length: number): Html | false {
  return length > 26 && html` class="${length > 36 ? 'longer' : 'wide'}"`
}

function sizeOfName(length: number): string {
  return length > 60 ? ' longest' : length > 34 ? ' long' : ''
}

function sizeOfList(length: number): string {
  return length > 74 ? ' longest' : length > 54 ? ' long' : ''
}

function tableCell(cell: Cell | undefined, column: Column | undefined): Html {
  const { text = '', tone } = cell ?? {}
  if (column?.key === 'score')
    return html`<td class="score">${text !== '' && html`<span class="plate ${tone}">${text}</span>`}</td>`
  const moved = column?.key !== 'movement' ? '' : text.startsWith('▲') ? ' up' : ''
  return html`<td${cellClass(column, moved)}>${text === '=' ? '' : text}</td>`
}

function cellClass(column: Column | undefined, more = ''): Html {
  const names = [column?.key, column?.end && 'end', column?.minor && 'minor'].filter(Boolean).join(' ')
  return html` class="${names}${more}"`
}

/** The length of a text; letters as wide as two of ours count as two. */
export function lengthOf(text: string): number {
  return [...text].reduce(
    (sum, letter) =>
      sum +
      (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Emoji_Presentation}/u.test(letter)
        ? 2
        : 1),
    0,
  )
}
