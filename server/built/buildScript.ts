/** `npm run build`: builds the scripts and styles whose names it is given, or all, and keeps them below `.built`. The running server needs none of this. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../kernel/root.ts'
import { buildStyles } from './buildStyles.ts'
import {
  type BuiltName,
  type BuiltSet,
  builtNames,
  builtPath,
  hashOfSource,
  type PageScript,
  pageScripts,
  type Sources,
  setFolder,
} from './builtScript.ts'
import { bundle, chunksOf, type Made } from './bundle.ts'

const makers: Readonly<Record<BuiltName, () => Promise<Made>>> = {
  scorecard: () => bundle(join('scorecard', 'main.tsx')),
  cardCodes: () => bundle(join('scorecard', 'drawCode.ts')),
  console: consoleSet,
  worker: () => bundle(join('ui', 'worker.js')),
  dayWorker: () => bundle(join('ui', 'dayWorker.js')),
  reference,
  styles: buildStyles,
  ...(Object.fromEntries(pageScripts.map(name => [name, () => pageScript(name)])) as Record<
    PageScript,
    () => Promise<Made>
  >),
}
const builders = ['buildScript.ts', 'bundle.ts', 'buildStyles.ts'].map(name => join(import.meta.dirname, name))
const asked = process.argv.slice(2)

for (const name of builtNames.filter(one => asked.length === 0 || asked.includes(one))) {
  const { code, files } = await makers[name]()
  mkdirSync(join(root, '.built'), { recursive: true })
  write(builtPath(name, 'js'), code)
  // Last: with what it names the code is there.
  write(builtPath(name, 'json'), JSON.stringify(sourcesOf([...files, ...builders]), null, 2))
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
  const worker = await chunksOf(join('console', 'outlook', 'outlookWorker.ts'), {
    entryFileNames: 'outlookWorker-[hash].js',
  })
  const screens = await chunksOf(join('console', 'main.tsx'), {
    entryFileNames: 'app-[hash].js',
    define: { OUTLOOK_WORKER: JSON.stringify(worker.chunks[0]?.fileName) },
  })
  const scripts = [...screens.chunks, ...worker.chunks]
  const later = scripts.flatMap(({ facadeModuleId, fileName, isDynamicEntry }) =>
    isDynamicEntry && facadeModuleId
      ? [[relative(join(root, 'site', 'console'), facadeModuleId).replaceAll('\\', '/'), fileName]]
      : [],
  )
  const set: BuiltSet = {
    entry: scripts.find(({ isEntry }) => isEntry)?.fileName ?? '',
    imports: Object.fromEntries(scripts.map(({ fileName, imports }) => [fileName, imports])),
    opens: Object.fromEntries(scripts.map(({ fileName, dynamicImports }) => [fileName, dynamicImports])),
    later: Object.fromEntries(later),
  }
  mkdirSync(setFolder, { recursive: true })
  for (const { fileName, code } of scripts) write(join(setFolder, fileName), code)
  for (const old of readdirSync(setFolder).filter(name => name.endsWith('.js') && !(name in set.imports)))
    rmSync(join(setFolder, old), { force: true })
  return { code: JSON.stringify(set), files: [...screens.files, ...worker.files] }
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
