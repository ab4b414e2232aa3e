import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newFolder } from '../test/newFolder.ts'

/** A copy of the checkout at `root`, with what is not committed, over the same packages. */
export function copyOfCheckout(root: string): { readonly folder: string; readonly remove: () => void } {
  const folder = newFolder('caddiemaster-copy-')
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  const files = listed
    .toString()
    .split('\0')
    .filter(path => path !== '' && existsSync(join(root, path)))
  for (const path of [...files, '.built'].filter(path => existsSync(join(root, path)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
