/** Which handler does which operation. The compiler asks for every one. Printed by `npm run print`. */
import type { OperationId } from '../../contract/all.ts'
import type { Handler } from '../domain/operation/handler.ts'
import type { Service } from '../live/service.ts'
import { correctCard } from '../domain/cards/correctCard.ts'
import { getCard } from '../domain/cards/getCard.ts'
import { getCardHistory } from '../domain/cards/getCardHistory.ts'
import { moveScores } from '../domain/cards/moveScores.ts'
import { setCardStatus } from '../domain/cards/setCardStatus.ts'
import { signCard } from '../domain/cards/signCard.ts'
import { swapScores } from '../domain/cards/swapScores.ts'
import { unsignCard } from '../domain/cards/unsignCard.ts'
import { searchCommunities } from '../domain/communities/searchCommunities.ts'
import { getCourseTee } from '../domain/courses/getCourseTee.ts'
import { listCourseTees } from '../domain/courses/listCourseTees.ts'
import { listCourses } from '../domain/courses/listCourses.ts'
import { getEventState } from '../domain/eventStates/getEventState.ts'
import { listRounds } from '../domain/events/listRounds.ts'
import { searchEvents } from '../domain/events/searchEvents.ts'
import { assignPlayerToFlight } from '../domain/flights/assignPlayerToFlight.ts'
import { assignTeamToFlight } from '../domain/flights/assignTeamToFlight.ts'
import { deleteFlight } from '../domain/flights/deleteFlight.ts'
import { deleteFlights } from '../domain/flights/deleteFlights.ts'
import { listFlights } from '../domain/flights/listFlights.ts'
import { listFlightsOfLeaderboard } from '../domain/flights/listFlightsOfLeaderboard.ts'
import { listUnassignedPlayers } from '../domain/flights/listUnassignedPlayers.ts'
import { listUnassignedTeams } from '../domain/flights/listUnassignedTeams.ts'
import { removePlayerFromFlight } from '../domain/flights/removePlayerFromFlight.ts'
import { removeTeamFromFlight } from '../domain/flights/removeTeamFromFlight.ts'
import { listHandicapProviders } from '../domain/handicaps/listHandicapProviders.ts'
import { lockAllPlayerHandicaps } from '../domain/handicaps/lockAllPlayerHandicaps.ts'
import { lockPlayerHandicap } from '../domain/handicaps/lockPlayerHandicap.ts'
import { searchPlayerHandicaps } from '../domain/handicaps/searchPlayerHandicaps.ts'
import { setPlayerCourseAndPlayingHandicap } from '../domain/handicaps/setPlayerCourseAndPlayingHandicap.ts'
import { setPlayerHandicapIndex } from '../domain/handicaps/setPlayerHandicapIndex.ts'
import { setPlayerTee } from '../domain/handicaps/setPlayerTee.ts'
import { listFormats } from '../domain/leaderboards/listFormats.ts'
import { listLeaderboardTypes } from '../domain/leaderboards/listLeaderboardTypes.ts'
import { listLeaderboards } from '../domain/leaderboards/listLeaderboards.ts'
import { addPlayerToCommunity } from '../domain/players/addPlayerToCommunity.ts'
import { createPlayer } from '../domain/players/createPlayer.ts'
import { listPlayerCommunities } from '../domain/players/listPlayerCommunities.ts'
import { removePlayerFromCommunity } from '../domain/players/removePlayerFromCommunity.ts'
import { searchPlayers } from '../domain/players/searchPlayers.ts'
import { updatePlayerDob } from '../domain/players/updatePlayerDob.ts'
import { updatePlayerEmail } from '../domain/players/updatePlayerEmail.ts'
import { updatePlayerHandicapId } from '../domain/players/updatePlayerHandicapId.ts'
import { updatePlayerHandle } from '../domain/players/updatePlayerHandle.ts'
import { updatePlayerMember } from '../domain/players/updatePlayerMember.ts'
import { updatePlayerName } from '../domain/players/updatePlayerName.ts'
import { updatePlayerPhone } from '../domain/players/updatePlayerPhone.ts'
import { listEventPlayers } from '../domain/registrations/listEventPlayers.ts'
import { registerPlayers } from '../domain/registrations/registerPlayers.ts'
import { removePlayerFromEvent } from '../domain/registrations/removePlayerFromEvent.ts'
import { recordScores } from '../domain/scores/recordScores.ts'
import { searchPlayerScores } from '../domain/scores/searchPlayerScores.ts'
import { searchTeamScores } from '../domain/scores/searchTeamScores.ts'
import { login } from '../domain/sessions/login.ts'
import { revokeToken } from '../domain/sessions/revokeToken.ts'
import { lockAllTeamHandicaps } from '../domain/teamHandicaps/lockAllTeamHandicaps.ts'
import { lockTeamHandicap } from '../domain/teamHandicaps/lockTeamHandicap.ts'
import { searchTeamHandicaps } from '../domain/teamHandicaps/searchTeamHandicaps.ts'
import { setTeamHandicap } from '../domain/teamHandicaps/setTeamHandicap.ts'
import { assignPlayerToTeam } from '../domain/teams/assignPlayerToTeam.ts'
import { assignPlayersToTeams } from '../domain/teams/assignPlayersToTeams.ts'
import { createTeams } from '../domain/teams/createTeams.ts'
import { deleteTeam } from '../domain/teams/deleteTeam.ts'
import { deleteTeams } from '../domain/teams/deleteTeams.ts'
import { listTeams } from '../domain/teams/listTeams.ts'
import { removePlayerFromTeam } from '../domain/teams/removePlayerFromTeam.ts'
import { removePlayersFromTeam } from '../domain/teams/removePlayersFromTeam.ts'
import { removePlayersFromTeams } from '../domain/teams/removePlayersFromTeams.ts'
import { renameTeam } from '../domain/teams/renameTeam.ts'
import { assignPlayerToTeePairing } from '../domain/teeSheet/assignPlayerToTeePairing.ts'
import { assignPlayersToTeePairings } from '../domain/teeSheet/assignPlayersToTeePairings.ts'
import { createTeePairings } from '../domain/teeSheet/createTeePairings.ts'
import { deleteTeePairing } from '../domain/teeSheet/deleteTeePairing.ts'
import { deleteTeePairings } from '../domain/teeSheet/deleteTeePairings.ts'
import { listTeePairings } from '../domain/teeSheet/listTeePairings.ts'
import { listTeePairingsOfAllRounds } from '../domain/teeSheet/listTeePairingsOfAllRounds.ts'
import { removePlayerFromTeePairing } from '../domain/teeSheet/removePlayerFromTeePairing.ts'
import { removePlayersFromTeePairings } from '../domain/teeSheet/removePlayersFromTeePairings.ts'
import { updateTeePairings } from '../domain/teeSheet/updateTeePairings.ts'
import { createWebhook } from '../domain/webhooks/createWebhook.ts'
import { deleteWebhook } from '../domain/webhooks/deleteWebhook.ts'
import { getWebhook } from '../domain/webhooks/getWebhook.ts'
import { listWebhookDeliveries } from '../domain/webhooks/listWebhookDeliveries.ts'
import { listWebhooks } from '../domain/webhooks/listWebhooks.ts'
import { replayWebhookDelivery } from '../domain/webhooks/replayWebhookDelivery.ts'
import { rotateWebhookSecret } from '../domain/webhooks/rotateWebhookSecret.ts'
import { sendTestWebhook } from '../domain/webhooks/sendTestWebhook.ts'
import { updateWebhook } from '../domain/webhooks/updateWebhook.ts'
import { getWadl } from './interface/getWadl.ts'
import { getWadlGrammar } from './interface/getWadlGrammar.ts'
import { setEventState } from '../live/eventStates/setEventState.ts'
import { explainStanding } from '../live/standings/explainStanding.ts'
import { getStandings } from '../live/standings/getStandings.ts'
import { streamStandings } from '../live/standings/streamStandings.ts'
import { streamEvent } from '../live/streams/streamEvent.ts'
import { printDocument } from '../web/documents/printDocument.ts'
import { getFlightsLink } from '../web/links/getFlightsLink.ts'
import { getOverviewLink } from '../web/links/getOverviewLink.ts'
import { getPlayerRegistrationLink } from '../web/links/getPlayerRegistrationLink.ts'
import { getPlayerScoringLink } from '../web/links/getPlayerScoringLink.ts'
import { getPlayersLink } from '../web/links/getPlayersLink.ts'
import { getPublicRegistrationLink } from '../web/links/getPublicRegistrationLink.ts'
import { getResultsLink } from '../web/links/getResultsLink.ts'
import { getScoringLink } from '../web/links/getScoringLink.ts'
import { getTeamsLink } from '../web/links/getTeamsLink.ts'
import { getTeeSheetLink } from '../web/links/getTeeSheetLink.ts'

