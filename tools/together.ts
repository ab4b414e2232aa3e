import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { environmentOf, root, type Step, toolPath } from './steps.ts'

/** A program of node_modules that needs none of the others. */
export type Program = { readonly name: string; readonly command: string; readonly args: readonly string[] }

/** Programs as one step: as many at once as there are processors, what each prints in one piece when it ends. */
export function together(name: string, programs: readonly Program[]): Step {
  return {
    name,
    async run() {
      const waiting = [...programs]
      let passed = 0
      async function work(): Promise<void> {
        for (let next = waiting.shift(); next; next = waiting.shift()) if (await runOne(next)) passed++
      }
      await Promise.all(Array.from({ length: availableParallelism() }, work))
      return { passed, failed: programs.length - passed }
    },
  }
}

/** True when it ended well. */
async function runOne({ name, command, args }: Program): Promise<boolean> {
  const began = performance.now()
  const child = spawn(toolPath(command), args, { cwd: root, env: environmentOf({}), stdio: ['ignore', 'pipe', 'pipe'] })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => printed.push(data))
  const passed = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', status => resolve(status === 0))
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const text = Buffer.concat(printed).toString().trim()
  console.log(`${passed ? 'passed' : 'FAILED'} ${name} in ${seconds} s${text === '' ? '' : `\n${text}\n`}`)
  return passed
}
