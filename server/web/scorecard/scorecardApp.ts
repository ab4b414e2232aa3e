/** The app of the phone scorecard: its script, built once from `site/scorecard`, its style and its worker. */
import { builtScript, builtStyleSheet } from '../../built/builtScript.ts'
import { appWorker } from '../pages/appWorker.ts'
import { font } from '../pages/assets.ts'
import { type BuiltFile, builtFile, builtOnce, builtStyle, scriptType, version } from '../pages/builtFile.ts'

export type BuiltApp = {
  readonly script: BuiltFile
  readonly style: BuiltFile
  /** What draws codes, for a phone that shows its scores at the table. */
  readonly codes: BuiltFile
  readonly worker: BuiltFile
}

export const scorecardApp = builtOnce(buildApp)

async function buildApp(): Promise<BuiltApp> {
  const [code, drawing] = await Promise.all([builtScript('scorecard'), builtScript('cardCodes')])
  const app = builtFile(`/scorecard/app-${version(code)}.js`, scriptType, code)
  const style = builtStyle('/scorecard/', 'app', builtStyleSheet('scorecard'))
  const codes = builtFile(`/scorecard/codes-${version(drawing)}.js`, scriptType, drawing)
  const worker = await appWorker('/scorecard/worker.js', {
    name: 'scorecard',
    files: ['/scorecard/', app.path, style.path, font.path, codes.path],
    pages: /^\/[ep]\/[MS]-\d+\/scoring\//,
  })
  return { script: app, style, codes, worker }
}
