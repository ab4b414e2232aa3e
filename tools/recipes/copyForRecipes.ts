import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync, unlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyOfCheckout } from '../copyOfCheckout.ts'
import { environmentOf, root, toolPath } from '../steps.ts'

export type Ran = { readonly isWell: boolean; readonly said: string }

export type CopyForRecipes = {
  readonly folder: string
  /** Runs a program in the copy. */
  readonly run: (
    command: string,
    args: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ) => Promise<Ran>
  /** Looks at the types of a project. */
  readonly compile: (project: '.' | 'site') => Promise<Ran>
  readonly remove: () => void
}

/** A copy of the checkout in which recipes are followed: a repository with the packages of the checkout and a cache of its own. */
export async function copyForRecipes(): Promise<CopyForRecipes> {
  const { folder, remove } = copyOfCheckout(root)
  linkPackages(folder)
  const run: CopyForRecipes['run'] = (command, args, environment = {}) =>
    new Promise(done => {
      const env = { ...withoutVitest(environmentOf(environment)) }
      execFile(toolPath(command), [...args], { cwd: folder, env, maxBuffer: 2 ** 27 }, (error, out, err) =>
        done({ isWell: error === null, said: `${out}${err}` }),
      )
    })
  // Tests ask Git which files there are.
  await new Promise(done => execFile('git', ['init', '--quiet'], { cwd: folder }, done))
  return { folder, run, remove, compile }

  /** Only what is otherwise than in the copy before is looked at again. */
  async function compile(project: '.' | 'site'): Promise<Ran> {
    const name = `node_modules/.cache/types/recipes-${project === '.' ? 'everything' : project}.tsbuildinfo`
    const [kept, own] = [join(root, name), join(folder, name)]
    if (!existsSync(own) && existsSync(kept)) copy(kept, own)
    const ran = await run('tsc', ['-p', project, '--incremental', '--tsBuildInfoFile', own])
    if (ran.isWell) copy(own, kept)
    return ran
  }
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}

/** One by one, so that what is printed in the copy does not stand in the cache of the checkout. */
function linkPackages(folder: string): void {
  const own = join(folder, 'node_modules')
  unlinkSync(own)
  mkdirSync(own)
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(own, name))
}

/** What this run of the tests says to its own processes. */
function withoutVitest(env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(VITEST|TESTS_|TEST$|NODE_ENV$)/.test(name)))
}
