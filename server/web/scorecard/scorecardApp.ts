/** The app of the phone scorecard: its script, built once from `site/scorecard`, its style and its worker. */
import { hash } from 'node:crypto'
import { builtScript } from '../../kernel/built/builtScript.ts'
import { CachedBody } from '../../kernel/http/answer.ts'
import { font, lightTokens, siteText } from '../pages/assets.ts'

export type BuiltFile = { readonly path: string; readonly mediaType: string; readonly content: CachedBody }
export type BuiltApp = { readonly script: BuiltFile; readonly style: BuiltFile; readonly worker: BuiltFile }

/** After the tokens; later ones change what earlier ones say. */
const styles = [
  'ui/sun.css',
  'ui/look.css',
  'ui/parts.css',
  'scorecard/scorecard.css',
  'scorecard/keys.css',
  'scorecard/review.css',
  'scorecard/rooms.css',
]
const script = 'text/javascript; charset=utf-8'

let built: Promise<BuiltApp> | undefined

/** The same files at every call; a build that failed is tried again. */
export function scorecardApp(): Promise<BuiltApp> {
  built ??= buildApp().catch(error => {
    built = undefined
    throw error
  })
  return built
}

async function buildApp(): Promise<BuiltApp> {
  const code = await builtScript('scorecard')
  const styleText = [lightTokens(), ...styles.map(siteText)].join('')
  const app = named('app', 'js', script, code)
  const style = named('app', 'css', 'text/css; charset=utf-8', styleText)
  const files = `const files = ${JSON.stringify(['/scorecard/', app.path, style.path, font.path])}\n`
  const worker = kept('/scorecard/worker.js', script, files + siteText('scorecard/worker.js'))
  return { script: app, style, worker }
}

/** A file whose address changes with its content, so that phones may keep it for ever. */
function named(name: string, ending: string, mediaType: string, text: string): BuiltFile {
  return kept(`/scorecard/${name}-${hash('sha256', text).slice(0, 12)}.${ending}`, mediaType, text)
}

function kept(path: string, mediaType: string, text: string): BuiltFile {
  return { path, mediaType, content: new CachedBody(text, hash('sha256', text).slice(0, 16)) }
}
