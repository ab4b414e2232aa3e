import { languages } from '../../contract/words/languages.ts'
import type { Edit } from './followRecipe.ts'

/** A word put into the same file of every language, in English at first: a file that lacks it does not compile. */
export function inEveryLanguage(file: string, after: string, put: string): readonly Edit[] {
  return languages.map(language => ({ file: `contract/words/${language}/${file}`, after, put }))
}

/** A new file of words in every language. `words`: the object, in English at first. */
export function newWords(file: string, words: string): readonly Edit[] {
  const depth = '../'.repeat(file.split('/').length)
  return languages.map(language => ({
    file: `contract/words/${language}/${file}`,
    text:
      language === 'en'
        ? `export const words = ${words} as const\n`
        : `import type { words as en } from '${depth}en/${file}'
import type { WordsLike } from '${depth}spoken.ts'

export const words = ${words} satisfies WordsLike<typeof en>
`,
  }))
}
