import type { FastifyRequest } from 'fastify'
import { linkHeader } from '../../contract/site/linkHeader.ts'
import { languageAsked } from '../../contract/words/languageOf.ts'
import type { Language } from '../../contract/words/languages.ts'

/** Pages say which language their reader has chosen; programs are answered in English. */
export function languageOfCaller({
  caller,
  headers,
  url,
}: Pick<FastifyRequest, 'caller' | 'headers' | 'url'>): Language {
  // Also a link that has ended, and a login that fails, have somebody who reads why.
  const isLogin = url.startsWith('/console/api/session')
  const hasLink = ['staff-link', linkHeader].some(name => headers[name] !== undefined)
  return ((caller?.staff !== undefined || isLogin || hasLink) && languageAsked(headers['accept-language'])) || 'en'
}
