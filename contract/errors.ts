/**
 * Every refusal of the interface and all of its words, listed once. `code` is stable and for programs, `title` for a heading.
 * `detail` says what to do next, with names in braces for the values of one answer. A code that refuses for several reasons has
 * a detail for each, by a name, and a `meaning` that holds for all. Answers and the page `/problems/<code in kebab case>` are
 * both made of these.
 */
import { accountErrors } from './accountErrors.ts'
import { handicapErrors } from './handicapErrors.ts'
import { mergeErrors } from './mergeErrors.ts'
import type { RefusalWords } from './refusalWords.ts'
import { requestErrors } from './requestErrors.ts'

export const refusals = {
  ...requestErrors,
  PROFILE_MERGE_REQUIRED: {
    status: 409,
    title: 'Profiles must be merged',
    detail:
      'The e-mail address or the world handicap id belongs to another profile, or the profile says something else. Check the data; if it is the same person, ask the operator to merge the two profiles.',
  },
  SCORE_ENTERED: {
    status: 409,
    title: 'Score entered',
    meaning:
      'A score is entered for the player or the team, in this event or in one of its rounds, so they stay. Set the status of the card instead: withdrawn, disqualified, no return.',
    details: {
      player:
        'The player or the team of the player has a score in this event or in one of its rounds, and stays. Set the status of the card instead: withdrawn, disqualified, no return.',
      team: 'A score is entered for team {teams}, so it stays as it is. Set the status of its card instead: withdrawn, disqualified, no return.',
      replacedTeam:
        'A score is entered in this round for a team of the multi-round event, which new teams would replace. The round keeps the teams of the event.',
      otherCard: 'The other card has a score. Swap the two cards instead.',
    },
  },
  PLAYER_PARTICIPATED: {
    status: 409,
    title: 'Player participated',
    meaning:
      'The player took part in an event of the community or is registered for an upcoming one, so the membership stays.',
    details: {
      upcoming: 'The player is registered for {eventId} ({name}). Remove the player from the event first.',
      past: 'The player took part in {eventId} ({name}). The membership stays.',
    },
  },
  PROFILE_COMPLETED: {
    status: 409,
    title: 'Profile claimed by the player',
    detail: 'The player has claimed this profile and is the only one who can change it.',
  },
  PROFILE_SHARED: {
    status: 409,
    title: 'Profile managed by another club',
    meaning:
      'Another club manages this profile, and only that club may change e-mail, date of birth, world handicap id, name and phone. Ask that club or the player. When several clubs have the player, the e-mail address is changed by the player or by the operator of the service.',
    details: {
      other:
        'Another club manages the profile of this player. Ask that club or the player to change it. You can change handle and member status.',
      email: 'Other clubs have this player too, so only the player or the operator can change the e-mail address.',
    },
  },
  ...handicapErrors,
  NOT_REGISTERED: {
    status: 409,
    title: 'Not registered',
    meaning:
      'The player is not registered for the event. Register the player first; for a multi-round event, on the event and not on its round.',
    details: {
      players: '{players}: not registered for the event. Register the player first.',
      scorer: 'Player {playerId} is not registered for the event.',
    },
  },
  ALREADY_REGISTERED: {
    status: 409,
    title: 'Already registered',
    meaning: 'The player is registered for the event already.',
    details: {
      registering: 'No one has been registered: "{pointer}" {message}.',
      naming: 'No one has been put on the list: {name} is on it already.',
    },
  },
  NO_PLACE_LEFT: {
    status: 409,
    title: 'No place left',
    detail:
      'All {places} places are taken, or would be. Take somebody off the list, or ask the committee for more places.',
  },
  PLAY_HAS_BEGUN: {
    status: 409,
    title: 'Play has begun',
    detail: 'Play has begun, so names and teams are as they are. Ask the committee.',
  },
  NOT_WAITING: {
    status: 409,
    title: 'Waits for no place',
    meaning: 'A place is offered to somebody who has signed up and has none, while the event has not begun.',
    details: {
      state: 'No place can be offered to somebody whose registration is "{state}". Only who waits is offered one.',
      phase: 'No place can be offered: the event is not published, has begun, or is over.',
    },
  },
  NO_BALLOT: {
    status: 409,
    title: 'No lots to draw',
    meaning: 'Lots are drawn once, for an event with a ballot, when its registration has closed.',
    details: {
      mode: 'The event has no ballot: its mode is first come.',
      open: 'Registration is open until {closes}. Draw the lots afterwards.',
      nobody: 'Nobody is in the ballot, or it has already been drawn.',
    },
  },
  REGISTER_ON_MULTI_ROUND_EVENT: {
    status: 409,
    title: 'Register on the multi-round event',
    meaning:
      'Players are registered once for the multi-round event, not for its rounds. Use the id that begins with M.',
    details: {
      register: 'Register on M-{eventId}: it counts for all its rounds.',
      remove: 'Remove the player from M-{eventId}: it counts for all its rounds.',
      offer: 'Offer the place on M-{eventId}: it counts for all its rounds.',
      ballot: 'Draw the lots on M-{eventId}: they are for all its rounds.',
      change: 'Change the registration on M-{eventId}: it counts for all its rounds.',
    },
  },
  PLAYER_HAS_NO_MEMBERSHIP: {
    status: 409,
    title: 'No membership',
    meaning: 'The player is neither a member nor a non-member of the community. Add the player to the community first.',
    details: {
      player:
        'Player {playerId} is not in community {communityId}. Add the player with POST /v1/players/{playerId}/communities/{communityId}.',
      registering: 'No one has been registered: "{pointer}" {message}.',
      link: 'The link is for players of the community. Add the player first.',
    },
  },
  FLIGHT_IS_FOR_TEAMS: {
    status: 409,
    title: 'Flight is for teams',
    detail: 'The leaderboard is a team leaderboard. Use the operations for teams.',
  },
  FLIGHT_IS_FOR_PLAYERS: {
    status: 409,
    title: 'Flight is for players',
    detail: 'The leaderboard is not a team leaderboard. Use the operations for players.',
  },
  FLIGHTS_DISABLED: {
    status: 409,
    title: 'Flights are switched off',
    detail: 'Flights are switched off for this single round event. Switch them on on the web site first.',
  },
  TEAM_HANDICAP_IS_PER_ROUND: {
    status: 409,
    title: 'Team handicaps are set per round',
    detail: 'A team has a handicap for each round: use the id of the round.',
  },
  MULTI_ROUND_EVENT_REQUIRED: {
    status: 409,
    title: 'Multi-round event required',
    meaning: 'The operation is for multi-round events. Use an id that begins with M.',
    details: {
      prizes: 'The prizes of a round are paid with its multi-round event: use {eventId}.',
      rounds: 'Only a multi-round event has rounds: use an id that begins with M.',
      team: 'Team {teamId} belongs to the multi-round event of the round: change it there.',
    },
  },
  ROUND_REQUIRED: {
    status: 409,
    title: 'Round required',
    meaning: 'The operation is for a single round event or for one round. Use an id that begins with S.',
    details: {
      checkIns: 'People check in for a round: use the id of the round, which begins with S.',
      cards: 'Cards belong to a round: use the id of the round, which begins with S.',
      shortening: 'A round is shortened by itself: use the id of the round, which begins with S.',
      messages: 'A message names the tee times of a round: use the id of the round, which begins with S.',
      teePairings: 'Tee pairings belong to a round: use the id of the round, which begins with S.',
    },
  },
  REGISTRATION_TYPE: {
    status: 409,
    title: 'Registration type',
    detail:
      'Registration for this event is "{type}". To let the public register, set it to "Online Questionnaire" on the web site.',
  },
  EVENT_NOT_EDITABLE: {
    status: 409,
    title: 'Event not editable',
    meaning:
      'The event, or a round whose results would change, is official or cancelled. The director can reopen it in Results.',
    details: {
      event:
        'The event, or the multi-round event it belongs to, is official or cancelled. The director can reopen it in Results.',
      round:
        'Round {eventId} is official, and its results would change. Change the rounds that are not official, or have the director reopen it in Results.',
    },
  },
  ALREADY_ASSIGNED: {
    status: 409,
    title: 'Already assigned',
    detail:
      'Player {playerId} is in another tee pairing of the round. Remove the player there first, or assign with POST, which moves.',
  },
  COURSE_NOT_IN_EVENT: {
    status: 409,
    title: 'Course not in event',
    meaning: 'The course is not associated with the event. Courses are added on the web site.',
    details: {
      handicap: 'Course {courseId} is not associated with the event. Courses are added on the web site.',
      round: 'The course is not associated with the round. Courses are added on the web site.',
      registering: 'No one has been registered: "{pointer}" {message}.',
    },
  },
  TOO_MANY_WEBHOOKS: {
    status: 409,
    title: 'Too many webhooks',
    detail: 'Community {communityId} has {most} webhooks, which is the most. Delete one first.',
  },
  REASON_REQUIRED: {
    status: 409,
    title: 'Reason required',
    meaning: 'Say why in "reason"; it is kept in the audit.',
    details: {
      state: 'Say in "reason" why the event is no longer {state}.',
      scores: 'There are scores already. Say in "reason" why the leaderboard changes.',
    },
  },
  CHANGED_MEANWHILE: {
    status: 409,
    title: 'Changed meanwhile',
    meaning: 'Somebody else changed the same thing since the page was loaded. Look at the present value and decide.',
    details: {
      field: 'Somebody else changed "{field}" meanwhile. Look at what it is now, then decide.',
      places: 'Somebody else moved {players} meanwhile. Look at where they are now, then decide.',
    },
  },
  ...accountErrors,
  NOT_A_CLUB: {
    status: 409,
    title: 'Not a club',
    detail: 'Only a club has sub communities. Who runs the installation makes clubs.',
  },
  NAME_TAKEN: {
    status: 409,
    title: 'Name taken',
    detail: '"{name}" exists already. Choose another name.',
  },
  ...mergeErrors,
  STATE_TRANSITION: {
    status: 409,
    title: 'State change not allowed',
    meaning: 'The event cannot go from its state to the wanted one, or its multi-round event does not let it.',
    details: {
      event: 'An event that is {from} cannot become {to}.',
      round: 'The multi-round event is {state}, and so are its rounds. Change its state first.',
    },
  },
  ROUND_NOT_STARTED: {
    status: 409,
    title: 'Round not started',
    detail: 'The round is {state}. Set it in progress first.',
  },
  NOT_A_TEAM_FORMAT: {
    status: 409,
    title: 'No team format',
    detail: 'No leaderboard of the round counts one score for each hole of a team. Record the scores of the players.',
  },
  NOT_A_PLAYER_FORMAT: {
    status: 409,
    title: 'No format of players',
    detail: 'Every leaderboard of the round is of teams with one ball. Record the scores of the teams.',
  },
  SCORES_DIFFER: {
    status: 409,
    title: 'Scores differ',
    detail:
      'The scores of the players and their markers differ on hole {holes}. They must agree, or the committee decide, before anybody signs.',
  },
  HOLE_WITHOUT_STROKES: {
    status: 409,
    title: 'Hole without strokes',
    detail: 'Hole {hole} has no number of strokes to which a penalty could be added. Enter its score first.',
  },
  NO_SCORE: {
    status: 409,
    title: 'No score',
    detail: 'There is no score on the card. Record one before it is signed.',
  },
  CARD_SIGNED: {
    status: 409,
    title: 'Card signed',
    detail: 'A card is signed. Take the signatures of both cards back first.',
  },
  NOT_READY: {
    status: 409,
    title: 'Not ready to start',
    meaning:
      'Something is missing before the round can start. The readiness of the round says what, and where it is put right.',
    details: {
      always: '{finding} Put that right before the round starts.',
      reason: '{finding} Put that right, or say in "reason" why the round starts all the same.',
      rehearsal: 'Nobody stands on a tee sheet yet, so no scores can come in. Fill the tee sheet of the round first.',
    },
  },
  IN_USE: {
    status: 409,
    title: 'In use',
    meaning: 'Something else needs what would go. The answer names it.',
    details: {
      played: '{name} has scores. Cancel it instead: that keeps them.',
      notDraft: '{name} is {state}, and only a draft is deleted. Cancel it instead.',
      round: '{name} is a round of {eventId}. Remove it there.',
      roundPlayed: '{name} has scores, so it stays. Cancel it instead.',
      lastRound: '{name} is the only round of the event. Delete the event instead.',
      roundCounted: '{name} is counted by {leaderboards}. Change the rounds of these leaderboards first.',
      course: '{course} cannot go: {uses}. Change that first.',
      replaced: '{course} has a next version already. Make the next one from that.',
      begun: '{name} has begun or is over, so it keeps its course.',
      rehearsed: '{name} is being rehearsed. Throw the rehearsal away first.',
      tee: '{course} would lose the tee {tee}, and {uses}. Keep the tee, or give these players another one first.',
      leaderboard:
        'Cards of teams would be counted nowhere without {name}. Make another leaderboard of teams with one ball first.',
    },
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    title: 'Request in progress',
    detail: 'The first request with this Idempotency-Key is still running. Try again in a moment.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Payload too large',
    detail: 'Send at most 1 MiB in one request; split long lists.',
  },
  URI_TOO_LONG: {
    status: 414,
    title: 'URI too long',
    meaning: 'The address is too long. Put search criteria into the body.',
    details: {
      address: 'The address has {characters} characters; {most} is the most. Put search criteria into the body.',
      part: 'A part of the path is too long.',
      headers: 'The address and the headers together are too long.',
    },
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'Idempotency-Key reused',
    detail: 'This Idempotency-Key was used for a different request. Use a new key for each new request.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Too many requests',
    meaning: 'The limit is reached. Wait as long as `Retry-After` says.',
    details: {
      credential: 'This credential made {requests} requests within a minute. Try again in {seconds} seconds.',
      logins: 'Too many failed logins. Try again in {seconds} seconds.',
      link: 'The phones with this link made {requests} requests within a minute. Try again in {seconds} seconds.',
      links: 'Too many invalid links. Try again in {seconds} seconds.',
      file: 'A file of yours is still being read. Wait until that is done, and send the next one then.',
    },
  },
  INTERNAL: {
    status: 500,
    title: 'Internal error',
    detail: 'Something went wrong in the service. Nothing was changed. Give the operator the requestId.',
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Unavailable',
    meaning:
      'The service cannot answer right now. Repeat the request after `Retry-After`; with an Idempotency-Key it acts once.',
    details: {
      database: 'The database cannot be reached. Try again in a few seconds.',
      conflict: 'Other requests are changing the same data. Try again in a moment.',
      disk: 'The database cannot write; its disk may be full. Nothing was changed. Try again later.',
      overload: 'The service is overloaded. Try again in a few seconds.',
      connections: 'Too many connections are open. Try again later.',
      restart: 'The server is restarting. Try again in a few seconds.',
    },
  },
} as const satisfies Readonly<Record<string, RefusalWords>>

/** A stable code of a refusal. */
export type RefusalCode = keyof typeof refusals

export const refusalCodes = Object.keys(refusals) as readonly RefusalCode[]
