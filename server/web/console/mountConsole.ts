/** The console: its files, and the page that starts it with what is known of the person who is logged in. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Session } from '../../../contract/sessions/console.ts'
import { pathOf, screenOf } from '../../../contract/site/consoleScreens.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { sendForEver } from '../pages/builtFile.ts'
import { consoleApp } from './consoleApp.ts'
import { sendShell } from './sendShell.ts'
import { sessionFacts } from './sessionFacts.ts'

const accountPath = pathOf('account', {})

/** Mounts the console; whoever is not logged in is sent to the login page and comes back after it. */
export function mountConsole(app: FastifyInstance, service: Service): void {
  app.get<{ Params: { file: string } }>('/console/files/:file', async (request, reply) => {
    const file = (await consoleApp()).files.get(`/console/files/${request.params.file}`)
    if (!file) throw new Refusal('NOT_FOUND', 'file')
    return sendForEver(request, reply, file)
  })
  for (const path of ['/console', '/console/*'])
    app.get(path, async (request, reply) => {
      if (request.url.startsWith('/console/api/')) return reply.callNotFound()
      const facts = await sessionFacts(service, request)
      if (!facts) return reply.redirect(`/console/login?to=${encodeURIComponent(request.url)}`, 303)
      if (facts.isHeldBack && !request.url.startsWith(accountPath)) return reply.redirect(accountPath, 303)
      return sendConsole(service, reply, facts, new URL(request.url, 'http://console').pathname)
    })
}

function sendConsole(service: Service, reply: FastifyReply, facts: Session, path: string): Promise<FastifyReply> {
  const { screen, params } = screenOf(path) ?? {}
  return sendShell(service, reply, {
    facts: { session: facts },
    locale: facts.account.locale,
    screen,
    eventId: params?.eventId,
  })
}
