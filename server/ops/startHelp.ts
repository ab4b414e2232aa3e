import { said, say } from '../../contract/words/say.ts'
import { languageOfTerminal } from '../kernel/languageOfTerminal.ts'
import { settingsHelp } from '../kernel/settingsHelp.ts'

/** What the program of the server says to `--help`. */
export function startHelp(demo: boolean, environment: NodeJS.ProcessEnv): string {
  const language = languageOfTerminal(environment)
  return `${say(said(demo ? 'start.startsDemo' : 'start.starts'), language)}\n\n${settingsHelp(language)}`
}
