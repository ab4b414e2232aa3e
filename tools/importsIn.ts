import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { importRules, tests } from './importRules.ts'

/** One import, by the path of the file, or `node_modules/<name>` of a package. */
export type Import = { readonly from: string; readonly to: string }

/** What the files of the checkout at `root` import, without tests. */
export function importsIn(root: string, files: readonly string[]): readonly Import[] {
  return files
    .filter(file => !tests.test(file))
    .flatMap(from => {
      const text = readFileSync(join(root, from), 'utf8')
      return sourcesOf(text, from.endsWith('x') ? 'tsx' : 'ts').map(source => ({ from, to: target(from, source) }))
    })
}

/** What stands behind `from` and in `import()` of a file. */
export function sourcesOf(text: string, lang: 'ts' | 'tsx'): readonly string[] {
  const found: string[] = []
  const collectSources = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { source, type } = node as { readonly source?: { readonly value?: unknown }; readonly type?: string }
    const isImport = /^(Import|Export(All|Named))Declaration$|^ImportExpression$|^TSImportType$/.test(type ?? '')
    if (isImport && typeof source?.value === 'string') found.push(source.value)
    for (const inside of Object.values(node)) collectSources(inside)
  }
  collectSources(parseAst(text, { lang }).body)
  return found
}

function target(from: string, source: string): string {
  if (source.startsWith('.')) return join(dirname(from), source).replaceAll('\\', '/')
  if (source.startsWith('node:') || builtinModules.includes(source)) return source
  const [scope = '', name = ''] = source.split('/')
  return `node_modules/${scope.startsWith('@') ? `${scope}/${name}` : scope}`
}

/** Imports that break a rule, lead nowhere, or run in a circle of folders, a line each. */
export function wrongImports(root: string, imports: readonly Import[]): readonly string[] {
  const broken = imports.flatMap(({ from, to }) =>
    importRules
      .filter(rule => rule.from.test(from) && !rule.except?.test(from) && rule.to(to) && !tests.test(to))
      .map(rule => `${rule.name}: ${from} imports ${to}`),
  )
  const missing = imports.flatMap(({ from, to }) =>
    to.startsWith('node:') || existsSync(join(root, to)) ? [] : [`what is imported exists: ${from} imports ${to}`],
  )
  return [...broken, ...missing, ...circles(imports)]
}

/** Folders of the server that import each other, also over others; what is in a folder below is in the folder too. */
function circles(imports: readonly Import[]): readonly string[] {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    if (!from.startsWith('server/') || !to.startsWith('server/') || tests.test(to)) continue
    const others = foldersOf(to).filter(folder => !from.startsWith(`${folder}/`))
    for (const own of foldersOf(from))
      if (!to.startsWith(`${own}/`)) next.set(own, new Set([...(next.get(own) ?? []), ...others]))
  }
  const reached = new Map([...next.keys()].map(folder => [folder, reachedFrom(folder, next)]))
  return [...reached].flatMap(([folder, others]) =>
    [...others]
      .filter(other => folder < other && reached.get(other)?.has(folder))
      .map(other => `folders import each other in no circle: ${folder} and ${other}`),
  )
}

/** `server/live/board.ts` is in `server` and `server/live`. */
function foldersOf(file: string): readonly string[] {
  const parts = dirname(file).split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function reachedFrom(folder: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [...(next.get(folder) ?? [])]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (seen.has(one)) continue
    seen.add(one)
    waiting.push(...(next.get(one) ?? []))
  }
  return seen
}
