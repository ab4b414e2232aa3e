/** What `npm run check` does: types, style, which way imports go, that no pattern turns back, and that printed files are up to date. The slowest start first. */
import type { Step } from './steps.ts'
import { together } from './together.ts'

export const checks: readonly Step[] = [
  together('check', [
    types('everything', '.'),
    { name: 'imports', command: 'node', args: ['tools/imports.ts'] },
    { name: 'patterns', command: 'node', args: ['tools/patterns.ts'] },
    { name: 'style', command: 'biome', args: ['check', '--error-on-warnings', '--diagnostic-level=warn', '.'] },
    { name: 'printed files', command: 'node', args: ['tools/print.ts', '--check'] },
    types('the contract', 'contract'),
    types('the site', 'site'),
    types('the rules', 'rules'),
  ]),
]

/** Only what changed is looked at again. */
function types(name: string, project: string) {
  const kept = `node_modules/.cache/types/${name.replace(' ', '-')}.tsbuildinfo`
  const args = ['-p', project, '--incremental', '--tsBuildInfoFile', kept]
  return { name: `types of ${name}`, command: 'tsc', args }
}
