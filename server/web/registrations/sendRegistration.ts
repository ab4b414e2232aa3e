import type { FastifyReply } from 'fastify'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { eventBand, eventMasthead, readFrame } from '../frame/eventFrame.ts'
import { type LinkRequest, sendClosed, sendWords } from '../links/linkGuard.ts'
import { languageOfReader } from '../pages/languageOfReader.ts'
import { sendUnlisted } from '../pages/page.ts'
import { writeLinkCookie } from './linkCookie.ts'
import { personalBody, type RegistrationView, type Returned, registrationView } from './personalView.ts'
import { publicBody } from './publicBody.ts'

/** Shows a registration page; with a form that was `returned` it comes back as it was typed, with what is wrong. */
export async function sendRegistration(
  service: Service,
  opening: LinkRequest,
  returned?: Returned,
  status = 200,
): Promise<FastifyReply> {
  const { request, reply, event, params, query } = opening
  const { player, token = '' } = params
  const isLink = request.url.startsWith('/p/')
  if (
    !returned &&
    isLink &&
    player !== undefined &&
    writeLinkCookie(request, reply, { event, player, token, mail: query.mail })
  )
    return reply
      .code(303)
      .headers({
        location: `/registration/${event}/${player}`,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .send()
  const language = languageOfReader(request)
  const words = wordsIn(language).registrations
  const view = await registrationView(service, opening, language)
  if (!view) return sendClosed(service, reply)
  const { name, communityName: community } = view.head
  const title = words.title({ event: name })
  if (!view.person && view.event.registrationType !== 'Online Questionnaire')
    return sendWords(service, reply, 403, title, words.takesNoPublic)
  const description = words.description({ event: name, community })
  const body = view.person
    ? bodyOf(service, opening, { ...view, person: view.person }, returned)
    : publicBody(view, returned)
  const { event: registered } = view
  const frame = await service.database.read([registered.communityId], tx =>
    readFrame(service, tx, registered, language),
  )
  const content = {
    title,
    description,
    colour: frame.club.colour,
    masthead: eventMasthead(frame, registered, { current: 'registration', language }),
    body: html`${eventBand(frame, registered, undefined, language)}${body}`,
    language,
    ...(view.person && !returned && { script: 'keepDay' as const }),
  }
  return sendUnlisted(service, reply, content, status)
}

function bodyOf(
  service: Service,
  { base, query }: LinkRequest,
  view: RegistrationView & { readonly person: NonNullable<RegistrationView['person']> },
  returned: Returned | undefined,
) {
  const options = {
    ownLink: `${service.config.baseUrl}${base}`,
    returned,
    saved: query.saved !== undefined,
    detailsSaved: query.details !== undefined,
    mailed: query.mailed !== undefined,
    now: service.clock(),
  }
  return personalBody(view, options)
}
