/** Everything that can go wrong, as problem details (RFC 9457) with a stable code. */
import type { FastifyError } from 'fastify'
import { type RefusalCode, refusals } from '../../../contract/errors.ts'
import { filledDetail, kebabCase } from '../../../contract/refusalWords.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { type Said, say, type Value } from '../../../contract/words/say.ts'
import { databaseCode, isLostConnection, violated } from '../database/connect.ts'
import { Refusal } from '../refusal.ts'

export type ProblemBody = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: RefusalCode
  /** Which of the sentences of the code it is, where there are several. */
  readonly reason?: string
  /** What fills the blanks of the sentence. */
  readonly values?: Values
  readonly requestId: string
  readonly errors?: readonly ProblemError[]
  readonly theirs?: { readonly by?: string; readonly at: string }
}

type Values = Readonly<Record<string, Value | boolean>>
type ProblemError = {
  readonly pointer: string
  readonly message: string
  /** Which sentence it is, and what fills its blanks. */
  readonly code: string
  readonly values?: Values
  readonly present?: unknown
}

export const problemMediaType = 'application/problem+json; charset=utf-8'

/** The problem of a refusal, in the language of its reader. The title is for developers, and English. */
export function problem(
  { code, reason, values, errors, theirs }: Refusal,
  requestId: string,
  baseUrl: string,
  language: Language = 'en',
): ProblemBody {
  const { status, title } = refusals[code]
  return {
    type: `${baseUrl}/problems/${kebabCase(code)}`,
    title,
    status,
    detail: filledDetail(code, reason, values, language),
    code,
    ...(reason !== undefined && { reason }),
    ...(Object.keys(values).length > 0 && { values: publishedValues(values) }),
    requestId,
    ...(errors.length > 0 && {
      errors: errors.map(({ pointer, message, present }) => ({
        pointer,
        message: say(message, language),
        ...published(message),
        ...(present !== undefined && { present }),
      })),
    }),
    ...(theirs && { theirs }),
  }
}

/** A sentence as programs know it: its code without the noun, which says where we keep it. */
function published({ code, values = {} }: Said): { readonly code: string; readonly values?: Values } {
  const hasValues = Object.keys(values).length > 0
  return { code: code.split('.').slice(1).join('.'), ...(hasValues && { values: publishedValues(values) }) }
}

function publishedValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, publishedValue(value)]))
}

function publishedValue(value: Value | boolean): Value | boolean {
  if (typeof value !== 'object') return value
  if ('code' in value) return published(value)
  if ('all' in value) return { all: value.all.map(one => publishedValue(one) as Value) }
  if ('any' in value) return { any: value.any.map(one => publishedValue(one) as Value) }
  return value
}

/** Any error as a refusal; what nobody foresaw is `INTERNAL`, without a word of what happened. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (isLostConnection(error)) return new Refusal('UNAVAILABLE', 'database')
  if (['40001', '40P01', '55P03', '57014'].includes(databaseCode(error) ?? '')) {
    return new Refusal('UNAVAILABLE', 'conflict')
  }
  // The account of a session was erased less than a second ago: whoever asks again hears that the session has ended.
  if (/_(administrator_id|created_by|requested_by)_fkey$/.test(violated(error) ?? ''))
    return new Refusal('UNAVAILABLE', 'conflict')
  // Insufficient resources, such as a full disk, and errors of the system below the database: classes 53 and 58.
  if (/^5[38]/.test(databaseCode(error) ?? '')) return new Refusal('UNAVAILABLE', 'disk')
  return fromFramework(error as Partial<FastifyError>) ?? new Refusal('INTERNAL')
}

function fromFramework(error: Partial<FastifyError>): Refusal | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Refusal('PAYLOAD_TOO_LARGE')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE':
      return new Refusal('UNSUPPORTED_MEDIA_TYPE', 'json')
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Refusal('MALFORMED_JSON', 'length')
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Refusal('URI_TOO_LONG', 'part')
    case 'FST_ERR_BAD_URL':
      return new Refusal('VALIDATION', 'path')
    default:
      return isOfClient(error) ? new Refusal('VALIDATION', 'unreadable') : undefined
  }
}

/** The framework found fault with the request, in a way that has no words of its own above. */
function isOfClient({ code, statusCode = 0 }: Partial<FastifyError>): boolean {
  return code?.startsWith('FST_ERR_') === true && statusCode >= 400 && statusCode < 500
}
