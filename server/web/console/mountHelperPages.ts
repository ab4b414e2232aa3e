import type { FastifyInstance } from 'fastify'
import { logSecurityEvent } from '../../kernel/http/securityEvent.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { helperFacts } from './helperFacts.ts'
import { sendShell } from './sendShell.ts'

type HelperAddress = { readonly event: string; readonly purpose: string; readonly token: string }

/** Mounts the pages behind staff links, which are a part of the console for whoever has the link. */
export function mountHelperPages(app: FastifyInstance, service: Service): void {
  app.get<{ Params: HelperAddress }>('/staff/:event/:purpose/:token', async (request, reply) => {
    const helper = await helperFacts(service, request.params, request.headers['accept-language'])
    if (!helper) {
      logSecurityEvent(request, 'link.refused', {})
      return sendWords(service, reply, 404, 'This link has ended', 'Ask the committee for a new one.')
    }
    return sendShell(service, reply, { id: 'helper', facts: helper, locale: helper.locale, screen: helper.purpose })
  })
}
