/** Programs of ours as processes of their own, as a person starts them. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export type Running = {
  readonly child: ChildProcess
  /** Everything printed so far. */
  readonly output: () => string
  /** Waits until the output contains `text`; fails when the process ends before. */
  readonly says: (text: string, timeoutMs?: number) => Promise<void>
  readonly ended: Promise<number | null>
}

/** Starts a program; its output is kept. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Running {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let text = ''
  child.stdout?.on('data', chunk => (text += chunk))
  child.stderr?.on('data', chunk => (text += chunk))
  const ended = new Promise<number | null>((done, failed) => {
    child.on('error', failed)
    child.on('close', code => done(code))
  })
  return {
    child,
    output: () => text,
    ended,
    says: (wanted, timeoutMs = 240_000) =>
      new Promise((done, failed) => {
        const timer = setTimeout(
          () => failed(new Error(`"${wanted}" was not said in ${timeoutMs} ms:\n${text}`)),
          timeoutMs,
        )
        const look = () => {
          if (!text.includes(wanted)) return
          clearTimeout(timer)
          done()
        }
        child.stdout?.on('data', look)
        child.stderr?.on('data', look)
        ended.then(code => failed(new Error(`It ended with ${code} before it said "${wanted}":\n${text}`)), failed)
        look()
      }),
  }
}

/** What a server of ours said, line by line: each line of its log must be JSON. */
export function logged(
  output: string,
): readonly { readonly severity: string; readonly time: string; readonly msg: string }[] {
  const lines = output.split('\n').filter(line => line !== '')
  return lines.map(line => JSON.parse(line))
}

/** Our server with these settings and no others. */
export function runServer(
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  options: SpawnOptions = {},
): Running {
  return run(process.execPath, ['--import', './server/compileCache.mjs', 'server/main.ts', ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
    ...options,
  })
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
