import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { languageAsked, languageOf } from '../../../contract/words/languageOf.ts'
import type { Language } from '../../../contract/words/languages.ts'

/** The language of whoever asks for a page: what the address asks for, what was chosen before, what the browser prefers, else English. */
export function languageOfReader({ query, headers }: FastifyRequest): Language {
  const { lang } = query as { readonly lang?: unknown }
  const { language = '' } = parseCookie(headers.cookie ?? '')
  return (
    languageOf(typeof lang === 'string' ? lang : '') ??
    languageOf(language) ??
    languageAsked(headers['accept-language']) ??
    'en'
  )
}
