import { said } from '../../../contract/words/say.ts'
import { ForeignFileError } from '../../kernel/foreign/foreignFileError.ts'
import { foreignReader } from '../../kernel/foreign/foreignReader.ts'
import { handle } from '../operation/handler.ts'
import type { courseTable } from './table/courseTable.ts'

const reader = foreignReader<typeof courseTable>(new URL('./table/courseTable.ts', import.meta.url), 4000)

export const readCourseTable = handle('readCourseTable', async ({ body, caller, service, language, refuse }) => {
  try {
    return await service.foreignFiles.read(caller.actor, reader, body.text, body.unit, language)
  } catch (error) {
    if (!(error instanceof ForeignFileError)) throw error
    const message = said('fields.takesTooLongReadCopy2')
    return refuse('VALIDATION', 'field', {
      place: said('fields.table'),
      message,
      errors: [{ pointer: '/text', message }],
    })
  }
})
