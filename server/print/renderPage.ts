/** A document as a page: tables with captions and row headings, complete without a script. */
import { type Html, html } from '../kernel/http/html.ts'
import type { Cell, Column, EventDocument, Row, Section } from './document.ts'

export type PageOptions = {
  /** The time zone of the event, for the time of the newest score. */
  readonly timeZone: string
  /** The path below which rows of standings have a page of their own. */
  readonly cards?: string
  /** The id of the section that people look for now. */
  readonly current?: string
  /** The path of the same for a screen on a wall. */
  readonly screen?: string
  /** Of a tee sheet: its order, and where its times are as a calendar. */
  readonly teeSheet?: { readonly by: 'time' | 'hole'; readonly calendar: string }
  /** Leaves out what a page within another one does not need. */
  readonly compact?: true
}

export function renderPage(document: EventDocument, options: PageOptions): Html {
  const { header, footer, sections } = document
  const shown =
    sections.length === 0
      ? html`<p class="card">There is nothing to show yet. Come back when the event has been set up: this page follows by itself.</p>`
      : sections.map(section => table(section, options))
  return html`${heading(document, options)}${header && html`<p class="note">${header}</p>`}${contents(document)}${shown}${footer && html`<p class="note">${footer}</p>`}`
}

function heading(document: EventDocument, { timeZone, compact, screen, teeSheet }: PageOptions): Html {
  const { kind, eventName, communityName, dates, state } = document
  const updated = updatedAt(document, timeZone)
  const isHalted = state.startsWith('Suspended')
  const line = html`<p class="state${isHalted ? ' halted' : ''}"><strong>${kind}</strong> · ${state}${updated && html` · updated <time>${updated}</time>`}</p>`
  if (compact) return html`<header class="event"><h1>${eventName}</h1>${line}</header>`
  const onScreen = screen === undefined ? undefined : html` · <a href="${screen}">On a screen</a>`
  return html`<header class="event"><p class="quiet">${communityName} · ${dates}</p><h1>${eventName}</h1>${line}${teeSheet ? teeSheetLinks(teeSheet) : printLinks('', undefined, onScreen)}</header>`
}

function printLinks(more: string, before?: Html, after?: Html): Html {
  return html`<p class="print">${before}<a href="?paper=A4${more}">PDF, A4</a> · <a href="?paper=Letter${more}">PDF, Letter</a>${after}</p>`
}

function teeSheetLinks({ by, calendar }: NonNullable<PageOptions['teeSheet']>): Html {
  const other = by === 'hole' ? html`<a href="?by=time">By time</a>` : html`<a href="?by=hole">By hole</a>`
  return printLinks(by === 'hole' ? '&by=hole' : '', html`${other} · `, html` · <a href="${calendar}">Calendar</a>`)
}

/** Local time of the newest score, `14:03:22`. */
export function updatedAt({ sections }: Pick<EventDocument, 'sections'>, timeZone: string): string | undefined {
  const newest = sections
    .flatMap(section => section.updatedAt ?? [])
    .sort()
    .at(-1)
  if (newest === undefined) return undefined
  return Temporal.Instant.from(newest).toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'second' })
}

function contents({ kind, sections }: EventDocument): Html | undefined {
  if (sections.length < 2) return undefined
  return html`<nav aria-label="${kind}"><ul class="sections">${sections.map(({ id, title, count }) => html`<li><a href="#${id}">${title} <span class="count">${count}</span></a></li>`)}</ul></nav>`
}

function table(section: Section, options: PageOptions): Html {
  const { id, title, columns, heading: headed, rows, empty } = section
  if (rows.length === 0) return html`<section id="${id}"><h2>${title}</h2><p class="card">${empty}</p></section>`
  const head = columns.map(column => html`<th scope="col"${classOf(column)}>${column.name}</th>`)
  const [, board] = /^board-([0-9]+)-[0-9]+$/.exec(id) ?? []
  const body = rows.map(row => {
    const card =
      options.cards && board && row.id && !section.noCards ? `${options.cards}/${board}/${row.id}` : undefined
    const cells = row.cells.map((cell, index) =>
      tableCell(cell, columns[index], { isHeading: index === headed, card, under: textUnder(section, row, index) }),
    )
    return html`<tr${row.id !== undefined && html` data-id="${row.id}"`}>${cells}</tr>`
  })
  return html`<section id="${id}"${board && html` data-board="${board}"`}${id === options.current && html` data-current`}><table class="list"><caption>${title}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>`
}

/** What columns without room say below a cell, in the words of an attribute: the cells of page and printout stay the same. */
function textUnder({ columns }: Section, { cells }: Row, index: number): string {
  const key = columns[index]?.key
  const said = columns.flatMap(({ under, name }, place) => {
    const text = cells[place]?.text
    if (under === undefined || under !== key || !text || text === '=') return []
    return [key === 'position' ? text : `${name} ${text}`]
  })
  return said.join(' · ')
}

type CellOptions = { readonly isHeading: boolean; readonly card: string | undefined; readonly under: string }

function tableCell({ text, tone }: Cell, column: Column | undefined, { isHeading, card, under }: CellOptions): Html {
  const below = under !== '' && html` data-under="${under}"`
  if (!isHeading) return html`<td${classOf(column, tone)}${below}>${text}</td>`
  return html`<th scope="row"${classOf(column)}${below}>${card && text ? html`<a href="${card}">${text}</a>` : text}</th>`
}

function classOf(column: Column | undefined, tone?: string): Html {
  const names = [column?.end && 'end', column?.tight && 'tight', column?.minor && 'minor', tone].filter(Boolean)
  return names.length === 0 ? html`` : html` class="${names.join(' ')}"`
}
