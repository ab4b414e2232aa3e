/** What the server prints once it is ready: where it is and what to do next. */
import { sampleDirector } from '../domain/access/sampleDirector.ts'
import type { Config } from '../kernel/config.ts'
import { log } from '../kernel/log.ts'

export const sampleCredential = { email: 'demo@example.com', password: 'demo-fairway-2026' } as const

/** `code`: opens the first start, while nobody runs the installation. */
export function welcome(config: Config, code: string | undefined): string {
  const { baseUrl } = config
  const lines = [
    `Caddiemaster (${config.environment}) is ready: ${baseUrl}`,
    `  Console        ${baseUrl}/console`,
    `  Reference      ${baseUrl}/docs`,
    `  OpenAPI        ${baseUrl}/openapi.json`,
    '',
  ]
  if (config.sampleData) lines.push(...firstCalls(config))
  else if (code !== undefined) lines.push(...firstStart(config, code))
  return lines.join('\n')
}

/** Prints it: to somebody at a terminal as it stands, into a log line by line. */
export function sayWelcome(text: string): void {
  if (process.stdout.isTTY) console.log(text)
  else for (const line of text.split('\n')) if (line.trim() !== '') log('info', line.trim().replaceAll(/ {2,}/g, ' '))
}

/** Two lines that work when pasted. */
export function curlLines(baseUrl: string): readonly [string, string] {
  const body = JSON.stringify(sampleCredential)
  return [
    `TOKEN=$(curl -s ${baseUrl}/v1/auth -H 'content-type: application/json' -d '${body}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`,
    `curl -s ${baseUrl}/v1/community/search -H "Authorization: Bearer $TOKEN"`,
  ]
}

function firstCalls({ baseUrl }: Config): readonly string[] {
  return [
    `Console of the sample club: ${sampleDirector.email} / ${sampleDirector.password}`,
    `Sample credential: ${sampleCredential.email} / ${sampleCredential.password}. Log in and list the communities:`,
    '',
    ...curlLines(baseUrl),
    '',
    'Ctrl-C ends it. "npx caddiemaster reset --demo" brings the sample data back.',
  ]
}

/** A link that works once, for a day. */
function firstStart({ baseUrl }: Config, code: string): readonly string[] {
  return [
    'Nobody runs this installation yet. Open this link within a day to begin; it works once:',
    '',
    `  ${baseUrl}/console/start?code=${code}`,
    '',
  ]
}
