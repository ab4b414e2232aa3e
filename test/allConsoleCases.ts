/** The cases of all operations of the console. The compiler asks for those of every one. Printed by `npm run print`. */
import type { ConsoleOperationId } from '../contract/all.ts'
import type { Cases } from './cases.ts'
import { accountsCases } from '../server/domain/accounts/accounts.console.cases.ts'
import { cardsConsoleCases } from '../server/domain/cards/cards.console.cases.ts'
import { listPaceCases } from '../server/domain/cards/listPace.console.cases.ts'
import { checkInsCases } from '../server/domain/checkIns/checkIns.console.cases.ts'
import { communitiesConsoleCases } from '../server/domain/communities/communities.console.cases.ts'
import { newCommunitiesCases } from '../server/domain/communityRequests/newCommunities.console.cases.ts'
import { coursesConsoleCases } from '../server/domain/courses/courses.console.cases.ts'
import { credentialsCases } from '../server/domain/credentials/credentials.console.cases.ts'
import { duplicatesCases } from '../server/domain/duplicates/duplicates.console.cases.ts'
import { divisionCases } from '../server/domain/flights/division.console.cases.ts'
import { dashboardCases } from '../server/domain/home/dashboard.console.cases.ts'
import { lateEntryCases } from '../server/domain/lateEntries/lateEntries.console.cases.ts'
import { leaderboardSetupCases } from '../server/domain/leaderboards/leaderboardSetup.console.cases.ts'
import { logCases } from '../server/domain/log/log.console.cases.ts'
import { clubCases } from '../server/domain/members/club.console.cases.ts'
import { notesCases } from '../server/domain/notes/notes.console.cases.ts'
import { organisersCases } from '../server/domain/organisers/organisers.console.cases.ts'
import { fieldCases } from '../server/domain/registrations/field.console.cases.ts'
import { setupCases } from '../server/domain/setup/setup.console.cases.ts'
import { startsCases } from '../server/domain/starts/starts.console.cases.ts'
import { arrangeTeamsCases } from '../server/domain/teams/arrangeTeams.console.cases.ts'
import { drawnBallCases } from '../server/domain/teams/drawnBall.console.cases.ts'
import { teeSheetCases } from '../server/domain/teeSheet/teeSheet.console.cases.ts'
import { fieldOfRoundCases } from '../server/live/field/field.console.cases.ts'
import { matchesCases } from '../server/live/matches/matches.console.cases.ts'
import { outlookCases } from '../server/live/outlook/outlook.console.cases.ts'
import { settlementCases } from '../server/live/settlement/settlement.console.cases.ts'
import { shortenRoundCases } from '../server/live/shortening/shortenRound.console.cases.ts'
import { standingsConsoleCases } from '../server/live/standings/standings.console.cases.ts'
import { streamInstallationCases } from '../server/live/streams/streamInstallation.console.cases.ts'
import { newEventsCases } from '../server/ops/events/newEvents.console.cases.ts'
import { installationCases } from '../server/ops/installation/installation.console.cases.ts'
import { privacyCases } from '../server/ops/privacy/privacy.console.cases.ts'
import { rehearsalCases } from '../server/ops/rehearsal/rehearsal.console.cases.ts'
import { scanCases } from '../server/web/cards/scanCard.console.cases.ts'
import { documentsCases } from '../server/web/documents/documents.console.cases.ts'
import { linksConsoleCases } from '../server/web/links/links.console.cases.ts'
import { messagesCases } from '../server/web/messages/messages.console.cases.ts'
import { readinessCases } from '../server/web/readiness/readiness.console.cases.ts'
import { registrationCases } from '../server/web/registrations/registration.console.cases.ts'

export const allConsoleCases: Cases<ConsoleOperationId> = {
  ...accountsCases,
  ...cardsConsoleCases,
  ...listPaceCases,
  ...checkInsCases,
  ...communitiesConsoleCases,
  ...newCommunitiesCases,
  ...coursesConsoleCases,
  ...credentialsCases,
  ...duplicatesCases,
  ...divisionCases,
  ...dashboardCases,
  ...lateEntryCases,
  ...leaderboardSetupCases,
  ...logCases,
  ...clubCases,
  ...notesCases,
  ...organisersCases,
  ...fieldCases,
  ...setupCases,
  ...startsCases,
  ...arrangeTeamsCases,
  ...drawnBallCases,
  ...teeSheetCases,
  ...fieldOfRoundCases,
  ...matchesCases,
  ...outlookCases,
  ...settlementCases,
  ...shortenRoundCases,
  ...standingsConsoleCases,
  ...streamInstallationCases,
  ...newEventsCases,
  ...installationCases,
  ...privacyCases,
  ...rehearsalCases,
  ...scanCases,
  ...documentsCases,
  ...linksConsoleCases,
  ...messagesCases,
  ...readinessCases,
  ...registrationCases,
}
