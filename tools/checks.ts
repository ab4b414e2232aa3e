/** What `npm run check` does: types, style, and that printed files are up to date. */
import { program, type Step } from './steps.ts'

export const checks: readonly Step[] = [
  program('types of the rules', 'tsc', ['-p', 'rules']),
  program('types of the contract', 'tsc', ['-p', 'contract']),
  program('types of the site', 'tsc', ['-p', 'site']),
  program('types of everything', 'tsc', ['-p', '.']),
  program('style', 'biome', ['check', '--error-on-warnings', '.']),
  program('printed files', 'node', ['tools/print.ts', '--check']),
]
