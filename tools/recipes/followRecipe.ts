import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newFormat } from '../newFormat.ts'
import { newOperation } from '../newOperation.ts'

/** What is done to a file by hand: it is written, lines are put after the line that has `after` in it, or a piece becomes another. */
export type Edit = { readonly file: string } & (
  | { readonly text: string }
  | { readonly after: string; readonly put: string }
  | { readonly replace: string; readonly by: string }
)

/** A small task of a newcomer, done as CONTRIBUTING.md says. */
export type Recipe = {
  /** The headings below which it is described. */
  readonly headings: readonly [string, ...string[]]
  /** What `npm run new` makes first, with what it is told. */
  readonly makes?: readonly ['operation' | 'format', ...string[]]
  readonly edits: readonly Edit[]
}

const makers = { operation: newOperation, format: newFormat }

/** Does in the copy of the checkout at `root` what the recipe says, and answers the files. Throws an Error that names the file which the recipe no longer fits. */
export function followRecipe(root: string, { headings: [heading], makes, edits }: Recipe): readonly string[] {
  const [kind, ...args] = makes ?? []
  const made = kind ? makers[kind](args, root) : []
  for (const edit of edits) {
    const path = join(root, edit.file)
    const why = (what: string) => `The recipe "${heading}" no longer fits ${edit.file}: ${what}`
    if ('text' in edit) {
      if (existsSync(path)) throw new Error(why('it is there already.'))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, edit.text)
      continue
    }
    if (!existsSync(path)) throw new Error(why('it is not there.'))
    const text = readFileSync(path, 'utf8')
    const anchor = 'after' in edit ? edit.after : edit.replace
    const found = text.split(anchor).length - 1
    if (found !== 1) throw new Error(why(`it has "${anchor}" ${found} times.`))
    writeFileSync(path, edited(text, edit))
  }
  return [...new Set([...made, ...edits.map(({ file }) => file)])]
}

function edited(text: string, edit: Exclude<Edit, { readonly text: string }>): string {
  if ('replace' in edit) return text.replace(edit.replace, () => edit.by)
  const end = text.indexOf('\n', text.indexOf(edit.after)) + 1
  return `${text.slice(0, end)}${edit.put}\n${text.slice(end)}`
}
