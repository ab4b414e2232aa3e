import { isEmail } from '../../../contract/formats.ts'
import type { GivenRequest } from '../../domain/communityRequests/communityRequests.sql.ts'
import { charactersIn } from '../../kernel/charactersIn.ts'

/** The most characters that a field takes. */
export const longest = { name: 100, email: 254, intendedUse: 1000 } as const
/** A field that no person sees: what fills it in is a machine. */
export const trap = 'website'

/** Reads the form with which somebody asks for a community; says beside each field what is wrong with it. */
export function readRequest(fields: URLSearchParams): {
  readonly given: GivenRequest
  readonly errors: ReadonlyMap<string, string>
} {
  const errors = new Map<string, string>()
  // A name and an address are one line, and a description one paragraph.
  const text = (name: keyof GivenRequest, most: number, missing: string): string => {
    const value = (fields.get(name) ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim()
    if (value === '') errors.set(name, missing)
    else if (charactersIn(value) > most) errors.set(name, `At most ${most} characters.`)
    else if (/\p{Cc}/u.test(value)) errors.set(name, 'Please use letters, digits and signs only.')
    return value
  }
  const given = {
    name: text('name', longest.name, 'Please enter the name of your club or group.'),
    contactName: text('contactName', longest.name, 'Please enter your first and last name.'),
    contactEmail: text('contactEmail', longest.email, 'Please enter your e-mail address.'),
    intendedUse: text('intendedUse', longest.intendedUse, 'Please say in a sentence what you will use it for.'),
  }
  if (!errors.has('contactEmail') && !isEmail(given.contactEmail))
    errors.set('contactEmail', 'Please enter a valid e-mail address, for example anna@example.com.')
  return { given, errors }
}
