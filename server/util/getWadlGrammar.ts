import { grammars } from '../../contract/render/grammars.ts'
import { v1 } from '../../contract/v1/index.ts'
import { handle } from '../handler.ts'

export const getWadlGrammar = handle('getWadlGrammar', async ({ params, refuse }) => {
  const grammar = grammars(Object.values(v1)).get(params.path)
  return grammar ?? refuse('NOT_FOUND', 'There is no such grammar. GET /v1/application.wadl lists all of them.')
})
