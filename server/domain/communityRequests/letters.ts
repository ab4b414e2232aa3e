/** The letters to whoever asks for a community. */
import { newCommunityPath } from '../../../contract/site/newCommunityPath.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Letter } from '../../kernel/mail/mailed.ts'
import type { GivenRequest } from './communityRequests.sql.ts'
import { linkHours } from './requestLink.ts'

type Request = Pick<GivenRequest, 'name' | 'contactEmail'>

/** The link with which the request is sent. */
export function toBeSent({ name, contactEmail }: Request, token: string, baseUrl: string, language: Language): Letter {
  const words = wordsIn(language).letters.sendRequest
  return {
    about: 'request',
    fromName: 'Caddiemaster',
    to: contactEmail,
    subject: words.subject({ name }),
    lines: [
      words.asks({ host: new URL(baseUrl).host, name }),
      words.open({ hours: linkHours }),
      `${baseUrl}${newCommunityPath}/${token}`,
      words.ignore,
    ],
  }
}

/** The operator has declined. */
export function declined({ name, contactEmail }: Request, reason: string, baseUrl: string, language: Language): Letter {
  const words = wordsIn(language).letters.requestDeclined
  return {
    about: 'request',
    fromName: 'Caddiemaster',
    to: contactEmail,
    subject: words.subject({ name }),
    lines: [words.asked({ host: new URL(baseUrl).host, name }), words.declined, reason, words.deleted],
  }
}
