import { Later, Rendered } from '../../kernel/http/reply.ts'
import { handleLive } from '../../live/handleLive.ts'
import { eventPrintout } from './eventPrintout.ts'
import { groupsOfPlayers } from './printed.sql.ts'

export const printPages = handleLive('printPages', async ({ event, params, query, tx, service }) => {
  const { paper, language, teePairingIds, playerIds } = query
  const ofPlayers = playerIds === undefined ? [] : await groupsOfPlayers(tx, event, playerIds)
  const groups =
    teePairingIds === undefined && playerIds === undefined ? undefined : [...(teePairingIds ?? []), ...ofPlayers]
  return new Later(async () => {
    const { version, bytes } = await eventPrintout(service, event, {
      document: params.document,
      paper,
      teePairingIds: groups,
      language,
    })
    return new Rendered(version, bytes)
  })
})
