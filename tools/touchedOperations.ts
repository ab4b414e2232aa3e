import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The noun that a file belongs to: its folder in the contract or in a layer of the server. */
export function nounOf(file: string): string | undefined {
  return (/^contract\/(\w+)\/\w+\.ts$/.exec(file) ?? /^server\/\w+\/(\w+)\//.exec(file))?.[1]
}

/** The operations of the nouns to which `changed` files belong. */
export function touchedOperations(root: string, changed: readonly string[]): readonly string[] {
  const nouns = new Set(changed.filter(file => !/\.test\.tsx?$/.test(file)).map(nounOf))
  nouns.delete(undefined)
  return globSync('contract/*/{published,extensions,console}.ts', { cwd: root })
    .filter(entry => nouns.has(nounOf(entry)))
    .flatMap(entry =>
      [...readFileSync(join(root, entry), 'utf8').matchAll(/^export const (\w+) = operation\(/gm)].map(
        ([, id = '']) => id,
      ),
    )
}

/** What differs from main in this checkout, also what nobody has committed. */
export function changedFiles(root: string): readonly string[] {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const mains = git('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/remotes/origin/main').split('\n')
  const base = git('merge-base', 'HEAD', mains.at(-1) || 'HEAD')
  const files = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  return files.flatMap(text => text.split('\n')).filter(file => file !== '')
}
