import { handle } from '../operation/handler.ts'
import { communitiesOf } from './communitiesOf.ts'
import { courseDetail } from './courseDetail.ts'

export const getCourse = handle('getCourse', async ({ params, query, caller, tx, refuse }) => {
  const { id } = params
  return (
    (await courseDetail(tx, caller.communities, id, communitiesOf(refuse, caller, query.communityId))) ??
    refuse('NOT_FOUND', 'anyCourse', { courseId: id })
  )
})
