/** What the console calls, beside the published operations and their extensions. No public document has these. */
import type { Operation } from '../operation.ts'
import {
  answerAccessQuestion,
  approveAccess,
  askBack,
  declineAccess,
  listAccessRequests,
  listPrograms,
  requestAccess,
  withdrawAccessRequest,
} from './accessRequests.ts'
import { listAccounts, setBlocked, setOperator } from './accounts.ts'
import { listAdjustedGross } from './adjustedGross.ts'
import { drawBallot } from './ballot.ts'
import { listCards, scanCard } from './cards.ts'
import { listCheckIns, setCheckIns } from './checkIns.ts'
import { getClubNumbers, listClubEvents } from './clubNumbers.ts'
import { createSubCommunity, getCommunity, updateCommunity } from './communities.ts'
import {
  approveCommunityRequest,
  declineCommunityRequest,
  listCommunityRequests,
  setCommunityRequests,
} from './communityRequests.ts'
import { createCourse, getCourse, readCourseTable, reviseCourse, searchCourses } from './courses.ts'
import { issueCredential, listCredentials, renewPassword, revokeCredential } from './credentials.ts'
import { getDashboard, listCommunityLog, streamCommunity } from './dashboard.ts'
import { listDocuments, markPrinted, previewDocument, printDocuments, printPages } from './documents.ts'
import {
  compareProfiles,
  findDuplicates,
  listMerges,
  mergePlayers,
  setDifferentPeople,
  undoMerge,
} from './duplicates.ts'
import { importEventFile, readEventFile, updateEventFromFile } from './eventFiles.ts'
import {
  addRound,
  cloneEvent,
  createEvent,
  deleteEvent,
  getEventSetup,
  removeRound,
  setEventCourses,
  updateEvent,
} from './events.ts'
import { listRegistrations, setHandicaps, withdrawPlayer } from './field.ts'
import { getFieldOfRound } from './fieldOfRound.ts'
import { arrangeFlights, getFlights } from './flights.ts'
import { refreshHandicaps } from './handicapRefresh.ts'
import { createCommunity, getStatus, listCommunities, sendTestMail } from './installation.ts'
import { addLateEntry } from './lateEntry.ts'
import {
  createLeaderboard,
  deleteLeaderboard,
  getLeaderboard,
  orderLeaderboards,
  updateFlight,
  updateLeaderboard,
} from './leaderboards.ts'
import { regenerateLink } from './links.ts'
import { listEventLog, undo } from './log.ts'
import { getMember, keepMemberList, listMembers } from './members.ts'
import { getMessage, listMessages, sendMessage, setAnnouncement, stopMessage } from './messages.ts'
import { addPenalty, listNotes, recordNotes } from './notes.ts'
import { changeNamedPlayer, listNamedPlayers, namePlayers, readNamedTable, removeNamedPlayer } from './organisers.ts'
import { getBoardInput } from './outlook.ts'
import { addPasskey, deletePasskey, logInWithPasskey, startPasskey, startPasskeyLogin } from './passkeys.ts'
import { getPastTeeSheet } from './pastTeeSheet.ts'
import { importPlayers, readMemberTable, readPlayerTable } from './playerTable.ts'
import { setInHand } from './presence.ts'
import { erasePlayer, exportPersonalData, findPlayers, getPersonalData } from './privacy.ts'
import { checkReadiness } from './readiness.ts'
import { listRecipes, saveRecipe } from './recipes.ts'
import { previewRegistration, updateRegistration } from './registration.ts'
import { endRehearsal, getRehearsal, setRehearsalClock, startRehearsal } from './rehearsal.ts'
import { replacePlayer } from './replacement.ts'
import { getRevision } from './revision.ts'
import { search } from './search.ts'
import { confirmCodes, endCodes, listSecondFactors, startCodes } from './secondFactors.ts'
import {
  endSession,
  getSession,
  listSessions,
  logInWithPassword,
  logOut,
  setPassword,
  updateAccount,
} from './session.ts'
import { getSettlement, setPaidOut } from './settlement.ts'
import { shortenRound } from './shortening.ts'
import { endInvitation, inviteStaff, listStaff, removeStaff, updateStaff } from './staff.ts'
import { createStaffLink, endStaffLink, listStaffLinks } from './staffLinks.ts'
import { listStarts, recordStart } from './starts.ts'
import { arrangeTeams, listDrawnBalls, setDrawnBall } from './teams.ts'
import { arrangeTeeSheet, getTeeSheet, publishTeeSheet } from './teeSheet.ts'
import { offerPlace } from './waitingList.ts'

