/** Every refusal of the interface, listed once. */

/**
 * `code` is stable and for programs, `title` for a heading, `meaning` for the page at `/problems/<code in kebab case>`. What to
 * do next stands in `detail` of each answer.
 */
export const refusals = {
  MALFORMED_JSON: {
    status: 400,
    title: 'Malformed JSON',
    meaning: 'The body is not valid JSON. Send one JSON value in UTF-8 with `content-type: application/json`.',
  },
  VALIDATION: {
    status: 400,
    title: 'Invalid request',
    meaning:
      'A field of the body, a query parameter or a path parameter does not fit. `errors` names each one by a JSON pointer.',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    title: 'Invalid Credentials',
    meaning:
      'The login was refused. The answer is the same for an unknown e-mail, a wrong password and a revoked credential.',
  },
  TOKEN_INVALID: {
    status: 401,
    title: 'Unauthorized player or request',
    meaning: 'The access token is absent, malformed, expired or revoked. Log in again with `POST /v1/auth`.',
  },
  UNAUTHORIZED: {
    status: 401,
    title: 'Unauthorized player or request',
    meaning:
      'The community, event or player does not exist or is not visible to your credential. The two are not told apart.',
  },
  NOT_FOUND: {
    status: 404,
    title: 'Not found',
    meaning:
      'There is no such path, or no such flight, team, leaderboard, course, tee, tee pairing or registration in this event.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The path exists, but not with this method. The `Allow` header lists the methods that it has.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request timeout',
    meaning: 'The request took too long to arrive. Try again.',
  },
  PROFILE_MERGE_REQUIRED: {
    status: 409,
    title: 'Profiles must be merged',
    meaning:
      'The e-mail address or the world handicap id belongs to another player profile, or the profile contradicts what was given; it is not told which value. Check the data; if it is the same person, ask the operator of the service to merge the two profiles.',
  },
  SCORE_ENTERED: {
    status: 409,
    title: 'Score entered',
    meaning:
      'A score is entered for the player or the team, in this event or in one of its rounds. Remove the score first.',
  },
  PLAYER_PARTICIPATED: {
    status: 409,
    title: 'Player participated',
    meaning:
      'The player took part in an event of the community or is registered for an upcoming one, so the membership stays.',
  },
  PROFILE_COMPLETED: {
    status: 409,
    title: 'Profile claimed by the player',
    meaning:
      'The player has claimed the profile. Only the player may change e-mail, date of birth, world handicap id, name and phone.',
  },
  PROFILE_SHARED: {
    status: 409,
    title: 'Profile managed by another club',
    meaning:
      'Another club manages this profile, and only that club may change e-mail, date of birth, world handicap id, name and phone. Ask that club or the player. When several clubs have the player, the e-mail address is changed by the player or by the operator of the service.',
  },
  HANDICAP_LOCKED: { status: 409, title: 'Handicap locked', meaning: 'The handicap is locked. Unlock it first.' },
  HANDICAP_REASON_REQUIRED: {
    status: 409,
    title: 'Handicap reason required',
    meaning: 'The player has no handicap index, so a course and playing handicap set by hand needs a `reason`.',
  },
  NOT_REGISTERED: {
    status: 409,
    title: 'Not registered',
    meaning:
      'The player is not registered for the event. Register the player first; for a multi-round event, on the event and not on its round.',
  },
  ALREADY_REGISTERED: {
    status: 409,
    title: 'Already registered',
    meaning: 'The player is registered for the event already.',
  },
  REGISTER_ON_MULTI_ROUND_EVENT: {
    status: 409,
    title: 'Register on the multi-round event',
    meaning:
      'Players are registered once for the multi-round event, not for its rounds. Use the id that begins with M.',
  },
  PLAYER_HAS_NO_MEMBERSHIP: {
    status: 409,
    title: 'No membership',
    meaning: 'The player is no member or non-member of the community. Add the player to the community first.',
  },
  FLIGHT_IS_FOR_TEAMS: {
    status: 409,
    title: 'Flight is for teams',
    meaning: 'The leaderboard is a team leaderboard. Use the operations for teams.',
  },
  FLIGHT_IS_FOR_PLAYERS: {
    status: 409,
    title: 'Flight is for players',
    meaning: 'The leaderboard is not a team leaderboard. Use the operations for players.',
  },
  FLIGHTS_DISABLED: {
    status: 409,
    title: 'Flights are switched off',
    meaning: 'Flights are switched off for this single round event. Switch them on on the web site.',
  },
  TEAM_HANDICAP_IS_PER_ROUND: {
    status: 409,
    title: 'Team handicaps are set per round',
    meaning: 'A multi-round event has no team handicap. Use the id of a round.',
  },
  MULTI_ROUND_EVENT_REQUIRED: {
    status: 409,
    title: 'Multi-round event required',
    meaning: 'The operation is for multi-round events. Use an id that begins with M.',
  },
  ROUND_REQUIRED: {
    status: 409,
    title: 'Round required',
    meaning: 'The operation is for a single round event or for one round. Use an id that begins with S.',
  },
  REGISTRATION_TYPE: {
    status: 409,
    title: 'Registration type',
    meaning: 'The event has no public online questionnaire. Change its registration type on the web site.',
  },
  EVENT_NOT_EDITABLE: {
    status: 409,
    title: 'Event not editable',
    meaning: 'The event, or the multi-round event it belongs to, is official or cancelled.',
  },
  ALREADY_ASSIGNED: {
    status: 409,
    title: 'Already assigned',
    meaning:
      'The player is in another tee pairing of the round. Remove the player there first, or assign with the operation for one player, which moves.',
  },
  COURSE_NOT_IN_EVENT: {
    status: 409,
    title: 'Course not in event',
    meaning: 'The course is not associated with the event. Courses are added on the web site.',
  },
  TOO_MANY_WEBHOOKS: {
    status: 409,
    title: 'Too many webhooks',
    meaning: 'A community has at most 20 webhooks. Delete one first.',
  },
  REASON_REQUIRED: {
    status: 409,
    title: 'Reason required',
    meaning: 'An event leaves the state official or cancelled only with a `reason`.',
  },
  STATE_TRANSITION: {
    status: 409,
    title: 'State change not allowed',
    meaning: 'The event cannot go from its state to the wanted one, or its multi-round event does not let it.',
  },
  ROUND_NOT_STARTED: {
    status: 409,
    title: 'Round not started',
    meaning: 'The round is a draft or published. Players and markers record and sign once it is in progress.',
  },
  NOT_A_TEAM_FORMAT: {
    status: 409,
    title: 'No team format',
    meaning: 'No leaderboard of the round counts one score for each hole of a team. Record the scores of the players.',
  },
  SCORES_DIFFER: {
    status: 409,
    title: 'Scores differ',
    meaning:
      'Those who kept the score differ on a hole. They must agree, or the committee decide, before anybody signs.',
  },
  NO_SCORE: { status: 409, title: 'No score', meaning: 'There is no score on the card that could be signed.' },
  CARD_SIGNED: {
    status: 409,
    title: 'Card signed',
    meaning: 'The card is signed. Take the signatures back first.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    title: 'Request in progress',
    meaning: 'The first request with this Idempotency-Key is still running. Try again in a moment.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Payload too large',
    meaning: 'The body is larger than 1 MiB. Split the request.',
  },
  URI_TOO_LONG: {
    status: 414,
    title: 'URI too long',
    meaning: 'The address is too long. Put search criteria into the body.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'Unsupported media type',
    meaning: 'The body is not JSON. Send `content-type: application/json`.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'Idempotency-Key reused',
    meaning: 'The Idempotency-Key was used for another request. Use a new key for each new request.',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Too many requests',
    meaning: 'The limit is reached. Wait as long as `Retry-After` says.',
  },
  INTERNAL: {
    status: 500,
    title: 'Internal error',
    meaning: 'A fault of the service. Nothing was changed. Report the `requestId` to the operator.',
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Unavailable',
    meaning:
      'The service cannot answer right now. Repeat the request after `Retry-After`; with an Idempotency-Key it acts once.',
  },
} as const satisfies Record<string, { readonly status: number; readonly title: string; readonly meaning: string }>

/** A stable code of a refusal. */
export type RefusalCode = keyof typeof refusals

export const refusalCodes = Object.keys(refusals) as readonly RefusalCode[]

/** The last part of a problem type's address: `SCORE_ENTERED` is `score-entered`. */
export function kebabCase(code: RefusalCode): string {
  return code.toLowerCase().replaceAll('_', '-')
}
