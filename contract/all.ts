/** Every operation by its id. Printed by `npm run print`. */
import type { Operation } from './operation.ts'
import { listPrograms, requestAccess, answerAccessQuestion, listAccessRequests, approveAccess, declineAccess, askBack, withdrawAccessRequest } from './accessRequests/console.ts'
import { listAccounts, setOperator, setBlocked, setPassword, updateAccount } from './accounts/console.ts'
import { listAdjustedGross, markPosted, listCards, scanCard, addPenalty, listPace } from './cards/console.ts'
import { getCard, getCardHistory, signCard, unsignCard, setCardStatus, correctCard, moveScores, swapScores } from './cards/extensions.ts'
import { listCheckIns, setCheckIns } from './checkIns/console.ts'
import { getCommunity, updateCommunity, setExpectedScores, createSubCommunity, listCommunities, createCommunity } from './communities/console.ts'
import { searchCommunities } from './communities/published.ts'
import { listCommunityRequests, setCommunityRequests, approveCommunityRequest, declineCommunityRequest } from './communityRequests/console.ts'
import { searchCourses, getCourse, readCourseTable, createCourse, reviseCourse } from './courses/console.ts'
import { listCourses, listCourseTees, getCourseTee } from './courses/published.ts'
import { listCredentials, issueCredential, renewPassword, revokeCredential } from './credentials/console.ts'
import { listDocuments, markPrinted, previewDocument, printPages, printDocuments } from './documents/console.ts'
import { printDocument } from './documents/extensions.ts'
import { findDuplicates, compareProfiles, setDifferentPeople, listMerges, mergePlayers, undoMerge } from './duplicates/console.ts'
import { readEventFile, importEventFile, updateEventFromFile } from './eventFiles/console.ts'
import { getRevision } from './eventStates/console.ts'
import { getEventState, setEventState } from './eventStates/extensions.ts'
import { createEvent, cloneEvent } from './events/console.ts'
import { listRounds, searchEvents } from './events/published.ts'
import { getFieldOfRound } from './field/console.ts'
import { getFlights, arrangeFlights, updateFlight } from './flights/console.ts'
import { assignPlayerToFlight, removePlayerFromFlight, assignTeamToFlight, removeTeamFromFlight, deleteFlight, listFlights, deleteFlights, listFlightsOfLeaderboard, listUnassignedPlayers, listUnassignedTeams } from './flights/published.ts'
import { refreshHandicaps } from './handicapRefreshes/console.ts'
import { setHandicaps } from './handicaps/console.ts'
import { searchPlayerHandicaps, setPlayerCourseAndPlayingHandicap, setPlayerHandicapIndex, lockPlayerHandicap, lockAllPlayerHandicaps, setPlayerTee, listHandicapProviders } from './handicaps/published.ts'
import { getDashboard, getClubWeek } from './home/console.ts'
import { sendTestMail, getStatus } from './installation/console.ts'
import { getWadl, getWadlGrammar } from './interface/published.ts'
import { addLateEntry } from './lateEntries/console.ts'
import { createLeaderboard, getLeaderboard, updateLeaderboard, deleteLeaderboard, orderLeaderboards } from './leaderboards/console.ts'
import { listFormats } from './leaderboards/extensions.ts'
import { listLeaderboards, listLeaderboardTypes } from './leaderboards/published.ts'
import { regenerateLink } from './links/console.ts'
import { getOverviewLink } from './links/extensions.ts'
import { getFlightsLink, getPlayersLink, getPlayerScoringLink, getScoringLink, getPlayerRegistrationLink, getPublicRegistrationLink, getResultsLink, getTeamsLink, getTeeSheetLink } from './links/published.ts'
import { listCommunityLog, listEventLog } from './log/console.ts'
import { listMatches, makeMatches, addMatch, updateMatch, removeMatch, swapSides } from './matches/console.ts'
import { listMembers, getMember, keepMemberList, readMemberTable } from './members/console.ts'
import { sendMessage, stopMessage, listMessages, getMessage, setAnnouncement } from './messages/console.ts'
import { listNotes, recordNotes } from './notes/console.ts'
import { getClubNumbers, listClubEvents } from './numbers/console.ts'
import { listNamedPlayers, readNamedTable, namePlayers, changeNamedPlayer, removeNamedPlayer } from './organisers/console.ts'
import { getBoardInput } from './outlook/console.ts'
import { getPastTeeSheet } from './pastTeeSheet/console.ts'
import { readPlayerTable, importPlayers } from './playerLists/console.ts'
import { addPlayerToCommunity, removePlayerFromCommunity, searchPlayers, createPlayer, listPlayerCommunities, updatePlayerEmail, updatePlayerMember, updatePlayerDob, updatePlayerHandicapId, updatePlayerHandle, updatePlayerName, updatePlayerPhone } from './players/published.ts'
import { setInHand } from './presence/console.ts'
import { findPlayers, getPersonalData, exportPersonalData, erasePlayer } from './privacy/console.ts'
import { checkReadiness } from './readiness/console.ts'
import { listRecipes, saveRecipe } from './recipes/console.ts'
import { drawBallot, listRegistrations, withdrawPlayer, previewRegistration, updateRegistration, replacePlayer, offerPlace } from './registrations/console.ts'
import { listEventPlayers, registerPlayers, removePlayerFromEvent } from './registrations/published.ts'
import { startRehearsal, getRehearsal, setRehearsalClock, endRehearsal } from './rehearsal/console.ts'
import { recordScores } from './scores/extensions.ts'
import { searchPlayerScores, searchTeamScores } from './scores/published.ts'
import { search } from './search/console.ts'
import { startPasskey, addPasskey, deletePasskey, listSecondFactors, startCodes, confirmCodes, endCodes } from './secondFactors/console.ts'
import { startPasskeyLogin, logInWithPasskey, logInWithPassword, getSession, logOut, listSessions, endSession } from './sessions/console.ts'
import { revokeToken } from './sessions/extensions.ts'
import { login } from './sessions/published.ts'
import { getSettlement, setPaidOut, checkResults } from './settlement/console.ts'
import { getEventSetup, updateEvent, deleteEvent, addRound, removeRound, setEventCourses } from './setup/console.ts'
import { shortenRound } from './shortening/console.ts'
import { listStaff, inviteStaff, updateStaff, removeStaff, endInvitation } from './staff/console.ts'
import { listStaffLinks, createStaffLink, endStaffLink } from './staffLinks/console.ts'
import { getRoundInPlay } from './standings/console.ts'
import { getStandings, explainStanding, streamStandings } from './standings/extensions.ts'
import { listStarts, recordStart } from './starts/console.ts'
import { streamCommunity, streamInstallation } from './streams/console.ts'
import { streamEvent } from './streams/extensions.ts'
import { searchTeamHandicaps, setTeamHandicap, lockTeamHandicap, lockAllTeamHandicaps } from './teamHandicaps/published.ts'
import { arrangeTeams, listDrawnBalls, setDrawnBall } from './teams/console.ts'
import { listTeams, createTeams, deleteTeams, assignPlayerToTeam, removePlayerFromTeam, assignPlayersToTeams, removePlayersFromTeams, deleteTeam, removePlayersFromTeam, renameTeam } from './teams/published.ts'
import { getTeeSheet, publishTeeSheet, arrangeTeeSheet } from './teeSheet/console.ts'
import { listTeePairings, updateTeePairings, createTeePairings, deleteTeePairings, assignPlayerToTeePairing, removePlayerFromTeePairing, assignPlayersToTeePairings, removePlayersFromTeePairings, deleteTeePairing, listTeePairingsOfAllRounds } from './teeSheet/published.ts'
import { undo } from './undo/console.ts'
import { createWebhook, listWebhooks, getWebhook, updateWebhook, deleteWebhook, rotateWebhookSecret, sendTestWebhook, listWebhookDeliveries, replayWebhookDelivery } from './webhooks/extensions.ts'

