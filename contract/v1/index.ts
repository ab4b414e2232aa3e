/** The published operations of `/v1`, in the order of the published interface. Printed by `npm run print`. */
import type { Operation } from '../operation.ts'
import { login } from './auth.ts'
import { searchCommunities } from './community.ts'
import { listEventPlayers, registerPlayers, removePlayerFromEvent } from './eventPlayers.ts'
import { listRounds, searchEvents, listCourses, listCourseTees, getCourseTee } from './events.ts'
import { assignPlayerToFlight, removePlayerFromFlight, assignTeamToFlight, removeTeamFromFlight, deleteFlight, listFlights, deleteFlights, listFlightsOfLeaderboard, listUnassignedPlayers, listUnassignedTeams } from './flights.ts'
import { listLeaderboards } from './leaderboards.ts'
import { searchPlayerHandicaps, setPlayerCourseAndPlayingHandicap, setPlayerHandicapIndex, lockPlayerHandicap, lockAllPlayerHandicaps, setPlayerTee } from './playerHandicaps.ts'
import { addPlayerToCommunity, removePlayerFromCommunity, searchPlayers, createPlayer, listPlayerCommunities, updatePlayerEmail, updatePlayerMember, updatePlayerDob, updatePlayerHandicapId, updatePlayerHandle, updatePlayerName, updatePlayerPhone } from './players.ts'
import { searchPlayerScores, searchTeamScores } from './scores.ts'
import { searchTeamHandicaps, setTeamHandicap, lockTeamHandicap, lockAllTeamHandicaps } from './teamHandicaps.ts'
import { listTeams, createTeams, deleteTeams, assignPlayerToTeam, removePlayerFromTeam, assignPlayersToTeams, removePlayersFromTeams, deleteTeam, removePlayersFromTeam, renameTeam } from './teams.ts'
import { listTeePairings, updateTeePairings, createTeePairings, deleteTeePairings, assignPlayerToTeePairing, removePlayerFromTeePairing, assignPlayersToTeePairings, removePlayersFromTeePairings, deleteTeePairing, listTeePairingsOfAllRounds } from './teePairings.ts'
import { listHandicapProviders, listLeaderboardTypes, getWadl, getWadlGrammar } from './util.ts'
import { getFlightsLink, getPlayersLink, getPlayerScoringLink, getScoringLink, getPlayerRegistrationLink, getPublicRegistrationLink, getResultsLink, getTeamsLink, getTeeSheetLink } from './webLinks.ts'

export const v1 = {
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
} as const satisfies Record<string, Operation>
