/** Everything that can go wrong, as problem details (RFC 9457) with a stable code. */
import type { FastifyError } from 'fastify'
import { kebabCase, type RefusalCode, refusals } from '../../contract/errors.ts'
import { databaseCode, isLostConnection } from '../database/connect.ts'
import { type FieldError, Refusal } from '../handler.ts'

export type ProblemBody = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: RefusalCode
  readonly requestId: string
  readonly errors?: readonly FieldError[]
}

export const problemMediaType = 'application/problem+json; charset=utf-8'

/** The problem of a refusal. */
export function problem(refusal: Refusal, requestId: string, baseUrl: string): ProblemBody {
  const { status, title } = refusals[refusal.code]
  return {
    type: `${baseUrl}/problems/${kebabCase(refusal.code)}`,
    title,
    status,
    detail: refusal.message,
    code: refusal.code,
    requestId,
    ...(refusal.errors.length > 0 && { errors: refusal.errors }),
  }
}

/** Any error as a refusal; what nobody foresaw is `INTERNAL`, without a word of what happened. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isLostConnection(error))
    return new Refusal(
      'UNAVAILABLE',
      'The database cannot be reached at this moment. Repeat the request in a few seconds.',
    )
  if (['40001', '40P01', '55P03', '57014'].includes(databaseCode(error) ?? '')) {
    return new Refusal(
      'UNAVAILABLE',
      'The service is busy with changes of the same data. Repeat the request in a moment.',
    )
  }
  // Insufficient resources, such as a full disk, and errors of the system below the database: classes 53 and 58.
  if (/^5[38]/.test(databaseCode(error) ?? ''))
    return new Refusal(
      'UNAVAILABLE',
      'The database cannot write at this moment; its disk may be full. Nothing was changed. Repeat the request later.',
    )
  return (
    fromFramework(error as Partial<FastifyError>) ??
    new Refusal(
      'INTERNAL',
      'Something went wrong inside the service and nothing was changed. Tell the operator the requestId.',
    )
  )
}

function fromFramework(error: Partial<FastifyError>): Refusal | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('PAYLOAD_TOO_LARGE', 'Send at most 1 MiB in one request; split long lists.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Refusal(
        'UNSUPPORTED_MEDIA_TYPE',
        'Send the body as JSON with the header "content-type: application/json".',
      )
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return malformed(error.message)
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Refusal('URI_TOO_LONG', 'A part of the path is too long.')
    case 'FST_ERR_BAD_URL':
      return new Refusal('VALIDATION', 'The path is not percent-encoded UTF-8.')
    default:
      return error.name === 'SyntaxError' && error.statusCode === 400 ? malformed(error.message) : undefined
  }
}

function malformed(message: string | undefined): Refusal {
  return new Refusal(
    'MALFORMED_JSON',
    `The body is not valid JSON${message ? ` (${message.slice(0, 200)})` : ''}. Send one JSON value in UTF-8.`,
  )
}
