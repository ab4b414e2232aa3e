import type { FastifyReply } from 'fastify'
import type { Session } from '../../../contract/sessions/console.ts'
import type { ConsoleScreen } from '../../../contract/site/consoleScreens.ts'
import type { Helper } from '../../../contract/site/helper.ts'
import { routes } from '../../../contract/site/routes.ts'
import { languageOf } from '../../../contract/words/languageOf.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { Html, html } from '../../kernel/http/html.ts'
import type { Service } from '../../live/service.ts'
import { iconAsset } from '../pages/assets.ts'
import { sendPage } from '../pages/page.ts'
import { consoleApp } from './consoleApp.ts'

type Shell = {
  readonly locale: string
  /** What is known of the reader. `null`: the page as a device keeps it, which knows itself what its links open. */
  readonly facts: { readonly session: Session } | { readonly helper: Helper | null }
  /** What is open, where the path is one of a screen, and its event. */
  readonly screen?: ConsoleScreen | undefined
  readonly eventId?: string | undefined
}

/** Sends the page that starts the console with what is known of the reader. */
export async function sendShell(service: Service, reply: FastifyReply, { facts, locale, screen, eventId }: Shell) {
  const { style, script, words, ownStyles, ahead, aheadOfLink } = await consoleApp()
  const testing = service.config.environment === 'testing' && html` data-environment="testing"`
  const purpose = 'helper' in facts ? facts.helper?.purpose : undefined
  const own = ownStyles[purpose ?? screen ?? 'home']
  const scripts = purpose ? aheadOfLink(purpose, locale) : screen ? ahead(screen, locale) : []
  const [[id, known] = []] = Object.entries(facts)
  const said = wordsIn(languageOf(locale) ?? 'en').entry.shell
  const page = html`<html lang="${locale}" data-words="${words}"${testing}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="referrer" content="same-origin"><title>Caddiemaster</title><meta name="description" content="${said.description}"><meta name="theme-color" content="#0e2a1e"><link rel="icon" type="image/svg+xml" href="${iconAsset().path}"><link rel="stylesheet" href="${style}">${own && html`<link rel="stylesheet" href="${own}">`}${scripts.map(file => html`<link rel="modulepreload" href="${file}">`)}${eventId !== undefined && setupAhead(eventId)}<script type="module" src="${script}"></script></head><body class="console"><script type="application/json" id="${id}">${new Html(inScript(known))}</script><script type="application/json" id="styles">${new Html(inScript(ownStyles))}</script><div id="app"></div><noscript>${said.noScript}</noscript></body></html>`
  return sendPage(reply, `<!doctype html>\n${page.text}`, { noIndex: true, frames: true })
}

/** What every screen of an event asks first travels beside the scripts, and not after them. */
function setupAhead(eventId: string): Html {
  const [, address = ''] = routes.getEventSetup.split(' ')
  return html`<link rel="preload" as="fetch" crossorigin href="${address.replace('{eventId}', encodeURIComponent(eventId))}">`
}

/** JSON that no value can end the script with. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
