/** Reasons of refusals that neither a case nor a request of the walk gives: the test that does, or why none can. */
import type { Reason } from '../textsOf.ts'

export const reasonsElsewhere: { readonly [R in Reason]?: { readonly by: string } | { readonly why: string } } = {
  'FRESH_LOGIN_REQUIRED.old': { by: 'test/walk.ts' },
  'VALIDATION.unreadable': { why: 'for what Fastify may find fault with in a later version; today each has its words' },
  'EVENT_NOT_EDITABLE.round': { by: 'server/live/eventStates/officialRounds.test.ts' },
  'OPERATOR_BLOCKED.noSecondFactor': { by: 'server/domain/accounts/operators.test.ts' },
  REQUEST_TIMEOUT: { by: 'server/http/protocol.test.ts' },
  'RATE_LIMITED.logins': { by: 'server/domain/sessions/login.test.ts' },
  'RATE_LIMITED.link': { why: '1200 requests within a minute are more than a busy machine answers' },
  'RATE_LIMITED.links': { by: 'server/web/mountLinkPages.test.ts' },
  'RATE_LIMITED.file': { by: 'server/kernel/foreign/foreignFiles.test.ts' },
  'UNAVAILABLE.disk': { by: 'e2e/fullDisk.test.ts' },
  'UNAVAILABLE.overload': { by: 'server/kernel/http/admission.test.ts' },
  'UNAVAILABLE.connections': { by: 'server/http/connections.test.ts' },
  'UNAVAILABLE.restart': { by: 'server/troubles.test.ts' },
}
