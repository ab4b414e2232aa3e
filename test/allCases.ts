/** The cases of all operations. The compiler asks for those of every one. Printed by `npm run print`. */
import type { OperationId } from '../contract/all.ts'
import type { Cases } from './cases.ts'
import { communityCases } from '../server/domain/communities/community.cases.ts'
import { eventsCases } from '../server/domain/events/events.cases.ts'
import { flightsCases } from '../server/domain/flights/flights.cases.ts'
import { playerHandicapsCases } from '../server/domain/handicaps/playerHandicaps.cases.ts'
import { leaderboardsCases } from '../server/domain/leaderboards/leaderboards.cases.ts'
import { playersCases } from '../server/domain/players/players.cases.ts'
import { eventPlayersCases } from '../server/domain/registrations/eventPlayers.cases.ts'
import { recordingCases } from '../server/domain/scores/recording.cases.ts'
import { scoresCases } from '../server/domain/scores/scores.cases.ts'
import { accessCases } from '../server/domain/sessions/access.cases.ts'
import { teamHandicapsCases } from '../server/domain/teamHandicaps/teamHandicaps.cases.ts'
import { teamsCases } from '../server/domain/teams/teams.cases.ts'
import { teePairingsCases } from '../server/domain/teeSheet/teePairings.cases.ts'
import { webhooksCases } from '../server/domain/webhooks/webhooks.cases.ts'
import { utilCases } from '../server/http/interface/util.cases.ts'
import { printDocumentCases } from '../server/web/documents/printDocument.cases.ts'
import { getOverviewLinkCases } from '../server/web/links/getOverviewLink.cases.ts'
import { webLinksCases } from '../server/web/links/webLinks.cases.ts'

export const allCases: Cases<OperationId> = {
  ...communityCases,
  ...eventsCases,
  ...flightsCases,
  ...playerHandicapsCases,
  ...leaderboardsCases,
  ...playersCases,
  ...eventPlayersCases,
  ...recordingCases,
  ...scoresCases,
  ...accessCases,
  ...teamHandicapsCases,
  ...teamsCases,
  ...teePairingsCases,
  ...webhooksCases,
  ...utilCases,
  ...printDocumentCases,
  ...getOverviewLinkCases,
  ...webLinksCases,
}
