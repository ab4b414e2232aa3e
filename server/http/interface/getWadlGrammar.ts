import { hash } from 'node:crypto'
import { v1 } from '../../../contract/all.ts'
import { grammars } from '../../../contract/render/grammars.ts'
import { handle } from '../../domain/operation/handler.ts'
import { CachedBody } from '../../kernel/http/answer.ts'

let made: ReadonlyMap<string, CachedBody> | undefined

export const getWadlGrammar = handle('getWadlGrammar', async ({ params, refuse }) => {
  made ??= new Map(
    [...grammars(Object.values(v1))].map(([name, text]) => [
      name,
      new CachedBody(text, hash('sha256', text).slice(0, 16)),
    ]),
  )
  return made.get(params.path) ?? refuse('NOT_FOUND', 'grammar')
})
