import { handle } from '../handler.ts'
import { linkOf } from './link.ts'
import { registrationEvent } from './registrationEvent.ts'

export const getPublicRegistrationLink = handle('getPublicRegistrationLink', async ({ refuse, ...context }) => {
  const event = await registrationEvent(context.tx, context.event)
  if (event.registrationType !== 'Online Questionnaire') {
    refuse(
      'REGISTRATION_TYPE',
      `The event is registered for as "${event.registrationType}". Set "Online Questionnaire" on the web site to let the public register.`,
    )
  }
  return linkOf(context, event, 'registration')
})
