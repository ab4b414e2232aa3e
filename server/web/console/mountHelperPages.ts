import type { FastifyInstance } from 'fastify'
import { logSecurityEvent } from '../../kernel/http/securityEvent.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { sendBuilt } from '../pages/builtFile.ts'
import { consoleApp, helperPage, helperWorkerPath } from './consoleApp.ts'
import { entryWords } from './entryForm.ts'
import { helperFacts } from './helperFacts.ts'
import { sendShell } from './sendShell.ts'

type HelperAddress = { readonly event: string; readonly purpose: string; readonly token: string }

/** Mounts the pages behind staff links, which are a part of the console for whoever has the link, and what keeps them on a device. */
export function mountHelperPages(app: FastifyInstance, service: Service): void {
  app.get(helperPage, (_request, reply) => sendShell(service, reply, { facts: { helper: null }, locale: 'en' }))
  app.get(helperWorkerPath, async (request, reply) =>
    sendBuilt(request, reply.header('cache-control', 'no-cache'), (await consoleApp()).helperWorker),
  )
  app.get<{ Params: HelperAddress }>('/staff/:event/:purpose/:token', async (request, reply) => {
    const helper = await helperFacts(service, request.params, request.headers['accept-language'])
    if (!helper) {
      logSecurityEvent(request, 'link.refused', {})
      const { ended, endedHow } = entryWords(reply).links
      return sendWords(service, reply, 404, ended, endedHow)
    }
    return sendShell(service, reply, { facts: { helper }, locale: helper.locale })
  })
}
