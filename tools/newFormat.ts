import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tidy } from './tidy.ts'

const description = 'The strokes of all holes are added; the fewest win.'
const withoutScore = 'A hole without a score leaves the round without a valid return.'

/**
 * Creates a format of play: its file, its line in the registry, its row in docs/golf.md, its words in every language, in English
 * at first, and a file of worked examples, which pass as they are. `args` are its id in camelCase and, optionally, the words of its name. Returns the three paths, relative
 * to the root of the repository. Throws an Error that says why when it cannot.
 */
export function newFormat(args: readonly string[], root = join(import.meta.dirname, '..')): readonly string[] {
  const [id = '', ...words] = args
  const name = words.join(' ') || wordsOf(id)
  const paths = {
    format: `rules/formats/${id}.ts`,
    registry: 'rules/formats/index.ts',
    examples: `rules/vectors/formats/${id}.json`,
  }
  if (!/^[a-z][a-zA-Z0-9]+$/.test(id)) throw new Error(`A format needs an id in camelCase, not '${id}'`)
  if (existsSync(join(root, paths.format))) throw new Error(`${paths.format} already exists`)
  write(join(root, paths.format), formatSource(id, name))
  write(join(root, paths.registry), registered(readFileSync(join(root, paths.registry), 'utf8'), id))
  write(join(root, paths.examples), readable(examples(id, name)))
  const page = join(root, 'docs', 'golf.md')
  if (existsSync(page)) writeFileSync(page, withFormatRow(readFileSync(page, 'utf8'), id))
  for (const words of globSync('contract/words/*/formats.ts', { cwd: root }).filter(file => !file.includes('/en/'))) {
    writeFileSync(join(root, words), withFormatWords(readFileSync(join(root, words), 'utf8'), id, name))
  }
  tidy(root, [paths.format, paths.registry])
  return Object.values(paths)
}

function wordsOf(id: string): string {
  const words = id.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The registry with the format last in the list. Its imports are sorted afterwards. */
function registered(registry: string, id: string): string {
  const withImport = `import { ${id} } from './${id}.ts'\n${registry}`
  return withImport.replace(/(export const formats: readonly Format\[\] = \[[^\]]*)\]/, `$1  ${id},\n]`)
}

/** The page with a row for the format after those of the others. */
function withFormatRow(page: string, id: string): string {
  const row = `| \`${id}\` | Club custom | \`formats/${id}\` 1 | \`score\` |`
  return page.replace(/(\| Format \| Source \|.*\n(?:\|.*\n)+)/, `$1${row}\n`)
}

/** The words of a language with those of the format before the others. */
function withFormatWords(text: string, id: string, name: string): string {
  const words = `    ${id}: {
      name: ${quoted(name)},
      description: ${quoted(description)},
      withoutScore: ${quoted(withoutScore)},
    },`
  return text.replace('  byId: {\n', line => `${line}${words}\n`)
}

function formatSource(id: string, name: string): string {
  return `import { columns } from '../standings/board.ts'
import { countHoles, type HoleRule } from './card.ts'
import { cardFormat } from './cardFormat.ts'
import { leaderboardType } from './leaderboardType.ts'
import { grossOrNet, settingsSchema } from './settings.ts'

/** ${name}: the strokes of all holes are added, the fewest win. Say which rule or custom it follows. */
export const ${id} = cardFormat({
  id: '${id}',
  name: ${quoted(name)},
  description: ${quoted(description)},
  leaderboardType: leaderboardType.strokePlay,
  columns: columns.strokes,
  unit: 'strokes',
  ranks: 'low',
  withoutScore: ${quoted(withoutScore)},
  allowances: ['individualStroke'],
  rule: 'Club custom',
  settings: settingsSchema({ score: grossOrNet('gross') }),
  card: ({ score }) => {
    const rule: HoleRule = {
      scored: (gross, _hole, received) => gross - (score === 'net' ? received : 0),
      unscored: null,
      strokes: true,
      net: score === 'net',
    }
    return card => countHoles(card, rule)
  },
})
`
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function examples(id: string, name: string) {
  const par = [4, 4, 3, 5, 4, 4, 3, 5, 4]
  return {
    kind: 'board',
    source: { what: `worked examples of ${name}: say where the numbers are from` },
    note: 'Cards of one tee, the rows of the final board best first.',
    cases: [
      {
        id: `${id}-1`,
        in: {
          format: id,
          settings: { score: 'gross' },
          par,
          hc: [5, 3, 9, 1, 7, 4, 8, 2, 6],
          sides: [
            { id: 1, rounds: [[{ playingHandicap: 0, gross: par.map(strokes => strokes + 1) }]] },
            { id: 2, rounds: [[{ playingHandicap: 0, gross: par }]] },
            {
              id: 3,
              rounds: [[{ playingHandicap: 0, gross: par.map((strokes, at) => (at === 0 ? 'pickedUp' : strokes)) }]],
            },
          ],
        },
        out: {
          rows: [
            { id: 2, position: '1', value: '36' },
            { id: 1, position: '2', value: '45' },
            { id: 3, position: 'NR', value: null },
          ],
        },
      },
    ],
  }
}

/** JSON with each list of scores on one line. */
function readable(value: unknown): string {
  const spread = JSON.stringify(value, null, 1)
  return `${spread.replace(/\[[^[\]{}]*\]/g, list => list.replace(/\s+/g, ' '))}\n`
}
