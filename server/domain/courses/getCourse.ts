import { handle } from '../operation/handler.ts'
import { courseDetail } from './courseDetail.ts'
import { ownCommunities } from './ownCommunities.ts'

export const getCourse = handle('getCourse', async ({ params, query, caller, tx, language, refuse }) => {
  const { id } = params
  return (
    (await courseDetail(tx, caller.communities, id, language, ownCommunities(caller, query.communityId))) ??
    refuse('NOT_FOUND', 'anyCourse', { courseId: id })
  )
})
