import type { Language } from '../../../contract/words/languages.ts'
import { saySteps } from '../../../contract/words/sayPhrase.ts'
import { speakerIn } from '../../../contract/words/speakerIn.ts'
import { hasLeaderboard } from '../../domain/leaderboards/leaderboards.sql.ts'
import { Later } from '../../kernel/http/reply.ts'
import { handleLive } from '../handleLive.ts'
import { reasonPicture } from '../reasonPicture.ts'
import { reasonNames, sayReason } from '../sayReason.ts'
import type { SideReason } from '../sideReason.ts'
import { tieTable } from '../tieTable.ts'

export const explainStanding = handleLive('explainStanding', async context => {
  const { event, params, query, tx, service, caller, language, refuse } = context
  const { leaderboardId, sideId } = params
  if (!(await hasLeaderboard(tx, event, leaderboardId))) refuse('NOT_FOUND', 'leaderboard')
  const { communityId } = event
  return new Later(async () => {
    const explained = await service.standings.explain({ communityId, leaderboardId }, sideId, query)
    if (!explained) return refuse('NOT_FOUND', 'standing')
    const { standing, handicap, payout, reason, names } = explained
    // Programs know sides by their ids.
    const speaker = speakerIn(language, caller.token ? undefined : names)
    return {
      sideId,
      ...(reason && { reason: toldReason(reason, language) }),
      standing: saySteps(standing, speaker),
      ...(handicap && { handicap: saySteps(handicap, speaker) }),
      ...(payout && { payout: saySteps(payout, speaker) }),
    }
  })
})

function toldReason(reason: SideReason, language: Language) {
  const called = reasonNames(reason, ({ name }) => name)
  const [tie, picture] = [tieTable(reason, called, language), reasonPicture(reason, called, language)]
  return { ...sayReason(reason, called, language), ...(tie && { tie }), ...(picture && { picture }) }
}
