/** The console: its files, and the page that starts it with what is known of the person who is logged in. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Session } from '../../../contract/console/session.ts'
import { pathOf, screenOf } from '../../../contract/site/consoleScreens.ts'
import type { Helper } from '../../../contract/site/helper.ts'
import { routes } from '../../../contract/site/routes.ts'
import { Html, html } from '../../kernel/http/html.ts'
import { logSecurityEvent } from '../../kernel/http/securityEvent.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Service } from '../../live/service.ts'
import { sendWords } from '../links/linkGuard.ts'
import { iconAsset } from '../pages/assets.ts'
import { sendForEver } from '../pages/builtFile.ts'
import { sendPage } from '../pages/page.ts'
import { consoleApp } from './consoleApp.ts'
import { helperFacts } from './helperFacts.ts'
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

type HelperAddress = { readonly event: string; readonly purpose: string; readonly token: string }

/** Mounts the pages behind staff links, which are a part of the console for whoever has the link. */
export function mountHelperPages(app: FastifyInstance, service: Service): void {
  app.get<{ Params: HelperAddress }>('/staff/:event/:purpose/:token', async (request, reply) => {
    const helper = await helperFacts(service, request.params, request.headers['accept-language'])
    if (!helper) {
      logSecurityEvent(request, 'link.refused', {})
      return sendWords(service, reply, 404, 'This link has ended', 'Ask the committee for a new one.')
    }
    return sendShell(service, reply, { id: 'helper', facts: helper, locale: helper.locale })
  })
}

function sendConsole(service: Service, reply: FastifyReply, facts: Session, path: string): Promise<FastifyReply> {
  return sendShell(service, reply, { id: 'session', facts, locale: facts.account.locale, path })
}

type Shell = {
  /** Under which name the page finds `facts`. */
  readonly id: 'session' | 'helper'
  readonly facts: Session | Helper
  readonly locale: string
  /** Of the screen that is open. */
  readonly path?: string
}

/** The page that starts the console with what is known of the reader. */
async function sendShell(service: Service, reply: FastifyReply, { id, facts, locale, path = '' }: Shell) {
  const { style, script, ahead } = await consoleApp()
  const testing = service.config.environment === 'testing' && html` data-environment="testing"`
  const page = html`<html lang="${locale}"${testing}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="referrer" content="same-origin"><title>Caddiemaster</title><meta name="description" content="The console of the tournament director"><meta name="theme-color" content="#0e2a1e"><link rel="icon" type="image/svg+xml" href="${iconAsset().path}"><link rel="stylesheet" href="${style}">${ahead(path, locale).map(file => html`<link rel="modulepreload" href="${file}">`)}${setupAhead(path)}<script type="module" src="${script}"></script></head><body class="console"><script type="application/json" id="${id}">${new Html(inScript(facts))}</script><div id="app"></div><noscript>The console needs JavaScript.</noscript></body></html>`
  return sendPage(reply, `<!doctype html>\n${page.text}`, { noIndex: true, frames: true })
}

/** What every screen of an event asks first travels beside the scripts, and not after them. */
function setupAhead(path: string): Html | undefined {
  const eventId = screenOf(path)?.params.eventId
  if (eventId === undefined) return undefined
  const [, address = ''] = routes.getEventSetup.split(' ')
  return html`<link rel="preload" as="fetch" crossorigin href="${address.replace('{eventId}', encodeURIComponent(eventId))}">`
}

/** JSON that no value can end the script with. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
