import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { registrationErrors, registrationSettings } from '../../domain/events/registrationSettings.ts'
import { handle } from '../../domain/operation/handler.ts'
import { eventHead } from '../../domain/registrations/eventHead.sql.ts'
import { formFacts } from '../../domain/registrations/formFacts.ts'
import { html } from '../../kernel/http/html.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { eventBand, eventMasthead, readFrame } from '../frame/eventFrame.ts'
import { page } from '../pages/page.ts'
import { publicBody } from './publicBody.ts'

export const previewRegistration = handle(
  'previewRegistration',
  async ({ tx, event, body, service, now, language, refuse }) => {
    const { registration } = body
    requireNone(
      refuse,
      registrationErrors(registration).map(({ pointer, message }) => ({ pointer: `/registration${pointer}`, message })),
    )
    const settings = registrationSettings({ ...event, settings: { registration } })
    const [head, choices, frame] = await Promise.all([
      eventHead(tx, event),
      formFacts(tx, event, settings, undefined, false, now),
      readFrame(service, tx, event, language),
    ])
    const sendsMail = service.config.mail !== undefined
    // Before it opens there is no form to look at.
    const view = {
      event,
      head,
      settings,
      phase: 'open',
      choices,
      sendsMail,
      byMail: false,
      draws: [],
      language,
    } as const
    const content = {
      title: wordsIn(language).registrations.title({ event: head.name }),
      description: '',
      colour: frame.club.colour,
      language,
      masthead: eventMasthead(frame, event, { current: 'registration', language }),
      body: html`${eventBand(frame, event, undefined, language)}${publicBody({ ...view, person: undefined, ownTimes: undefined, day: undefined, places: [] }, undefined)}`,
    }
    return { page: page(service, content) }
  },
)
