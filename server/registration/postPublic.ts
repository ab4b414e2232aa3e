import { createLimit, type Limit } from '../http/rateLimit.ts'
import { queueMails } from '../mail/mailQueue.sql.ts'
import type { Service } from '../service.ts'
import { linkOf } from '../webLinks/link.ts'
import type { Opening } from '../webLinks/linkDoor.ts'
import { formFacts } from './formFacts.ts'
import { FormProblem } from './formProblem.ts'
import { inEvent } from './inEvent.ts'
import { playerOfForm } from './participant.sql.ts'
import { formKeyOf, readForm } from './readForm.ts'
import { presentAlready, signUpAnybody } from './signUp.ts'

/** The links that were mailed because somebody typed an address that is known: one an hour for each person. */
const remindersByService = new WeakMap<Service, Limit>()

/**
 * Takes the form of the public page and answers where to look then: the personal page of who signed up. Throws
 * {@link FormProblem}, also where the person seems to be in the event already; it does not tell by what that was seen.
 */
export async function postPublic(
  service: Service,
  { link, request }: Opening,
  fields: URLSearchParams,
): Promise<string> {
  const path = await inEvent(service, link, { actor: 'public', requestId: request.id }, async context => {
    const { tx, event, settings, now } = context
    if (event.registrationType !== 'Online Questionnaire')
      throw new FormProblem('The event takes no public registrations.')
    const key = formKeyOf(fields)
    const before = await playerOfForm(tx, event, key)
    if (before !== undefined) return pathOf(before)
    const given = readForm(fields, await formFacts(tx, event, settings, undefined, now))
    if (!given.person) throw new Error('The public form asks who somebody is.')
    const outcome = await signUpAnybody(context, { ...given, person: given.person })
    if ('playerId' in outcome) return pathOf(outcome.playerId)
    const { knownEmail } = outcome
    if (knownEmail !== undefined && reminders(service).take(`${event.eventId} ${knownEmail}`).allowed)
      await queueMails(tx, event, [knownEmail], 'link')
    return undefined

    async function pathOf(playerId: number): Promise<string> {
      const { url } = await linkOf({ service, tx }, event, 'registration', playerId)
      return new URL(url).pathname
    }
  })
  // Thrown after the commit, because a mail with the link may be on its way.
  if (path === undefined) {
    const byMail = service.config.mail
      ? ' If your e-mail address is the one given there, a mail with the link is on its way.'
      : ''
    throw new FormProblem(`${presentAlready}${byMail}`)
  }
  return path
}

function reminders(service: Service): Limit {
  const known = remindersByService.get(service)
  // A sixtieth of the time makes hours of its minutes.
  const limit = known ?? createLimit(1, () => performance.now() / 60)
  remindersByService.set(service, limit)
  return limit
}