export const handlers: { readonly [K in OperationId]: Handler<K, Service> } = {
  login,
  searchCommunities,
  listRounds,
  searchEvents,
  listCourses,
  listCourseTees,
  getCourseTee,
  assignPlayerToFlight,
  removePlayerFromFlight,
  assignTeamToFlight,
  removeTeamFromFlight,
  deleteFlight,
  listFlights,
  deleteFlights,
  listFlightsOfLeaderboard,
  listUnassignedPlayers,
  listUnassignedTeams,
  searchPlayerHandicaps,
  setPlayerCourseAndPlayingHandicap,
  setPlayerHandicapIndex,
  lockPlayerHandicap,
  lockAllPlayerHandicaps,
  setPlayerTee,
  searchTeamHandicaps,
  setTeamHandicap,
  lockTeamHandicap,
  lockAllTeamHandicaps,
  listLeaderboards,
  listEventPlayers,
  registerPlayers,
  removePlayerFromEvent,
  searchPlayerScores,
  searchTeamScores,
  listTeams,
  createTeams,
  deleteTeams,
  assignPlayerToTeam,
  removePlayerFromTeam,
  assignPlayersToTeams,
  removePlayersFromTeams,
  deleteTeam,
  removePlayersFromTeam,
  renameTeam,
  listTeePairings,
  updateTeePairings,
  createTeePairings,
  deleteTeePairings,
  assignPlayerToTeePairing,
  removePlayerFromTeePairing,
  assignPlayersToTeePairings,
  removePlayersFromTeePairings,
  deleteTeePairing,
  listTeePairingsOfAllRounds,
  getFlightsLink,
  getPlayersLink,
  getPlayerScoringLink,
  getScoringLink,
  getPlayerRegistrationLink,
  getPublicRegistrationLink,
  getResultsLink,
  getTeamsLink,
  getTeeSheetLink,
  addPlayerToCommunity,
  removePlayerFromCommunity,
  searchPlayers,
  createPlayer,
  listPlayerCommunities,
  updatePlayerEmail,
  updatePlayerMember,
  updatePlayerDob,
  updatePlayerHandicapId,
  updatePlayerHandle,
  updatePlayerName,
  updatePlayerPhone,
  listHandicapProviders,
  listLeaderboardTypes,
  getWadl,
  getWadlGrammar,
  revokeToken,
  getEventState,
  setEventState,
  streamEvent,
  printDocument,
  getStandings,
  explainStanding,
  streamStandings,
  recordScores,
  getCard,
  getCardHistory,
  signCard,
  unsignCard,
  setCardStatus,
  correctCard,
  moveScores,
  swapScores,
  getOverviewLink,
  listFormats,
  createWebhook,
  listWebhooks,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  sendTestWebhook,
  listWebhookDeliveries,
  replayWebhookDelivery,
}
