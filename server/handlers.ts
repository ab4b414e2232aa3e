/** Which handler does which operation. The compiler asks for every operation that is not in `notYet`. */
import type { OperationId } from '../contract/operations.ts'
import { login } from './access/login.ts'
import { revokeToken } from './access/revokeToken.ts'
import { searchCommunities } from './community/searchCommunities.ts'
import { listEventPlayers } from './eventPlayers/listEventPlayers.ts'
import { registerPlayers } from './eventPlayers/registerPlayers.ts'
import { removePlayerFromEvent } from './eventPlayers/removePlayerFromEvent.ts'
import { getCourseTee } from './events/getCourseTee.ts'
import { listCourses } from './events/listCourses.ts'
import { listCourseTees } from './events/listCourseTees.ts'
import { listRounds } from './events/listRounds.ts'
import { searchEvents } from './events/searchEvents.ts'
import type { Handler } from './handler.ts'
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
import { getWadl } from './util/getWadl.ts'
import { getWadlGrammar } from './util/getWadlGrammar.ts'
import { listHandicapProviders } from './util/listHandicapProviders.ts'
import { listLeaderboardTypes } from './util/listLeaderboardTypes.ts'
/** Operations that are described and not built yet. */
export const notYet = [
  'assignPlayerToFlight',
  'removePlayerFromFlight',
  'assignTeamToFlight',
  'removeTeamFromFlight',
  'deleteFlight',
  'listFlights',
  'deleteFlights',
  'listFlightsOfLeaderboard',
  'listUnassignedPlayers',
  'listUnassignedTeams',
  'searchPlayerHandicaps',
  'setPlayerCourseAndPlayingHandicap',
  'setPlayerHandicapIndex',
  'lockPlayerHandicap',
  'lockAllPlayerHandicaps',
  'setPlayerTee',
  'searchTeamHandicaps',
  'setTeamHandicap',
  'lockTeamHandicap',
  'lockAllTeamHandicaps',
  'listLeaderboards',
  'searchPlayerScores',
  'searchTeamScores',
  'listTeams',
  'createTeams',
  'deleteTeams',
  'assignPlayerToTeam',
  'removePlayerFromTeam',
  'assignPlayersToTeams',
  'removePlayersFromTeams',
  'deleteTeam',
  'removePlayersFromTeam',
  'renameTeam',
  'listTeePairings',
  'updateTeePairings',
  'createTeePairings',
  'deleteTeePairings',
  'assignPlayerToTeePairing',
  'removePlayerFromTeePairing',
  'assignPlayersToTeePairings',
  'removePlayersFromTeePairings',
  'deleteTeePairing',
  'listTeePairingsOfAllRounds',
  'getFlightsLink',
  'getPlayersLink',
  'getPlayerScoringLink',
  'getScoringLink',
  'getPlayerRegistrationLink',
  'getPublicRegistrationLink',
  'getResultsLink',
  'getTeamsLink',
  'getTeeSheetLink',
] as const satisfies readonly OperationId[]

export const handlers: { readonly [K in Exclude<OperationId, (typeof notYet)[number]>]: Handler<K> } = {
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
  listHandicapProviders,
  listLeaderboardTypes,
  getWadl,
  getWadlGrammar,
}
