import { handle } from '../../domain/operation/handler.ts'
import { linkOf } from './link.ts'
import { registrationEvent } from './registrationEvent.ts'

export const getPublicRegistrationLink = handle('getPublicRegistrationLink', async ({ refuse, ...context }) => {
  const event = await registrationEvent(context.tx, context.event)
  if (event.registrationType !== 'Online Questionnaire') {
    refuse(
      'REGISTRATION_TYPE',
      `Registration for this event is "${event.registrationType}". To let the public register, set it to "Online Questionnaire" on the web site.`,
    )
  }
  return linkOf(context, event, 'registration')
})
