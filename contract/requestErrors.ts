/** The refusals of a request that has not reached its subject: not readable, not logged in, nothing there. Part of `errors.ts`, which says how they are written. */
import type { RefusalWords } from './refusalWords.ts'

export const requestErrors = {
  MALFORMED_JSON: {
    status: 400,
    title: 'Malformed JSON',
    meaning: 'The body is not valid JSON. Send one JSON value in UTF-8 with `content-type: application/json`.',
  },
  VALIDATION: {
    status: 400,
    title: 'Invalid request',
    meaning:
      'A field of the body, a query parameter or a path parameter is wrong. `errors` names each one by a JSON pointer.',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    title: 'Invalid Credentials',
  },
  INVALID_LOGIN: {
    status: 401,
    title: 'Not logged in',
  },
  CROSS_SITE: {
    status: 403,
    title: 'Sent by another site',
  },
  FRESH_LOGIN_REQUIRED: {
    status: 403,
    title: 'Log in again first',
    meaning: 'Only somebody who has just logged in, with the second factor of the account, may do this.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    title: 'Second factor required',
  },
  CODE_REQUIRED: {
    status: 401,
    title: 'Code required',
  },
  CODE_WRONG: {
    status: 401,
    title: 'Wrong code',
    meaning: 'The code is wrong, or has already been used.',
  },
  PASSKEY_REFUSED: {
    status: 401,
    title: 'Passkey refused',
    meaning: 'The passkey’s answer was not accepted.',
  },
  ROLE_REQUIRED: {
    status: 403,
    title: 'Not allowed for your role',
    meaning: 'The account may not do this. Ask an owner of the community, or an operator.',
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
      'The community, event or player does not exist or is not visible to your credential; the answer is the same for both. Or the credential is read-only.',
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
    meaning: 'The path exists, but not with this method. The `Allow` header lists those it supports.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'Unsupported media type',
    meaning: 'A body is JSON in UTF-8, with the header `content-type: application/json`.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    title: 'Request timeout',
  },
} as const satisfies Readonly<Record<string, RefusalWords>>
