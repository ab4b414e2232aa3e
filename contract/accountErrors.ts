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
    meaning: 'Nobody is sent more letters. Try again a day later.',
  },
  CREDENTIAL_EXISTS: {
    status: 409,
    title: 'Has access already',
    meaning: 'This e-mail address has a credential in force, or waits for the answer to a request.',
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
    title: 'Operators stay as they are',
    meaning: 'Somebody who can log in always runs the installation; in production that takes a second factor.',
  },
} as const satisfies Record<string, RefusalWords>
