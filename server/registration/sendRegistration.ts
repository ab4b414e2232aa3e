import type { FastifyReply } from 'fastify'
import { page, sendPage } from '../pages/page.ts'
import type { Service } from '../service.ts'
import { type Opening, sendClosed, sendWords } from '../webLinks/linkDoor.ts'
import { keepToken } from './linkCookie.ts'
import { personalBody, type RegistrationView, type Returned, registrationView } from './personalView.ts'
import { publicBody } from './publicBody.ts'

/** Shows a registration page; with a form that was `returned` it comes back as it was typed, with what is wrong. */
export async function sendRegistration(
  service: Service,
  opening: Opening,
  returned?: Returned,
  status = 200,
): Promise<FastifyReply> {
  const { request, reply, link, event, params } = opening
  const { player, token = '' } = params
  const isLink = request.url.startsWith('/p/')
  if (!returned && isLink && player !== undefined && keepToken(request, reply, { event, player, token }))
    return reply
      .code(303)
      .headers({
        location: `/registration/${event}/${player}`,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
      .send()
  const view = await registrationView(service, link, event)
  if (!view) return sendClosed(service, reply)
  const title = `Registration: ${view.head.name}`
  if (!view.person && view.event.registrationType !== 'Online Questionnaire')
    return sendWords(
      service,
      reply,
      403,
      title,
      'The event takes no public registrations. Ask the organiser for your own link.',
    )
  const description = `Registration for ${view.head.name}, ${view.head.communityName}`
  const body = view.person
    ? bodyOf(service, opening, { ...view, person: view.person }, returned)
    : publicBody(view, returned)
  return sendPage(reply, page(service, { title, description, body }), { status, noIndex: true })
}

function bodyOf(
  service: Service,
  { base, query }: Opening,
  view: RegistrationView & { readonly person: NonNullable<RegistrationView['person']> },
  returned: Returned | undefined,
) {
  const options = {
    ownLink: `${service.config.baseUrl}${base}`,
    returned,
    saved: query.saved !== undefined,
  }
  return personalBody(view, options)
}
