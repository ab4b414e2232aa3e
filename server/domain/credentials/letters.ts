/** The letters about requests for access: to the contact, and to who runs the installation. */
import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Letter } from '../../kernel/mail/mailed.ts'
import type { AccessRequest } from './accessRequests.sql.ts'

type Request = Pick<AccessRequest, 'communityId' | 'communityName' | 'contactEmail' | 'intendedUse'>

/** To the contact whose request was declined. */
export function declined({ communityName, contactEmail, intendedUse }: Request, reason: string): Letter {
  return {
    about: 'access',
    fromName: 'Caddiemaster',
    to: contactEmail,
    subject: `Your request for ${communityName}`,
    lines: [
      `Access to the interface for ${communityName} was asked for in your name: "${intendedUse}"`,
      'It was declined:',
      reason,
      'The owner of the club can ask again in the console.',
    ],
  }
}

/** To the contact, before the request is decided. */
export function askedBack(
  { communityId, communityName, contactEmail, intendedUse }: Request,
  question: string,
  baseUrl: string,
): Letter {
  return {
    about: 'access',
    fromName: 'Caddiemaster',
    to: contactEmail,
    subject: `A question about your request for ${communityName}`,
    lines: [
      `Access to the interface for ${communityName} was asked for in your name: "${intendedUse}"`,
      'Before it is decided:',
      question,
      'The owner of the club answers in the console; if that is not you, pass this on:',
      `${baseUrl}${pathOf('interface', { communityId: String(communityId) })}`,
    ],
  }
}

/** To an operator: requests that wait. */
export function waiting(to: string, subject: string, lines: readonly string[], url: string): Letter {
  return { about: 'operators', fromName: 'Caddiemaster', to, subject, lines: [...lines, 'Decide in the console:', url] }
}
