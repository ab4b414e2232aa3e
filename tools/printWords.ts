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
  const screens = languages.map(language => [
    `contract/words/${language}/screens.ts`,
    [
      `/** The words of the console by their screens. ${printed} */`,
      ...namesIn(`${language}/screens`).map(name => `export { words as ${name} } from './screens/${name}.ts'`),
      '',
    ].join('\n'),
  ])
  const nouns = namesIn('en').filter(name => !notNouns.has(name))
  const ofNouns = languages.map(language => [
    `contract/words/${language}/nouns.ts`,
    [
      `/** What is said about each noun, by its code. ${printed} */`,
      ...nouns.map(name => `export { words as ${name} } from './${name}.ts'`),
      '',
    ].join('\n'),
  ])
  return {
    'contract/words/nounWords.ts': [
      `/** Every text that the server says, in each language. ${printed} */`,
      ...[
        ...languages.map(language => `import * as ${language} from './${language}/nouns.ts'`),
        "import type { Language } from './languages.ts'",
        "import type { Words } from './spoken.ts'",
      ].sort((a, b) => pathIn(a).localeCompare(pathIn(b))),
      '',
      `export const nounWords: Readonly<Record<Language, Words>> = { ${languages.join(', ')} }`,
      '',
    ].join('\n'),
    'contract/words/languages.ts': [
      `/** The languages that people read the product in: the folders of \`contract/words\`. ${printed} */`,
      ...[
        ...languages.map(language => `import { language as ${language} } from './${language}/language.ts'`),
        "import type { LanguageFacts } from './languageFacts.ts'",
      ].sort((a, b) => pathIn(a).localeCompare(pathIn(b))),
      '',
      `export const languages = [${languages.map(language => `'${language}'`).join(', ')}] as const`,
      'export type Language = (typeof languages)[number]',
      '',
      `export const languageFacts: Readonly<Record<Language, LanguageFacts>> = { ${languages.join(', ')} }`,
      '',
    ].join('\n'),
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
    ...Object.fromEntries([...screens, ...ofNouns]),
  }
}

function pathIn(line: string): string {
  return line.split("'")[1] ?? ''
}
