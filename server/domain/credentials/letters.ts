/** The letters about requests for access: to the contact, and to who runs the installation. */
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Letter } from '../../kernel/mail/mailed.ts'
import type { AccessRequest } from './accessRequests.sql.ts'

type Request = Pick<AccessRequest, 'communityId' | 'communityName' | 'contactEmail' | 'intendedUse'>

/** To the contact whose request was declined. */
export function declined(
  { communityName: community, contactEmail, intendedUse: use }: Request,
  reason: string,
  language: Language,
): Letter {
  const words = wordsIn(language).letters.accessDeclined
  return {
    about: 'access',
    fromName: 'Caddiemaster',
    to: contactEmail,
    subject: words.subject({ community }),
    lines: [words.asked({ community, use }), words.declined, reason, words.again],
  }
}

/** To the contact, before the request is decided. */
export function askedBack(
  { communityId, communityName: community, contactEmail, intendedUse: use }: Request,
  question: string,
  baseUrl: string,
  language: Language,
): Letter {
  const words = wordsIn(language).letters.accessQuestion
  const url = `${baseUrl}${pathOf('interface', { communityId: String(communityId) })}`
  return {
    about: 'access',
    fromName: 'Caddiemaster',
    to: contactEmail,
    subject: words.subject({ community }),
    lines: [words.asked({ community, use }), words.before, question, words.answer, url],
  }
}
