import { handle } from '../operation/handler.ts'
import { changeHandicap, unlessLocked } from './changeHandicap.ts'
import { withCourseAndPlaying } from './handicapChanges.ts'

export const setPlayerCourseAndPlayingHandicap = handle('setPlayerCourseAndPlayingHandicap', context => {
  const { hcCourse, hcPlaying, reason = null } = context.body
  const setByHand = withCourseAndPlaying({ hcCourse, hcPlaying, reason })
  const withReason = unlessLocked(context.refuse, before => {
    if (before.indexTenths === null && reason === null) context.refuse('HANDICAP_REASON_REQUIRED')
    return setByHand(before)
  })
  return changeHandicap(context, 'playerHandicap.courseAndPlayingSet', withReason)
})
