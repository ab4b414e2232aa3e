import { spawnSync } from 'node:child_process'
import { toolPath } from './steps.ts'

/** Formats new files of the checkout at `root` and sorts their imports. Throws with what biome says when they cannot be. */
export function tidy(root: string, paths: readonly string[]): void {
  const { status, stderr } = spawnSync(toolPath('biome'), ['check', '--write', ...paths], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The new files could not be tidied: ${stderr}`)
}
