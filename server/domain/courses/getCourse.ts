import { handle } from '../operation/handler.ts'
import { courseDetail } from './courseDetail.ts'

export const getCourse = handle('getCourse', async ({ params, caller, tx, refuse }) => {
  const { id } = params
  return (await courseDetail(tx, caller.communities, id)) ?? refuse('NOT_FOUND', 'anyCourse', { courseId: id })
})
