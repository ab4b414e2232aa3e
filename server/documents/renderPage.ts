/** A document as a page: tables with captions and row headings, complete without a script. */
import { type Html, html } from '../pages/html.ts'
import type { Cell, Column, EventDocument, Section } from './document.ts'

export function renderPage(document: EventDocument): Html {
  const { kind, eventName, communityName, dates, state, header, footer, sections } = document
  const contents =
    sections.length > 1 &&
    html`<nav aria-label="${kind}"><ul class="sections">${sections.map(({ id, title, count }) => html`<li><a href="#${id}">${title} <span class="count">${count}</span></a></li>`)}</ul></nav>`
  const shown = sections.length === 0 ? html`<p class="card">There is nothing to show yet.</p>` : sections.map(table)
  return html`<header class="event"><p class="quiet">${communityName} · ${dates}</p><h1>${eventName}</h1><p class="state"><strong>${kind}</strong> · ${state}</p><p class="print"><a href="?paper=A4">PDF, A4</a> · <a href="?paper=Letter">PDF, Letter</a></p></header>${header && html`<p>${header}</p>`}${contents}${shown}${footer && html`<p class="quiet">${footer}</p>`}`
}

function table({ id, title, columns, heading, rows, empty }: Section): Html {
  if (rows.length === 0) return html`<section id="${id}"><h2>${title}</h2><p class="card">${empty}</p></section>`
  const head = columns.map(column => html`<th scope="col"${classOf(column)}>${column.name}</th>`)
  const body = rows.map(
    ({ cells }) => html`<tr>${cells.map((cell, index) => tableCell(cell, columns[index], index === heading))}</tr>`,
  )
  return html`<section id="${id}"><table class="list"><caption>${title}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>`
}

function tableCell({ text, tone }: Cell, column: Column | undefined, isHeading: boolean): Html {
  if (isHeading) return html`<th scope="row"${classOf(column)}>${text}</th>`
  return html`<td${classOf(column, tone)}>${text}</td>`
}

function classOf(column: Column | undefined, tone?: string): Html {
  const names = [column?.end && 'end', column?.tight && 'tight', column?.minor && 'minor', tone].filter(Boolean)
  return names.length === 0 ? html`` : html` class="${names.join(' ')}"`
}
