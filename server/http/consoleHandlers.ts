/** Which handler does which operation of the console. The compiler asks for every one. Printed by `npm run print`. */
import type { ConsoleOperationId } from '../../contract/console/index.ts'
import type { Handler } from '../domain/operation/handler.ts'
import type { Service } from '../live/service.ts'
import { addPasskey } from '../domain/accounts/addPasskey.ts'
import { confirmCodes } from '../domain/accounts/confirmCodes.ts'
import { deletePasskey } from '../domain/accounts/deletePasskey.ts'
import { endCodes } from '../domain/accounts/endCodes.ts'
import { endInvitation } from '../domain/accounts/endInvitation.ts'
import { endSession } from '../domain/accounts/endSession.ts'
import { getSession } from '../domain/accounts/getSession.ts'
import { inviteStaff } from '../domain/accounts/inviteStaff.ts'
import { listAccounts } from '../domain/accounts/listAccounts.ts'
import { listSecondFactors } from '../domain/accounts/listSecondFactors.ts'
import { listSessions } from '../domain/accounts/listSessions.ts'
import { listStaff } from '../domain/accounts/listStaff.ts'
import { logInWithPasskey } from '../domain/accounts/logInWithPasskey.ts'
import { logInWithPassword } from '../domain/accounts/logInWithPassword.ts'
import { logOut } from '../domain/accounts/logOut.ts'
import { removeStaff } from '../domain/accounts/removeStaff.ts'
import { setBlocked } from '../domain/accounts/setBlocked.ts'
import { setOperator } from '../domain/accounts/setOperator.ts'
import { setPassword } from '../domain/accounts/setPassword.ts'
import { startCodes } from '../domain/accounts/startCodes.ts'
import { startPasskey } from '../domain/accounts/startPasskey.ts'
import { startPasskeyLogin } from '../domain/accounts/startPasskeyLogin.ts'
import { updateAccount } from '../domain/accounts/updateAccount.ts'
import { updateStaff } from '../domain/accounts/updateStaff.ts'
import { listAdjustedGross } from '../domain/cards/listAdjustedGross.ts'
import { listCards } from '../domain/cards/listCards.ts'
import { listCheckIns } from '../domain/checkIns/listCheckIns.ts'
import { setCheckIns } from '../domain/checkIns/setCheckIns.ts'
import { getClubNumbers } from '../domain/club/getClubNumbers.ts'
import { getMember } from '../domain/club/getMember.ts'
import { keepMemberList } from '../domain/club/keepMemberList.ts'
import { listClubEvents } from '../domain/club/listClubEvents.ts'
import { listMembers } from '../domain/club/listMembers.ts'
import { readMemberTable } from '../domain/club/readMemberTable.ts'
import { createSubCommunity } from '../domain/communities/createSubCommunity.ts'
import { getCommunity } from '../domain/communities/getCommunity.ts'
import { updateCommunity } from '../domain/communities/updateCommunity.ts'
import { getCourse } from '../domain/courses/getCourse.ts'
import { readCourseTable } from '../domain/courses/readCourseTable.ts'
import { searchCourses } from '../domain/courses/searchCourses.ts'
import { answerAccessQuestion } from '../domain/credentials/answerAccessQuestion.ts'
import { approveAccess } from '../domain/credentials/approveAccess.ts'
import { askBack } from '../domain/credentials/askBack.ts'
import { declineAccess } from '../domain/credentials/declineAccess.ts'
import { issueCredential } from '../domain/credentials/issueCredential.ts'
import { listAccessRequests } from '../domain/credentials/listAccessRequests.ts'
import { listCredentials } from '../domain/credentials/listCredentials.ts'
import { listPrograms } from '../domain/credentials/listPrograms.ts'
import { renewPassword } from '../domain/credentials/renewPassword.ts'
import { requestAccess } from '../domain/credentials/requestAccess.ts'
import { revokeCredential } from '../domain/credentials/revokeCredential.ts'
import { withdrawAccessRequest } from '../domain/credentials/withdrawAccessRequest.ts'
import { getDashboard } from '../domain/dashboard/getDashboard.ts'
import { compareProfiles } from '../domain/duplicates/compareProfiles.ts'
import { findDuplicates } from '../domain/duplicates/findDuplicates.ts'
import { listMerges } from '../domain/duplicates/listMerges.ts'
import { mergePlayers } from '../domain/duplicates/mergePlayers.ts'
import { setDifferentPeople } from '../domain/duplicates/setDifferentPeople.ts'
import { undoMerge } from '../domain/duplicates/undoMerge.ts'
import { arrangeFlights } from '../domain/flights/arrangeFlights.ts'
import { getFlights } from '../domain/flights/getFlights.ts'
import { setHandicaps } from '../domain/handicaps/setHandicaps.ts'
import { addLateEntry } from '../domain/lateEntries/addLateEntry.ts'
import { deleteLeaderboard } from '../domain/leaderboards/deleteLeaderboard.ts'
import { orderLeaderboards } from '../domain/leaderboards/orderLeaderboards.ts'
import { updateFlight } from '../domain/leaderboards/updateFlight.ts'
import { listCommunityLog } from '../domain/log/listCommunityLog.ts'
import { listEventLog } from '../domain/log/listEventLog.ts'
import { listMessages } from '../domain/messages/listMessages.ts'
import { setAnnouncement } from '../domain/messages/setAnnouncement.ts'
import { stopMessage } from '../domain/messages/stopMessage.ts'
import { approveCommunityRequest } from '../domain/newCommunities/approveCommunityRequest.ts'
import { declineCommunityRequest } from '../domain/newCommunities/declineCommunityRequest.ts'
import { listCommunityRequests } from '../domain/newCommunities/listCommunityRequests.ts'
import { setCommunityRequests } from '../domain/newCommunities/setCommunityRequests.ts'
import { listNotes } from '../domain/notes/listNotes.ts'
import { recordNotes } from '../domain/notes/recordNotes.ts'
import { changeNamedPlayer } from '../domain/organisers/changeNamedPlayer.ts'
import { listNamedPlayers } from '../domain/organisers/listNamedPlayers.ts'
import { namePlayers } from '../domain/organisers/namePlayers.ts'
import { readNamedTable } from '../domain/organisers/readNamedTable.ts'
import { removeNamedPlayer } from '../domain/organisers/removeNamedPlayer.ts'
import { getPastTeeSheet } from '../domain/pastTeeSheet/getPastTeeSheet.ts'
import { drawBallot } from '../domain/registrations/drawBallot.ts'
import { importPlayers } from '../domain/registrations/importPlayers.ts'
import { listRegistrations } from '../domain/registrations/listRegistrations.ts'
import { offerPlace } from '../domain/registrations/offerPlace.ts'
import { readPlayerTable } from '../domain/registrations/readPlayerTable.ts'
import { refreshHandicaps } from '../domain/registrations/refreshHandicaps.ts'
import { replacePlayer } from '../domain/registrations/replacePlayer.ts'
import { updateRegistration } from '../domain/registrations/updateRegistration.ts'
import { withdrawPlayer } from '../domain/registrations/withdrawPlayer.ts'
import { addPenalty } from '../domain/scoring/addPenalty.ts'
import { search } from '../domain/search/search.ts'
import { addRound } from '../domain/setup/addRound.ts'
import { deleteEvent } from '../domain/setup/deleteEvent.ts'
import { getEventSetup } from '../domain/setup/getEventSetup.ts'
import { removeRound } from '../domain/setup/removeRound.ts'
import { setEventCourses } from '../domain/setup/setEventCourses.ts'
import { updateEvent } from '../domain/setup/updateEvent.ts'
import { createStaffLink } from '../domain/staffLinks/createStaffLink.ts'
import { endStaffLink } from '../domain/staffLinks/endStaffLink.ts'
import { listStaffLinks } from '../domain/staffLinks/listStaffLinks.ts'
import { listStarts } from '../domain/starts/listStarts.ts'
import { recordStart } from '../domain/starts/recordStart.ts'
import { arrangeTeams } from '../domain/teams/arrangeTeams.ts'
import { listDrawnBalls } from '../domain/teams/listDrawnBalls.ts'
import { setDrawnBall } from '../domain/teams/setDrawnBall.ts'
import { arrangeTeeSheet } from '../domain/teePairings/arrangeTeeSheet.ts'
import { getTeeSheet } from '../domain/teePairings/getTeeSheet.ts'
import { publishTeeSheet } from '../domain/teePairings/publishTeeSheet.ts'
import { undo } from '../domain/undo/undo.ts'
import { getRevision } from '../live/official/getRevision.ts'
import { getBoardInput } from '../live/outlook/getBoardInput.ts'
import { getFieldOfRound } from '../live/readiness/getFieldOfRound.ts'
import { setInHand } from '../live/setInHand.ts'
import { getSettlement } from '../live/settlement/getSettlement.ts'
import { setPaidOut } from '../live/settlement/setPaidOut.ts'
import { createLeaderboard } from '../live/setup/createLeaderboard.ts'
import { getLeaderboard } from '../live/setup/getLeaderboard.ts'
import { updateLeaderboard } from '../live/setup/updateLeaderboard.ts'
import { shortenRound } from '../live/shortenRound.ts'
import { streamCommunity } from '../live/streamCommunity.ts'
import { createCourse } from '../ops/courses/createCourse.ts'
import { reviseCourse } from '../ops/courses/reviseCourse.ts'
import { cloneEvent } from '../ops/events/cloneEvent.ts'
import { createEvent } from '../ops/events/createEvent.ts'
import { importEventFile } from '../ops/events/importEventFile.ts'
import { listRecipes } from '../ops/events/listRecipes.ts'
import { readEventFile } from '../ops/events/readEventFile.ts'
import { saveRecipe } from '../ops/events/saveRecipe.ts'
import { updateEventFromFile } from '../ops/events/updateEventFromFile.ts'
import { createCommunity } from '../ops/installation/createCommunity.ts'
import { getStatus } from '../ops/installation/getStatus.ts'
import { listCommunities } from '../ops/installation/listCommunities.ts'
import { sendTestMail } from '../ops/installation/sendTestMail.ts'
import { erasePlayer } from '../ops/privacy/erasePlayer.ts'
import { exportPersonalData } from '../ops/privacy/exportPersonalData.ts'
import { findPlayers } from '../ops/privacy/findPlayers.ts'
import { getPersonalData } from '../ops/privacy/getPersonalData.ts'
import { endRehearsal } from '../ops/rehearsal/endRehearsal.ts'
import { getRehearsal } from '../ops/rehearsal/getRehearsal.ts'
import { setRehearsalClock } from '../ops/rehearsal/setRehearsalClock.ts'
import { startRehearsal } from '../ops/rehearsal/startRehearsal.ts'
import { listDocuments } from '../web/documents/listDocuments.ts'
import { markPrinted } from '../web/documents/markPrinted.ts'
import { previewDocument } from '../web/documents/previewDocument.ts'
import { printDocuments } from '../web/documents/printDocuments.ts'
import { printPages } from '../web/documents/printPages.ts'
import { regenerateLink } from '../web/links/regenerateLink.ts'
import { getMessage } from '../web/messages/getMessage.ts'
import { sendMessage } from '../web/messages/sendMessage.ts'
import { checkReadiness } from '../web/readiness/checkReadiness.ts'
import { previewRegistration } from '../web/registration/previewRegistration.ts'
import { scanCard } from '../web/scorecard/scanCard.ts'

