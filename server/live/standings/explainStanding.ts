import { saySteps } from '../../../contract/words/sayPhrase.ts'
import { speakerIn } from '../../../contract/words/speakerIn.ts'
import { hasLeaderboard } from '../../domain/leaderboards/leaderboards.sql.ts'
import { Later } from '../../kernel/http/reply.ts'
import { handleLive } from '../handleLive.ts'
import { reasonNames, sayReason } from '../sayReason.ts'

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
      ...(reason && {
        reason: sayReason(
          reason,
          reasonNames(reason, ({ name }) => name),
          language,
        ),
      }),
      standing: saySteps(standing, speaker),
      ...(handicap && { handicap: saySteps(handicap, speaker) }),
      ...(payout && { payout: saySteps(payout, speaker) }),
    }
  })
})
