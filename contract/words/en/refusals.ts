import type { RefusalCode } from '../../errors.ts'

/** What each refusal says to do next, by its code, and by its reason where it has several. `/v1` answers it as the `detail`. */
export const words = {
  MALFORMED_JSON: {
    syntax: 'The body is not valid JSON: at line {line}, column {column}, {expected} is expected.',
    name: 'The body has a field named "__proto__" or "constructor": leave it out.',
    surrogate: 'The body has half of a surrogate pair in a \\u escape: write both halves.',
    length: 'The body is not as long as its Content-Length says. Send it again.',
  },
  VALIDATION: {
    field: '{place} {message}.',
    repeated: 'List {id} only once: "{pointer}" repeats it.',
    leaderboard: 'Correct the settings of the leaderboard.',
    otherCard: 'Name another card of the same kind in "/to".',
    scorer: 'The scorer must be the id of a player.',
    idempotencyKey: 'Idempotency-Key must have 1 to 255 visible ASCII characters.',
    deep: 'The body is nested deeper than {levels} levels.',
    many: 'The body has more than {values} values: split long lists.',
    null: 'The body has a null character in a \\u escape: leave it out.',
    nullInAddress: 'The address has a null character: leave it out.',
    path: 'The path must be percent-encoded UTF-8.',
    unreadable: 'The request cannot be read. Check its headers and its path.',
    http: 'This is not a valid HTTP request.',
  },
  INVALID_CREDENTIALS: 'Check e-mail and password, or ask the operator for a new credential.',
  INVALID_LOGIN: 'The e-mail address and the password do not match. Check both, or ask the owner of your club.',
  CROSS_SITE: 'The request did not come from a page of this service. Open the console and do it there.',
  FRESH_LOGIN_REQUIRED: {
    old: 'This needs a login within the last ten minutes. Log in again and repeat it.',
    factor: 'This needs your second factor. Log in again with your passkey or your code and repeat it.',
  },
  SECOND_FACTOR_REQUIRED:
    'You run this installation, so you need a second factor. Set it up in your account; if you have one, log in with it.',
  CODE_REQUIRED: 'Enter the current code from your app, or a recovery code.',
  CODE_WRONG: {
    unreadable:
      'Your authenticator app no longer works here: the secret of the installation was changed. Use a recovery code, or ask whoever runs the installation.',
    wrong: 'This code is wrong or has already been used. Wait for the next one in your app.',
    shut: 'Too many wrong codes. Ask for a link on the login page, set a new password, and try again.',
  },
  PASSKEY_REFUSED: {
    late: 'This took too long, or was started in another window. Try again.',
    unknown: 'This passkey is not known here. Log in with your password.',
    wrong: 'The passkey was not accepted. Try again, or log in with your password.',
    known: 'This passkey is already in the list.',
  },
  ROLE_REQUIRED: {
    role: 'Your role here ({role}) does not allow this. Ask an owner of the community.',
    operator: 'Only an operator of this installation may do this. Ask one of them.',
  },
  TOKEN_INVALID: {
    absent: 'Send the header "Authorization: Bearer <token>"; POST /v1/auth gives a token.',
    token: 'The access token is malformed, expired or revoked. Log in again with POST /v1/auth.',
    link: 'This link is not valid. Ask the person who sent it for a new one.',
    staffLink: 'This link has ended. Ask the committee for a new one.',
    session: 'You are not logged in, or your session has ended. Log in and try again.',
  },
  UNAUTHORIZED: {
    readOnly:
      'Your credential may only read. Ask the operator for one that may write, or leave out whatever changes data.',
    community: 'The community does not exist or your credential has no access to it.',
    event: 'The event does not exist or your credential has no access to it.',
    eventGone: 'The event no longer exists.',
    player: 'Player {playerId} does not exist or your credential has no access to the player.',
    players: '{players}: no such player, or your credential has no access.',
    registering: 'No one has been registered: "{pointer}" {message}.',
    firstRequest: 'Your credential no longer has access to the community of the first request.',
    round: 'The round does not belong to the event of the link.',
    otherPlayer: 'The link is for another player.',
    administrator: 'Administrators of the community do not score with a link: log in instead.',
    notRegistered: 'You are not registered for this event.',
    card: 'The card is not in the scorer’s tee pairing.',
    link: 'This link does not allow that. Ask the committee.',
  },
  NOT_FOUND: {
    course: 'The event has no such course.',
    tee: 'The course has no such tee.',
    teeOfEvent: 'No course of the event has such a tee. See its course tees.',
    leaderboard: 'The event has no such leaderboard.',
    match: 'This match is no longer on the leaderboard. Different sides may be playing it by now.',
    standing: 'No one with this id is on the leaderboard, or it has no such round.',
    flight: 'The event has no such flight.',
    playerInFlight: 'The player is not in the flight.',
    teamInFlight: 'The team is not in the flight.',
    team: 'The event has no team {teamId}.',
    anyTeam: 'The event has no such team.',
    playerInTeam: 'The player is not in the team.',
    teamInEvent: 'Team {teamId} does not play in the event.',
    drawable: 'No other team has a player whose ball could be drawn for team {teamId}.',
    teePairing: 'The round has no tee pairing {teePairingId}.',
    playerInTeePairing: 'The player is not in the tee pairing.',
    registration: 'Player {playerId} is not registered for the event.',
    message: 'The event has no such message.',
    players: '{players}: not registered for the event. Register the player first.',
    anyPlayer: 'There is no player {playerId}. The profile may have been merged into another one since.',
    twoPlayers: 'Two different players with these ids do not exist. One of them may have been merged since.',
    merge: 'There is no such merge, or it was too long ago to undo.',
    registering: 'No one has been registered: "{pointer}" {message}.',
    side: '{side, select, P {Player} other {Team}} {sideId} is not in the round.',
    round: 'The event has no round yet.',
    session: 'There is no such session, or it has ended.',
    passkey: 'The account has no such passkey.',
    codes: 'No authenticator app is being set up, or it took too long. Start again.',
    playerOfAccount:
      'This player cannot be you: directors choose among the players of their communities, others the player with their e-mail address.',
    staff: 'The account has no role in the community.',
    account: 'There is no active account {administratorId}.',
    staffLink: 'There is no such link, or it has ended.',
    named: 'Nobody on the organiser’s list has this id. They may have been taken off it since.',
    invitation: 'There is no such open invitation. It may have been accepted or ended since.',
    communityRequest: 'There is no request {requestId}. It may have been answered since.',
    accessRequest: 'There is no open request {requestId}. It may have been decided or withdrawn since.',
    accessQuestion: 'No question was asked about this request.',
    credential: 'There is no active credential {credentialId}.',
    step: 'There is no such step, or it is too old to undo.',
    roundOfEvent: 'The event has no round {roundId}.',
    anyCourse: 'There is no course {courseId}.',
    recipe: 'There is no recipe {recipe}.',
    webhook: 'Community {communityId} has no webhook {webhookId}.',
    delivery: 'Webhook {webhookId} has no delivery {deliveryId}.',
    path: 'There is no such path. The reference at /docs lists all of them.',
    grammar: 'There is no such grammar. GET /v1/application.wadl lists all of them.',
    problem: 'There is no such problem. The page /problems lists all of them.',
    file: 'This file is no longer there: open the scoring link again.',
    rehearsal: 'There is no rehearsal of {eventId} now.',
  },
  METHOD_NOT_ALLOWED: {
    here: 'This path supports {methods}.',
    unknown: 'The method is not known.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    json: 'Send the body as JSON with the header "content-type: application/json".',
    charset: 'Encode the body in UTF-8 and send "content-type: application/json; charset=utf-8", or no charset.',
  },
  REQUEST_TIMEOUT: 'Send the headers within 5 seconds and the whole request within 10.',
  PROFILE_MERGE_REQUIRED:
    'The e-mail address or the world handicap id belongs to another profile, or the profile has different details. Check the data; if it is the same person, ask the operator to merge the two profiles.',
  SCORE_ENTERED: {
    player:
      'The player, or the player’s team, has a score in this event or one of its rounds, so the player stays. Set the status of the card instead: withdrawn, disqualified or no return.',
    team: 'Team {teams} has a score, so it stays as it is. Set the status of its card instead: withdrawn, disqualified or no return.',
    replacedTeam:
      'A team of the multi-round event has a score in this round, so new teams cannot replace it. The round keeps the teams of the event.',
    otherCard: 'The other card has a score. Swap the two cards instead.',
  },
  PLAYER_PARTICIPATED: {
    upcoming: 'The player is registered for {eventId} ({name}). Remove the player from the event first.',
    past: 'The player took part in {eventId} ({name}). The membership stays.',
  },
  PROFILE_COMPLETED: 'The player has claimed this profile and is the only one who can change it.',
  PROFILE_SHARED: {
    other:
      'Another club manages the profile of this player. Ask that club or the player to change it. You can change the handle and the member status.',
    email: 'Other clubs have this player too, so only the player or the operator can change the e-mail address.',
  },
  NOT_REGISTERED: {
    players: '{players}: not registered for the event. Register the player first.',
    scorer: 'Player {playerId} is not registered for the event.',
  },
  ALREADY_REGISTERED: {
    registering: 'No one has been registered: "{pointer}" {message}.',
    naming: 'No one has been put on the list: {name} is already on it.',
  },
  NO_PLACE_LEFT:
    'All {places} places are taken, or would be. Take somebody off the list, or ask the committee for more places.',
  PLAY_HAS_BEGUN: 'Play has begun, so names and teams stay as they are. Ask the committee.',
  NOT_WAITING: {
    state:
      'This player {state, select, registered {already has a place} ballot {is in the ballot} other {has withdrawn}}. Only people on the waiting list can be offered a place.',
    phase: 'No place can be offered: the event is not published, has begun, or is over.',
  },
  NO_BALLOT: {
    mode: 'The event has no ballot: places are first come, first served.',
    open: 'Registration is open until {closes}. Draw the lots afterwards.',
    nobody: 'Nobody is in the ballot, or it has already been drawn.',
  },
  REGISTER_ON_MULTI_ROUND_EVENT: {
    register: 'Register for M-{eventId}: that covers all its rounds.',
    remove: 'Remove the player from M-{eventId}: that covers all its rounds.',
    offer: 'Offer the place on M-{eventId}: that covers all its rounds.',
    ballot: 'Draw the lots on M-{eventId}: that covers all its rounds.',
    change: 'Change the registration on M-{eventId}: that covers all its rounds.',
  },
  PLAYER_HAS_NO_MEMBERSHIP: {
    player:
      'Player {playerId} is not in community {communityId}. Add the player with POST /v1/players/{playerId}/communities/{communityId}.',
    registering: 'No one has been registered: "{pointer}" {message}.',
    link: 'The link is for players of the community. Add the player first.',
  },
  FLIGHT_IS_FOR_TEAMS: 'The leaderboard is a team leaderboard. Use the operations for teams.',
  FLIGHT_IS_FOR_PLAYERS: 'The leaderboard is not a team leaderboard. Use the operations for players.',
  FLIGHTS_DISABLED: 'Flights are switched off for this single round event. Switch them on in the console first.',
  TEAM_HANDICAP_IS_PER_ROUND: 'A team has a handicap for each round: use the id of the round.',
  MULTI_ROUND_EVENT_REQUIRED: {
    prizes: 'The prizes of a round are paid with its multi-round event: use {eventId}.',
    rounds: 'Only a multi-round event has rounds: use an id that begins with M.',
    team: 'Team {teamId} belongs to the multi-round event of the round: change it there.',
  },
  ROUND_REQUIRED: {
    checkIns: 'People check in for a round: use the id of the round, which begins with S.',
    cards: 'Cards belong to a round: use the id of the round, which begins with S.',
    shortening: 'Each round is shortened separately: use the id of the round, which begins with S.',
    messages: 'Messages mention the tee times of a round: use the id of the round, which begins with S.',
    teePairings: 'Tee pairings belong to a round: use the id of the round, which begins with S.',
  },
  REGISTRATION_TYPE:
    'Registration for this event is "{type}". To let the public register, set it to "Online Questionnaire" in the console.',
  EVENT_NOT_EDITABLE: {
    event:
      'The event, or the multi-round event it belongs to, is official or cancelled. The director can reopen it in Results.',
    round:
      'Round {eventId} is official, and its results would change. Change the rounds that are not official, or have the director reopen it in Results.',
  },
  ALREADY_ASSIGNED:
    'Player {playerId} is in another tee pairing of the round. Remove the player there first, or use POST, which moves the player.',
  COURSE_NOT_IN_EVENT: {
    handicap: 'Course {courseId} is not associated with the event. Add it in the console.',
    round: 'The course is not associated with the round. Add it in the console.',
    registering: 'No one has been registered: "{pointer}" {message}.',
  },
  TOO_MANY_WEBHOOKS: 'Community {communityId} has {most} webhooks, which is the maximum. Delete one first.',
  REASON_REQUIRED: {
    state: 'Say in "reason" why the event is no longer {state}.',
    scores: 'There are scores already. Say in "reason" why the leaderboard changes.',
    committee: 'Say in "reason" why the committee decides the match.',
  },
  CHANGED_MEANWHILE: {
    field: 'Somebody else has since changed "{field}". See what it is now, then decide.',
    places:
      'Somebody else has since moved {count, plural, one {a player} other {# players}}. See where they are now, then decide.',
  },
  NOT_A_CLUB: 'Only a club has sub communities. The operator of the installation creates clubs.',
  NAME_TAKEN: '"{name}" already exists. Choose another name.',
  STATE_TRANSITION: {
    event: 'An event that is {from} cannot become {to}.',
    round: 'The multi-round event is {state}, and so are its rounds. Change its state first.',
  },
  ROUND_NOT_STARTED: 'The round is {state}. Start play first.',
  NOT_A_TEAM_FORMAT:
    'No leaderboard of the round counts one score for each hole of a team. Record the scores of the players.',
  NOT_A_PLAYER_FORMAT: 'Every leaderboard of the round is for teams with one ball. Record the scores of the teams.',
  SCORES_DIFFER:
    'The scores of the players and their markers differ on hole {holes}. They must agree, or the committee must decide, before anybody signs.',
  HOLE_WITHOUT_STROKES: 'Hole {hole} has no strokes to add a penalty to. Enter its score first.',
  NO_SCORE: 'There is no score on the card. Record one first.',
  CARD_SIGNED: 'A card is signed. Remove the signatures from both cards first.',
  NOT_READY: {
    always: '{finding} Put that right before the round starts.',
    reason: '{finding} Put that right, or say in "reason" why the round starts anyway.',
    rehearsal: 'Nobody is on a tee sheet yet, so no scores can come in. Fill the tee sheet of the round first.',
  },
  IN_USE: {
    played: '{name} has scores. Cancel it instead: that keeps them.',
    notDraft: '{name} is {state}, and only a draft can be deleted. Cancel it instead.',
    round: '{name} is a round of {eventId}. Remove it there.',
    roundPlayed: '{name} has scores, so it stays. Cancel it instead.',
    lastRound: '{name} is the only round of the event. Delete the event instead.',
    roundCounted: '{name} counts towards {leaderboards}. Change the rounds of these leaderboards first.',
    course: '{course} cannot be removed: {uses}. Change that first.',
    replaced: '{course} already has a newer version. Make the next one from that.',
    begun: '{name} has begun or is over, so it keeps its course.',
    rehearsed: '{name} is being rehearsed. Throw the rehearsal away first.',
    tee: '{course} would lose the tee {tee}, and {count, plural, one {# player or team plays} other {# players or teams play}} it. Keep the tee, or give these players another one first.',
    leaderboard:
      'Without {name} no leaderboard would count the cards of teams. Make another leaderboard for teams with one ball first.',
  },
  IDEMPOTENCY_IN_PROGRESS: 'The first request with this Idempotency-Key is still running. Try again in a moment.',
  PAYLOAD_TOO_LARGE: 'Send at most 1 MiB in one request; split long lists.',
  URI_TOO_LONG: {
    address: 'The address has {characters} characters; {most} is the maximum. Put search criteria into the body.',
    part: 'A part of the path is too long.',
    headers: 'The address and the headers together are too long.',
  },
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for a different request. Use a new key for each new request.',
  RATE_LIMITED: {
    credential: 'This credential made {requests} requests within a minute. Try again in {seconds} seconds.',
    logins: 'Too many failed logins. Try again in {seconds} seconds.',
    link: 'The phones with this link made {requests} requests within a minute. Try again in {seconds} seconds.',
    links: 'Too many invalid links. Try again in {seconds} seconds.',
    file: 'A file of yours is still being read. Wait until that is done, then send the next one.',
  },
  INTERNAL: 'Something went wrong in the service. Nothing was changed. Give the operator the requestId.',
  UNAVAILABLE: {
    database: 'The database cannot be reached. Try again in a few seconds.',
    conflict: 'Other requests are changing the same data. Try again in a moment.',
    disk: 'The database cannot write; its disk may be full. Nothing was changed. Try again later.',
    overload: 'The service is overloaded. Try again in a few seconds.',
    connections: 'Too many connections are open. Try again later.',
    restart: 'The server is restarting. Try again in a few seconds.',
  },
  HANDICAP_LOCKED: {
    player: 'The handicap of the player is locked. Unlock it first.',
    team: 'The handicap of the team is locked. Unlock it first.',
  },
  HANDICAP_REASON_REQUIRED: 'The player has no handicap index: send a reason in "manualMsg" with the values.',
  OTHER_COURSE:
    'The player plays course {courseId}, and a player has one handicap for a round. Leave "courseId" out, or set a tee of the other course first.',
  PASSWORD_WEAK: 'This password is too weak. {why}',
  CODES_ON: 'The account already has an authenticator app. Switch it off first, then set up the new one.',
  ALREADY_STAFF: '{email} already works for the community. Change the role instead.',
  TOO_MANY_INVITATIONS: {
    address: '{email} was invited {most} times within a day. Try again tomorrow.',
    community: 'The community has invited {most} people within a day. Try again tomorrow.',
  },
  CREDENTIAL_EXISTS: {
    inForce: '{email} already has an active credential. Use that one, or another address.',
    asked: 'A request for {email} is waiting for an answer. Withdraw it first, or use another address.',
  },
  LAST_OWNER: 'A community must keep at least one owner. Make somebody else an owner first.',
  ONLY_OWNER:
    'Nobody else owns {communities}. Make somebody else an owner there first, or confirm that the account should be blocked anyway.',
  OPERATOR_BLOCKED: {
    self: 'You cannot block your own account. Ask another operator to do it.',
    last: 'That would leave no operator who can log in. Make somebody else an operator first.',
    noSecondFactor:
      '{name} has no second factor yet: an authenticator app or a passkey, set up under Your account. Try again once that is done.',
  },
  MERGE_BLOCKED: {
    byName: 'Player {playerId} is registered by name only and has no profile to merge into. Keep the other one.',
    bothRegistered: 'Both are registered for {eventId} ({name}). Remove one of the two there first.',
    notOfCommunity:
      'Player {playerId} does not belong to the community of {eventId} ({name}). Add the player to that community first, or keep the other one.',
  },
  ERASURE_BLOCKED:
    'The player is still registered for {events}. Remove the player there first, or choose to keep the place under the new name.',
  UNDO_BLOCKED: {
    done: 'This step has already been undone.',
    changed: '{name} changed the same thing at {time}. Undo that first.',
    changedOutside: 'A program or a player has changed the same thing since. Change it by hand.',
    needed: 'Something added since depends on it. Undo that first.',
    scored: 'This would remove a player or a team with scores. Remove the scores first.',
    state: 'This step made the event official, cancelled it or reopened it. Set the state of the event instead.',
    late: 'This was too long ago to undo.',
    mergedOn: 'The profile that was kept has since been merged into another one. Undo that merge first.',
    overwritten:
      'The profile that was kept has changed since: {fields}. Undoing the merge would bring the old value back.',
    taken:
      'Player {playerId} has the e-mail address or the world handicap id of the removed profile now. Change it there first.',
    anew: 'The player has been registered again since the merge: {names}. Remove the player there first.',
    mailed: 'The message is on its way: {sent} of {all} e-mails have been sent. Send another one to put it right.',
  },
} as const satisfies Readonly<Record<RefusalCode, string | Readonly<Record<string, string>>>>
