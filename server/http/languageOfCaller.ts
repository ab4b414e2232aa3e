import type { FastifyRequest } from 'fastify'
import { linkHeader } from '../../contract/site/linkHeader.ts'
import { languageAsked } from '../../contract/words/languageOf.ts'
import type { Language } from '../../contract/words/languages.ts'

/** Pages say which language their reader has chosen; programs are answered in English. */
export function languageOfCaller({ caller, headers }: Pick<FastifyRequest, 'caller' | 'headers'>): Language {
  // Also a link that has ended has somebody who reads why.
  const isPerson = caller?.staff !== undefined || ['staff-link', linkHeader].some(name => headers[name] !== undefined)
  return (isPerson && languageAsked(headers['accept-language'])) || 'en'
}
