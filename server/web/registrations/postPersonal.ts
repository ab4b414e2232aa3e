import { type Said, said } from '../../../contract/words/say.ts'
import { act, actions } from '../../domain/registrations/act.ts'
import { completeProfile } from '../../domain/registrations/completeProfile.ts'
import { formFacts, ownDetails } from '../../domain/registrations/formFacts.ts'
import { FormProblem } from '../../domain/registrations/formProblem.ts'
import { participant } from '../../domain/registrations/participant.sql.ts'
import { signUpPlayer } from '../../domain/registrations/signUp.ts'
import { queueMails } from '../../kernel/mail/mailQueue.sql.ts'
import type { Service } from '../../live/service.ts'
import type { LinkRequest } from '../links/linkGuard.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { inEvent } from './inEvent.ts'
import { cameByMail } from './mailProof.ts'
import { mayRemind } from './postPublic.ts'
import { formKeyOf, readAnswers, readDetails, readForm } from './readForm.ts'

/** Takes a form of a personal page and returns the address to go on to: the same page. Throws {@link FormProblem}. */
export async function postPersonal(
  service: Service,
  opening: LinkRequest,
  playerId: number,
  fields: URLSearchParams,
): Promise<string> {
  const { link, request } = opening
  const language = languageOfReader(request)
  const origin = { actor: `player:${playerId}`, requestId: request.id, language }
  const action = actions.find(one => one === fields.get('action'))
  await inEvent(service, { ...link, playerIds: [playerId] }, origin, async context => {
    const { tx, event, settings, now } = context
    const person = await participant(tx, event, playerId)
    if (!person || !(person.belongs || person.state)) throw new FormProblem(said('registrations.problems.notPart'))
    if (fields.get('action') === 'mailLink') {
      if (mayRemind(service, event, playerId)) await queueMails(tx, event, [playerId], 'link', language)
      return
    }
    if (fields.get('action') === 'details') {
      const byMail = cameByMail(service, opening, person)
      if (!byMail || person.byName) throw new FormProblem(said('registrations.problems.fromMail'))
      const facts = ownDetails(await formFacts(tx, event, settings, person, byMail, now))
      await completeProfile(context, person, readDetails(fields, { ...facts, gender: person.gender }), byMail)
      return
    }
    if (action === undefined) {
      const key = formKeyOf(fields)
      // A form that counted already is not read again: what it said may not be asked any more.
      if (person.formKey === key) return
      const byMail = cameByMail(service, opening, person)
      const given = readForm(fields, await formFacts(tx, event, settings, person, byMail, now))
      await signUpPlayer(context, person, given, byMail)
      return
    }
    const errors = new Map<string, Said>()
    const answers = action === 'answers' ? readAnswers(fields, settings.questions, errors) : {}
    if (errors.size > 0) throw new FormProblem(said('registrations.problems.correct'), errors)
    await act(context, action, { playerId, formKey: fields.get('key') ?? '', answers })
  })
  const [path = ''] = request.url.split('?')
  if (fields.get('action') === 'mailLink') return `${path}?mailed`
  if (fields.get('action') === 'details') return `${path}?${mailPart(opening)}details`
  return action === 'answers' ? `${path}?saved` : path
}

/** Where the browser keeps no cookie, the address goes on saying that the link came by mail. */
function mailPart({ query }: LinkRequest): string {
  return typeof query.mail === 'string' ? `mail=${encodeURIComponent(query.mail)}&` : ''
}
