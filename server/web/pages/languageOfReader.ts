/** In which language a reader gets a page, and how a choice is remembered: docs/decisions/129-choice-of-a-language.md. */
import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageAsked, languageOf } from '../../../contract/words/languageOf.ts'
import { type Language, languages } from '../../../contract/words/languages.ts'

const year = 365 * 86_400

/**
 * The language that the address asks for, else the one chosen before, else the first that the browser wants, else that of the
 * club, else English.
 */
export function languageOfReader(request: FastifyRequest, ofClub: Language | null = null): Language {
  const asked = inAddress(request) ?? chosenBefore(request) ?? languageAsked(request.headers['accept-language'])
  return asked ?? ofClub ?? 'en'
}

/** The language of a screen that stands before everybody: that of the address, else that of the club, else as for one reader. */
export function languageOfAll(request: FastifyRequest, ofClub: Language | null): Language {
  return inAddress(request) ?? ofClub ?? languageOfReader(request)
}

/**
 * Says that the page depends on who reads it, and keeps a language that was chosen at the foot of a page. Who follows a link of
 * somebody else in another language reads that page in it, and the next ones in the own language.
 */
export function keepLanguage(reply: FastifyReply): void {
  const { request } = reply
  reply.header('vary', 'Accept-Language, Cookie, Accept-Encoding')
  const chosen = inAddress(request)
  if (chosen === undefined || chosen === chosenBefore(request) || !isOfOwnPage(request)) return
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `language=${chosen}; Path=/; Max-Age=${year}; SameSite=Lax; HttpOnly${secure}`)
}

/** What the address says besides its language, such as `to=%2Fconsole`: it is kept when another language is chosen. */
export function queryBesides({ url }: FastifyRequest): string {
  const query = new URLSearchParams(url.split('?')[1])
  query.delete('lang')
  return String(query)
}

function inAddress(request: FastifyRequest): Language | undefined {
  const [lang] = [(request.query as Readonly<Record<string, unknown>> | undefined)?.lang].flat()
  return typeof lang === 'string' ? languageOf(lang) : undefined
}

function chosenBefore({ headers }: FastifyRequest): Language | undefined {
  const { language } = parseCookie(headers.cookie ?? '')
  return languages.find(one => one === language)
}

/** Browsers say where a link stood that somebody followed; those that do not are trusted. */
function isOfOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin'
}
