/** The forms before the console: they work without a script. */
import type { FastifyReply } from 'fastify'
import { filledDetail } from '../../../contract/refusalWords.ts'
import { type NounWords, wordsIn } from '../../../contract/words/wordsIn.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { type SessionCookie, sessionCookie } from '../../kernel/http/sessionCookie.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { languageOfReader, queryBesides } from '../pages/languageOfReader.ts'
import { type PageContent, sendUnlisted } from '../pages/page.ts'

export type EntryField = {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autocomplete: string
  readonly hint?: string
  /** It may be left empty. */
  readonly isOptional?: true
  readonly least?: number
  readonly most: number
}

/** What was typed and why it came back; passwords are never given back. */
export type EntryReturned = {
  readonly fields: URLSearchParams
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

export type EntryForm = {
  readonly fields: readonly EntryField[]
  readonly submit: string
  /** Further controls between the fields and the button. */
  readonly more?: Html
  readonly hidden?: Readonly<Record<string, string>>
  /** Another form of the page comes first: typing does not begin here. */
  readonly isSecond?: true
}

/** A form of one column that posts to its own address. */
export function entryForm(
  { fields, submit, more, hidden = {}, isSecond }: EntryForm,
  returned: EntryReturned | undefined,
): Html {
  const kept = Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const problem = returned && html`<div class="problem" role="alert"><p><strong>${returned.message}</strong></p></div>`
  return html`<form method="post" class="form entry">${problem}${kept}${fields.map((field, index) => fieldHtml(field, index === 0 && !isSecond, returned))}${more}<p class="actions"><button type="submit">${submit}</button></p></form>`
}

function fieldHtml(field: EntryField, isFirst: boolean, returned: EntryReturned | undefined): Html {
  const { name, label, type = 'text', autocomplete, hint, isOptional, least, most } = field
  const error = returned?.errors?.[name]
  const value = type === 'password' ? '' : (returned?.fields.get(name) ?? '')
  const described = [...(hint === undefined ? [] : [`h-${name}`]), ...(error === undefined ? [] : [`e-${name}`])].join(
    ' ',
  )
  const about = described !== '' && html` aria-describedby="${described}"`
  const wrong = error !== undefined && html` aria-invalid="true"`
  const shortest = least !== undefined && html` minlength="${least}"`
  const hintHtml = hint !== undefined && html`<p class="hint" id="h-${name}">${hint}</p>`
  const errorHtml = error !== undefined && html`<p class="error" id="e-${name}">${error}</p>`
  return html`<div class="field"><label for="f-${name}">${label}</label><input id="f-${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value}"${!isOptional && html` required`} maxlength="${most}"${shortest}${about}${wrong}${isFirst && html` autofocus`}>${hintHtml}${errorHtml}</div>`
}

/** What is said about the pages before the console, in the language of whoever gets the answer. */
export function entryWords({ request }: FastifyReply): NounWords['entry'] {
  return wordsIn(languageOfReader(request)).entry
}

export function newPasswordField({ fields }: NounWords['entry']): EntryField {
  return {
    name: 'password',
    label: fields.password,
    type: 'password',
    autocomplete: 'new-password',
    least: 12,
    most: 200,
    hint: fields.newPasswordHint,
  }
}

/** Of an app, or a recovery code. */
export function codeField({ fields }: NounWords['entry']): EntryField {
  return { name: 'code', label: fields.code, autocomplete: 'one-time-code', most: 20, hint: fields.codeHint }
}

/** Sends a page before the console, in the language of its reader. */
export function sendEntry(
  service: Service,
  reply: FastifyReply,
  content: Omit<PageContent, 'language' | 'query'>,
  status = 200,
): FastifyReply {
  const { request } = reply
  const page = { ...content, language: languageOfReader(request), query: queryBesides(request) }
  return sendUnlisted(service, reply, page, status)
}

/** What a refusal says, in the language of whoever gets the answer. */
export function refusalIn({ request }: FastifyReply, { code, reason, values }: Refusal): string {
  return filledDetail(code, reason, values, languageOfReader(request))
}

/** Goes on to a path of ours. */
export function sendOn(reply: FastifyReply, path: string): FastifyReply {
  return reply
    .code(303)
    .headers({ location: path, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .send()
}

/** Keeps the session in the browser and goes on to `path`. */
export function sendLoggedIn(
  service: Service,
  reply: FastifyReply,
  cookie: SessionCookie,
  path = '/console',
): FastifyReply {
  reply.header('set-cookie', sessionCookie(service.config.baseUrl, cookie))
  return sendOn(reply, path)
}
