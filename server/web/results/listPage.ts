/** A document as a page: tables with captions and row headings, complete without a script. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { EventDocument, Section } from '../../print/document.ts'
import { filledHtml } from '../pages/filledHtml.ts'
import { icon } from '../pages/icon.ts'
import { groupCards, hasWholeGroups } from './groupCards.ts'
import type { GroupsOfRound } from './groupsOut.ts'
import { holesPicture } from './holesPicture.ts'
import { listTable, type TableOptions } from './listTable.ts'

export type ListOptions = TableOptions & {
  /** The id of the section that people look for now. */
  readonly current?: string
  /** Of a tee sheet: the path of its calendar, which has an entry for each player. */
  readonly calendar?: string
  /** The groups of the current section, where they are known. */
  readonly groups?: GroupsOfRound
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
  const words = wordsIn(options.language).resultsPage
  const shown =
    sections.length === 0
      ? html`<p class="card">${words.nothingYet}</p>`
      : boardsOf(sections).map(board => partsOf(board, options))
  const own = options.calendar !== undefined && ownTime(options.calendar, options.language)
  return html`${own}${header && html`<p class="note">${header}</p>`}${contents(document, options)}${shown}${footer && html`<p class="note">${footer}</p>`}${options.beside}`
}

/** The tee time of somebody whom the reader follows, for the script to fill: the page is the same for everybody. */
function ownTime(calendar: string, language: Language): Html {
  const { wall, registrations } = wordsIn(language)
  const start = filledHtml(wall.tee, { tee: html`<b></b>` })
  return html`<template data-calendar="${calendar}"><section class="card own-time"><div><h2></h2><p class="at serif"></p></div><div class="how"><p class="start">${start}</p><p class="with"></p></div><a class="button">${icon('calendar')}${registrations.calendar}</a></section></template>`
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
  const { flightsOf } = wordsIn(options.language).resultsPage
  const segments =
    parts.length > 1 &&
    html`<nav class="flights" aria-label="${flightsOf({ board: name })}" data-of="${id}"><ul class="segments">${parts.map(([first]) => html`<li><a href="#${first?.id}">${first?.board?.part ?? first?.title} <span class="count">${first?.count}</span></a></li>`)}</ul></nav>`
  return html`${segments}${parts.map(part => panel(id, part, options))}`
}

function panel(of: string, [main, ...extras]: readonly Section[], options: ListOptions): Html | undefined {
  if (!main) return undefined
  if (main.byGroup) return sheet(of, main, options)
  const board = main.board && html` data-board="${main.board.id}"`
  const current = main.id === options.current && html` data-current`
  const ahead = main.ahead && html`<p class="ahead">${main.ahead}</p>`
  const note = main.note && html`<p class="said">${main.note}</p>`
  return html`<section id="${main.id}" class="panel" data-of="${of}"${board}${current}>${ahead}${note}${listTable(main, options)}${extras.map(extra => html`<div id="${extra.id}" class="extra">${listTable(extra, options)}</div>`)}</section>`
}

/** A round of the tee sheet: its groups, or a table of its players where their order is another one. */
function sheet(of: string, main: Section, options: ListOptions): Html {
  const { language } = options
  const isCurrent = main.id === options.current
  const groups = isCurrent ? options.groups : undefined
  const placed = new Map((groups?.all ?? []).map(group => [String(group.id), group]))
  const isWhole = main.rows.length > 0 && hasWholeGroups(main)
  const shown = isWhole
    ? html`<h2>${main.title}</h2>${groups && holesPicture(groups, language)}${groupCards(main, placed, language)}`
    : listTable(main, options)
  return html`<section id="${main.id}" class="${isWhole ? 'sheet' : 'panel'}" data-of="${of}" data-sheet${isCurrent && html` data-current`}>${shown}</section>`
}
