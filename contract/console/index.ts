/** What the console calls beside the published operations and their extensions. No public document has these. Printed by `npm run print`. */
import type { Operation } from '../operation.ts'
import { listPrograms, requestAccess, answerAccessQuestion, withdrawAccessRequest, listAccessRequests, approveAccess, declineAccess, askBack } from './accessRequests.ts'
import { listAccounts, setOperator, setBlocked } from './accounts.ts'
import { listAdjustedGross } from './adjustedGross.ts'
import { drawBallot } from './ballot.ts'
import { listCards, scanCard } from './cards.ts'
import { listCheckIns, setCheckIns } from './checkIns.ts'
import { getClubNumbers, listClubEvents } from './clubNumbers.ts'
import { getCommunity, updateCommunity, createSubCommunity } from './communities.ts'
import { listCommunityRequests, setCommunityRequests, approveCommunityRequest, declineCommunityRequest } from './communityRequests.ts'
import { searchCourses, getCourse, readCourseTable, createCourse, reviseCourse } from './courses.ts'
import { listCredentials, issueCredential, renewPassword, revokeCredential } from './credentials.ts'
import { getDashboard, listCommunityLog, streamCommunity } from './dashboard.ts'
import { listDocuments, markPrinted, previewDocument, printPages, printDocuments } from './documents.ts'
import { findDuplicates, compareProfiles, setDifferentPeople, listMerges, mergePlayers, undoMerge } from './duplicates.ts'
import { readEventFile, importEventFile, updateEventFromFile } from './eventFiles.ts'
import { createEvent, cloneEvent, getEventSetup, updateEvent, deleteEvent, addRound, removeRound, setEventCourses } from './events.ts'
import { listRegistrations, setHandicaps, withdrawPlayer } from './field.ts'
import { getFieldOfRound } from './fieldOfRound.ts'
import { getFlights, arrangeFlights } from './flights.ts'
import { refreshHandicaps } from './handicapRefresh.ts'
import { listCommunities, createCommunity, sendTestMail, getStatus } from './installation.ts'
import { addLateEntry } from './lateEntry.ts'
import { createLeaderboard, getLeaderboard, updateLeaderboard, deleteLeaderboard, orderLeaderboards, updateFlight } from './leaderboards.ts'
import { regenerateLink } from './links.ts'
import { listEventLog, undo } from './log.ts'
import { listMembers, getMember, keepMemberList } from './members.ts'
import { sendMessage, stopMessage, listMessages, getMessage, setAnnouncement } from './messages.ts'
import { listNotes, recordNotes, addPenalty } from './notes.ts'
import { listNamedPlayers, readNamedTable, namePlayers, changeNamedPlayer, removeNamedPlayer } from './organisers.ts'
import { getBoardInput } from './outlook.ts'
import { startPasskeyLogin, logInWithPasskey, startPasskey, addPasskey, deletePasskey } from './passkeys.ts'
import { getPastTeeSheet } from './pastTeeSheet.ts'
import { readPlayerTable, readMemberTable, importPlayers } from './playerTable.ts'
import { setInHand } from './presence.ts'
import { findPlayers, getPersonalData, exportPersonalData, erasePlayer } from './privacy.ts'
import { checkReadiness } from './readiness.ts'
import { listRecipes, saveRecipe } from './recipes.ts'
import { previewRegistration, updateRegistration } from './registration.ts'
import { startRehearsal, getRehearsal, setRehearsalClock, endRehearsal } from './rehearsal.ts'
import { replacePlayer } from './replacement.ts'
import { getRevision } from './revision.ts'
import { search } from './search.ts'
import { listSecondFactors, startCodes, confirmCodes, endCodes } from './secondFactors.ts'
import { logInWithPassword, getSession, logOut, listSessions, endSession, setPassword, updateAccount } from './session.ts'
import { getSettlement, setPaidOut } from './settlement.ts'
import { shortenRound } from './shortening.ts'
import { listStaff, inviteStaff, updateStaff, removeStaff, endInvitation } from './staff.ts'
import { listStaffLinks, createStaffLink, endStaffLink } from './staffLinks.ts'
import { listStarts, recordStart } from './starts.ts'
import { arrangeTeams, listDrawnBalls, setDrawnBall } from './teams.ts'
import { getTeeSheet, publishTeeSheet, arrangeTeeSheet } from './teeSheet.ts'
import { offerPlace } from './waitingList.ts'

export const consoleOperations = {
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
} as const satisfies Record<string, Operation>

export type ConsoleOperationId = keyof typeof consoleOperations
