/** What the server prints once it is ready: where it is and what to do next. */
import type { Language } from '../../contract/words/languages.ts'
import { said, say } from '../../contract/words/say.ts'
import { sampleDirector } from '../domain/access/sampleDirector.ts'
import type { Config } from '../kernel/config.ts'
import { languageOfTerminal } from '../kernel/languageOfTerminal.ts'
import { log } from '../kernel/log.ts'
import { curlLines, sampleCredential } from './curlLines.ts'

/** `code`: opens the first start, while nobody runs the installation. */
export function welcome(config: Config, code: string | undefined, language: Language): string {
  const { baseUrl: address, environment } = config
  const console = say(said('start.console'), language)
  const reference = say(said('start.reference'), language)
  const width = Math.max(console.length, reference.length, 'OpenAPI'.length)
  const lines = [
    say(said('start.ready', { environment, address }), language),
    `  ${console.padEnd(width)}  ${address}/console`,
    `  ${reference.padEnd(width)}  ${address}/docs`,
    `  ${'OpenAPI'.padEnd(width)}  ${address}/openapi.json`,
    '',
  ]
  if (config.sampleData) lines.push(...firstCalls(config, language))
  else if (code !== undefined) lines.push(...firstStart(config, code, language))
  return lines.join('\n')
}

/** Says it: to somebody at a terminal in the own language, into a log line by line in English. */
export function sayWelcome(config: Config, code: string | undefined): void {
  if (process.stdout.isTTY) console.log(welcome(config, code, languageOfTerminal(process.env)))
  else
    for (const line of welcome(config, code, 'en').split('\n'))
      if (line.trim() !== '') log('info', line.trim().replaceAll(/ {2,}/g, ' '))
}

function firstCalls({ baseUrl }: Config, language: Language): readonly string[] {
  return [
    say(said('start.sampleConsole', sampleDirector), language),
    say(said('start.sampleCredential', sampleCredential), language),
    '',
    ...curlLines(baseUrl),
    '',
    say(said('start.ends'), language),
  ]
}

/** A link that works once, for a day. */
function firstStart({ baseUrl }: Config, code: string, language: Language): readonly string[] {
  return [say(said('start.firstStart'), language), '', `  ${baseUrl}/console/start?code=${code}`, '']
}