export const consoleOperations = {
  readEventFile,
  importEventFile,
  updateEventFromFile,
  logInWithPassword,
  getSession,
  logOut,
  listSessions,
  endSession,
  setPassword,
  updateAccount,
  listSecondFactors,
  startCodes,
  confirmCodes,
  endCodes,
  startPasskeyLogin,
  logInWithPasskey,
  startPasskey,
  addPasskey,
  deletePasskey,
  listStaff,
  inviteStaff,
  updateStaff,
  removeStaff,
  endInvitation,
  getCommunity,
  updateCommunity,
  createSubCommunity,
  listEventLog,
  undo,
  getFieldOfRound,
  getTeeSheet,
  getPastTeeSheet,
  arrangeTeeSheet,
  publishTeeSheet,
  arrangeTeams,
  listDrawnBalls,
  setDrawnBall,
  getFlights,
  arrangeFlights,
  listRegistrations,
  setHandicaps,
  refreshHandicaps,
  readPlayerTable,
  importPlayers,
  withdrawPlayer,
  replacePlayer,
  addLateEntry,
  offerPlace,
  drawBallot,
  previewRegistration,
  updateRegistration,
  listAdjustedGross,
  listCards,
  scanCard,
  listCheckIns,
  setCheckIns,
  listStarts,
  recordStart,
  shortenRound,
  listNotes,
  recordNotes,
  addPenalty,
  setInHand,
  search,
  getDashboard,
  getClubNumbers,
  listClubEvents,
  listMembers,
  keepMemberList,
  readMemberTable,
  getMember,
  listCommunityLog,
  streamCommunity,
  searchCourses,
  getCourse,
  readCourseTable,
  createCourse,
  reviseCourse,
  listRecipes,
  saveRecipe,
  createEvent,
  cloneEvent,
  getEventSetup,
  updateEvent,
  deleteEvent,
  addRound,
  removeRound,
  setEventCourses,
  checkReadiness,
  startRehearsal,
  getRehearsal,
  setRehearsalClock,
  endRehearsal,
  createLeaderboard,
  getLeaderboard,
  updateLeaderboard,
  deleteLeaderboard,
  orderLeaderboards,
  updateFlight,
  getRevision,
  getSettlement,
  getBoardInput,
  setPaidOut,
  sendMessage,
  stopMessage,
  listMessages,
  getMessage,
  setAnnouncement,
  listDocuments,
  markPrinted,
  previewDocument,
  printDocuments,
  printPages,
  regenerateLink,
  listStaffLinks,
  createStaffLink,
  endStaffLink,
  listNamedPlayers,
  readNamedTable,
  namePlayers,
  changeNamedPlayer,
  removeNamedPlayer,
  listPrograms,
  requestAccess,
  answerAccessQuestion,
  withdrawAccessRequest,
  listAccessRequests,
  approveAccess,
  declineAccess,
  askBack,
  listCredentials,
  findDuplicates,
  compareProfiles,
  setDifferentPeople,
  listMerges,
  mergePlayers,
  undoMerge,
  listCommunities,
  createCommunity,
  listCommunityRequests,
  setCommunityRequests,
  approveCommunityRequest,
  declineCommunityRequest,
  listAccounts,
  setOperator,
  setBlocked,
  findPlayers,
  getPersonalData,
  exportPersonalData,
  erasePlayer,
  getStatus,
  sendTestMail,
  issueCredential,
  renewPassword,
  revokeCredential,
} as const satisfies Record<string, Operation>

export type ConsoleOperationId = keyof typeof consoleOperations
