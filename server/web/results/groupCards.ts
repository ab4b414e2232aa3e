/** A tee sheet as its groups: a card each, with its time, its start and its players. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { Cell, Column, Section } from '../../print/document.ts'
import { filledHtml } from '../pages/filledHtml.ts'
import { icon } from '../pages/icon.ts'
import type { PlacedGroup } from './groupsOut.ts'
import { tableRow } from './listTable.ts'

/** The columns that say something of the whole group; the others are of its players. */
const ofGroup: ReadonlySet<string> = new Set(['time', 'tee', 'course'])

/** Whether the players of each group stand together, so that it can be shown as one. */
export function hasWholeGroups({ byGroup, rows }: Section): boolean {
  const begun = rows.filter(({ group }, at) => group !== rows[at - 1]?.group)
  return byGroup === true && begun.length === new Set(begun.map(({ group }) => group)).size
}

/** The cards of a section, in the order of its rows. `placed`: how far the groups are, by their ids. */
export function groupCards(section: Section, placed: ReadonlyMap<string, PlacedGroup>, language: Language): Html {
  const shared = placesOf(section, key => ofGroup.has(key))
  const own = placesOf(section, key => !ofGroup.has(key))
  const columns = own.flatMap(place => section.columns[place] ?? []).map(besideName)
  const ofPlayers = { ...section, columns, heading: own.indexOf(section.heading) }
  const heads = columns.map(
    ({ name }, at) => html`<th scope="col"${at === ofPlayers.heading && html` class="heading"`}>${name}</th>`,
  )
  const head = html`<thead><tr>${heads}</tr></thead>`
  const cards = [...Map.groupBy(section.rows, ({ group }) => group)].map(([group = '', players]) => {
    const said = shared.map(place => sharedCell(section.columns[place], players[0]?.cells[place], language))
    const state = placed.get(group)
    const rows = players.map(player =>
      tableRow(ofPlayers, { ...player, cells: own.flatMap(place => player.cells[place] ?? []) }),
    )
    return html`<li class="panel"><table class="list"><caption>${said}${state && progress(state, language)}</caption>${head}<tbody>${rows}</tbody></table></li>`
  })
  return html`<ul class="groups">${cards}</ul>`
}

/** A card has room for the tee beside the name, on a phone too. */
function besideName(column: Column): Column {
  const { under: _under, minor: _minor, ...shown } = column
  return column.key === 'playedTee' ? shown : column
}

function placesOf({ columns }: Section, isWanted: (key: string) => boolean): readonly number[] {
  return columns.flatMap(({ key }, place) => (isWanted(key) ? [place] : []))
}

/** `b` is what the cell says; what else is there says what it is. */
function sharedCell(column: Column | undefined, cell: Cell | undefined, language: Language): Html | undefined {
  if (!column || !cell || cell.text === '') return undefined
  const text = html`<b>${cell.text}</b>`
  const said = column.key === 'tee' ? filledHtml(wordsIn(language).wall.tee, { tee: text }) : text
  return html`<span class="${column.key}">${said}</span> `
}

function progress({ state, at }: PlacedGroup, language: Language): Html | undefined {
  const words = wordsIn(language).resultsPage
  if (state === 'ahead') return undefined
  return state === 'out'
    ? html`<span class="state is-live">${icon('live')}${words.onHole({ hole: at })}</span>`
    : html`<span class="state">${icon('official')}${words.groupIn}</span>`
}
