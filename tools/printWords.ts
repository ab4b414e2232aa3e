/** The lists of the words: which languages there are, and which screens have words. They follow from the folders of `contract/words`. */
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Files beside those of the nouns. */
const notNouns = new Set(['language', 'nouns', 'screens'])

const printed = 'Printed by `npm run print`.'

/** The lists of the checkout at `root`, by path. English is the first language: the others are compared with it. */
export function printWords(root: string): Readonly<Record<string, string>> {
  const folder = join(root, 'contract/words')
  const languages = globSync('*/language.ts', { cwd: folder })
    .map(file => dirname(file))
    .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b))
  const namesIn = (path: string) =>
    globSync('*.ts', { cwd: join(folder, path) })
      .map(file => basename(file, '.ts'))
      .sort()
  const nouns = namesIn('en').filter(name => !notNouns.has(name))
  const lists = languages.flatMap(language => [
    [
      `contract/words/${language}/screens.ts`,
      listOf('The words of the console by their screens.', namesIn(`${language}/screens`), './screens'),
    ],
    [`contract/words/${language}/nouns.ts`, listOf('What is said about each noun, by its code.', nouns, '.')],
  ])
  return {
    'contract/words/nounWords.ts': [
      `/** Every text that the server says, in each language. ${printed} */`,
      ...byPath([
        ...languages.map(language => `import * as ${language} from './${language}/nouns.ts'`),
        "import type { Language } from './languages.ts'",
        "import type { Words } from './spoken.ts'",
      ]),
      '',
      `export const nounWords: Readonly<Record<Language, Words>> = { ${languages.join(', ')} }`,
      '',
    ].join('\n'),
    'contract/words/languages.ts': listOfLanguages(languages),
    'contract/words/screenWords.ts': [
      `/** The words of the screens in each language, loaded when somebody asks. ${printed} */`,
      "import type { Language } from './languages.ts'",
      "import type { Words } from './spoken.ts'",
      '',
      'export const screenWords: Readonly<Record<Language, () => Promise<Readonly<Record<string, Words>>>>> = {',
      ...languages.map(language => `  ${language}: () => import('./${language}/screens.ts'),`),
      '}',
      '',
    ].join('\n'),
    ...Object.fromEntries(lists),
  }
}

function listOfLanguages(languages: readonly string[]): string {
  return [
    `/** The languages that people read the product in: the folders of \`contract/words\`. ${printed} */`,
    ...byPath([
      ...languages.map(language => `import { language as ${language} } from './${language}/language.ts'`),
      "import type { LanguageFacts } from './languageFacts.ts'",
    ]),
    '',
    `export const languages = [${languages.map(language => `'${language}'`).join(', ')}] as const`,
    'export type Language = (typeof languages)[number]',
    '',
    `export const languageFacts: Readonly<Record<Language, LanguageFacts>> = { ${languages.join(', ')} }`,
    '',
  ].join('\n')
}

function listOf(what: string, names: readonly string[], folder: string): string {
  const lines = names.map(name => `export { words as ${name} } from '${folder}/${name}.ts'`)
  return [`/** ${what} ${printed} */`, ...lines, ''].join('\n')
}

/** Imports in the order that the style wants. */
function byPath(imports: readonly string[]): readonly string[] {
  const pathIn = (line: string) => line.split("'")[1] ?? ''
  return imports.toSorted((a, b) => pathIn(a).localeCompare(pathIn(b)))
}
