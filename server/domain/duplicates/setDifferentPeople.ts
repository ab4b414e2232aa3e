import { handle } from '../operation/handler.ts'
import { bothExist, communitiesOf, writeDifferent } from './duplicates.sql.ts'

export const setDifferentPeople = handle(
  'setDifferentPeople',
  async ({ tx, params, body, caller, now, record, refuse }) => {
    const { playerId, otherPlayerId } = params
    if (!(await bothExist(tx, playerId, otherPlayerId))) refuse('NOT_FOUND', 'twoPlayers')
    await writeDifferent(tx, [playerId, otherPlayerId], body.different, { actor: caller.actor, now })
    const kind = body.different ? 'player.toldApart' : 'player.notToldApart'
    for (const communityId of await communitiesOf(tx, [playerId, otherPlayerId]))
      await record({ communityId, kind, subject: { playerId, otherPlayerId } })
    return { different: body.different }
  },
)
