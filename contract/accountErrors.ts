/** The refusals of what changes who gets in: accounts, staff, credentials. Part of `errors.ts`, which says how they are written. */
import type { RefusalWords } from './refusalWords.ts'

export const accountErrors = {
  PASSWORD_WEAK: {
    status: 409,
    title: 'Password too weak',
  },
  CODES_ON: {
    status: 409,
    title: 'Codes are on',
  },
  ALREADY_STAFF: {
    status: 409,
    title: 'Already on the staff',
  },
  TOO_MANY_INVITATIONS: {
    status: 429,
    title: 'Too many invitations',
    meaning: 'No more invitations are sent for now. Try again tomorrow.',
  },
  CREDENTIAL_EXISTS: {
    status: 409,
    title: 'Has access already',
    meaning: 'This e-mail address already has an active credential, or a request for it is waiting for an answer.',
  },
  LAST_OWNER: {
    status: 409,
    title: 'Last owner',
  },
  ONLY_OWNER: {
    status: 409,
    title: 'Only owner',
  },
  OPERATOR_BLOCKED: {
    status: 409,
    title: 'Operators cannot be changed this way',
    meaning: 'There must always be an operator who can log in; in production that takes a second factor.',
  },
} as const satisfies Record<string, RefusalWords>
