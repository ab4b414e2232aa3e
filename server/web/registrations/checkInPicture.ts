import { checkInCode } from '../../../contract/site/checkInCode.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Participant } from '../../domain/registrations/participant.sql.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import { qrCode } from '../pages/qrCode.ts'

/** What the desk reads with a camera: who somebody is, and nothing else. */
export function checkInPicture({ playerId }: Pick<Participant, 'playerId'>, language: Language): Html {
  const { code, showCode } = wordsIn(language).registrations
  return html`<figure class="own-code">${qrCode(checkInCode(playerId), code)}<figcaption>${showCode}</figcaption></figure>`
}
