import { languageOf } from '../../contract/words/languageOf.ts'
import type { Language } from '../../contract/words/languages.ts'

/** The language that somebody at a terminal reads, as POSIX says it: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set. English where it is none of ours. */
export function languageOfTerminal({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  return languageOf(LC_ALL || LC_MESSAGES || LANG || '') ?? 'en'
}
