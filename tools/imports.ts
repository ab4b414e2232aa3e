/**
 * Checks what imports what, by the rules of `imports.config.mjs`. dependency-cruiser reads types through TypeScript 5, so it
 * is installed in `tools/ts5`, the first time that it is missing there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.ts'

const tools = join(root, 'tools', 'ts5')
const cruiser = join(tools, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs')
const config = join('tools', 'imports.config.mjs')

if (!existsSync(cruiser)) run('npm', ['ci', '--no-audit', '--no-fund'], tools)
run(process.execPath, [cruiser, '--config', config, 'rules', 'contract', 'server', 'site'], root)

function run(command: string, parameters: readonly string[], folder: string): void {
  const { status, error } = spawnSync(command, parameters, { cwd: folder, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
