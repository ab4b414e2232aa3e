import { said } from '../../../contract/words/say.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { formFacts } from '../../domain/registrations/formFacts.ts'
import { FormProblem } from '../../domain/registrations/formProblem.ts'
import { playerOfForm } from '../../domain/registrations/participant.sql.ts'
import { signUpAnybody } from '../../domain/registrations/signUp.ts'
import { limitOf } from '../../kernel/http/limit.ts'
import { queueMails } from '../../kernel/mail/mailQueue.sql.ts'
import type { Service } from '../../live/service.ts'
import { linkOf } from '../links/link.ts'
import type { LinkRequest } from '../links/linkGuard.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { inEvent } from './inEvent.ts'
import { formKeyOf, readForm } from './readForm.ts'

/** The links that were mailed because somebody asked for one, or typed an address that is known: one an hour for each person. */
const reminders = limitOf(1, 60)

/**
 * Takes the form of the public page and returns the address to go on to: the personal page of who signed up. Throws
 * {@link FormProblem}, also where the person seems to be in the event already; it does not tell by what that was seen.
 */
export async function postPublic(
  service: Service,
  { link, request }: LinkRequest,
  fields: URLSearchParams,
): Promise<string> {
  const language = languageOfReader(request)
  const origin = { actor: 'public', requestId: request.id, language }
  const path = await inEvent(service, { ...link, playerIds: [] }, origin, async context => {
    const { tx, event, settings, now } = context
    if (event.registrationType !== 'Online Questionnaire')
      throw new FormProblem(said('registrations.problems.takesNoPublic'))
    const key = formKeyOf(fields)
    const before = await playerOfForm(tx, event, key)
    if (before !== undefined) return pathOf(before)
    const given = readForm(fields, await formFacts(tx, event, settings, undefined, false, now))
    if (!given.person) throw new Error('The public form asks who somebody is.')
    const outcome = await signUpAnybody(context, { ...given, person: given.person })
    if ('playerId' in outcome) return pathOf(outcome.playerId)
    const { knownEmail } = outcome
    if (knownEmail !== undefined && mayRemind(service, event, knownEmail))
      await queueMails(tx, event, [knownEmail], 'link', language)
    return undefined

    async function pathOf(playerId: number): Promise<string> {
      const { url } = await linkOf({ service, tx }, event, 'registration', playerId)
      return new URL(url).pathname
    }
  })
  // Thrown after the commit, because a mail with the link may be on its way.
  if (path === undefined)
    throw new FormProblem(
      service.config.mail
        ? said('registrations.problems.presentAlreadyMailed')
        : said('registrations.problems.presentAlready'),
    )
  return path
}

/** Whether the person may be mailed the link once more. */
export function mayRemind(service: Service, event: VisibleEvent, playerId: number): boolean {
  return reminders(service).take(`${event.eventId} ${playerId}`).allowed
}