/** The published operations of `/v1`. */
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

/** What the service adds to the published operations. */
export const extensions = {
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
} as const satisfies Record<string, Operation>

/** What the console calls beside these. No public document has them. */
export const consoleOperations = {
  listStaff,
  inviteStaff,
  updateStaff,
  removeStaff,
  endInvitation,
  getCommunity,
  updateCommunity,
  setExpectedScores,
  createSubCommunity,
  getDashboard,
  getClubWeek,
  streamCommunity,
  getClubNumbers,
  listClubEvents,
  search,
  listCommunityLog,
  listPrograms,
  requestAccess,
  answerAccessQuestion,
  listAccessRequests,
  approveAccess,
  declineAccess,
  askBack,
  createEvent,
  cloneEvent,
  getEventSetup,
  updateEvent,
  deleteEvent,
  addRound,
  removeRound,
  setEventCourses,
  shortenRound,
  startRehearsal,
  getRehearsal,
  setRehearsalClock,
  endRehearsal,
  listRecipes,
  saveRecipe,
  readEventFile,
  importEventFile,
  updateEventFromFile,
  setInHand,
  checkReadiness,
  listDocuments,
  markPrinted,
  previewDocument,
  printPages,
  printDocuments,
  getFlights,
  arrangeFlights,
  updateFlight,
  setHandicaps,
  refreshHandicaps,
  getRevision,
  createLeaderboard,
  getLeaderboard,
  updateLeaderboard,
  deleteLeaderboard,
  orderLeaderboards,
  listMatches,
  makeMatches,
  addMatch,
  updateMatch,
  removeMatch,
  swapSides,
  getRoundInPlay,
  getBoardInput,
  getSettlement,
  setPaidOut,
  checkResults,
  drawBallot,
  listRegistrations,
  withdrawPlayer,
  previewRegistration,
  updateRegistration,
  replacePlayer,
  offerPlace,
  readPlayerTable,
  importPlayers,
  addLateEntry,
  listCheckIns,
  setCheckIns,
  sendMessage,
  stopMessage,
  listMessages,
  getMessage,
  setAnnouncement,
  listAdjustedGross,
  markPosted,
  listCards,
  scanCard,
  addPenalty,
  listPace,
  listNotes,
  recordNotes,
  arrangeTeams,
  listDrawnBalls,
  setDrawnBall,
  getTeeSheet,
  publishTeeSheet,
  arrangeTeeSheet,
  getPastTeeSheet,
  getFieldOfRound,
  listStarts,
  recordStart,
  regenerateLink,
  listStaffLinks,
  createStaffLink,
  endStaffLink,
  listNamedPlayers,
  readNamedTable,
  namePlayers,
  changeNamedPlayer,
  removeNamedPlayer,
  listMembers,
  getMember,
  keepMemberList,
  readMemberTable,
  startPasskeyLogin,
  logInWithPasskey,
  logInWithPassword,
  getSession,
  logOut,
  listSessions,
  endSession,
  listAccounts,
  setOperator,
  setBlocked,
  setPassword,
  updateAccount,
  startPasskey,
  addPasskey,
  deletePasskey,
  listSecondFactors,
  startCodes,
  confirmCodes,
  endCodes,
  listCommunities,
  createCommunity,
  listCommunityRequests,
  setCommunityRequests,
  approveCommunityRequest,
  declineCommunityRequest,
  streamInstallation,
  searchCourses,
  getCourse,
  readCourseTable,
  createCourse,
  reviseCourse,
  findDuplicates,
  compareProfiles,
  setDifferentPeople,
  listMerges,
  mergePlayers,
  undoMerge,
  findPlayers,
  getPersonalData,
  exportPersonalData,
  erasePlayer,
  listEventLog,
  undo,
  sendTestMail,
  getStatus,
  listCredentials,
  issueCredential,
  renewPassword,
  revokeCredential,
  withdrawAccessRequest,
} as const satisfies Record<string, Operation>

/** The public interface: the published operations, then what the service adds to them. */
export const operations = { ...v1, ...extensions } as const satisfies Record<string, Operation>

/** Every operation that the service answers. */
export const allOperations = { ...operations, ...consoleOperations } as const satisfies Record<string, Operation>

export type OperationId = keyof typeof operations
export type ConsoleOperationId = keyof typeof consoleOperations
export type AnyOperationId = keyof typeof allOperations
