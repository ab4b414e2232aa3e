/** The cases of all operations. The compiler asks for those of every operation that is built. */
import type { OperationId } from '../../contract/operations.ts'
import { accessCases } from '../access/access.cases.ts'
import { communityCases } from '../community/community.cases.ts'
import { printDocumentCases } from '../documents/printDocument.cases.ts'
import { eventPlayersCases } from '../eventPlayers/eventPlayers.cases.ts'
import { eventsCases } from '../events/events.cases.ts'
import { flightsCases } from '../flights/flights.cases.ts'
import { playerHandicapsCases } from '../handicaps/playerHandicaps.cases.ts'
import { teamHandicapsCases } from '../handicaps/teamHandicaps.cases.ts'
import { leaderboardsCases } from '../leaderboards/leaderboards.cases.ts'
import { playersCases } from '../players/players.cases.ts'
import { recordingCases } from '../recording/recording.cases.ts'
import { scoresCases } from '../scores/scores.cases.ts'
import { teamsCases } from '../teams/teams.cases.ts'
import { teePairingsCases } from '../teePairings/teePairings.cases.ts'
import { utilCases } from '../util/util.cases.ts'
import { webhooksCases } from '../webhooks/webhooks.cases.ts'
import { getOverviewLinkCases } from '../webLinks/getOverviewLink.cases.ts'
import { webLinksCases } from '../webLinks/webLinks.cases.ts'
import type { Cases } from './cases.ts'

export const allCases: Cases<OperationId> = {
  ...printDocumentCases,
  ...getOverviewLinkCases,
  ...accessCases,
  ...communityCases,
  ...eventPlayersCases,
  ...eventsCases,
  ...playersCases,
  ...flightsCases,
  ...teamsCases,
  ...teePairingsCases,
  ...utilCases,
  ...webhooksCases,
  ...webLinksCases,
  ...playerHandicapsCases,
  ...teamHandicapsCases,
  ...leaderboardsCases,
  ...scoresCases,
  ...recordingCases,
}
