import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

export type StartedServer = { readonly url: string; readonly close: () => Promise<void> }

/** As long as a program may take until it answers. */
const patienceMs = 120_000

/** Runs a program of Node in production mode with `PORT` in its environment, and waits until `path` answers. */
export async function startServer(
  parameters: readonly string[],
  path: string,
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<Record<string, string>> },
): Promise<StartedServer> {
  const port = await freePort()
  const child = spawn(process.execPath, parameters, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', chunk => (said = `${said}${chunk}`.slice(-2000)))
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + patienceMs
  while (!(await answers(`${url}${path}`))) {
    if (child.exitCode !== null || Date.now() > until) {
      await ended(child)
      throw new Error(`it did not start: ${said.trim().split('\n').at(-1)}`)
    }
    await new Promise(done => setTimeout(done, 300))
  }
  return { url, close: () => ended(child) }
}

function freePort(): Promise<number> {
  return new Promise(done => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  )
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise(done => child.once('exit', done))
  child.kill('SIGTERM')
  const slow = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(slow)
}
