import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The noun that a file belongs to: its folder in the server or in the contract, or its name among the entries. */
export function nounOf(file: string): string | undefined {
  const [, noun] =
    /^contract\/(?:v1|extensions|console)\/(\w+)\.ts$/.exec(file) ??
    /^contract\/(\w+)\/\w+\.ts$/.exec(file) ??
    /^server\/\w+\/(\w+)\//.exec(file) ??
    []
  return noun
}

/** The operations of the nouns to which `changed` files belong, by their entries and by their handlers. */
export function touchedOperations(root: string, changed: readonly string[]): readonly string[] {
  const nouns = new Set(changed.filter(file => !file.endsWith('.test.ts')).map(nounOf))
  nouns.delete(undefined)
  const handlers = new Map(globSync('server/**/*.ts', { cwd: root }).map(file => [basename(file, '.ts'), file]))
  const isTouched = (file: string | undefined) => file !== undefined && nouns.has(nounOf(file))
  return globSync('contract/**/*.ts', { cwd: root }).flatMap(entry => {
    const text = readFileSync(join(root, entry), 'utf8')
    const ids = [...text.matchAll(/^export const (\w+) = operation\(/gm)].map(([, id]) => id ?? '')
    return ids.filter(id => isTouched(entry) || isTouched(handlers.get(id)))
  })
}

/** What differs from main in this checkout, also what nobody has committed. */
export function changedFiles(root: string): readonly string[] {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const mains = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main').split('\n')
  const base = git('merge-base', 'HEAD', mains.at(-1) || 'HEAD')
  const files = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  return files.flatMap(text => text.split('\n')).filter(file => file !== '')
}
