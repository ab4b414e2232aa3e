/** Which handler does which operation. The compiler asks for every one. */
import type { OperationId } from '../contract/operations.ts'
import { login } from './access/login.ts'
import { revokeToken } from './access/revokeToken.ts'
import { searchCommunities } from './community/searchCommunities.ts'
import { printDocument } from './documents/printDocument.ts'
import { listEventPlayers } from './eventPlayers/listEventPlayers.ts'
import { registerPlayers } from './eventPlayers/registerPlayers.ts'
import { removePlayerFromEvent } from './eventPlayers/removePlayerFromEvent.ts'
import { getCourseTee } from './events/getCourseTee.ts'
import { getEventState } from './events/getEventState.ts'
import { listCourses } from './events/listCourses.ts'
import { listCourseTees } from './events/listCourseTees.ts'
import { listRounds } from './events/listRounds.ts'
import { searchEvents } from './events/searchEvents.ts'
import { setEventState } from './events/setEventState.ts'
import { streamEvent } from './events/streamEvent.ts'
import { assignPlayerToFlight } from './flights/assignPlayerToFlight.ts'
import { assignTeamToFlight } from './flights/assignTeamToFlight.ts'
import { deleteFlight } from './flights/deleteFlight.ts'
import { deleteFlights } from './flights/deleteFlights.ts'
import { listFlights } from './flights/listFlights.ts'
import { listFlightsOfLeaderboard } from './flights/listFlightsOfLeaderboard.ts'
import { listUnassignedPlayers } from './flights/listUnassignedPlayers.ts'
import { listUnassignedTeams } from './flights/listUnassignedTeams.ts'
import { removePlayerFromFlight } from './flights/removePlayerFromFlight.ts'
import { removeTeamFromFlight } from './flights/removeTeamFromFlight.ts'
import { lockAllPlayerHandicaps } from './handicaps/lockAllPlayerHandicaps.ts'
import { lockAllTeamHandicaps } from './handicaps/lockAllTeamHandicaps.ts'
import { lockPlayerHandicap } from './handicaps/lockPlayerHandicap.ts'
import { lockTeamHandicap } from './handicaps/lockTeamHandicap.ts'
import { searchPlayerHandicaps } from './handicaps/searchPlayerHandicaps.ts'
import { searchTeamHandicaps } from './handicaps/searchTeamHandicaps.ts'
import { setPlayerCourseAndPlayingHandicap } from './handicaps/setPlayerCourseAndPlayingHandicap.ts'
import { setPlayerHandicapIndex } from './handicaps/setPlayerHandicapIndex.ts'
import { setPlayerTee } from './handicaps/setPlayerTee.ts'
import { setTeamHandicap } from './handicaps/setTeamHandicap.ts'
import type { Handler } from './handler.ts'
import { explainStanding } from './leaderboards/explainStanding.ts'
import { getStandings } from './leaderboards/getStandings.ts'
import { listLeaderboards } from './leaderboards/listLeaderboards.ts'
import { streamStandings } from './leaderboards/streamStandings.ts'
import { addPlayerToCommunity } from './players/addPlayerToCommunity.ts'
import { createPlayer } from './players/createPlayer.ts'
import { listPlayerCommunities } from './players/listPlayerCommunities.ts'
import { removePlayerFromCommunity } from './players/removePlayerFromCommunity.ts'
import { searchPlayers } from './players/searchPlayers.ts'
import { updatePlayerDob } from './players/updatePlayerDob.ts'
import { updatePlayerEmail } from './players/updatePlayerEmail.ts'
import { updatePlayerHandicapId } from './players/updatePlayerHandicapId.ts'
import { updatePlayerHandle } from './players/updatePlayerHandle.ts'
import { updatePlayerMember } from './players/updatePlayerMember.ts'
import { updatePlayerName } from './players/updatePlayerName.ts'
import { updatePlayerPhone } from './players/updatePlayerPhone.ts'
import { correctCard } from './recording/correctCard.ts'
import { getCard } from './recording/getCard.ts'
import { getCardHistory } from './recording/getCardHistory.ts'
import { moveScores } from './recording/moveScores.ts'
import { recordScores } from './recording/recordScores.ts'
import { setCardStatus } from './recording/setCardStatus.ts'
import { signCard } from './recording/signCard.ts'
import { swapScores } from './recording/swapScores.ts'
import { unsignCard } from './recording/unsignCard.ts'
import { searchPlayerScores } from './scores/searchPlayerScores.ts'
import { searchTeamScores } from './scores/searchTeamScores.ts'
import { assignPlayersToTeams } from './teams/assignPlayersToTeams.ts'
import { assignPlayerToTeam } from './teams/assignPlayerToTeam.ts'
import { createTeams } from './teams/createTeams.ts'
import { deleteTeam } from './teams/deleteTeam.ts'
import { deleteTeams } from './teams/deleteTeams.ts'
import { listTeams } from './teams/listTeams.ts'
import { removePlayerFromTeam } from './teams/removePlayerFromTeam.ts'
import { removePlayersFromTeam } from './teams/removePlayersFromTeam.ts'
import { removePlayersFromTeams } from './teams/removePlayersFromTeams.ts'
import { renameTeam } from './teams/renameTeam.ts'
import { assignPlayersToTeePairings } from './teePairings/assignPlayersToTeePairings.ts'
import { assignPlayerToTeePairing } from './teePairings/assignPlayerToTeePairing.ts'
import { createTeePairings } from './teePairings/createTeePairings.ts'
import { deleteTeePairing } from './teePairings/deleteTeePairing.ts'
import { deleteTeePairings } from './teePairings/deleteTeePairings.ts'
import { listTeePairings } from './teePairings/listTeePairings.ts'
import { listTeePairingsOfAllRounds } from './teePairings/listTeePairingsOfAllRounds.ts'
import { removePlayerFromTeePairing } from './teePairings/removePlayerFromTeePairing.ts'
import { removePlayersFromTeePairings } from './teePairings/removePlayersFromTeePairings.ts'
import { updateTeePairings } from './teePairings/updateTeePairings.ts'
import { getWadl } from './util/getWadl.ts'
import { getWadlGrammar } from './util/getWadlGrammar.ts'
import { listFormats } from './util/listFormats.ts'
import { listHandicapProviders } from './util/listHandicapProviders.ts'
import { listLeaderboardTypes } from './util/listLeaderboardTypes.ts'
import { createWebhook } from './webhooks/createWebhook.ts'
import { deleteWebhook } from './webhooks/deleteWebhook.ts'
import { getWebhook } from './webhooks/getWebhook.ts'
import { listWebhookDeliveries } from './webhooks/listWebhookDeliveries.ts'
import { listWebhooks } from './webhooks/listWebhooks.ts'
import { replayWebhookDelivery } from './webhooks/replayWebhookDelivery.ts'
import { rotateWebhookSecret } from './webhooks/rotateWebhookSecret.ts'
import { sendTestWebhook } from './webhooks/sendTestWebhook.ts'
import { updateWebhook } from './webhooks/updateWebhook.ts'
import { getFlightsLink } from './webLinks/getFlightsLink.ts'
import { getOverviewLink } from './webLinks/getOverviewLink.ts'
import { getPlayerRegistrationLink } from './webLinks/getPlayerRegistrationLink.ts'
import { getPlayerScoringLink } from './webLinks/getPlayerScoringLink.ts'
import { getPlayersLink } from './webLinks/getPlayersLink.ts'
import { getPublicRegistrationLink } from './webLinks/getPublicRegistrationLink.ts'
import { getResultsLink } from './webLinks/getResultsLink.ts'
import { getScoringLink } from './webLinks/getScoringLink.ts'
import { getTeamsLink } from './webLinks/getTeamsLink.ts'
import { getTeeSheetLink } from './webLinks/getTeeSheetLink.ts'
export const handlers: { readonly [K in OperationId]: Handler<K> } = {
  printDocument,
  getOverviewLink,
  login,
  revokeToken,
  searchCommunities,
  searchEvents,
  listRounds,
  listCourses,
  listCourseTees,
  getCourseTee,
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
  listEventPlayers,
  registerPlayers,
  removePlayerFromEvent,
  getFlightsLink,
  getPlayersLink,
  getPlayerScoringLink,
  getScoringLink,
  getPlayerRegistrationLink,
  getPublicRegistrationLink,
  getResultsLink,
  getTeamsLink,
  getTeeSheetLink,
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
  listHandicapProviders,
  listLeaderboardTypes,
  getWadl,
  getWadlGrammar,
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
  searchPlayerScores,
  searchTeamScores,
  getEventState,
  setEventState,
  recordScores,
  getCard,
  getCardHistory,
  correctCard,
  signCard,
  unsignCard,
  setCardStatus,
  moveScores,
  swapScores,
  getStandings,
  explainStanding,
  streamStandings,
  streamEvent,
  listFormats,
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhook,
}
