/** The letters to whoever asks for a community. */
import { newCommunityPath } from '../../../contract/site/newCommunityPath.ts'
import type { Letter } from '../../kernel/mail/mailed.ts'
import type { GivenRequest } from './communityRequests.sql.ts'
import { linkHours } from './requestLink.ts'

/** The link with which the request is sent. */
export function toBeSent({ name, contactEmail }: GivenRequest, token: string, baseUrl: string): Letter {
  return {
    about: 'request',
    fromName: 'Caddiemaster',
    to: contactEmail,
    subject: `Send your request for ${name}`,
    lines: [
      `Somebody, probably you, asks for a community at ${new URL(baseUrl).host}: ${name}.`,
      `Open this link within ${linkHours} hours and press the button there. Then the request is sent:`,
      `${baseUrl}${newCommunityPath}/${token}`,
      'You do not know what this is about? Then do nothing: what was written is forgotten.',
    ],
  }
}

/** The operator has declined. */
export function declined({ name, contactEmail }: GivenRequest, reason: string, baseUrl: string): Letter {
  return {
    about: 'request',
    fromName: 'Caddiemaster',
    to: contactEmail,
    subject: `Your request for ${name}`,
    lines: [
      `You asked for a community at ${new URL(baseUrl).host}: ${name}.`,
      'The request was declined:',
      reason,
      'What you had written is deleted.',
    ],
  }
}
