import type { Cases } from '../../../test/cases.ts'

const writing = (eventId = 'S-110') => ({
  input: {
    params: { eventId },
    body: { to: { group: 'registered' as const }, subject: 'Start moved', text: '{firstName}, see {link}' },
  },
})
const announcing = (eventId = 'S-110') => ({ input: { params: { eventId }, body: { text: 'Lunch is served.' } } })
const written = [
  `insert into message (community_id, event_id, message_id, whom, subject, body, language, sent_at, not_before, actor)
    values (1, 110, 7001, 'registered', 'Lunch', '{name}', 'en', '2026-05-01T08:59:50Z', '2026-05-01T09:00:10Z', 'administrator:12')
    on conflict do nothing`,
  `insert into message_delivery (community_id, event_id, message_id, player_id, state) values (1, 110, 7001, 1, 'noAddress')
    on conflict do nothing`,
]
const about = (messageId: number, eventId = 'S-110') => ({ input: { params: { eventId, messageId } }, given: written })

export const messagesCases: Cases<'sendMessage' | 'stopMessage' | 'listMessages' | 'getMessage' | 'setAnnouncement'> = {
  sendMessage: {
    success: writing(),
    refusals: { UNAUTHORIZED: writing('S-400'), ROUND_REQUIRED: { ...writing('M-100'), reason: 'messages' } },
  },
  stopMessage: {
    success: about(7001),
    refusals: {
      UNAUTHORIZED: about(7001, 'S-400'),
      NOT_FOUND: { ...about(7002), reason: 'message' },
      UNDO_BLOCKED: {
        reason: 'mailed',
        ...about(7001),
        given: [...written, `update message_delivery set state = 'sent', told_at = now() where message_id = 7001`],
      },
    },
  },
  listMessages: {
    success: { input: { params: { eventId: 'S-110' } }, given: written },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
  setAnnouncement: { success: announcing(), refusals: { UNAUTHORIZED: announcing('S-400') } },
  getMessage: {
    success: about(7001),
    refusals: { UNAUTHORIZED: about(7001, 'S-400'), NOT_FOUND: about(7002) },
  },
}
