/** What the server prints once it is ready: where it is and what to do next. */
import type { Config } from '../kernel/config.ts'

export const sampleCredential = { email: 'demo@example.com', password: 'demo-fairway-2026' } as const

export function welcome(config: Config, empty: boolean): string {
  const { baseUrl } = config
  const lines = [
    `Caddiemaster (${config.environment}) is ready: ${baseUrl}`,
    `  Reference      ${baseUrl}/docs`,
    `  OpenAPI        ${baseUrl}/openapi.json`,
    '',
  ]
  if (config.sampleData) lines.push(...firstCalls(config))
  else if (empty) lines.push(...firstCommands(config))
  return lines.join('\n')
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
    `Sample credential: ${sampleCredential.email} / ${sampleCredential.password}. Log in and list the communities:`,
    '',
    ...curlLines(baseUrl),
    '',
    'Ctrl-C ends it. "npx caddiemaster reset --demo" brings the sample data back.',
  ]
}

function firstCommands(config: Config): readonly string[] {
  const flag = config.environment === 'testing' ? ' --demo' : ''
  return [
    'There is no community yet. In another terminal, in this folder:',
    '',
    `  npx caddiemaster community create "Our Golf Club"${flag}`,
    `  npx caddiemaster credential issue --email you@example.com --community 101 --use "our web site"${flag}`,
    '',
    'The first prints the id of the community, the second a password, once.',
  ]
}
