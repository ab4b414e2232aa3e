/** Which handler does which operation of the console. The compiler asks for every one. Printed by `npm run print`. */
import type { ConsoleOperationId } from '../../contract/all.ts'
import type { Handler } from '../domain/operation/handler.ts'
import type { Service } from '../live/service.ts'
import { answerAccessQuestion } from '../domain/accessRequests/answerAccessQuestion.ts'
import { approveAccess } from '../domain/accessRequests/approveAccess.ts'
import { askBack } from '../domain/accessRequests/askBack.ts'
import { declineAccess } from '../domain/accessRequests/declineAccess.ts'
import { listAccessRequests } from '../domain/accessRequests/listAccessRequests.ts'
import { listPrograms } from '../domain/accessRequests/listPrograms.ts'
import { requestAccess } from '../domain/accessRequests/requestAccess.ts'
import { withdrawAccessRequest } from '../domain/accessRequests/withdrawAccessRequest.ts'
import { listAccounts } from '../domain/accounts/listAccounts.ts'
import { setBlocked } from '../domain/accounts/setBlocked.ts'
import { setOperator } from '../domain/accounts/setOperator.ts'
import { setPassword } from '../domain/accounts/setPassword.ts'
import { updateAccount } from '../domain/accounts/updateAccount.ts'
import { addPenalty } from '../domain/cards/addPenalty.ts'
import { listAdjustedGross } from '../domain/cards/listAdjustedGross.ts'
import { listCards } from '../domain/cards/listCards.ts'
import { listPace } from '../domain/cards/listPace.ts'
import { markPosted } from '../domain/cards/markPosted.ts'
import { listCheckIns } from '../domain/checkIns/listCheckIns.ts'
import { setCheckIns } from '../domain/checkIns/setCheckIns.ts'
import { createSubCommunity } from '../domain/communities/createSubCommunity.ts'
import { getCommunity } from '../domain/communities/getCommunity.ts'
import { setExpectedScores } from '../domain/communities/setExpectedScores.ts'
import { updateCommunity } from '../domain/communities/updateCommunity.ts'
import { approveCommunityRequest } from '../domain/communityRequests/approveCommunityRequest.ts'
import { declineCommunityRequest } from '../domain/communityRequests/declineCommunityRequest.ts'
import { listCommunityRequests } from '../domain/communityRequests/listCommunityRequests.ts'
import { setCommunityRequests } from '../domain/communityRequests/setCommunityRequests.ts'
import { getCourse } from '../domain/courses/getCourse.ts'
import { readCourseTable } from '../domain/courses/readCourseTable.ts'
import { searchCourses } from '../domain/courses/searchCourses.ts'
import { issueCredential } from '../domain/credentials/issueCredential.ts'
import { listCredentials } from '../domain/credentials/listCredentials.ts'
import { renewPassword } from '../domain/credentials/renewPassword.ts'
import { revokeCredential } from '../domain/credentials/revokeCredential.ts'
import { compareProfiles } from '../domain/duplicates/compareProfiles.ts'
import { findDuplicates } from '../domain/duplicates/findDuplicates.ts'
import { listMerges } from '../domain/duplicates/listMerges.ts'
import { mergePlayers } from '../domain/duplicates/mergePlayers.ts'
import { setDifferentPeople } from '../domain/duplicates/setDifferentPeople.ts'
import { undoMerge } from '../domain/duplicates/undoMerge.ts'
import { arrangeFlights } from '../domain/flights/arrangeFlights.ts'
import { getFlights } from '../domain/flights/getFlights.ts'
import { updateFlight } from '../domain/flights/updateFlight.ts'
import { refreshHandicaps } from '../domain/handicapRefreshes/refreshHandicaps.ts'
import { setHandicaps } from '../domain/handicaps/setHandicaps.ts'
import { getDashboard } from '../domain/home/getDashboard.ts'
import { addLateEntry } from '../domain/lateEntries/addLateEntry.ts'
import { deleteLeaderboard } from '../domain/leaderboards/deleteLeaderboard.ts'
import { orderLeaderboards } from '../domain/leaderboards/orderLeaderboards.ts'
import { listCommunityLog } from '../domain/log/listCommunityLog.ts'
import { listEventLog } from '../domain/log/listEventLog.ts'
import { getMember } from '../domain/members/getMember.ts'
import { keepMemberList } from '../domain/members/keepMemberList.ts'
import { listMembers } from '../domain/members/listMembers.ts'
import { readMemberTable } from '../domain/members/readMemberTable.ts'
import { listMessages } from '../domain/messages/listMessages.ts'
import { setAnnouncement } from '../domain/messages/setAnnouncement.ts'
import { stopMessage } from '../domain/messages/stopMessage.ts'
import { listNotes } from '../domain/notes/listNotes.ts'
import { recordNotes } from '../domain/notes/recordNotes.ts'
import { getClubNumbers } from '../domain/numbers/getClubNumbers.ts'
import { listClubEvents } from '../domain/numbers/listClubEvents.ts'
import { changeNamedPlayer } from '../domain/organisers/changeNamedPlayer.ts'
import { listNamedPlayers } from '../domain/organisers/listNamedPlayers.ts'
import { namePlayers } from '../domain/organisers/namePlayers.ts'
import { readNamedTable } from '../domain/organisers/readNamedTable.ts'
import { removeNamedPlayer } from '../domain/organisers/removeNamedPlayer.ts'
import { getPastTeeSheet } from '../domain/pastTeeSheet/getPastTeeSheet.ts'
import { importPlayers } from '../domain/playerLists/importPlayers.ts'
import { readPlayerTable } from '../domain/playerLists/readPlayerTable.ts'
import { drawBallot } from '../domain/registrations/drawBallot.ts'
import { listRegistrations } from '../domain/registrations/listRegistrations.ts'
import { offerPlace } from '../domain/registrations/offerPlace.ts'
import { replacePlayer } from '../domain/registrations/replacePlayer.ts'
import { updateRegistration } from '../domain/registrations/updateRegistration.ts'
import { withdrawPlayer } from '../domain/registrations/withdrawPlayer.ts'
import { search } from '../domain/search/search.ts'
import { addPasskey } from '../domain/secondFactors/addPasskey.ts'
import { confirmCodes } from '../domain/secondFactors/confirmCodes.ts'
import { deletePasskey } from '../domain/secondFactors/deletePasskey.ts'
import { endCodes } from '../domain/secondFactors/endCodes.ts'
import { listSecondFactors } from '../domain/secondFactors/listSecondFactors.ts'
import { startCodes } from '../domain/secondFactors/startCodes.ts'
import { startPasskey } from '../domain/secondFactors/startPasskey.ts'
import { endSession } from '../domain/sessions/endSession.ts'
import { getSession } from '../domain/sessions/getSession.ts'
import { listSessions } from '../domain/sessions/listSessions.ts'
import { logInWithPasskey } from '../domain/sessions/logInWithPasskey.ts'
import { logInWithPassword } from '../domain/sessions/logInWithPassword.ts'
import { logOut } from '../domain/sessions/logOut.ts'
import { startPasskeyLogin } from '../domain/sessions/startPasskeyLogin.ts'
import { addRound } from '../domain/setup/addRound.ts'
import { deleteEvent } from '../domain/setup/deleteEvent.ts'
import { getEventSetup } from '../domain/setup/getEventSetup.ts'
import { removeRound } from '../domain/setup/removeRound.ts'
import { setEventCourses } from '../domain/setup/setEventCourses.ts'
import { updateEvent } from '../domain/setup/updateEvent.ts'
import { endInvitation } from '../domain/staff/endInvitation.ts'
import { inviteStaff } from '../domain/staff/inviteStaff.ts'
import { listStaff } from '../domain/staff/listStaff.ts'
import { removeStaff } from '../domain/staff/removeStaff.ts'
import { updateStaff } from '../domain/staff/updateStaff.ts'
import { createStaffLink } from '../domain/staffLinks/createStaffLink.ts'
import { endStaffLink } from '../domain/staffLinks/endStaffLink.ts'
import { listStaffLinks } from '../domain/staffLinks/listStaffLinks.ts'
import { listStarts } from '../domain/starts/listStarts.ts'
import { recordStart } from '../domain/starts/recordStart.ts'
import { arrangeTeams } from '../domain/teams/arrangeTeams.ts'
import { listDrawnBalls } from '../domain/teams/listDrawnBalls.ts'
import { setDrawnBall } from '../domain/teams/setDrawnBall.ts'
import { arrangeTeeSheet } from '../domain/teeSheet/arrangeTeeSheet.ts'
import { getTeeSheet } from '../domain/teeSheet/getTeeSheet.ts'
import { publishTeeSheet } from '../domain/teeSheet/publishTeeSheet.ts'
import { undo } from '../domain/undo/undo.ts'
import { getRevision } from '../live/eventStates/getRevision.ts'
import { getFieldOfRound } from '../live/field/getFieldOfRound.ts'
import { getClubWeek } from '../live/home/getClubWeek.ts'
import { createLeaderboard } from '../live/leaderboards/createLeaderboard.ts'
import { getLeaderboard } from '../live/leaderboards/getLeaderboard.ts'
import { updateLeaderboard } from '../live/leaderboards/updateLeaderboard.ts'
import { addMatch } from '../live/matches/addMatch.ts'
import { listMatches } from '../live/matches/listMatches.ts'
import { makeMatches } from '../live/matches/makeMatches.ts'
import { removeMatch } from '../live/matches/removeMatch.ts'
import { swapSides } from '../live/matches/swapSides.ts'
import { updateMatch } from '../live/matches/updateMatch.ts'
import { getBoardInput } from '../live/outlook/getBoardInput.ts'
import { setInHand } from '../live/presence/setInHand.ts'
import { checkResults } from '../live/settlement/checkResults.ts'
import { getSettlement } from '../live/settlement/getSettlement.ts'
import { setPaidOut } from '../live/settlement/setPaidOut.ts'
import { shortenRound } from '../live/shortening/shortenRound.ts'
import { getRoundInPlay } from '../live/standings/getRoundInPlay.ts'
import { streamCommunity } from '../live/streams/streamCommunity.ts'
import { streamInstallation } from '../live/streams/streamInstallation.ts'
import { createCommunity } from '../ops/communities/createCommunity.ts'
import { listCommunities } from '../ops/communities/listCommunities.ts'
import { createCourse } from '../ops/courses/createCourse.ts'
import { reviseCourse } from '../ops/courses/reviseCourse.ts'
import { importEventFile } from '../ops/eventFiles/importEventFile.ts'
import { readEventFile } from '../ops/eventFiles/readEventFile.ts'
import { updateEventFromFile } from '../ops/eventFiles/updateEventFromFile.ts'
import { cloneEvent } from '../ops/events/cloneEvent.ts'
import { createEvent } from '../ops/events/createEvent.ts'
import { getStatus } from '../ops/installation/getStatus.ts'
import { sendTestMail } from '../ops/installation/sendTestMail.ts'
import { erasePlayer } from '../ops/privacy/erasePlayer.ts'
import { exportPersonalData } from '../ops/privacy/exportPersonalData.ts'
import { findPlayers } from '../ops/privacy/findPlayers.ts'
import { getPersonalData } from '../ops/privacy/getPersonalData.ts'
import { listRecipes } from '../ops/recipes/listRecipes.ts'
import { saveRecipe } from '../ops/recipes/saveRecipe.ts'
import { endRehearsal } from '../ops/rehearsal/endRehearsal.ts'
import { getRehearsal } from '../ops/rehearsal/getRehearsal.ts'
import { setRehearsalClock } from '../ops/rehearsal/setRehearsalClock.ts'
import { startRehearsal } from '../ops/rehearsal/startRehearsal.ts'
import { scanCard } from '../web/cards/scanCard.ts'
import { listDocuments } from '../web/documents/listDocuments.ts'
import { markPrinted } from '../web/documents/markPrinted.ts'
import { previewDocument } from '../web/documents/previewDocument.ts'
import { printDocuments } from '../web/documents/printDocuments.ts'
import { printPages } from '../web/documents/printPages.ts'
import { regenerateLink } from '../web/links/regenerateLink.ts'
import { getMessage } from '../web/messages/getMessage.ts'
import { sendMessage } from '../web/messages/sendMessage.ts'
import { checkReadiness } from '../web/readiness/checkReadiness.ts'
import { previewRegistration } from '../web/registrations/previewRegistration.ts'

export const consoleHandlers: { readonly [K in ConsoleOperationId]: Handler<K, Service> } = {
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
}
