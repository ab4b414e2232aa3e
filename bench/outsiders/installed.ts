import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folder of a program that is installed there the first time, from a lock file of its own, and its version. No script of a
 * package runs: they compile what the measurements do not use.
 */
export function installed(name: string): { readonly folder: string; readonly version: string } {
  const folder = join(import.meta.dirname, name)
  const description = join(folder, 'node_modules', name, 'package.json')
  if (!existsSync(description))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    })
  return { folder, version: JSON.parse(readFileSync(description, 'utf8')).version }
}
