/** The app of the phone scorecard: its script, built once from `site/scorecard`, its style and its worker. */

import { type Language, languages } from '../../../contract/words/languages.ts'
import { nounWords } from '../../../contract/words/nounWords.ts'
import type { Words } from '../../../contract/words/spoken.ts'
import { builtScript, builtStyleSheet } from '../../built/builtScript.ts'
import { appWorker } from '../pages/appWorker.ts'
import { font } from '../pages/assets.ts'
import { type BuiltFile, builtFile, builtOnce, builtStyle, scriptType, version } from '../pages/builtFile.ts'
import { type WordFiles, wordFiles } from '../pages/wordFiles.ts'

export type BuiltApp = {
  readonly script: BuiltFile
  readonly style: BuiltFile
  /** What draws codes, for a phone that shows its scores at the table. */
  readonly codes: BuiltFile
  readonly worker: BuiltFile
  /** The words in each language. */
  readonly words: WordFiles
}

export const scorecardApp = builtOnce(buildApp)

async function buildApp(): Promise<BuiltApp> {
  const [code, drawing] = await Promise.all([builtScript('scorecard'), builtScript('cardCodes')])
  const app = builtFile(`/scorecard/app-${version(code)}.js`, scriptType, code)
  const style = builtStyle('/scorecard/', 'app', builtStyleSheet('scorecard'))
  const codes = builtFile(`/scorecard/codes-${version(drawing)}.js`, scriptType, drawing)
  const words = builtWords()
  const worker = await appWorker('/scorecard/worker.js', {
    name: 'scorecard',
    // In every language: whoever chooses another one may have no network.
    files: ['/scorecard/', app.path, style.path, font.path, codes.path, ...words.files.map(({ path }) => path)],
    pages: /^\/[ep]\/[MS]-\d+\/scoring\//,
  })
  return { script: app, style, codes, worker, words }
}

/** The words, a file for each language: a phone loads one. */
function builtWords(): WordFiles {
  // A language that is being written has none yet.
  const wordsOf = (language: Language) => nounWords[language].scorecard ?? nounWords.en.scorecard
  return wordFiles(
    '/scorecard/',
    languages.map(language => [language, wordsOf(language) as Words] as const),
  )
}
