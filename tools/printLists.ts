/** The lists that follow from files: which operations there are, which handler does which, and which cases try them. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
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
  const entries = (kind: string) => exported(root, `contract/${kind}/*.ts`, /^export const (\w+) = operation\(/gm)
  const [v1, extensions, consoleOnes] = [entries('v1'), entries('extensions'), entries('console')]
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
  const operations = {
    types: ["import type { Operation } from '../operation.ts'"],
    ends: '} as const satisfies Record<string, Operation>',
  }
  const handlers = {
    types: [
      "import type { Handler } from '../domain/operation/handler.ts'",
      "import type { Service } from '../live/service.ts'",
    ],
    ends: '}',
  }
  const lists: readonly List[] = [
    {
      ...operations,
      path: 'contract/v1/index.ts',
      says: 'The published operations of `/v1`, in the order of the published interface',
      begins: 'export const v1 = {',
      items: v1,
    },
    {
      ...operations,
      path: 'contract/extensions/index.ts',
      says: 'What the service adds to the published operations',
      begins: 'export const extensions = {',
      items: extensions,
    },
    {
      ...operations,
      path: 'contract/console/index.ts',
      says: 'What the console calls beside the published operations and their extensions. No public document has these',
      begins: 'export const consoleOperations = {',
      ends: `${operations.ends}\n\nexport type ConsoleOperationId = keyof typeof consoleOperations`,
      items: consoleOnes,
    },
    {
      ...handlers,
      path: 'server/http/handlers.ts',
      says: 'Which handler does which operation. The compiler asks for every one',
      types: ["import type { OperationId } from '../../contract/operations.ts'", ...handlers.types],
      begins: 'export const handlers: { readonly [K in OperationId]: Handler<K, Service> } = {',
      items: [...v1, ...extensions].map(handlerOf),
    },
    {
      ...handlers,
      path: 'server/http/consoleHandlers.ts',
      says: 'Which handler does which operation of the console. The compiler asks for every one',
      types: ["import type { ConsoleOperationId } from '../../contract/console/index.ts'", ...handlers.types],
      begins: 'export const consoleHandlers: { readonly [K in ConsoleOperationId]: Handler<K, Service> } = {',
      items: consoleOnes.map(handlerOf),
    },
    {
      path: 'test/allCases.ts',
      says: 'The cases of all operations. The compiler asks for those of every one',
      types: [
        "import type { OperationId } from '../contract/operations.ts'",
        "import type { Cases } from './cases.ts'",
      ],
      begins: 'export const allCases: Cases<OperationId> = {',
      ends: '}',
      spread: true,
      items: cases.filter(one => !isOfConsole(one)),
    },
    {
      path: 'test/allConsoleCases.ts',
      says: 'The cases of all operations of the console. The compiler asks for those of every one',
      types: [
        "import type { ConsoleOperationId } from '../contract/console/index.ts'",
        "import type { Cases } from './cases.ts'",
      ],
      begins: 'export const allConsoleCases: Cases<ConsoleOperationId> = {',
      ends: '}',
      spread: true,
      items: cases.filter(isOfConsole),
    },
  ]
  return Object.fromEntries(lists.map(list => [list.path, printed(list)]))
}

/** What the files export: those of a noun of the reference in its order, the others by their paths. */
function exported(root: string, files: string, pattern: RegExp): readonly Item[] {
  const nouns = Object.keys(tags)
  return globSync(files, { cwd: root })
    .sort()
    .map(file => {
      const text = readFileSync(join(root, file), 'utf8')
      const [, tag = ''] = /\btag: '([^']+)'/.exec(text) ?? []
      const at = nouns.indexOf(tag)
      const items = [...text.matchAll(pattern)].map(([, name = '']) => ({ name, file }))
      return { items, at: at < 0 ? nouns.length : at }
    })
    .sort((a, b) => a.at - b.at)
    .flatMap(({ items }) => items)
}

function printed({ path, says, types, begins, ends, spread, items }: List): string {
  const from = (file: string) => {
    const way = relative(dirname(path), file).replaceAll('\\', '/')
    return way.startsWith('.') ? way : `./${way}`
  }
  const imports = [...Map.groupBy(items, ({ file }) => file)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, own]) => `import { ${own.map(({ name }) => name).join(', ')} } from '${from(file)}'`)
  return [
    `/** ${says}. Printed by \`npm run print\`. */`,
    ...types,
    ...imports,
    '',
    begins,
    ...items.map(({ name }) => `  ${spread ? '...' : ''}${name},`),
    ends,
    '',
  ].join('\n')
}
