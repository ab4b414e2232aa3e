import { hash } from 'node:crypto'
import { v1 } from '../../../contract/all.ts'
import { wadl } from '../../../contract/render/wadl.ts'
import { handle } from '../../domain/operation/handler.ts'
import { CachedBody } from '../../kernel/http/answer.ts'

let made: { readonly baseUrl: string; readonly answer: CachedBody } | undefined

export const getWadl = handle('getWadl', async ({ service }) => {
  const { baseUrl } = service.config
  if (made?.baseUrl !== baseUrl) {
    const text = wadl(Object.values(v1), baseUrl)
    made = { baseUrl, answer: new CachedBody(text, hash('sha256', text).slice(0, 16)) }
  }
  return made.answer
})
