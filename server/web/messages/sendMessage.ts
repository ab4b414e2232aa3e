import { stoppableSeconds } from '../../../contract/messages/console.ts'
import { fieldsInWords, unknownFields } from '../../../contract/site/messageFields.ts'
import { said } from '../../../contract/words/say.ts'
import { countsOf } from '../../domain/messages/messageHead.ts'
import { writeMessage } from '../../domain/messages/messages.sql.ts'
import { deliveryTo, recipientsOf } from '../../domain/messages/recipientsOf.ts'
import { queueMessageMails } from '../../kernel/mail/mailQueue.sql.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { handleLive } from '../../live/handleLive.ts'
import { valuesOf } from './valuesOf.ts'

export const sendMessage = handleLive(
  'sendMessage',
  async ({ tx, event, body, query, caller, now, service, record, refuse }) => {
    const { communityId, eventId, registrationEventId } = event
    const { to, subject, text, language = 'en' } = body
    if (event.kind === 'M') refuse('ROUND_REQUIRED', 'messages')
    requireNone(refuse, [...wrongFields('/subject', subject), ...wrongFields('/text', text)])
    const people = await recipientsOf(refuse, tx, event, to)
    const deliveries = people.map(person => ({ playerId: person.playerId, state: deliveryTo(person) }))
    const messageId = await writeMessage(tx, event, {
      group: to.group,
      subject,
      text,
      language,
      now,
      notBefore: now.add({ seconds: stoppableSeconds }),
      actor: caller.actor,
      deliveries,
    })
    const reached = deliveries.filter(({ state }) => state === 'waiting').map(({ playerId }) => playerId)
    const job = { communityId, eventId: registrationEventId, messageId, language, pauseSeconds: stoppableSeconds }
    await queueMessageMails(tx, job, reached)
    await record({
      communityId,
      eventId,
      kind: 'message.sent',
      subject: { messageId, playerIds: deliveries.map(({ playerId }) => playerId) },
      // What it says is for those who write and read it; the log is for everybody of the staff.
      after: { whom: to.group, reached: reached.length },
    })
    const values = query.preview === true ? await valuesOf({ service, tx }, event, people, language) : undefined
    return {
      messageId,
      counts: countsOf(deliveries),
      isMailSetUp: service.config.mail !== undefined,
      ...(values && {
        recipients: people.flatMap(person => {
          const own = values.get(person.playerId)
          return own ? [{ playerId: person.playerId, name: own.name, state: deliveryTo(person), values: own }] : []
        }),
      }),
    }
  },
)

function wrongFields(pointer: string, text: string) {
  return unknownFields(text).map(field => ({
    pointer,
    message: said('fields.hasFieldsAre', { field, fields: fieldsInWords }),
  }))
}
