import { hasLeaderboard } from '../../domain/leaderboards/leaderboards.sql.ts'
import { eventMessage } from '../../kernel/http/message.ts'
import { Streamed } from '../../kernel/http/reply.ts'
import { handleLive } from '../handleLive.ts'
import type { CachedStandings } from '../standings.ts'
import { followed } from '../streams.ts'

const gone = eventMessage('gone', '{}')

export const streamStandings = handleLive(
  'streamStandings',
  async ({ event, params, tx, service, lastEventId, refuse }) => {
    const { communityId } = event
    const key = { communityId, leaderboardId: params.leaderboardId }
    if (!(await hasLeaderboard(tx, event, key.leaderboardId))) refuse('NOT_FOUND', 'leaderboard')
    return new Streamed(communityId, async reader => {
      let sent = lastEventId
      const show = (standings: CachedStandings | undefined) => {
        if (standings?.answer.version === sent) return
        sent = standings?.answer.version
        reader.send(standings?.message ?? gone)
        if (!standings) reader.end()
      }
      return followed(service.standings.follow(key, show), async () => show(await service.standings.of(key)))
    })
  },
)
