/** The lists that follow from files: which operations there are, which handler does which, and which cases try them. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { nouns } from '../contract/nouns.ts'
import { tags } from '../contract/tags.ts'

type Item = { readonly name: string; readonly file: string }

/** A printed file: what stands before and after its list, and whether its items are spread. */
type List = {
  readonly path: string
  readonly says: string
  readonly types: readonly string[]
  readonly begins: string
  readonly ends: string
  readonly spread?: true
  readonly items: readonly Item[]
}

/** The printed lists of the checkout at `root`, by path. Throws an Error where an operation has no handler, or two. */
export function printLists(root: string): Readonly<Record<string, string>> {
  const text = (file: string) => readFileSync(join(root, file), 'utf8')
  const entries = (kind: string) => exported(root, `contract/*/${kind}.ts`, /^export const (\w+) = operation\(/gm)
  const [v1, extensions, consoleOnes] = [entries('published'), entries('extensions'), entries('console')]
  const handling = globSync('server/{domain,live,ops,web,http}/**/*.ts', { cwd: root })
    .filter(file => !file.endsWith('.test.ts') && !file.endsWith('Handlers.ts') && !file.endsWith('handlers.ts'))
    .flatMap(file =>
      [...text(file).matchAll(/^export const (\w+)(?:: [^=]+)? = handle\w*\(\s*'(\w+)'/gm)].map(
        ([, name = '', id = '']) => ({
          name,
          id,
          file,
        }),
      ),
    )
  const handlerOf = ({ name: id }: Item): Item => {
    const [found, another] = handling.filter(one => one.id === id && one.name === id)
    if (!found || another) throw new Error(`${id} has ${found ? 'two handlers' : 'no handler'}.`)
    return found
  }
  const cases = exported(root, '{server,test}/**/*.cases.ts', /^export const (\w+Cases)\b/gm)
  const isOfConsole = ({ file }: Item) => file.endsWith('.console.cases.ts')
  const handlers = {
    types: [
      "import type { Handler } from '../domain/operation/handler.ts'",
      "import type { Service } from '../live/service.ts'",
    ],
    ends: '}',
  }
  const lists: readonly List[] = [
    {
      ...handlers,
      path: 'server/http/handlers.ts',
      says: 'Which handler does which operation. The compiler asks for every one',
      types: ["import type { OperationId } from '../../contract/all.ts'", ...handlers.types],
      begins: 'export const handlers: { readonly [K in OperationId]: Handler<K, Service> } = {',
      items: [...v1, ...extensions].map(handlerOf),
    },
    {
      ...handlers,
      path: 'server/http/consoleHandlers.ts',
      says: 'Which handler does which operation of the console. The compiler asks for every one',
      types: ["import type { ConsoleOperationId } from '../../contract/all.ts'", ...handlers.types],
      begins: 'export const consoleHandlers: { readonly [K in ConsoleOperationId]: Handler<K, Service> } = {',
      items: consoleOnes.map(handlerOf),
    },
    {
      path: 'test/allCases.ts',
      says: 'The cases of all operations. The compiler asks for those of every one',
      types: ["import type { OperationId } from '../contract/all.ts'", "import type { Cases } from './cases.ts'"],
      begins: 'export const allCases: Cases<OperationId> = {',
      ends: '}',
      spread: true,
      items: cases.filter(one => !isOfConsole(one)),
    },
    {
      path: 'test/allConsoleCases.ts',
      says: 'The cases of all operations of the console. The compiler asks for those of every one',
      types: [
        "import type { ConsoleOperationId } from '../contract/all.ts'",
        "import type { Cases } from './cases.ts'",
      ],
      begins: 'export const allConsoleCases: Cases<ConsoleOperationId> = {',
      ends: '}',
      spread: true,
      items: cases.filter(isOfConsole),
    },
  ]
  return {
    'contract/all.ts': allEntries(v1, extensions, consoleOnes),
    ...Object.fromEntries(lists.map(list => [list.path, printed(list)])),
  }
}

/** What the files export: by the headings of the reference, and by nouns below each; what has none by its path. */
function exported(root: string, files: string, pattern: RegExp): readonly Item[] {
  const headings = Object.keys(tags)
  const nounOf = (file: string) => (nouns as readonly string[]).indexOf(file.split(/[/\\]/)[1] ?? '')
  return globSync(files, { cwd: root })
    .sort()
    .sort((a, b) => nounOf(a) - nounOf(b))
    .flatMap(file => {
      const text = readFileSync(join(root, file), 'utf8')
      const found = [...text.matchAll(pattern)]
      return found.map(({ 1: name = '', index }, at) => {
        const own = /\btag: '([^']+)'/.exec(text.slice(index, found[at + 1]?.index)) ?? /\btag: '([^']+)'/.exec(text)
        const place = headings.indexOf(own?.[1] ?? '')
        return { name, file, place: place < 0 ? headings.length : place }
      })
    })
    .sort((a, b) => a.place - b.place)
}

function allEntries(v1: readonly Item[], extensions: readonly Item[], consoleOnes: readonly Item[]): string {
  const group = (says: string, name: string, items: readonly Item[]) => [
    `/** ${says}. */`,
    `export const ${name} = {`,
    ...items.map(item => `  ${item.name},`),
    '} as const satisfies Record<string, Operation>',
    '',
  ]
  return [
    '/** Every operation by its id. Printed by `npm run print`. */',
    "import type { Operation } from './operation.ts'",
    ...imports('contract/all.ts', [...v1, ...extensions, ...consoleOnes]),
    '',
    ...group('The published operations of `/v1`', 'v1', v1),
    ...group('What the service adds to the published operations', 'extensions', extensions),
    ...group('What the console calls beside these. No public document has them', 'consoleOperations', consoleOnes),
    '/** The public interface: the published operations, then what the service adds to them. */',
    'export const operations = { ...v1, ...extensions } as const satisfies Record<string, Operation>',
    '',
    '/** Every operation that the service answers. */',
    'export const allOperations = { ...operations, ...consoleOperations } as const satisfies Record<string, Operation>',
    '',
    'export type OperationId = keyof typeof operations',
    'export type ConsoleOperationId = keyof typeof consoleOperations',
    'export type AnyOperationId = keyof typeof allOperations',
    '',
  ].join('\n')
}

function printed({ path, says, types, begins, ends, spread, items }: List): string {
  return [
    `/** ${says}. Printed by \`npm run print\`. */`,
    ...types,
    ...imports(path, items),
    '',
    begins,
    ...items.map(({ name }) => `  ${spread ? '...' : ''}${name},`),
    ends,
    '',
  ].join('\n')
}

/** The lines that import the items of the list at `path`. */
function imports(path: string, items: readonly Item[]): readonly string[] {
  const from = (file: string) => {
    const way = relative(dirname(path), file).replaceAll('\\', '/')
    return way.startsWith('.') ? way : `./${way}`
  }
  return [...Map.groupBy(items, ({ file }) => file)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, own]) => `import { ${own.map(({ name }) => name).join(', ')} } from '${from(file)}'`)
}
