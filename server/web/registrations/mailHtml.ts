/** The HTML of a mail: tables and inline style, because many mail programs know nothing else, and nothing from elsewhere. */
import type { Language } from '../../../contract/words/languages.ts'
import { type Html, html } from '../../kernel/http/html.ts'

/** The board and the paper of the pages (site/ui/tokens.css): a mail has no style sheet. */
const look = {
  board: '#0e2a1e',
  boardInk: '#f6f2e9',
  boardInk2: '#b9c9bf',
  ground: '#f6f3ea',
  paper: '#fffefa',
  ink: '#14201a',
  ink3: '#5f6b64',
  line: '#e6e0d1',
  green: '#0b5d3b',
  onGreen: '#ffffff',
} as const

const sans = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const serif = 'font-family:Iowan Old Style,Palatino,Georgia,serif'

export type MailBody = {
  readonly subject: string
  /** On the board: what it is about, in one line, large, and in one line again. */
  readonly band: { readonly over: string; readonly title: string; readonly under: string }
  readonly paragraphs: readonly (Html | readonly Html[])[]
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly button: { readonly name: string; readonly address: string }
  /** A quieter way beside the button. */
  readonly beside: Html | undefined
  readonly foot: Html
  readonly language: Language
}

/** A whole mail. It names its colours for light and dark alike, so that a program that darkens mails does so to all of it. */
export function mailHtml({ subject, band, paragraphs, facts, button, beside, foot, language }: MailBody): string {
  const cell = `padding:8px 0;border-top:1px solid ${look.line};vertical-align:top`
  const rows = facts.map(
    ([name, value]) =>
      html`<tr><th scope="row" align="left" style="${cell};width:38%;font-weight:400;color:${look.ink3}">${name}</th><td style="${cell}">${value}</td></tr>`,
  )
  const table =
    rows.length > 0 &&
    html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;color:${look.ink}">${rows}</table>`
  const top = html`<td bgcolor="${look.board}" style="background:${look.board};color:${look.boardInk};padding:18px 24px"><div style="color:${look.boardInk2};font-size:14px">${band.over}</div><h1 style="${serif};font-size:32px;line-height:1.2;font-weight:400;margin:2px 0">${band.title}</h1><div style="color:${look.boardInk2};font-size:14px">${band.under}</div></td>`
  const text = paragraphs.map(one => html`<p style="margin:0 0 16px">${one}</p>`)
  const act = html`<p style="margin:0"><a href="${button.address}" style="display:inline-block;background:${look.green};color:${look.onGreen};padding:12px 20px;border-radius:6px;font-weight:600;text-decoration:none">${button.name}</a>${beside && html` &nbsp; ${beside}`}</p>`
  const body = html`<td bgcolor="${look.paper}" style="background:${look.paper};color:${look.ink};padding:22px 24px">${text}${table}${act}</td>`
  const end = html`<td bgcolor="${look.paper}" style="background:${look.paper};color:${look.ink3};padding:14px 24px;border-top:1px solid ${look.line};font-size:13px">${foot}</td>`
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${subject}</title></head><body style="margin:0;padding:16px 8px;background:${look.ground};${sans};font-size:16px;line-height:1.5"><table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto"><tr>${top}</tr><tr>${body}</tr><tr>${end}</tr></table></body></html>`
    .text
}

/** A link in a mail. */
export function mailLink(address: string, name: string): Html {
  return html`<a href="${address}" style="color:${look.green}">${name}</a>`
}
