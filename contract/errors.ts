/**
 * Every refusal of the interface, listed once. `code` is stable and for programs, `title` for a heading. What an answer says to do
 * next stands in `words/<language>/refusals.ts`; a code that says several things there has a `meaning` that holds for all.
 * Answers and the page `/problems/<code in kebab case>` are both made of these.
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
  },
  SCORE_ENTERED: {
    status: 409,
    title: 'Score entered',
    meaning:
      'The player or the team has a score in this event or in one of its rounds, so they stay. Set the status of the card instead: withdrawn, disqualified or no return.',
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
  },
  PROFILE_SHARED: {
    status: 409,
    title: 'Profile managed by another club',
    meaning:
      'Another club manages this profile, and only that club may change e-mail, date of birth, world handicap id, name and phone. Ask that club or the player. When several clubs have the player, the e-mail address is changed by the player or by the operator of the service.',
  },
  ...handicapErrors,
  NOT_REGISTERED: {
    status: 409,
    title: 'Not registered',
    meaning:
      'The player is not registered for the event. Register the player first; for a multi-round event, on the event and not on its round.',
  },
  ALREADY_REGISTERED: {
    status: 409,
    title: 'Already registered',
    meaning: 'The player is already registered for the event.',
  },
  NO_PLACE_LEFT: {
    status: 409,
    title: 'No place left',
  },
  PLAY_HAS_BEGUN: {
    status: 409,
    title: 'Play has begun',
  },
  NOT_WAITING: {
    status: 409,
    title: 'Not waiting for a place',
    meaning: 'A place can be offered only to somebody who has signed up and has none, before the event begins.',
  },
  NO_BALLOT: {
    status: 409,
    title: 'No lots to draw',
    meaning: 'Lots are drawn once, for an event with a ballot, when its registration has closed.',
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
    meaning: 'The player is neither a member nor a non-member of the community. Add the player to the community first.',
  },
  FLIGHT_IS_FOR_TEAMS: {
    status: 409,
    title: 'Flight is for teams',
  },
  FLIGHT_IS_FOR_PLAYERS: {
    status: 409,
    title: 'Flight is for players',
  },
  FLIGHTS_DISABLED: {
    status: 409,
    title: 'Flights are switched off',
  },
  TEAM_HANDICAP_IS_PER_ROUND: {
    status: 409,
    title: 'Team handicaps are set per round',
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
  },
  EVENT_NOT_EDITABLE: {
    status: 409,
    title: 'Event not editable',
    meaning:
      'The event, or a round whose results would change, is official or cancelled. The director can reopen it in Results.',
  },
  ALREADY_ASSIGNED: {
    status: 409,
    title: 'Already assigned',
  },
  COURSE_NOT_IN_EVENT: {
    status: 409,
    title: 'Course not in event',
    meaning: 'The course is not associated with the event. Add it in the console.',
  },
  TOO_MANY_WEBHOOKS: {
    status: 409,
    title: 'Too many webhooks',
  },
  REASON_REQUIRED: {
    status: 409,
    title: 'Reason required',
    meaning: 'Give the reason in "reason"; it is kept in the audit.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    title: 'Changed meanwhile',
    meaning: 'Somebody else changed the same thing since the page was loaded. Look at the current value and decide.',
  },
  ...accountErrors,
  NOT_A_CLUB: {
    status: 409,
    title: 'Not a club',
  },
  NAME_TAKEN: {
    status: 409,
    title: 'Name taken',
  },
  ...mergeErrors,
  STATE_TRANSITION: {
    status: 409,
    title: 'State change not allowed',
    meaning: 'The event cannot change from its state to the requested one, or its multi-round event does not allow it.',
  },
  ROUND_NOT_STARTED: {
    status: 409,
    title: 'Round not started',
  },
  NOT_A_TEAM_FORMAT: {
    status: 409,
    title: 'Not a team format',
  },
  NOT_A_PLAYER_FORMAT: {
    status: 409,
    title: 'Not a format for players',
  },
  SCORES_DIFFER: {
    status: 409,
    title: 'Scores differ',
  },
  HOLE_WITHOUT_STROKES: {
    status: 409,
    title: 'Hole without strokes',
  },
  NO_SCORE: {
    status: 409,
    title: 'No score',
  },
  CARD_SIGNED: {
    status: 409,
    title: 'Card signed',
  },
  NOT_READY: {
    status: 409,
    title: 'Not ready to start',
    meaning:
      'Something is missing before the round can start. The readiness of the round says what, and where to fix it.',
  },
  IN_USE: {
    status: 409,
    title: 'In use',
    meaning: 'Something else needs what would be removed. The answer names it.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    title: 'Request in progress',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'Payload too large',
  },
  URI_TOO_LONG: {
    status: 414,
    title: 'URI too long',
    meaning: 'The address is too long. Put search criteria into the body.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'Idempotency-Key reused',
  },
  RATE_LIMITED: {
    status: 429,
    title: 'Too many requests',
    meaning: 'The limit is reached. Wait as long as `Retry-After` says.',
  },
  INTERNAL: {
    status: 500,
    title: 'Internal error',
  },
  UNAVAILABLE: {
    status: 503,
    title: 'Unavailable',
    meaning:
      'The service cannot answer right now. Repeat the request after `Retry-After`; with an Idempotency-Key it acts once.',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>

/** A stable code of a refusal. */
export type RefusalCode = keyof typeof refusals

export const refusalCodes = Object.keys(refusals) as readonly RefusalCode[]
