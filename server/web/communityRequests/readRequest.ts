import { isEmail } from '../../../contract/formats.ts'
import type { NounWords } from '../../../contract/words/wordsIn.ts'
import type { GivenRequest } from '../../domain/communityRequests/communityRequests.sql.ts'
import { charactersIn } from '../../kernel/charactersIn.ts'

/** The most characters that a field takes. */
export const longest = { name: 100, email: 254, intendedUse: 1000 } as const
/** A field that no person sees: what fills it in is a machine. */
export const trap = 'website'

/** Reads the form with which somebody asks for a community; says beside each field, in these words, what is wrong with it. */
export function readRequest(
  fields: URLSearchParams,
  words: NounWords['communityRequests']['errors'],
): {
  readonly given: GivenRequest
  readonly errors: ReadonlyMap<string, string>
} {
  const errors = new Map<string, string>()
  // A name and an address are one line, and a description one paragraph.
  const text = (name: keyof GivenRequest, most: number, missing: string): string => {
    const value = (fields.get(name) ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim()
    if (value === '') errors.set(name, missing)
    else if (charactersIn(value) > most) errors.set(name, words.atMost({ count: most }))
    else if (/\p{Cc}/u.test(value)) errors.set(name, words.signs)
    return value
  }
  const given = {
    name: text('name', longest.name, words.name),
    contactName: text('contactName', longest.name, words.contactName),
    contactEmail: text('contactEmail', longest.email, words.contactEmail),
    intendedUse: text('intendedUse', longest.intendedUse, words.intendedUse),
  }
  if (!errors.has('contactEmail') && !isEmail(given.contactEmail)) errors.set('contactEmail', words.emailForm)
  return { given, errors }
}
