/** Media types as clients write them: in any case, with parameters in any order, quoted or not. */
import { MIMEType } from 'node:util'

/** What a body is, by its Content-Type: JSON in UTF-8, JSON in another character set, `any` where the type says nothing, or something else. */
export type BodyType = 'json' | 'otherCharset' | 'any' | 'other'

/** Reads a Content-Type. A suffix counts: `application/merge-patch+json` is JSON. */
export function bodyTypeOf(contentType: string | undefined): BodyType {
  // What most clients send.
  if (contentType === 'application/json') return 'json'
  if (contentType === undefined || contentType.trim() === '') return 'any'
  const type = mediaType(contentType)
  if (type?.essence === '*/*') return 'any'
  if (type?.type !== 'application' || !/^(.+\+)?json$/.test(type.subtype)) return 'other'
  const charset = type.params.get('charset')
  return charset === null || isUtf8(charset) ? 'json' : 'otherCharset'
}

/** Whether the type that an Accept header names first is this one. */
export function prefers(accept: string | undefined, essence: string): boolean {
  return accept !== undefined && mediaType(accept.split(',', 1)[0] ?? '')?.essence === essence
}

function mediaType(text: string): MIMEType | undefined {
  try {
    return new MIMEType(text)
  } catch {
    return undefined
  }
}

/** UTF-8 has several names; the decoder knows all of them. */
function isUtf8(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding === 'utf-8'
  } catch {
    return false
  }
}
