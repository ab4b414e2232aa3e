import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { printLists } from './printLists.ts'
import { tidy } from './tidy.ts'

/**
 * Creates an operation of the extensions, or with `--console` one that only the console calls: its entry with those of its noun, its
 * handler and its cases, and prints the lists. It works, is documented and is covered by the walk as it is. `args` are its id in
 * camelCase and its noun, the folder in `contract/` and `server/domain/`. Returns the paths. Throws an Error that says why when it cannot.
 */
export function newOperation(args: readonly string[], root = join(import.meta.dirname, '..')): readonly string[] {
  const isOfConsole = args.includes('--console')
  const [id = '', noun = ''] = args.filter(arg => arg !== '--console')
  if (!/^[a-z][a-zA-Z0-9]+$/.test(id) || !/^[a-z][a-zA-Z]+$/.test(noun)) {
    throw new Error('Give the id in camelCase and the noun: npm run new operation listSponsors events')
  }
  const entry = `contract/${noun}/${isOfConsole ? 'console' : 'extensions'}.ts`
  const handler = `server/domain/${noun}/${id}.ts`
  const cases = `server/domain/${noun}/${id}${isOfConsole ? '.console' : ''}.cases.ts`
  for (const path of [handler, cases]) if (existsSync(join(root, path))) throw new Error(`${path} already exists`)
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
  write(root, nounsFile, withNoun(read(nounsFile), noun))
  write(root, entry, withEntry(read(entry), { id, noun, isOfConsole }))
  write(root, handler, handlerSource(id))
  write(root, cases, casesSource(id))
  tidy(root, [entry, handler, cases])
  const lists = Object.entries(printLists(root)).filter(
    ([path, text]) => readFileSync(join(root, path), 'utf8') !== text,
  )
  for (const [path, text] of lists) write(root, path, text)
  return [entry, handler, cases, ...lists.map(([path]) => path)]
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const nounsFile = 'contract/nouns.ts'

/** The list of nouns with this one, where it is new. */
function withNoun(list: string, noun: string): string {
  return list.includes(`  '${noun}',`) ? list : list.replace('] as const', `  '${noun}',\n] as const`)
}

type Wanted = { readonly id: string; readonly noun: string; readonly isOfConsole: boolean }

/** The file of the noun's entries with one more, and what that imports. */
function withEntry(file: string, wanted: Wanted): string {
  const needed = [
    ['Type', "import Type from 'typebox'"],
    ['operation', "import { operation } from '../operation.ts'"],
    ['eventParams', "import { eventParams } from '../shapes.ts'"],
    ['strictObject', "import { strictObject } from '../shapes.ts'"],
  ] as const
  const imported = [...file.matchAll(/^import [\s\S]*?from/gm)].join(' ')
  const more = needed.flatMap(([name, line]) => (new RegExp(`\\b${name}\\b`).test(imported) ? [] : [`${line}\n`]))
  const at = Math.max(0, file.search(/^import /m))
  return `${file.slice(0, at)}${more.join('')}${file.slice(at)}\n${entrySource(wanted)}`
}

function entrySource({ id, noun, isOfConsole }: Wanted): string {
  const path = id.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  const title = id.charAt(0).toUpperCase() + id.slice(1)
  return `export const ${id} = operation({
  id: '${id}',
  method: 'GET',
  path: '${isOfConsole ? '/console/api' : '/v1'}/events/{eventId}/${path}',
  tag: 'Events',
  summary: '${title}',
  description: 'Say what it does, what else happens, and when it refuses.',
  params: eventParams,
  reply: strictObject({ ok: Type.Boolean({ description: 'Say what it means.' }) }, { title: '${title}' }),
  refusals: ['UNAUTHORIZED'],
  access: '${isOfConsole ? "staff',\n  may: 'event.see" : 'token'}',
  reads: ['${noun}'],
  transaction: 'read',
  example: { params: { eventId: 'S-5209' }, reply: { ok: true } },
})
`
}

function handlerSource(id: string): string {
  return `import { handle } from '../operation/handler.ts'

export const ${id} = handle('${id}', async ({ event }) => ({ ok: event.eventId > 0 }))
`
}

function casesSource(id: string): string {
  return `import type { Cases } from '../../../test/cases.ts'

export const ${id}Cases: Cases<'${id}'> = {
  ${id}: {
    success: { input: { params: { eventId: 'S-110' } }, reply: { ok: true } },
    refusals: { UNAUTHORIZED: { input: { params: { eventId: 'S-400' } } } },
  },
}
`
}
