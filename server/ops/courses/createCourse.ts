import { requireCommunity } from '../../domain/access/requireCommunity.ts'
import { courseDetail } from '../../domain/courses/courseDetail.ts'
import { clubOf } from '../../domain/courses/courseVersions.sql.ts'
import { handle } from '../../domain/operation/handler.ts'
import { insertCourse } from './insertCourse.ts'

export const createCourse = handle('createCourse', async ({ body, caller, tx, now, language, record, refuse }) => {
  const { communityId, ...course } = body
  requireCommunity(refuse, caller, communityId)
  const courseId = await insertCourse(refuse, tx, course, now, { club: await clubOf(tx, communityId) })
  await record({ communityId, kind: 'course.created', subject: { courseIds: [courseId] }, after: course })
  const detail = await courseDetail(tx, caller.communities, courseId, language)
  if (!detail) throw new Error(`Course ${courseId} was made and is gone.`)
  return detail
})
