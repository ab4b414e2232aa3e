import { handle, Streamed } from '../handler.ts'
import { message } from '../live/message.ts'
import type { KeptStandings } from '../live/standings.ts'
import { hasLeaderboard } from './leaderboards.sql.ts'

const gone = message('event: gone\ndata: {}\n\n')

export const streamStandings = handle(
  'streamStandings',
  async ({ event, params, tx, service, lastEventId, refuse }) => {
    const { communityId } = event
    const key = { communityId, leaderboardId: params.leaderboardId }
    if (!(await hasLeaderboard(tx, event, key.leaderboardId))) refuse('NOT_FOUND', 'The event has no such leaderboard.')
    return new Streamed(communityId, async reader => {
      let sent = lastEventId
      const show = (standings: KeptStandings | undefined) => {
        if (standings?.answer.version === sent) return
        sent = standings?.answer.version
        reader.send(standings?.message ?? gone)
        if (!standings) reader.end()
      }
      const unfollow = service.standings.follow(key, show)
      show(await service.standings.of(key))
      return unfollow
    })
  },
)
