import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './root.ts'

/** The version of this installation, as its package says. */
export const version: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

/** The commit that it was made from: in an archive of `npm run pack` its file `commit`, else what git has checked out; undefined where neither is. */
export const commit: string | undefined = (readText(join(root, 'commit')) ?? checkedOut())?.slice(0, 8)

/** What is checked out, read without git: there may be none on the machine. */
function checkedOut(): string | undefined {
  const place = join(root, '.git')
  if (!existsSync(place)) return undefined
  // The folder of a second worktree is named in a file, and the branches are in the first one's.
  const folder = statSync(place).isDirectory() ? place : resolve(root, readText(place)?.replace(/^gitdir: /, '') ?? '')
  const head = readText(join(folder, 'HEAD'))
  const [, branch] = /^ref: (.+)$/.exec(head ?? '') ?? []
  if (branch === undefined) return head
  const common = resolve(folder, readText(join(folder, 'commondir')) ?? '.')
  const packed = readText(join(common, 'packed-refs'))?.split('\n')
  return readText(join(common, branch)) ?? packed?.find(line => line.endsWith(` ${branch}`))?.split(' ')[0]
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}
