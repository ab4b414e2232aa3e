import { expect, test } from 'vitest'
import { allOperations } from '../all.ts'
import type { Operation } from '../operation.ts'
import { type Capability, capabilities } from './capabilities.ts'
import { type Holder, holders, whoMay } from './whoMay.ts'

const committee = 'manager director'
const all = 'manager director scorer starter shop viewer'

/**
 * The table of roles of the design, row by row, with every operation that changes something: what a row names is for its
 * holders and for nobody else.
 */
const rows: readonly { readonly row: string; readonly holders: string; readonly operations: string }[] = [
  {
    row: 'setup, boards, publish',
    holders: committee,
    operations: `createCourse reviseCourse saveRecipe createEvent readEventFile importEventFile updateEventFromFile cloneEvent updateEvent previewRegistration deleteEvent addRound removeRound
      setEventCourses startRehearsal setRehearsalClock endRehearsal createLeaderboard updateLeaderboard deleteLeaderboard
      orderLeaderboards updateFlight makeMatches addMatch updateMatch removeMatch swapSides shortenRound regenerateLink createStaffLink endStaffLink`,
  },
  {
    row: 'suspend; every other state of an event for the committee',
    holders: `${committee} scorer link:official`,
    operations: 'setEventState',
  },
  {
    row: 'players, teams, flights, tee sheet',
    holders: committee,
    operations: `arrangeTeeSheet publishTeeSheet arrangeTeams setDrawnBall arrangeFlights setHandicaps refreshHandicaps
      importPlayers replacePlayer addLateEntry offerPlace drawBallot markPrinted assignPlayerToFlight removePlayerFromFlight
      assignTeamToFlight removeTeamFromFlight deleteFlight deleteFlights setPlayerCourseAndPlayingHandicap
      setPlayerHandicapIndex lockPlayerHandicap lockAllPlayerHandicaps setPlayerTee setTeamHandicap lockTeamHandicap
      lockAllTeamHandicaps removePlayerFromEvent createTeams deleteTeams assignPlayerToTeam removePlayerFromTeam
      assignPlayersToTeams removePlayersFromTeams deleteTeam removePlayersFromTeam renameTeam updateTeePairings
      createTeePairings deleteTeePairings assignPlayerToTeePairing removePlayerFromTeePairing assignPlayersToTeePairings
      removePlayersFromTeePairings deleteTeePairing removePlayerFromCommunity updatePlayerEmail updatePlayerMember
      updatePlayerDob updatePlayerHandicapId updatePlayerHandle updatePlayerName updatePlayerPhone`,
  },
  {
    row: 'register, pay',
    holders: `${committee} shop`,
    operations:
      'registerPlayers addPlayerToCommunity createPlayer readPlayerTable updateRegistration readMemberTable keepMemberList',
  },
  { row: 'check-in', holders: `${committee} scorer starter shop link:checkIn`, operations: 'setCheckIns' },
  { row: 'start times', holders: `${committee} scorer starter shop link:starter`, operations: 'recordStart' },
  {
    row: 'enter and correct cards',
    holders: `${committee} scorer link:cards`,
    operations: 'correctCard signCard unsignCard swapScores scanCard',
  },
  { row: 'scores from elsewhere', holders: `${committee} scorer`, operations: 'recordScores moveScores' },
  {
    row: 'WD, DQ',
    holders: `${committee} scorer link:official link:starter`,
    operations: 'setCardStatus withdrawPlayer',
  },
  { row: 'penalties', holders: `${committee} scorer link:official`, operations: 'addPenalty' },
  { row: 'notes', holders: `${committee} scorer starter link:official`, operations: 'recordNotes' },
  { row: 'posting', holders: committee, operations: 'markPosted' },
  { row: 'payouts', holders: `${committee} shop`, operations: 'setPaidOut' },
  {
    row: 'names and teams of an organiser',
    holders: `${committee} link:organiser`,
    operations: 'readNamedTable namePlayers changeNamedPlayer removeNamedPlayer',
  },
  { row: 'messages', holders: committee, operations: 'sendMessage stopMessage setAnnouncement' },
  {
    row: 'staff, webhooks, access requests',
    holders: 'manager',
    operations: `inviteStaff updateStaff removeStaff endInvitation updateCommunity setExpectedScores createSubCommunity requestAccess
      answerAccessQuestion withdrawAccessRequest createWebhook updateWebhook deleteWebhook rotateWebhookSecret
      sendTestWebhook replayWebhookDelivery`,
  },
  // Each step asks for the right to what it did.
  { row: 'taking back', holders: `${all} link:official link:starter`, operations: 'undo' },
  { row: 'being there', holders: all, operations: 'setInHand' },
]

/** What is read, by the row that it belongs to. */
const reading: typeof rows = [
  {
    row: 'see the event',
    holders: all,
    operations: `getEventSetup getTeeSheet getFlights listRegistrations listLeaderboards getStandings getSettlement
      checkResults getRoundInPlay listEventLog printDocument getDashboard getClubWeek listPace`,
  },
  { row: 'contacts, birth dates', holders: `${committee} shop`, operations: 'searchPlayers listPlayerCommunities' },
  { row: 'the list of the desk', holders: `${committee} scorer starter shop link:checkIn`, operations: 'listCheckIns' },
  {
    row: 'the sheet of the starter',
    holders: `${committee} scorer starter shop link:starter`,
    operations: 'listStarts',
  },
  { row: 'cards and groups', holders: `${all} link:official link:cards`, operations: 'listCards listNotes getCard' },
  { row: 'messages', holders: committee, operations: 'listMessages getMessage' },
  {
    row: 'staff, webhooks, access requests',
    holders: 'manager',
    operations: 'listStaff listWebhooks listWebhookDeliveries listPrograms',
  },
]

const wordsOf = (text: string) => text.trim().split(/\s+/)
const inOrder = (wanted: readonly string[]) => holders.filter(one => wanted.includes(one))

test.each([...rows, ...reading])('$row: as in the table of roles', ({ holders: wanted, operations }) => {
  for (const id of wordsOf(operations)) {
    const op: Operation | undefined = allOperations[id as keyof typeof allOperations]
    const who = op && whoMay(op)
    expect(who && typeof who !== 'string' ? inOrder(who) : who, id).toEqual(inOrder(wordsOf(wanted)))
  }
})

test('everything that changes something stands in one row of the table', () => {
  const writes = (Object.values(allOperations) as Operation[]).filter(
    op => op.method !== 'GET' && typeof whoMay(op) !== 'string',
  )
  expect(rows.flatMap(({ operations }) => wordsOf(operations)).toSorted()).toEqual(writes.map(op => op.id).toSorted())
})

test('only operators issue credentials, create communities, merge, erase and see all accounts', () => {
  const wanted = `issueCredential renewPassword revokeCredential approveAccess createCommunity approveCommunityRequest
    mergePlayers undoMerge erasePlayer exportPersonalData listAccounts setOperator setBlocked`
  for (const id of wordsOf(wanted))
    expect(whoMay(allOperations[id as keyof typeof allOperations]), id).toBe('operators')
})

test('contacts and birth dates are for owners, directors and the shop', () => {
  const holding = (capability: Capability): readonly Holder[] => capabilities[capability]
  expect(holding('contacts.see')).toEqual(['manager', 'director', 'shop'])
})
