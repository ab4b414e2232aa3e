import type { Language } from '../../../contract/words/languages.ts'
import type { Words } from '../../../contract/words/spoken.ts'
import { type BuiltFile, builtFile, scriptType, version } from './builtFile.ts'

/** Words that a browser loads: what the addresses begin with, which changes with any of them, and each file. */
export type WordFiles = {
  readonly begin: string
  readonly files: readonly BuiltFile[]
  readonly pathOf: (language: Language, part?: string) => string
}

/** Words as files below `folder`, one for each language and part: `words-3f2b8c-pt-teeSheet.js`, without a part `words-3f2b8c-pt.js`. */
export function wordFiles(
  folder: string,
  texts: readonly (readonly [language: Language, words: Words, part?: string])[],
): WordFiles {
  const begin = `${folder}words-${version(JSON.stringify(texts))}`
  const pathOf = (language: Language, part?: string) => `${[begin, language, ...(part ? [part] : [])].join('-')}.js`
  return {
    begin,
    pathOf,
    files: texts.map(([language, words, part]) =>
      builtFile(pathOf(language, part), scriptType, `export const words=${JSON.stringify(words)}`),
    ),
  }
}
