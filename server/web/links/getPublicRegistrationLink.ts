import { handle } from '../../domain/operation/handler.ts'
import { linkOf } from './link.ts'
import { registrationEvent } from './registrationEvent.ts'

export const getPublicRegistrationLink = handle('getPublicRegistrationLink', async ({ refuse, ...context }) => {
  const event = await registrationEvent(context.tx, context.event)
  if (event.registrationType !== 'Online Questionnaire') {
    refuse('REGISTRATION_TYPE', { type: event.registrationType })
  }
  return linkOf(context, event, 'registration')
})
