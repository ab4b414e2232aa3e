/** A section of a document as a table: a caption, the names of its columns, and a heading in each row. */
import { Html, html } from '../../kernel/http/html.ts'
import type { Cell, Column, Row, Section } from '../../print/document.ts'

export type TableOptions = {
  /** The path below which rows of standings have a page of their own. */
  readonly cards?: string
  /** The round in play of a row, as a picture, by section and row. */
  readonly sparks?: ReadonlyMap<string, string>
}

/** A section as a table, or what is said where it has no rows. */
export function listTable(section: Section, options: TableOptions): Html {
  const { id, title, columns, heading: headed, rows, empty } = section
  if (rows.length === 0) return html`<h2 class="empty">${title}</h2><p class="nothing">${empty}</p>`
  const hasSparks = options.sparks !== undefined && rows.some(row => options.sparks?.has(`${id} ${row.id}`))
  const head = columns.map(
    (column, index) =>
      html`<th scope="col"${classOf(column, index === headed ? 'heading' : undefined)}>${column.name}</th>`,
  )
  const body = rows.map(row => tableRow(section, row, options))
  return html`<table class="list${hasSparks && ' sparks'}"><caption>${title}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** A row of the section. */
export function tableRow(section: Section, row: Row, options: TableOptions = {}): Html {
  const { id, columns, heading, board, noCards } = section
  const card = options.cards && board && row.id && !noCards ? `${options.cards}/${board.id}/${row.id}` : undefined
  const cells = row.cells.map((cell, index) =>
    tableCell(cell, columns[index], {
      isHeading: index === heading,
      card,
      under: textUnder(section, row, index),
      spark: columns[index]?.key === 'thru' ? options.sparks?.get(`${id} ${row.id}`) : undefined,
    }),
  )
  return html`<tr${row.id !== undefined && html` data-id="${row.id}"`}${row.group !== undefined && html` data-group="${row.group}"`}${row.isTeam && html` data-team`}${row.rule !== undefined && html` data-rule="${row.rule}"`}${row.isOut && html` class="out"`}>${cells}</tr>`
}

type Under = { readonly seen: string; readonly heard: string }

/** What columns without room say below a cell, in the words of attributes: the cells of page and printout stay the same. */
function textUnder({ columns }: Section, { cells }: Row, index: number): Under {
  const key = columns[index]?.key
  const all = columns.flatMap(({ under, name }, place) => {
    const { text, said = text } = cells[place] ?? { text: '' }
    if (under === undefined || under !== key || !text || text === '=' || text === '–') return []
    return key === 'position' ? [[text, said]] : [[`${name} ${text}`, `${name} ${said}`]]
  })
  return { seen: all.map(([seen]) => seen).join(' · '), heard: all.map(([, heard]) => heard).join(' · ') }
}

type CellOptions = {
  readonly isHeading: boolean
  readonly card: string | undefined
  readonly under: Under
  readonly spark: string | undefined
}

function tableCell({ text, tone, said }: Cell, column: Column | undefined, options: CellOptions): Html {
  const { isHeading, card, under, spark } = options
  const below =
    under.seen !== '' &&
    html` data-under="${under.seen}"${under.heard !== under.seen && html` data-said="${under.heard}"`}`
  if (!isHeading) {
    const shown =
      said === undefined ? text : html`<span aria-hidden="true">${text}</span><span class="hidden">${said}</span>`
    return html`<td${classOf(column, tone)}${below}>${shown}${spark !== undefined && new Html(spark)}</td>`
  }
  const name = html`<bdi>${text}</bdi>`
  return html`<th scope="row"${classOf(column)}${below}>${card && text ? html`<a href="${card}">${name}</a>` : name}</th>`
}

function classOf(column: Column | undefined, tone?: string): Html {
  const names = [
    column?.end && 'end',
    column?.tight && 'tight',
    column?.minor && 'minor',
    column && shownBy[column.key],
    tone,
  ].filter(Boolean)
  return names.length === 0 ? html`` : html` class="${names.join(' ')}"`
}

/** Columns with a look of their own. */
const shownBy: Readonly<Record<string, string>> = {
  position: 'pos',
  movement: 'moved',
  score: 'par',
  total: 'strong',
  thru: 'thru',
  time: 'time',
  tee: 'tee',
  playedTee: 'played-tee',
}
