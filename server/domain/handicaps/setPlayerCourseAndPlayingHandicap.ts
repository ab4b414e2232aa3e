import { type Said, said } from '../../../contract/words/say.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { handle } from '../operation/handler.ts'
import { changeHandicap, unlessLocked } from './changeHandicap.ts'
import { withCourseAndPlaying } from './handicapChanges.ts'
import type { HandicapInEffect } from './handicapsInEffect.ts'

export const setPlayerCourseAndPlayingHandicap = handle('setPlayerCourseAndPlayingHandicap', context => {
  const { hcCourse, hcPlaying, courseId, manualMsg: reason = null } = context.body
  const setByHand = withCourseAndPlaying({ hcCourse, hcPlaying, reason })
  const onCourse = unlessLocked(context.refuse, before => {
    if (courseId !== undefined) requireCourse(context.refuse, before, courseId)
    return setByHand(before)
  })
  return changeHandicap(context, 'playerHandicap.courseAndPlayingSet', onCourse)
})

/** A player has one handicap in a round, on the course of his or her tee; without a tee any course of the event will do. */
function requireCourse(
  refuse: Refuse<'COURSE_NOT_IN_EVENT' | 'OTHER_COURSE'>,
  { tee, part }: HandicapInEffect,
  courseId: number,
): void {
  const atCourseId = (message: Said) => ({ errors: [{ pointer: '/courseId', message }] })
  if (!part.tees.values().some(one => one.courseId === courseId))
    refuse('COURSE_NOT_IN_EVENT', 'handicap', { courseId, ...atCourseId(said('fields.isNotCourseEvent')) })
  if (tee !== undefined && tee.courseId !== courseId)
    refuse('OTHER_COURSE', { courseId: tee.courseId, ...atCourseId(said('fields.isNotCoursePlayerPlays')) })
}
