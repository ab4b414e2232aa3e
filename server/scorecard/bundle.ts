/** The app of the phone scorecard, built from `site/scorecard` when it is first asked for: there is no build step. */
import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { KeptAnswer } from '../http/answer.ts'

export type BuiltFile = { readonly path: string; readonly mediaType: string; readonly content: KeptAnswer }
export type BuiltApp = { readonly script: BuiltFile; readonly style: BuiltFile; readonly worker: BuiltFile }

const folder = join(import.meta.dirname, '..', '..', 'site', 'scorecard')
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
  const [code, styleText, workerText] = await Promise.all([
    bundle(join(folder, 'main.tsx')),
    readFile(join(folder, 'scorecard.css'), 'utf8'),
    readFile(join(folder, 'worker.js'), 'utf8'),
  ])
  const app = named('app', 'js', script, code)
  const style = named('app', 'css', 'text/css; charset=utf-8', styleText)
  const files = `const files = ${JSON.stringify(['/scorecard/', app.path, style.path])}\n`
  const worker = kept('/scorecard/worker.js', script, files + workerText)
  return { script: app, style, worker }
}

async function bundle(entry: string): Promise<string> {
  // Large, and not needed by a server that nobody scores on.
  const { build } = await import('vite')
  const result = await build({
    configFile: false,
    root: folder,
    envFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'app' } },
  })
  const outputs = [result].flat().flatMap(one => ('output' in one ? one.output : []))
  return outputs.map(file => (file.type === 'chunk' ? file.code : '')).join('')
}

/** A file whose address changes with its content, so that phones may keep it for ever. */
function named(name: string, ending: string, mediaType: string, text: string): BuiltFile {
  return kept(`/scorecard/${name}-${hash('sha256', text).slice(0, 12)}.${ending}`, mediaType, text)
}

function kept(path: string, mediaType: string, text: string): BuiltFile {
  return { path, mediaType, content: new KeptAnswer(text, hash('sha256', text).slice(0, 16)) }
}
