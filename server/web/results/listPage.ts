/** A document as a page: tables with captions and row headings, complete without a script. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { Html, html } from '../../kernel/http/html.ts'
import type { Cell, Column, EventDocument, Row, Section } from '../../print/document.ts'
import { icon } from '../pages/icon.ts'

export type ListOptions = {
  /** The path below which rows of standings have a page of their own. */
  readonly cards?: string
  /** The id of the section that people look for now. */
  readonly current?: string
  /** The round in play of a row, as a picture, by section and row. */
  readonly sparks?: ReadonlyMap<string, string>
  /** Of a tee sheet: the path of its calendar, which has an entry for each player. */
  readonly calendar?: string
  /** Whether the lists can be searched; the field works with the script of the lists. */
  readonly search?: true
  /** What stands beside the boards, or below them. */
  readonly beside?: Html
  /** What may be done with the list. */
  readonly tools?: Html
  readonly language: Language
}

/** A list of an event as a page: tee sheet, players, teams or flights. */
export function listPage(document: EventDocument, options: ListOptions): Html {
  const { header, footer, sections } = document
  const words = wordsIn(options.language ?? 'en').resultsPage
  const shown =
    sections.length === 0
      ? html`<p class="card">${words.nothingYet}</p>`
      : boardsOf(sections).map(board => partsOf(board, options))
  const found =
    options.calendar !== undefined &&
    html`<template data-calendar="${options.calendar}"><p class="mine"><a class="button">${icon('calendar')}<span></span></a></p></template>`
  return html`${found}${header && html`<p class="note">${header}</p>`}${contents(document, options)}${shown}${footer && html`<p class="note">${footer}</p>`}${options.beside}`
}

/** Sections that are chosen together: the parts of a leaderboard, or one list alone. */
type Board = { readonly id: string; readonly name: string; readonly parts: readonly (readonly Section[])[] }

function boardsOf(sections: readonly Section[]): readonly Board[] {
  const boards = Map.groupBy(sections, ({ id, board }) => (board ? `board-${board.id}` : id))
  return [...boards].map(([id, own]) => ({
    id,
    name: own[0]?.board?.name ?? own[0]?.title ?? '',
    parts: [...Map.groupBy(own, section => section.board?.of ?? section.id).values()],
  }))
}

function contents({ kind, sections }: EventDocument, { tools, search, language }: ListOptions): Html | undefined {
  const boards = boardsOf(sections)
  const many = boards.length > 1
  const isSearched = search && sections.length > 0
  if (!many && !tools && !isSearched) return undefined
  const tabs =
    many &&
    html`<nav aria-label="${kind}"><ul class="tabs">${boards.map(({ id, name, parts }) => html`<li><a href="#${parts[0]?.[0]?.id}" data-of="${id}">${name}${parts.length === 1 && html` <span class="count">${parts[0]?.[0]?.count}</span>`}</a></li>`)}</ul></nav>`
  const { find } = wordsIn(language).resultsPage
  const field =
    isSearched &&
    html`<input type="search" class="search" placeholder="${find}" aria-label="${find}" data-key="search">`
  return html`<div class="choose">${tabs}${tools}${field}</div>`
}

function partsOf({ id, name, parts }: Board, options: ListOptions): Html {
  const { flightsOf } = wordsIn(options.language ?? 'en').resultsPage
  const segments =
    parts.length > 1 &&
    html`<nav class="flights" aria-label="${flightsOf({ board: name })}" data-of="${id}"><ul class="segments">${parts.map(([first]) => html`<li><a href="#${first?.id}">${first?.board?.part ?? first?.title} <span class="count">${first?.count}</span></a></li>`)}</ul></nav>`
  return html`${segments}${parts.map(part => panel(id, part, options))}`
}

function panel(of: string, [main, ...extras]: readonly Section[], options: ListOptions): Html | undefined {
  if (!main) return undefined
  const board = main.board && html` data-board="${main.board.id}"`
  const current = main.id === options.current && html` data-current`
  const ahead = main.ahead && html`<p class="ahead">${main.ahead}</p>`
  const note = main.note && html`<p class="said">${main.note}</p>`
  return html`<section id="${main.id}" class="panel" data-of="${of}"${board}${current}>${ahead}${note}${table(main, options)}${extras.map(extra => html`<div id="${extra.id}" class="extra">${table(extra, options)}</div>`)}</section>`
}

function table(section: Section, options: ListOptions): Html {
  const { id, title, columns, heading: headed, rows, empty, board } = section
  if (rows.length === 0) return html`<h2 class="empty">${title}</h2><p class="nothing">${empty}</p>`
  const hasSparks = options.sparks !== undefined && rows.some(row => options.sparks?.has(`${id} ${row.id}`))
  const head = columns.map(
    (column, index) =>
      html`<th scope="col"${classOf(column, index === headed ? 'heading' : undefined)}>${column.name}</th>`,
  )
  const body = rows.map((row, place) => {
    const isAgain = row.group !== undefined && row.group === rows[place - 1]?.group
    const card =
      options.cards && board && row.id && !section.noCards ? `${options.cards}/${board.id}/${row.id}` : undefined
    const cells = row.cells.map((cell, index) =>
      tableCell(cell, columns[index], {
        isHeading: index === headed,
        card,
        under: textUnder(section, row, index),
        spark: columns[index]?.key === 'thru' ? options.sparks?.get(`${id} ${row.id}`) : undefined,
      }),
    )
    return html`<tr${row.id !== undefined && html` data-id="${row.id}"`}${row.rule !== undefined && html` data-rule="${row.rule}"`}${row.isOut && html` class="out"`}${isAgain && html` class="again"`}>${cells}</tr>`
  })
  return html`<table class="list${hasSparks && ' sparks'}"><caption>${title}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** What columns without room say below a cell, in the words of an attribute: the cells of page and printout stay the same. */
function textUnder({ columns }: Section, { cells }: Row, index: number): string {
  const key = columns[index]?.key
  const said = columns.flatMap(({ under, name }, place) => {
    const text = cells[place]?.text
    if (under === undefined || under !== key || !text || text === '=' || text === '–') return []
    return [key === 'position' ? text : `${name} ${text}`]
  })
  return said.join(' · ')
}

type CellOptions = {
  readonly isHeading: boolean
  readonly card: string | undefined
  readonly under: string
  readonly spark: string | undefined
}

function tableCell({ text, tone }: Cell, column: Column | undefined, options: CellOptions): Html {
  const { isHeading, card, under, spark } = options
  const below = under !== '' && html` data-under="${under}"`
  if (!isHeading) return html`<td${classOf(column, tone)}${below}>${text}${spark !== undefined && new Html(spark)}</td>`
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
}