export const consoleHandlers: { readonly [K in ConsoleOperationId]: Handler<K, Service> } = {
  listPrograms,
  requestAccess,
  answerAccessQuestion,
  withdrawAccessRequest,
  listAccessRequests,
  approveAccess,
  declineAccess,
  askBack,
  getClubNumbers,
  listClubEvents,
  getCommunity,
  updateCommunity,
  createSubCommunity,
  getDashboard,
  listCommunityLog,
  streamCommunity,
  search,
  listStaff,
  inviteStaff,
  updateStaff,
  removeStaff,
  endInvitation,
  listDocuments,
  markPrinted,
  previewDocument,
  printPages,
  printDocuments,
  readEventFile,
  importEventFile,
  updateEventFromFile,
  createEvent,
  cloneEvent,
  getEventSetup,
  updateEvent,
  deleteEvent,
  addRound,
  removeRound,
  setEventCourses,
  setInHand,
  checkReadiness,
  listRecipes,
  saveRecipe,
  startRehearsal,
  getRehearsal,
  setRehearsalClock,
  endRehearsal,
  shortenRound,
  getFlights,
  arrangeFlights,
  refreshHandicaps,
  createLeaderboard,
  getLeaderboard,
  updateLeaderboard,
  deleteLeaderboard,
  orderLeaderboards,
  updateFlight,
  getBoardInput,
  getRevision,
  getSettlement,
  setPaidOut,
  drawBallot,
  listCheckIns,
  setCheckIns,
  listRegistrations,
  setHandicaps,
  withdrawPlayer,
  addLateEntry,
  sendMessage,
  stopMessage,
  listMessages,
  getMessage,
  setAnnouncement,
  readPlayerTable,
  readMemberTable,
  importPlayers,
  previewRegistration,
  updateRegistration,
  replacePlayer,
  offerPlace,
  listAdjustedGross,
  listCards,
  scanCard,
  listNotes,
  recordNotes,
  addPenalty,
  arrangeTeams,
  listDrawnBalls,
  setDrawnBall,
  getFieldOfRound,
  getPastTeeSheet,
  listStarts,
  recordStart,
  getTeeSheet,
  publishTeeSheet,
  arrangeTeeSheet,
  regenerateLink,
  listNamedPlayers,
  readNamedTable,
  namePlayers,
  changeNamedPlayer,
  removeNamedPlayer,
  listStaffLinks,
  createStaffLink,
  endStaffLink,
  listMembers,
  getMember,
  keepMemberList,
  listAccounts,
  setOperator,
  setBlocked,
  listCommunityRequests,
  setCommunityRequests,
  approveCommunityRequest,
  declineCommunityRequest,
  searchCourses,
  getCourse,
  readCourseTable,
  createCourse,
  reviseCourse,
  listCredentials,
  issueCredential,
  renewPassword,
  revokeCredential,
  findDuplicates,
  compareProfiles,
  setDifferentPeople,
  listMerges,
  mergePlayers,
  undoMerge,
  listCommunities,
  createCommunity,
  sendTestMail,
  getStatus,
  listEventLog,
  undo,
  startPasskeyLogin,
  logInWithPasskey,
  startPasskey,
  addPasskey,
  deletePasskey,
  findPlayers,
  getPersonalData,
  exportPersonalData,
  erasePlayer,
  listSecondFactors,
  startCodes,
  confirmCodes,
  endCodes,
  logInWithPassword,
  getSession,
  logOut,
  listSessions,
  endSession,
  setPassword,
  updateAccount,
}
