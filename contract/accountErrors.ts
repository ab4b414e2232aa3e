/** The refusals of what changes who gets in: accounts, staff, credentials. Part of `errors.ts`, which says how they are written. */
import type { RefusalWords } from './refusalWords.ts'

export const accountErrors = {
  PASSWORD_WEAK: {
    status: 409,
    title: 'Password too weak',
    detail: 'This password is too weak. {why}',
  },
  CODES_ON: {
    status: 409,
    title: 'Codes are on',
    detail: 'The account has an app for codes already. Switch it off first, then set the new one up.',
  },
  ALREADY_STAFF: {
    status: 409,
    title: 'Already on the staff',
    detail: '{email} works for the community already. Change the role instead.',
  },
  TOO_MANY_INVITATIONS: {
    status: 429,
    title: 'Too many invitations',
    meaning: 'Nobody is sent more letters. Try again a day later.',
    details: {
      address: '{email} was invited {most} times within a day. Try again tomorrow.',
      community: 'The community has invited {most} people within a day. Try again tomorrow.',
    },
  },
  CREDENTIAL_EXISTS: {
    status: 409,
    title: 'Has access already',
    meaning: 'This e-mail address has a credential in force, or waits for the answer to a request.',
    details: {
      inForce: '{email} has a credential in force. Use that one, or another address.',
      asked: '{email} waits for the answer to a request. Withdraw it first, or use another address.',
    },
  },
  LAST_OWNER: {
    status: 409,
    title: 'Last owner',
    detail: 'A community keeps at least one owner. Make somebody else an owner first.',
  },
  ONLY_OWNER: {
    status: 409,
    title: 'Only owner',
    detail:
      'Nobody else owns {communities}. Make somebody else an owner there first, or block the account all the same once you have seen that.',
  },
  OPERATOR_BLOCKED: {
    status: 409,
    title: 'Operators stay as they are',
    meaning: 'Somebody who can log in always runs the installation; in production that takes a second factor.',
    details: {
      self: 'You cannot block your own account. Ask another operator to do it.',
      last: 'Nobody who can log in would run the installation any more. Make somebody else an operator first.',
      noSecondFactor:
        '{name} has no second factor yet: an app for codes or a passkey, set up under Your account. Try again once that is done.',
    },
  },
} as const satisfies Record<string, RefusalWords>
