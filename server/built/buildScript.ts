/** `npm run build`: builds the scripts whose names it is given, or all, and keeps them below `.built`. The running server needs none of this. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../kernel/root.ts'
import {
  type BuiltSet,
  builtPath,
  hashOfSource,
  type PageScript,
  pageScripts,
  type ScriptName,
  type Sources,
  scriptNames,
  setFolder,
} from './builtScript.ts'

/** `files`: what the code was made from. */
type Made = { readonly code: string; readonly files: Iterable<string> }

const makers: Readonly<Record<ScriptName, () => Promise<Made>>> = {
  scorecard: () => bundle(join('scorecard', 'main.tsx')),
  cardCodes: () => bundle(join('scorecard', 'drawCode.ts')),
  console: consoleSet,
  reference,
  ...(Object.fromEntries(pageScripts.map(name => [name, () => pageScript(name)])) as Record<
    PageScript,
    () => Promise<Made>
  >),
}
const asked = process.argv.slice(2)

for (const name of scriptNames.filter(one => asked.length === 0 || asked.includes(one))) {
  const { code, files } = await makers[name]()
  mkdirSync(join(root, '.built'), { recursive: true })
  write(builtPath(name, 'js'), code)
  // Last: with what it names the code is there.
  write(builtPath(name, 'json'), JSON.stringify(sourcesOf([...files, import.meta.filename]), null, 2))
}

/** The whole file or none, also when two processes build at once. */
function write(path: string, text: string): void {
  const part = `${path}.${process.pid}.part`
  writeFileSync(part, text)
  renameSync(part, path)
}

function sourcesOf(files: readonly string[]): Sources {
  const paths = files.map(file => relative(root, file).replaceAll('\\', '/')).sort()
  return Object.fromEntries(paths.map(path => [path, hashOfSource(path)]))
}

/** In a function of its own: a page may have several scripts. The screen is for the browsers of old televisions. */
async function pageScript(name: PageScript): Promise<Made> {
  const { code, files } = await bundle(join('public', `${name}.ts`), name === 'tv' ? 'es2015' : 'es2022')
  return { code: `(()=>{\n${code}\n})()\n`, files }
}

/** The scripts of the console, each under a name of its own; what is made of them is the list. */
async function consoleSet(): Promise<Made> {
  // A worker is a program of its own: what screens share with it would bring it their files, which need a document.
  const worker = await outputsOf(join('console', 'outlook', 'outlookWorker.ts'), {
    entryFileNames: 'outlookWorker-[hash].js',
  })
  const workers = chunksOf(worker.outputs)
  const screens = await outputsOf(join('console', 'main.tsx'), {
    entryFileNames: 'app-[hash].js',
    define: { OUTLOOK_WORKER: JSON.stringify(workers[0]?.fileName) },
  })
  const chunks = [...chunksOf(screens.outputs), ...workers]
  const later = chunks.flatMap(({ facadeModuleId, fileName, isDynamicEntry }) =>
    isDynamicEntry && facadeModuleId
      ? [[relative(join(root, 'site', 'console'), facadeModuleId).replaceAll('\\', '/'), fileName]]
      : [],
  )
  const set: BuiltSet = {
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    imports: Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
    opens: Object.fromEntries(chunks.map(({ fileName, dynamicImports }) => [fileName, dynamicImports])),
    later: Object.fromEntries(later),
  }
  mkdirSync(setFolder, { recursive: true })
  for (const { fileName, code } of chunks) write(join(setFolder, fileName), code)
  for (const old of readdirSync(setFolder).filter(name => name.endsWith('.js') && !(name in set.imports)))
    rmSync(join(setFolder, old), { force: true })
  return { code: JSON.stringify(set), files: [...screens.files, ...worker.files] }
}

function chunksOf(outputs: Awaited<ReturnType<typeof outputsOf>>['outputs']) {
  return outputs.filter(one => one.type === 'chunk')
}

/** One file of all that `entry` in `site` imports. `target`: the oldest JavaScript that its browsers run. */
async function bundle(entry: string, target?: string): Promise<Made> {
  const { outputs, files } = await outputsOf(entry, { target })
  return { code: outputs.map(file => (file.type === 'chunk' ? file.code : '')).join(''), files }
}

async function outputsOf(
  entry: string,
  {
    target,
    entryFileNames,
    define,
  }: {
    readonly target?: string | undefined
    readonly entryFileNames?: string
    /** Names that the code has values for only when it is built. */
    readonly define?: Readonly<Record<string, string>>
  },
) {
  const { build } = await import('vite')
  const files = new Set<string>()
  const result = await build({
    configFile: false,
    root: dirname(join(root, 'site', entry)),
    envFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    // The same whoever builds: tests too.
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    plugins: [
      {
        name: 'files',
        buildEnd() {
          // What the builder makes up has no file.
          for (const id of this.getModuleIds()) if (!id.startsWith('\0')) files.add(id.split('?')[0] ?? id)
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      ...(target !== undefined && { target }),
      lib: { entry: join(root, 'site', entry), formats: ['es'], fileName: 'app' },
      ...(entryFileNames !== undefined && {
        rolldownOptions: {
          output: {
            entryFileNames,
            chunkFileNames: '[name]-[hash].js',
            // What screens share is one file, but for words in another language, what speaks to passkeys, what draws codes, what writes spreadsheets, what opens later, and what two or three screens have.
            codeSplitting: {
              groups: [
                {
                  name: 'kit',
                  test: /[\\/]site[\\/](ui|console[\\/]frame)[\\/](?!pt\.ts|(phrase|deedsOf|Search|Palette|findable|suspensionWords|useWhySuspended|Effects|effectsOf|MeanwhileDialog|NoBoards|money|Grid|SettingsForm|PasteForm|usePastedText|LongField|SaveList|saveTable|localTime|ago)\.)|node_modules(?![\\/](@simplewebauthn|qr|write-excel-file|fflate)[\\/])/,
                },
              ],
            },
          },
        },
      }),
    },
  })
  return { outputs: [result].flat().flatMap(one => ('output' in one ? one.output : [])), files }
}

/** The reference of the interface, which its package only gives as a route of a server. */
async function reference(): Promise<Made> {
  const [{ default: fastify }, { default: plugin }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ])
  const server = fastify()
  await server.register(plugin, {
    routePrefix: '/reference',
    configuration: { content: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
  })
  const { body } = await server.inject('/reference/js/scalar.js')
  await server.close()
  return { code: body, files: [fileURLToPath(import.meta.resolve('@scalar/fastify-api-reference'))] }
}
