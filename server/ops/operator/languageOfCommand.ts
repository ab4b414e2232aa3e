import { type Language, languages } from '../../../contract/words/languages.ts'
import { said } from '../../../contract/words/say.ts'
import { languageOfTerminal } from '../../kernel/languageOfTerminal.ts'
import { UsageError } from './command.ts'

/** The language of a command line: that of `--lang`, wherever it stands, else of the terminal; and the words without it. Throws {@link UsageError} where `--lang` names none. */
export function languageOfCommand(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): { readonly language: Language; readonly words: readonly string[] } {
  const at = words.findIndex(word => word === '--lang' || word.startsWith('--lang='))
  if (at < 0) return { language: languageOfTerminal(environment), words }
  const isApart = words[at] === '--lang'
  const given = isApart ? words[at + 1] : words[at]?.slice('--lang='.length)
  const language = languages.find(one => one === given)
  if (!language)
    throw new UsageError(said('operator.usage.mustBeOneOf', { what: '--lang', known: languages.join(', ') }))
  return { language, words: words.toSpliced(at, isApart ? 2 : 1) }
}
