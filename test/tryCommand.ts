/** A command line of the operator on a database of the tests, as a person sees it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../server/ops/operator/runCommand.ts'

export type Tried = { readonly code: number; readonly output: string; readonly errors: string }

/**
 * The data folder of all commands of this process. It goes with the folder of the tests, because a worker may be ended at any
 * moment; the proof of crashes, where no tests run, removes it itself.
 */
export const triedDataDir = mkdtempSync(join(process.env.TESTS_FOLDER ?? tmpdir(), 'caddiemaster-operator-'))
if (process.env.TESTS_FOLDER === undefined)
  process.on('exit', () => rmSync(triedDataDir, { recursive: true, force: true }))

/** Runs `words` against the database at `url`. Relative paths begin in the folder of the project. */
export async function tryCommand(
  url: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<Tried> {
  const output: string[] = []
  const errors: string[] = []
  const code = await runCommand({
    words,
    environment: { DATABASE_URL: url, ENVIRONMENT: 'testing', DATA_DIR: triedDataDir, ...environment },
    folder: join(import.meta.dirname, '..'),
    terminal: { print: line => output.push(line), progress: () => undefined },
    fail: message => errors.push(message),
  })
  return { code, output: output.join('\n'), errors: errors.join('\n') }
}
